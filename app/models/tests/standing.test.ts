/** Where a test stands, for every level, place and time: its steps follow one another without a gap, whoever looks. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS } from '~/exam/core/levels'
import { TEST_PLACES, testSteps } from '~/exam/core/test-steps'
import { type Course, standingOf, type Worked } from './standing'

const start = new Date('2026-03-08T06:00:00Z')
const GRACE = 5_000

const CASES = LEVELS.flatMap((level) =>
  TEST_PLACES.flatMap((place) => [100, 150, 200].map((timePercent) => ({ level, place, timePercent }))),
)

/** Lets the clock alone run: opens and closes what the standing asks for until nothing is left to do at this instant. */
function runTo(course: Course & { worked: Map<string, Worked> }, now: Date) {
  for (;;) {
    const standing = standingOf(course, now, GRACE)
    if (standing.is === 'opening') {
      const { step, at } = standing
      course.worked.set(step.id, { startedAt: at, deadline: new Date(at.getTime() + step.seconds * 1000), endedAt: null })
    } else if (standing.is === 'closing') {
      const row = course.worked.get(standing.step.id)
      if (row) course.worked.set(standing.step.id, { ...row, deadline: null, endedAt: standing.at })
    } else return standing
  }
}

test.each(CASES)('$level $place at $timePercent% ends when the sum of its steps has passed', ({ level, place, timePercent }) => {
  const steps = testSteps(level, place, { timePercent, extraBreaks: false })
  const course = { mode: 'rehearsal' as const, startedAt: start, steps, worked: new Map<string, Worked>() }
  const whole = steps.reduce((sum, { seconds }) => sum + seconds * 1000, 0)
  const end = new Date(start.getTime() + whole)
  expect(runTo(course, new Date(end.getTime() + GRACE)).is).toBe('working')
  expect(runTo(course, new Date(end.getTime() + GRACE + 1))).toEqual({ is: 'over', at: end })
  let at = start.getTime()
  for (const { id, kind, seconds } of steps) {
    if (kind !== 'break') expect(course.worked.get(id)).toMatchObject({ startedAt: new Date(at), endedAt: new Date(at + seconds * 1000) })
    at += seconds * 1000
  }
})

test('whoever looks, and however often, the test stands where it would have stood unseen', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 6 * 3_600_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...CASES), looks, ({ level, place, timePercent }, instants) => {
      const steps = testSteps(level, place, { timePercent, extraBreaks: true })
      const courseOf = () => ({ mode: 'rehearsal' as const, startedAt: start, steps, worked: new Map<string, Worked>() })
      const [seen, unseen] = [courseOf(), courseOf()]
      const sorted = instants.toSorted((a, b) => a - b).map((ms) => new Date(start.getTime() + ms))
      for (const instant of sorted) runTo(seen, instant)
      const last = sorted.at(-1) ?? start
      expect(runTo(seen, last)).toEqual(runTo(unseen, last))
      expect([...seen.worked]).toEqual([...unseen.worked])
    }),
  )
})

test('practice waits before each step but the first, and runs no break', () => {
  const steps = testSteps('ssat-upper', 'paper', { timePercent: 150, extraBreaks: true })
  const course = { mode: 'practice' as const, startedAt: start, steps, worked: new Map<string, Worked>() }
  runTo(course, start)
  for (const step of steps.filter(({ kind }) => kind !== 'break').slice(1)) {
    const [open] = [...course.worked].filter(([, { endedAt }]) => endedAt === null)
    if (open) course.worked.set(open[0], { ...open[1], deadline: null, endedAt: start })
    expect(runTo(course, new Date(start.getTime() + 1e9))).toEqual({ is: 'waiting', next: step })
    course.worked.set(step.id, { startedAt: start, deadline: null, endedAt: null })
  }
})

test('a step of which nothing is left is passed, and never opened again behind a later one', () => {
  const steps = testSteps('ssat-middle', 'home', { timePercent: 100, extraBreaks: false })
  const at = new Date(start.getTime() + 60_000)
  const worked = new Map<string, Worked>([['Q1', { startedAt: at, deadline: new Date(at.getTime() + 1_800_000), endedAt: null }]])
  expect(standingOf({ mode: 'rehearsal', startedAt: start, steps, worked }, at, GRACE)).toMatchObject({ is: 'working', step: { id: 'Q1' } })
})
