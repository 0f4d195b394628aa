/** The arithmetic of adaptive practice: it finds the truth, forgives a slip, and pays for hints in part. */
import { describe, expect, test } from 'vitest'
import type { Difficulty } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import {
  afterAnswer,
  barOf,
  type Estimate,
  edgeDifficulty,
  expectedScore,
  FIRST_RATING,
  firstRating,
  movementOf,
  type RatedAnswer,
  standingOf,
  TARGET_SUCCESS,
} from './rating'

const START: Estimate = { rating: FIRST_RATING, answers: 0 }

function answer(isRight: boolean, difficulty: Difficulty = 'medium', choices = 4): RatedAnswer {
  return { isRight, difficulty, choices, hints: 0, isTwin: false }
}

/** A student of a given true ability who answers what adaptive practice would ask; returns the estimate and the share right. */
function simulate(ability: number, questions: number, seed: string, choices = 4) {
  const random = seededRandom(seed)
  let estimate = START
  let run = 0
  let right = 0
  for (let question = 0; question < questions; question++) {
    const difficulty = edgeDifficulty(estimate.rating, choices)
    const isRight = random.int(1, 1_000_000) <= expectedScore(ability, { difficulty, choices }) * 1_000_000
    estimate = afterAnswer(estimate, answer(isRight, difficulty, choices), run)
    run = isRight ? run + 1 : 0
    right += isRight ? 1 : 0
  }
  return { rating: estimate.rating, share: right / questions }
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('the estimate', () => {
  test.each([
    [1000, 4],
    [1100, 5],
    [1200, 4],
    [1300, 5],
    [1400, 4],
    [1500, 5],
  ])('of a student at %i with %i choices comes near the truth within 40 answers', (ability, choices) => {
    const ratings = Array.from({ length: 400 }, (_, index) => simulate(ability, 40, `student ${index}`, choices).rating)
    const typicalError = Math.sqrt(average(ratings.map((rating) => (rating - ability) ** 2)))
    expect(Math.abs(average(ratings) - ability)).toBeLessThan(50)
    expect(typicalError).toBeLessThan(110)
  })

  test('after 40 answers is nearer to the truth than where it began', () => {
    for (const ability of [950, 1500]) {
      const ratings = Array.from({ length: 200 }, (_, index) => simulate(ability, 40, `far ${index}`).rating)
      expect(Math.abs(average(ratings) - ability)).toBeLessThan(Math.abs(FIRST_RATING - ability) / 3)
    }
  })
})

test.each(['easy', 'medium', 'hard', undefined] as const)(
  'one slip after ten right answers takes less than a tenth of their gain (%s)',
  (only) => {
    for (const choices of [4, 5]) {
      let estimate = START
      for (let run = 0; run < 10; run++)
        estimate = afterAnswer(estimate, answer(true, only ?? edgeDifficulty(estimate.rating, choices), choices), run)
      const gained = estimate.rating - START.rating
      const slipped = afterAnswer(estimate, answer(false, only ?? edgeDifficulty(estimate.rating, choices), choices), 10)
      expect(slipped.rating).toBeLessThan(estimate.rating)
      expect(estimate.rating - slipped.rating).toBeLessThan(gained / 10)
    }
  },
)

test('a right answer never lowers the estimate and a wrong one never raises it, whatever came before', () => {
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    for (const rating of [450, 1000, 1200, 1500, 1950]) {
      for (const hints of [0, 1, 2, 5]) {
        for (const run of [0, 4, 5, 12]) {
          const before = { rating, answers: 7 }
          const at = { ...answer(true, difficulty), hints }
          expect(afterAnswer(before, at, run).rating).toBeGreaterThanOrEqual(rating)
          expect(afterAnswer(before, { ...at, isRight: false }, run).rating).toBeLessThan(rating)
        }
      }
    }
  }
})

test('an answer with a hint moves less than one without, and a twin half as far as a new question', () => {
  const gain = (shape: Partial<RatedAnswer>) => afterAnswer(START, { ...answer(true, 'hard'), ...shape }, 0).rating - FIRST_RATING
  expect(gain({ hints: 1 })).toBeLessThan(gain({}))
  expect(gain({ hints: 1 })).toBeGreaterThan(0)
  expect(gain({ isTwin: true })).toBeCloseTo(gain({}) / 2)
})

test('the more answers stand behind an estimate, the less one moves it', () => {
  const gain = (answers: number) => afterAnswer({ rating: FIRST_RATING, answers }, answer(true), 0).rating - FIRST_RATING
  expect([gain(1) < gain(0), gain(10) < gain(1), gain(26) < gain(10)]).toEqual([true, true, true])
  expect(gain(500)).toBeCloseTo(gain(100))
  expect(gain(500)).toBeGreaterThan(0)
})

test('practice asks what the student gets right about seven times in ten, while the bank reaches', () => {
  for (const ability of [1100, 1200, 1300, 1400]) {
    const shares = Array.from({ length: 200 }, (_, index) => simulate(ability, 40, `share ${index}`).share)
    expect(Math.abs(average(shares) - TARGET_SUCCESS)).toBeLessThan(0.06)
  }
  expect([1000, 1200, 1400, 1600].map((rating) => edgeDifficulty(rating, 5))).toEqual(['easy', 'easy', 'medium', 'hard'])
})

test('of difficulties that the bank lacks it takes the nearest one that there is', () => {
  expect(edgeDifficulty(900, 4, ['medium', 'hard'])).toBe('medium')
  expect(edgeDifficulty(1900, 4, ['easy'])).toBe('easy')
})

test('a new skill starts where the student stands in the subject, carefully', () => {
  expect(firstRating([])).toBe(FIRST_RATING)
  expect(firstRating([{ rating: 1500, answers: 2 }])).toBe(1350)
  expect(
    firstRating([
      { rating: 1500, answers: 18 },
      { rating: 1400, answers: 0 },
    ]),
  ).toBe(1470)
})

test('solid means seven of ten medium questions right, strong seven of ten hard ones', () => {
  expect([1200, 1300, 1500].map((rating) => standingOf(rating, 4))).toEqual(['getting-there', 'solid', 'strong'])
  expect(expectedScore(1300, { difficulty: 'medium', choices: 4 })).toBeCloseTo(0.73, 2)
  expect(expectedScore(0, { difficulty: 'hard', choices: 5 })).toBeCloseTo(0.2, 2)
})

test('what moved is said in words: up, a little with a hint, and never worse than an easier start', () => {
  const right = answer(true)
  const wrong = answer(false)
  expect(movementOf(1200, [right])).toBe('up')
  expect(movementOf(1200, [{ ...right, hints: 1 }])).toBe('slightly-up')
  expect(movementOf(1200, [{ ...right, hints: 3 }])).toBe('same')
  expect(movementOf(1200, [right, right, wrong])).toBe('slightly-up')
  expect(movementOf(1300, [right, right, wrong])).toBe('easier')
  expect(movementOf(1200, [{ ...wrong, isTwin: true }, right])).toBe('slightly-up')
  expect(movementOf(1200, [wrong])).toBe('easier')
})

test('a bar never vanishes and never overflows', () => {
  expect([0, 800, 1200, 1600, 2000].map(barOf)).toEqual([5, 5, 50, 100, 100])
})
