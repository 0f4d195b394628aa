/** Returns of mistakes: the fixed steps, the press of a test, and what makes an answer count. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { daysAtStep, isTimely, RETURN_DAYS, standingOfReviews, stepAfter } from './returns'

const right = { isRight: true, isSecondOfDay: false }
const missed = { isRight: false, isSecondOfDay: false }

test('right answers walk the steps of 1, 3, 7 and 16 days and stay at the last', () => {
  const steps = [1, 2, 3, 4, 5].reduce<number[]>((walked) => [...walked, stepAfter(walked.at(-1) ?? 0, right)], [])
  expect(steps.map((step) => daysAtStep(step, null))).toEqual([1, 3, 7, 16, 16])
})

test('a miss goes back one step and never behind the first; a second right answer of a day moves nothing', () => {
  expect([4, 3, 2, 1, 0].map((step) => stepAfter(step, missed))).toEqual([3, 2, 1, 1, 1])
  expect([4, 3, 1, 0].map((step) => stepAfter(step, { isRight: true, isSecondOfDay: true }))).toEqual([4, 3, 1, 1])
})

test('before a test all steps that are left end on the day before it wherever a day each allows that', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 60 }), (daysToTest) => {
      let [day, step] = [0, 0]
      while (step < RETURN_DAYS.length) {
        step = stepAfter(step, right)
        const days = daysAtStep(step, daysToTest - day)
        expect(days).toBeGreaterThanOrEqual(1)
        expect(days).toBeLessThanOrEqual(RETURN_DAYS[step - 1] ?? 0)
        day += days
      }
      expect(day).toBeLessThanOrEqual(daysToTest - 1)
    }),
  )
})

test('a far test and one that is over change nothing, and the eve of a test still has a return', () => {
  for (const daysToTest of [null, 28, 400, 0, -3])
    expect([1, 2, 3, 4].map((step) => daysAtStep(step, daysToTest))).toEqual([...RETURN_DAYS])
  for (const daysToTest of [1, 2]) expect([1, 2, 3, 4].map((step) => daysAtStep(step, daysToTest))).toEqual([1, 1, 1, 1])
})

test('what is older than a miss counts no more, and one day counts once', () => {
  const review = (isRight: boolean, isClean: boolean, isOfToday: boolean) => ({ isRight, isClean, isOfToday })
  const none = { hasClean: false, hasCleanBefore: false, hasRightToday: false }
  expect(standingOfReviews([])).toEqual(none)
  expect(standingOfReviews([review(false, false, true), review(true, true, false)])).toEqual(none)
  expect(standingOfReviews([review(true, true, true)])).toEqual({ hasClean: true, hasCleanBefore: false, hasRightToday: true })
  const slowBetween = [review(true, false, false), review(true, true, false), review(false, false, false)]
  expect(standingOfReviews(slowBetween)).toEqual({ hasClean: true, hasCleanBefore: true, hasRightToday: false })
})

test('an answer is in time within twice what the test gives, longer with a passage and with extra time', () => {
  const itemIn = (subject: 'quantitative' | 'reading_comprehension') => {
    const [source] = bankSources({ level: 'ssat-upper', subject })
    return source?.offers[0]?.item('a seed') as Item
  }
  const [problem, reading] = [itemIn('quantitative'), itemIn('reading_comprehension')]
  // 30 minutes for 25 questions, 40 minutes for 40.
  expect([144, 145].map((seconds) => isTimely(problem, { seconds, timePercent: 100 }))).toEqual([true, false])
  expect([216, 217].map((seconds) => isTimely(problem, { seconds, timePercent: 150 }))).toEqual([true, false])
  expect([300, 301].map((seconds) => isTimely(reading, { seconds, timePercent: 100 }))).toEqual([true, false])
})
