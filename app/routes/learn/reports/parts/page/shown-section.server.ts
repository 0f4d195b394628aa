/** One section of a whole test as its page shows it, to the student and to whoever may look. */
import { LEVEL_NAMES } from '~/exam/core/names'
import { printSolution } from '~/exam/print/item.server'
import { isSlow, SHOWN } from '~/exam/scoring/look'
import type { testSection } from '~/models/tests/report/report.server'
import { paths } from '~/paths'
import { dayText } from '~/utils/time/time-text'
import { paceOf, partName } from '../shown-report.server'

interface ShownSection {
  sittingId: string
  part: string
  found: Extract<Awaited<ReturnType<typeof testSection>>, object>
  timeZone: string
  /** Which questions are listed, from the address. */
  wanted: string | null
}

export function shownSection({ sittingId, part, found, timeZone, wanted }: ShownSection) {
  const { level, number, endedAt, section } = found
  const pace = paceOf(section)
  return {
    sittingId,
    part,
    shown: SHOWN.find((name) => name === wanted) ?? 'look',
    test: `${LEVEL_NAMES[level]}, test ${number}`,
    title: partName(level, part),
    on: dayText(endedAt, timeZone),
    unscored: section.answers.filter(({ isScored }) => !isScored).map(({ position }) => position),
    hinted: section.answers.filter(({ hintsUsed }) => hintsUsed > 0).map(({ position }) => position),
    pace,
    questions: section.answers.map(({ position, item, choice, outcome, seconds, flagged }) => ({
      ...{ position, outcome, seconds, flagged },
      skill: item.skill,
      isSlow: isSlow({ seconds }, pace),
      solution: printSolution(item, choice),
      highlighted: section.highlighted.get(item.passage?.id ?? ''),
      markTo: paths.learn.questionMark(sittingId, position, part),
    })),
  }
}
