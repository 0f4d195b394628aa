/** From what a student did in a period to the report that is stored. */
import { blueprintOf, secondsPerQuestion } from '~/exam/core/blueprints'
import type { Subject } from '~/exam/core/levels'
import { type Day, daysBetween } from '~/exam/plan/days'
import { likelyRange } from '~/exam/reports/likely'
import type { ReportData } from '~/exam/reports/report'
import type { Estimate } from '~/exam/scoring/score'
import { dayIn } from '~/utils/time/periods.server'
import type { PeriodFacts } from './facts.server'

export interface Period {
  from: Day
  to: Day
  timeZone: string
}

/** The figures of a report. */
export function reportData(facts: PeriodFacts, { from, to, timeZone }: Period): ReportData {
  const { level, timePercent, strands } = facts
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => facts.days.find(({ day }) => day === index)?.seconds ?? 0)
  return {
    ...{ version: 1, from, to },
    // A minute that was begun counts: three answers in half a minute were work.
    minutes: days.map((seconds) => Math.ceil(seconds / 60)),
    answers: strands.reduce((sum, { answers }) => sum + answers, 0),
    right: strands.reduce((sum, { right }) => sum + right, 0),
    strands: strands.map(({ subject, strand, answers, right }) => ({ subject, strand, answers, right, ...likelyRange(right, answers) })),
    pace: facts.pace.flatMap(({ subject, answers, seconds }) => {
      const section = blueprintOf(level).sections.find((each) => each.subject === subject)
      return section ? [{ subject, answers, seconds: Math.round(seconds), allowed: (secondsPerQuestion(section) * timePercent) / 100 }] : []
    }),
    ...{ mended: facts.mended, waiting: facts.waiting, words: facts.words, lessons: facts.lessons, passages: facts.passages },
    writings: facts.writings,
    tests: facts.tests
      .map(({ at, number, scores }) => ({ on: dayIn(timeZone, new Date(at)), number, bands: scores.flatMap(bandOf) }))
      .toReversed(),
  }
}

/** Rows that were stored before there were estimates have none. */
function bandOf({ subject, outputs }: { subject: Subject; outputs: unknown }): ReportData['tests'][number]['bands'] {
  const estimate = (outputs as { estimate?: Estimate } | null)?.estimate
  return estimate && 'band' in estimate ? [{ subject, low: estimate.band.low, high: estimate.band.high }] : []
}
