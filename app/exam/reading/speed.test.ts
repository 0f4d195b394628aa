import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FASTEST, type ReadingTime, SLOWEST, speedOf } from './speed'

const READ: ReadingTime = { words: 300, seconds: 120, answered: 6, right: 5, questions: 6, wasShown: true, isInterrupted: false }

test('words by time is the speed', () => {
  expect(speedOf(READ)).toEqual({ wordsPerMinute: 150, reason: null })
})

test.each([
  ['open', { seconds: null }],
  ['not-opened', { wasShown: false }],
  ['interrupted', { isInterrupted: true }],
  ['too-fast', { seconds: 39 }],
  ['too-slow', { seconds: 451 }],
  ['unanswered', { answered: 5 }],
  ['not-shown', { right: 3 }],
] as const)('a time that is %s does not count', (reason, change) => {
  expect(speedOf({ ...READ, ...change })).toEqual({ wordsPerMinute: null, reason })
})

test('the limits themselves count', () => {
  expect(speedOf({ ...READ, seconds: 40 })).toMatchObject({ wordsPerMinute: FASTEST })
  expect(speedOf({ ...READ, seconds: 450 })).toMatchObject({ wordsPerMinute: SLOWEST })
  expect(speedOf({ ...READ, right: 4 })).toMatchObject({ reason: null })
})

describe('whatever the clock and the answers say', () => {
  test('a speed that counts lies between the limits and is of a whole reading with most answers right', () => {
    const times = fc.record({
      words: fc.integer({ min: 1, max: 900 }),
      seconds: fc.option(fc.integer({ min: -1000, max: 100_000 })),
      questions: fc.integer({ min: 4, max: 6 }),
      answered: fc.integer({ min: 0, max: 6 }),
      right: fc.integer({ min: 0, max: 6 }),
      wasShown: fc.boolean(),
      isInterrupted: fc.boolean(),
    })
    fc.assert(
      fc.property(times, (time) => {
        const { wordsPerMinute, reason } = speedOf(time)
        expect(wordsPerMinute === null).toBe(reason !== null)
        if (wordsPerMinute === null) return
        expect(wordsPerMinute).toBeGreaterThanOrEqual(SLOWEST)
        expect(wordsPerMinute).toBeLessThanOrEqual(FASTEST)
        expect(time.answered >= time.questions && time.right * 2 > time.questions && !time.isInterrupted).toBe(true)
      }),
    )
  })
})
