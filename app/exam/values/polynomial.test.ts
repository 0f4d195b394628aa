import { describe, expect, it } from 'vitest'
import { fraction } from './fraction'
import {
  equation,
  equationValue,
  expression,
  fitted,
  linear,
  polynomial,
  polynomialTex,
  polynomialValue,
  product,
  quadratic,
  scaled,
  sum,
} from './polynomial'

describe('a polynomial', () => {
  it('joins like terms, drops zeros and puts the highest degree first', () => {
    expect(polynomialValue(polynomial({ '': 4, x: 2, yx: 3, xy: -3, xx: 1 }))).toBe('1x^2+2x+4')
  })

  it('has one value however it is written', () => {
    const factored = product(linear(1, 3), linear(1, -2))
    expect(polynomialValue(factored)).toBe(polynomialValue(quadratic(1, 1, -6)))
    expect(polynomialValue(sum(linear(2, 1), linear(-2, 4)))).toBe('5')
    expect(polynomialValue(sum(linear(2, 1), linear(-2, -1)))).toBe('0')
  })

  it('prints as a textbook does', () => {
    expect(polynomialTex(quadratic(-1, 1, -6))).toBe('-x^2 + x - 6')
    expect(polynomialTex(linear(fraction(2, 3), -1))).toBe('\\frac{2}{3}x - 1')
    expect(polynomialTex(polynomial({}))).toBe('0')
    expect(expression(polynomial({ xxy: -1 })).text).toBe('$-x^2y$')
  })

  it('is found again from its values', () => {
    expect(fitted((x) => (2 * x - 3) * (x + 5), 2)).toEqual(quadratic(2, 7, -15))
    expect(fitted((x) => 7 - x, 3)).toEqual(linear(-1, 7))
  })
})

describe('an equation', () => {
  it('equals its multiples and its mirror image', () => {
    const value = equationValue(polynomial({ y: 1 }), linear(fraction(2, 3), -1))
    expect(equationValue(linear(2, -3), polynomial({ y: 3 }))).toBe(value)
    expect(equationValue(scaled(polynomial({ y: 1 }), -6), scaled(linear(fraction(2, 3), -1), -6))).toBe(value)
    expect(equationValue(polynomial({ y: 1 }), linear(fraction(2, 3), 1))).not.toBe(value)
  })

  it('prints both sides', () => {
    expect(equation(polynomial({ y: 1 }), linear(2, -1)).text).toBe('$y = 2x - 1$')
  })
})
