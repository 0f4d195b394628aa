import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { verdictText } from '~/content/pacing/habits.server'
import type { Outcome } from '~/exam/scoring/outcome'
import { findHabit, HABITS, type PacedDrill, type PacedVisit, reachesGoal } from './habits'
import { withReading } from './sections'

/** A visit as short as it is said: how many targets, and whether it ended with an answer. */
type Said = number | { at: number; targets: number; blank?: boolean }

/** A drill of ten questions at 30 seconds each, visited in this way. */
function drill(said: readonly Said[], outcomes: Partial<Record<number, Outcome>> = {}, more: Partial<PacedDrill> = {}): PacedDrill {
  const target = more.target ?? 30
  let from = 0
  const visits: PacedVisit[] = said.map((one, index) => {
    const { at, targets, blank = false } = typeof one === 'number' ? { at: index + 1, targets: one } : one
    const visit = { position: at, from, seconds: targets * target, isAnswered: !blank }
    from += visit.seconds
    return visit
  })
  const isAnswered = (position: number) => visits.some((visit) => visit.position === position && visit.isAnswered)
  return {
    ...{ target, allowed: 300, taken: from, hasPenalty: false, visits, isOutOfTime: false, isClockBroken: false },
    questions: Array.from({ length: 10 }, (_, index) => ({
      position: index + 1,
      outcome: outcomes[index + 1] ?? (isAnswered(index + 1) ? 'right' : 'omitted'),
      hasStruck: false,
      reading: 0,
    })),
    ...more,
  }
}

const EVEN = Array.from({ length: 10 }, () => 0.9)
const verdictOf = (paced: PacedDrill, before: Parameters<typeof findHabit>[1] = null) => findHabit(paced, before).verdict

test('ten even questions, most of them right, are even and good', () => {
  expect(findHabit(drill(EVEN, { 2: 'wrong', 5: 'wrong' }), null)).toEqual({ verdict: 'even_and_good', facts: { right: 8 } })
  expect(verdictOf(drill(EVEN, { 1: 'wrong', 2: 'wrong', 3: 'wrong', 4: 'wrong' }))).toBe('none')
})

describe('rushing after a hard one', () => {
  const rushed = drill([0.9, 0.9, 2, 0.4, 0.3, 0.9, 0.9, 0.9, 0.9, 0.9], { 5: 'wrong' })

  test('is named with its question and its seconds', () => {
    expect(findHabit(rushed, null)).toEqual({ verdict: 'rushing_after_a_hard_one', facts: { hard: 3, seconds: 60 } })
  })

  test('is none when both quick answers are right, or one was left blank', () => {
    expect(verdictOf(drill([0.9, 0.9, 2, 0.4, 0.3, 0.9, 0.9, 0.9, 0.9, 0.9]))).not.toBe('rushing_after_a_hard_one')
    const blank = drill([0.9, 0.9, 2, 0.4, { at: 5, targets: 0.3, blank: true }, 0.9, 0.9, 0.9, 0.9, 0.9], { 4: 'wrong' })
    expect(verdictOf(blank)).not.toBe('rushing_after_a_hard_one')
  })

  test('questions count in the order in which they were shown', () => {
    const order = [1, 2, 9, 3, 4, 5, 6, 7, 8, 10]
    const paced = drill(
      order.map((at, index) => ({ at, targets: index === 2 ? 2 : index === 3 || index === 4 ? 0.3 : 0.9 })),
      { 3: 'wrong' },
    )
    expect(findHabit(paced, null)).toMatchObject({ verdict: 'rushing_after_a_hard_one', facts: { hard: 9 } })
  })
})

describe('no skip', () => {
  test('a long visit that did not pay', () => {
    const stuck = drill([0.8, 0.8, 3, 0.8, 0.8, 0.8, 0.8, 0.7, 0.7, 0.7], { 3: 'wrong' })
    expect(findHabit(stuck, null)).toEqual({ verdict: 'no_skip', facts: { hard: 3, seconds: 90, many: 3 } })
  })

  test('is none when it paid, or when something was skipped and come back to', () => {
    const said: Said[] = [0.8, 0.8, 3, 0.8, 0.8, 0.8, 0.8, 0.7, 0.7, 0.7]
    expect(verdictOf(drill(said))).not.toBe('no_skip')
    const returned = [...said.slice(0, 9), { at: 10, targets: 0.2, blank: true }, { at: 10, targets: 0.5 }]
    expect(verdictOf(drill(returned, { 3: 'wrong' }))).not.toBe('no_skip')
  })
})

test('a slow start leaves too little for the end', () => {
  const slow = drill([1.5, 1.5, 1.5, 0.8, 0.8, 0.8, 0.8, 0.6, 0.6, 0.6])
  expect(findHabit(slow, null)).toEqual({ verdict: 'slow_start', facts: { first: 135, last: 54 } })
  expect(verdictOf(drill([1.5, 1.5, 1.5, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8]))).not.toBe('slow_start')
})

describe('late guesses', () => {
  const said = [1.3, 1.3, 1.3, 1.3, 1.3, 1.3, 1.5, 0.2, 0.2, 0.2]

  test('are named when the clock was the reason', () => {
    expect(findHabit(drill(said), null)).toEqual({ verdict: 'late_guesses', facts: { count: 3, blank: 0 } })
  })

  test('are none when there was time', () => {
    expect(verdictOf(drill([1, 1, 1, 1, 1, 1, 1, 0.2, 0.2, 0.2]))).not.toBe('late_guesses')
  })

  test('a blank counts where it can only lose: without a penalty, or with a choice struck out', () => {
    const open = drill(said.slice(0, 7), {}, { isOutOfTime: true })
    expect(verdictOf(open)).toBe('late_guesses')
    const { verdict, facts } = findHabit(open, null)
    expect(facts).toEqual({ count: 3, blank: 3 })
    expect(verdictText(verdict, facts, false)).not.toContain('was right')
    expect(verdictText(verdict, { count: 3, blank: 0 }, false)).toContain('was right')
    expect(verdictOf({ ...open, hasPenalty: true })).not.toBe('late_guesses')
    const struck = open.questions.map((question) => ({ ...question, hasStruck: true }))
    expect(verdictOf({ ...open, hasPenalty: true, questions: struck })).toBe('late_guesses')
  })
})

