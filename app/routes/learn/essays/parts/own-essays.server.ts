/** An essay as its line in the list has it. */
import { PROMPTS } from '~/content/prompts/prompts.server'
import { curlyQuotes } from '~/exam/print/quotes'
import type { listEssays } from '~/models/essays/essays.server'
import { paths } from '~/paths'
import { dayText } from '~/utils/time/time-text'
import { stateOf } from './names'

type Row = Awaited<ReturnType<typeof listEssays>>['essays'][number]

export function lineOf({ id, promptId, draft, wordCount, startedAt, submittedAt, deadline, _count }: Row, timeZone: string) {
  const state = stateOf({ submittedAt, deadline }, new Date())
  return {
    id,
    to: state === 'writing' ? paths.learn.writing(id) : paths.learn.essay(id),
    prompt: curlyQuotes(PROMPTS.find((prompt) => prompt.id === promptId)?.text ?? 'An earlier prompt'),
    draft,
    about: `${wordCount} ${wordCount === 1 ? 'word' : 'words'}, begun on ${dayText(startedAt, timeZone)}`,
    state,
    hasFeedback: _count.feedback > 0,
  }
}
