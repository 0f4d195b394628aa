import { describe, expect, test } from 'vitest'
import { seededRandom } from './random'

/** Chi-square of counts that should be equal. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test('the same seed gives the same numbers for ever', () => {
  const random = seededRandom('for ever')
  // Written down once: another value would change every question of the bank.
  expect(Array.from({ length: 8 }, () => random.int(0, 999))).toEqual([710, 540, 8, 616, 133, 316, 727, 168])
})

test('neighboring seeds have nothing in common', () => {
  const first = Array.from({ length: 400 }, (_, seed) => seededRandom(`seed ${seed}`).int(0, 9))
  const counts = Array.from({ length: 10 }, (_, digit) => first.filter((value) => value === digit).length)
  // 9 degrees of freedom: 27.9 is exceeded once in a thousand.
  expect(chiSquare(counts)).toBeLessThan(27.9)
})

describe('int', () => {
  test('reaches both ends and nothing beyond', () => {
    const random = seededRandom('ends')
    const values = new Set(Array.from({ length: 300 }, () => random.int(-2, 3)))
    expect([...values].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
  })

  test.each([
    [2, 1],
    [0.5, 2],
    [0, Number.NaN],
  ])('refuses from %s to %s', (low, high) => {
    expect(() => seededRandom('x').int(low, high)).toThrow(RangeError)
  })
})

test('shuffle keeps every value, leaves the list alone and favours no order', () => {
  const random = seededRandom('shuffle')
  const list = Object.freeze(['a', 'b', 'c'])
  const orders = new Map<string, number>()
  for (let round = 0; round < 1200; round++) {
    const order = random.shuffle(list).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  // 5 degrees of freedom: 20.5 is exceeded once in a thousand.
  expect(chiSquare([...orders.values()])).toBeLessThan(20.5)
})

test('sample gives different entries and refuses more than there are', () => {
  const random = seededRandom('sample')
  expect(new Set(random.sample([1, 2, 3, 4], 4)).size).toBe(4)
  expect(() => random.sample([1], 2)).toThrow(RangeError)
  expect(() => random.pick([])).toThrow(RangeError)
})

test('chance comes true in about its share of cases', () => {
  const random = seededRandom('chance')
  const hits = Array.from({ length: 3000 }, () => random.chance(1, 3)).filter(Boolean).length
  expect(Math.abs(hits - 1000)).toBeLessThan(90)
  expect([random.chance(0, 3), random.chance(3, 3)]).toEqual([false, true])
})