test('a drill that says nothing names no habit', () => {
  expect(verdictOf(drill([1, 1, 1]))).toBe('too_little')
  expect(verdictOf(drill(Array.from({ length: 10 }, () => 0.1)))).toBe('clicked_through')
  expect(verdictOf({ ...drill(EVEN), isClockBroken: true })).toBe('clock_fault')
})

test('where the habit of the drill before shows again with another, the other is named', () => {
  const both = drill([1.5, 1.5, 3, 0.4, 0.3, 0.8, 0.8, 0.5, 0.5, 0.5], { 3: 'wrong', 5: 'wrong' })
  expect(verdictOf(both)).toBe('rushing_after_a_hard_one')
  expect(verdictOf(both, 'rushing_after_a_hard_one')).toBe('no_skip')
  const one = drill([0.9, 0.9, 2, 0.4, 0.3, 0.9, 0.9, 0.9, 0.9, 0.9], { 5: 'wrong' })
  expect(verdictOf(one, 'rushing_after_a_hard_one')).toBe('rushing_after_a_hard_one')
})

test('reading its passage is not time on the first question', () => {
  const { target, reading } = withReading(['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'b'], 60)
  expect([target, reading[0], reading[1], reading[5]]).toEqual([36, 120, 0, 120])
  const said = [4, 0.9, 0.9, 0.9, 0.9, 4, 0.9, 0.9, 0.9, 0.9]
  const paced = drill(said, {}, { target, allowed: 600 })
  expect(verdictOf(paced)).not.toBe('even_and_good')
  const questions = paced.questions.map((question, index) => ({ ...question, reading: reading[index] ?? 0 }))
  expect(verdictOf({ ...paced, questions })).toBe('even_and_good')
})

describe('goals', () => {
  test('a question after a hard one gets its time', () => {
    expect(reachesGoal('rushing_after_a_hard_one', drill(EVEN))).toBe(true)
    expect(reachesGoal('rushing_after_a_hard_one', drill(EVEN.with(3, 0.5)))).toBe(false)
  })

  test('one skip, one return, nothing long, all seen', () => {
    expect(reachesGoal('no_skip', drill(EVEN))).toBe(false)
    const skipped: Said[] = [...EVEN.slice(0, 4), { at: 5, targets: 0.5, blank: true }, ...EVEN.slice(5), { at: 5, targets: 0.5 }]
    expect(reachesGoal('no_skip', drill(skipped))).toBe(true)
  })

  test('the first three on the beat, and two of them right', () => {
    expect(reachesGoal('slow_start', drill(EVEN))).toBe(true)
    expect(reachesGoal('slow_start', drill(EVEN, { 1: 'wrong', 3: 'wrong' }))).toBe(false)
    expect(reachesGoal('slow_start', drill(EVEN.with(0, 2)))).toBe(false)
  })

  test('half of the time at half of the questions, and an end that is read', () => {
    expect(reachesGoal('late_guesses', drill(EVEN))).toBe(true)
    expect(reachesGoal('late_guesses', drill(EVEN.with(0, 2)))).toBe(false)
    expect(reachesGoal('late_guesses', drill(EVEN.with(9, 0.3)))).toBe(false)
  })

  test('nothing is reached by clicking', () => {
    for (const habit of HABITS) expect(reachesGoal(habit, drill(Array.from({ length: 10 }, () => 0.1)))).toBe(false)
  })
})

const anyDrill = fc
  .record({
    said: fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 10 }), targets: fc.double({ min: 0, max: 6, noNaN: true }), blank: fc.boolean() }),
      { maxLength: 30 },
    ),
    outcomes: fc.array(fc.constantFrom<Outcome>('right', 'wrong', 'omitted'), { minLength: 10, maxLength: 10 }),
    more: fc.record({ hasPenalty: fc.boolean(), isOutOfTime: fc.boolean(), isClockBroken: fc.boolean() }),
  })
  .map(({ said, outcomes, more }) => drill(said, Object.fromEntries(outcomes.map((outcome, index) => [index + 1, outcome])), more))

test('whatever was done, one verdict is found, its text has all its numbers, and it is the same again', () => {
  fc.assert(
    fc.property(anyDrill, fc.constantFrom(null, ...HABITS), (paced, before) => {
      const { verdict, facts } = findHabit(paced, before)
      expect(findHabit(paced, before)).toEqual({ verdict, facts })
      const text = verdictText(verdict, facts, paced.hasPenalty)
      expect(text).not.toMatch(/[{}]|NaN|undefined|Infinity/)
      expect(Object.values(facts).every((fact) => Number.isInteger(fact) && fact >= 0)).toBe(true)
      for (const habit of HABITS) reachesGoal(habit, paced)
    }),
  )
})

test('a drill in twice the time, with everything twice as long, has the same verdict', () => {
  fc.assert(
    fc.property(anyDrill, (paced) => {
      const twice = {
        ...paced,
        ...{ target: paced.target * 2, allowed: paced.allowed * 2, taken: paced.taken * 2 },
        visits: paced.visits.map((visit) => ({ ...visit, from: visit.from * 2, seconds: visit.seconds * 2 })),
      }
      expect(verdictOf(twice)).toBe(verdictOf(paced))
    }),
  )
})
