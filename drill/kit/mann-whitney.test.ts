import { expect, test } from 'vitest'
import { mannWhitneyP } from './mann-whitney'

const numbers = (count: number, of: (index: number) => number) => Array.from({ length: count }, (_, index) => of(index))

test('interleaved samples are of one population', () => {
  expect(
    mannWhitneyP(
      numbers(50, (index) => 2 * index),
      numbers(50, (index) => 2 * index + 1),
    ),
  ).toBeGreaterThan(0.8)
})

test('samples that do not overlap are not', () => {
  expect(
    mannWhitneyP(
      numbers(30, (index) => index),
      numbers(30, (index) => index + 100),
    ),
  ).toBeLessThan(1e-9)
})

test('a known case: U = 22 of ten and ten gives p = 0.038', () => {
  const first = [1, 2, 3, 4, 5, 6, 9, 12, 15, 21]
  const second = [7, 8, 10, 11, 13, 14, 16, 17, 18, 19]
  expect(mannWhitneyP(first, second)).toBeCloseTo(0.0376, 3)
})

test('equal values tell nothing', () => {
  expect(mannWhitneyP([1, 1, 1], [1, 1, 1])).toBe(1)
})
