/** An essay made ready for its page: what was counted, its drafts, what changed since the draft before, what a reader says. */
import { PROMPTS } from '~/content/prompts/prompts.server'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { changesBetween } from '~/exam/essays/drafts'
import { measure } from '~/exam/essays/measures'
import { printPrompt } from '~/exam/print/prompt.server'
import { examLevel } from '~/models/bank/stored-level'
import type { findEssay } from '~/models/essays/essays.server'
import { paths } from '~/paths'
import { americanDictionary } from '~/services/spelling/dictionary.server'
import { wordCount } from '~/utils/text/words'
import { dayText } from '~/utils/time/time-text'
import { printReading } from './reading-view.server'

type Essay = NonNullable<Awaited<ReturnType<typeof findEssay>>>

export function printEssay(essay: Essay, timeZone: string) {
  const { id, isWorkshop, isTimeOver, body, plan, draft, subject, number, startedAt, promptId, reading, drafts } = essay
  const prompt = PROMPTS.find((one) => one.id === promptId)
  const before = drafts.findLast((other) => other.draft < draft && other.submittedAt)
  return {
    essayId: id,
    words: essay.wordCount,
    isWorkshop,
    isTimeOver,
    level: examLevel(essay.level),
    title: isWorkshop
      ? titleOf(draft, drafts.length)
      : `${SUBJECT_NAMES[subject]}${number === null ? ' of a whole test' : `, number ${number}`}`,
    facts: `${wordCount(body)}, begun on ${dayText(startedAt, timeZone)}`,
    prompt: prompt && { ...printPrompt(prompt), think: [] },
    body,
    plan,
    measures: measure(body, { promptText: prompt?.text ?? '', dictionary: americanDictionary() }),
    drafts: drafts.map((one) => ({
      draft: one.draft,
      words: one.wordCount,
      isHere: one.id === id,
      isOpen: one.submittedAt === null,
      to: one.submittedAt ? paths.learn.essay(one.id) : paths.learn.writing(one.id),
    })),
    changes: before
      ? { since: before.draft, wordsBefore: before.wordCount, words: essay.wordCount, ...changesBetween(before.body, body) }
      : null,
    reading: reading && printReading(reading),
  }
}

function titleOf(draft: number, drafts: number): string {
  return draft === 1 && drafts === 1 ? 'Your essay' : `Your essay, draft ${draft}`
}

export type PrintedChanges = NonNullable<ReturnType<typeof printEssay>['changes']>
