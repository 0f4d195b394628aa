import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '~/exam/scoring/outcome'
import { chanceOf, guessingOf, type StruckQuestion } from './guessing'

const many = (count: number, outcome: Outcome, struck: number, isKeyStruck = false): StruckQuestion[] =>
  Array.from({ length: count }, () => ({ outcome, struck, isKeyStruck }))

test.each([
  [0, 0],
  [1, 0.0625],
  [2, 0.1667],
  [3, 0.375],
  [4, 1],
])('with %i choices struck a blind choice brings %f points', (struck, points) => {
  expect(chanceOf(struck)).toBeCloseTo(points, 4)
})

test('hit rates, skips and guesses are counted by the number of choices struck', () => {
  const found = guessingOf([
    ...many(6, 'right', 0),
    ...many(2, 'wrong', 1),
    ...many(1, 'right', 2),
    ...many(2, 'omitted', 3),
    ...many(1, 'omitted', 0),
    ...many(6, 'wrong', 3, true),
  ])
  expect(found?.rates).toEqual([
    { struck: 0, answered: 6, right: 6, blank: 1, quarters: 24 },
    { struck: 1, answered: 2, right: 0, blank: 0, quarters: -2 },
    { struck: 2, answered: 1, right: 1, blank: 0, quarters: 4 },
    { struck: 3, answered: 6, right: 0, blank: 2, quarters: -6 },
  ])
  expect(found).toMatchObject({ skips: 2, lostToSkips: 0.75, lostToGuesses: 2, wrongCost: 2, keysStruck: 6 })
})

describe('the rule', () => {
  test.each([
    ['nothing struck', many(50, 'right', 0), /^You answered nothing after striking .* too few/],
    ['a few', many(9, 'right', 1), /only 9 .* too few/],
    [
      'well above the break-even',
      [...many(12, 'right', 1), ...many(12, 'wrong', 2)],
      /right 50% .*12 of 24, a small sample.*answer whenever/,
    ],
    ['well below', [...many(1, 'right', 2), ...many(39, 'wrong', 2)], /right 3% .*leave these blank/],
    ['at the break-even', [...many(3, 'right', 1), ...many(11, 'wrong', 1)], /cannot tell whether you reach it/],
  ])('of %s', (_, questions, rule) => {
    expect(guessingOf(questions)?.rule).toMatch(rule)
  })
})

test('the points of all rates are the raw score', () => {
  const question = fc.record({
    outcome: fc.constantFrom<Outcome>('right', 'wrong', 'omitted'),
    struck: fc.nat(5),
    isKeyStruck: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(question, { minLength: 1 }), (questions) => {
      const count = (outcome: Outcome) => questions.filter((each) => each.outcome === outcome).length
      const found = guessingOf(questions)
      expect(found?.rates.reduce((sum, { quarters }) => sum + quarters, 0)).toBe(count('right') * 4 - count('wrong'))
      expect(found?.rates.reduce((sum, { answered, blank }) => sum + answered + blank, 0)).toBe(questions.length)
    }),
  )
  expect(guessingOf([])).toBeNull()
})
