/** A reading made ready for a page: the lines of the rubric in order with their names, quotation marks as printed. */

import type { EssayReading } from '~/exam/essays/reading'
import { RUBRIC, RUBRIC_LINES } from '~/exam/essays/rubric'
import { curlyQuotes } from '~/exam/print/quotes'

export function printReading({ lines, strengths, next, rewrite }: EssayReading) {
  return {
    lines: RUBRIC_LINES.flatMap((id) => {
      const line = lines[id]
      const { name, asks, marks } = RUBRIC[id]
      return line
        ? [{ id, name, asks, mark: line.mark, means: marks[line.mark], quote: curlyQuotes(line.quote), comment: curlyQuotes(line.comment) }]
        : []
    }),
    /** Lines of which nothing could be shown. */
    left: RUBRIC_LINES.filter((id) => !lines[id]).map((id) => RUBRIC[id].name),
    strengths: strengths.map((strength) => curlyQuotes(strength)),
    next: curlyQuotes(next),
    rewrite: rewrite ? { from: curlyQuotes(rewrite.from), to: curlyQuotes(rewrite.to) } : null,
  }
}

export type PrintedReading = ReturnType<typeof printReading>
