/** What a tutor has returned on an essay, ready for a page. */
import { RUBRIC, RUBRIC_LINES } from '~/exam/essays/rubric'
import type { MarkedLines, SentenceComment } from '~/models/marking/marking.server'
import { dayText } from '~/utils/time/time-text'

interface Returned {
  tutor: string
  lines: MarkedLines
  comments: SentenceComment[]
  nextStep: string
  returnedAt: Date | null
}

export function shownMarking({ tutor, lines, comments, nextStep, returnedAt }: Returned, timeZone: string) {
  return {
    ...{ tutor, nextStep, on: returnedAt ? dayText(returnedAt, timeZone) : '' },
    comments: comments.map(({ sentence, quote, text }) => ({ sentence, quote, text })),
    lines: RUBRIC_LINES.flatMap((id) => {
      const line = lines[id]
      return line
        ? [{ id, name: RUBRIC[id].name, mark: line.mark, means: line.mark ? RUBRIC[id].marks[line.mark] : '', comment: line.comment }]
        : []
    }),
  }
}

export type ShownMarking = ReturnType<typeof shownMarking>
