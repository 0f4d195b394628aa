/** A program in short, for whoever has not begun it: the weeks with the topics of their days, and what it holds. */
import { outlineOf, programFigures } from '~/exam/bootcamp/outline.server'
import { PROGRAM_DAYS } from '~/exam/bootcamp/program'
import type { Level } from '~/exam/core/levels'

export function programOutline(level: Level) {
  return {
    ...programFigures(level),
    days: PROGRAM_DAYS,
    weeks: outlineOf(level).map(({ days, ...week }) => ({ ...week, topics: days.map(({ number, title }) => ({ number, text: title })) })),
  }
}
export type ProgramOutline = ReturnType<typeof programOutline>
