import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, compare, divide, type Fraction, fraction, gcd, isWhole, lcm, multiply, subtract } from './fraction'

const whole = fc.integer({ min: -1000, max: 1000 })
const anyFraction = fc
  .tuple(
    whole,
    whole.filter((n) => n !== 0),
  )
  .map(([n, d]) => fraction(n, d))
const notZero = anyFraction.filter(({ n }) => n !== 0)

function holds(rule: (a: Fraction, b: Fraction) => void) {
  fc.assert(fc.property(anyFraction, notZero, rule))
}

describe('a fraction', () => {
  test('is in lowest terms above a positive denominator', () => {
    fc.assert(
      fc.property(anyFraction, ({ n, d }) => {
        expect(d).toBeGreaterThan(0)
        expect(gcd(n, d)).toBe(n === 0 ? d : 1)
      }),
    )
    expect(fraction(6, -8)).toEqual({ n: -3, d: 4 })
    expect(Object.is(fraction(0, -5).n, 0)).toBe(true)
  })

  test.each([
    [1, 0],
    [0.5, 1],
    [1, 2 ** 53],
    [Number.NaN, 1],
  ])('of %s and %s does not exist', (n, d) => {
    expect(() => fraction(n, d)).toThrow(RangeError)
  })
})

test('subtracting undoes adding, and dividing undoes multiplying', () => {
  holds((a, b) => {
    expect(subtract(add(a, b), b)).toEqual(a)
    expect(divide(multiply(a, b), b)).toEqual(a)
  })
})

test('comparing agrees with the difference', () => {
  holds((a, b) => {
    expect(Math.sign(compare(a, b))).toBe(Math.sign(subtract(a, b).n))
    expect(compare(a, a)).toBe(0)
  })
})

test('common divisor and common multiple belong together', () => {
  const positive = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(positive, positive, (a, b) => {
      expect(gcd(a, b) * lcm(a, b)).toBe(a * b)
      expect([a % gcd(a, b), lcm(a, b) % a]).toEqual([0, 0])
    }),
  )
})

test('only whole numbers are whole', () => {
  expect([isWhole(fraction(4, 2)), isWhole(fraction(1, 2))]).toEqual([true, false])
})
