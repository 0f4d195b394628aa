/** Whole tests of one level and mode as the page of all scores prints them. */
import type { BandPoint } from '~/components/charts/bands-over-time'
import { blueprintOf } from '~/exam/core/blueprints'
import { examOf, type Level, type Subject } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import type { Estimate } from '~/exam/scoring/score'
import { hintedCount } from '~/exam/scoring/whole/inputs'
import { totalOf } from '~/exam/scoring/whole/total'
import { estimateWithRange } from '~/exam/scoring/words'
import type { ScoredTest } from '~/models/tests/report/scores.server'
import { dayText } from '~/utils/time/time-text'
import type { SectionBandsProps } from './section-bands'

const TITLES = { rehearsal: 'Rehearsals', practice: 'Practice mode' }
const ABOUT = {
  rehearsal: 'Taken under the rules of the real room.',
  practice: 'With pauses, hints or no clock, so not a measure of the real day.',
}

/** Null where no test of the mode is. */
export function shownSeries(mode: ScoredTest['mode'], all: readonly ScoredTest[], timeZone: string) {
  const tests = all.filter((test) => test.mode === mode)
  const [first] = tests
  if (!first) return null
  const { level } = first
  const subjects = first.scores.map(({ subject }) => subject)
  const hasTotal = tests.some((test) => totalTextOf(test) !== '')
  return {
    mode,
    title: TITLES[mode],
    about: ABOUT[mode],
    columns: [
      { label: 'Test' },
      ...subjects.map((subject) => ({ label: SUBJECT_NAMES[subject] })),
      ...(hasTotal ? [{ label: 'Total' }] : []),
    ],
    rows: tests.map((test, index) => ({
      id: test.id,
      name: `${index + 1}. Test ${test.number}, ${dayText(test.endedAt, timeZone)}`,
      cells: [...subjects.map((subject) => cellText(test, subject)), ...(hasTotal ? [totalTextOf(test) || 'none'] : [])],
    })),
    // Without a single estimate a chart would be empty; the table has what was right.
    sections: subjects.map((subject) => sectionOf(level, subject, tests)).filter(({ points }) => points.length > 0),
  }
}

function scoreOf(test: ScoredTest, subject: Subject) {
  return test.scores.find((score) => score.subject === subject)
}

function cellText(test: ScoredTest, subject: Subject): string {
  const score = scoreOf(test, subject)
  if (!score) return 'none'
  const { raw, estimate, inputs } = score
  const hinted = hintedCount(inputs)
  const right = `${raw.right} of ${raw.questions}${hinted > 0 ? `, ${hinted} with a hint` : ''}`
  return estimate.kind === 'none' ? right : `${right}. ${estimateWithRange(raw, estimate)}`
}

function totalTextOf({ level, scores }: ScoredTest): string {
  const total = totalOf(
    level,
    scores.map(({ estimate }) => estimate),
  )
  return total ? `${total.total}, likely ${total.band.low} to ${total.band.high}` : ''
}

function sectionOf(level: Level, subject: Subject, tests: readonly ScoredTest[]): SectionBandsProps {
  const points = tests.flatMap((test, index) => pointOf({ key: test.id, number: index + 1 }, scoreOf(test, subject)?.estimate) ?? [])
  const name = SUBJECT_NAMES[subject]
  const told = tests.map((test, index) => `${index + 1}: ${cellText(test, subject)}`).join('; ')
  const ends = examOf(level) === 'isee' ? { low: 1, high: 9 } : blueprintOf(level).scale
  const scale = examOf(level) === 'isee' ? 'Stanine' : 'Scaled score'
  return { subject, name, scale, ends, points, label: `${name}, the oldest first. ${told}.` }
}

function pointOf(test: Pick<BandPoint, 'key' | 'number'>, estimate: Estimate | undefined): BandPoint | null {
  if (!estimate || estimate.kind === 'none') return null
  const { low, high } = estimate.band
  const at = estimate.kind === 'stanine' ? estimate.stanine : estimate.kind === 'scaled' ? estimate.scaled : null
  return { ...test, low, high, at }
}
