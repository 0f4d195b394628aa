/** The order of the choices: exact for everything that the families print, whatever the form of the number. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compare, fraction, multiply } from './fraction'
import { ascending, compareValues, isNumber, sizeOfValue } from './order'
import { centsText, decimalText, numberValue, piMultiple, root, whole } from './values'

const fractions = fc
  .tuple(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.integer({ min: 1, max: 5000 }))
  .map(([n, d]) => fraction(n, d))
const sign = (a: string, b: string) => Math.sign(compareValues(a, b))

describe('two values stand to each other', () => {
  test('as the fractions do that they name', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(sign(numberValue(a), numberValue(b))).toBe(Math.sign(compare(a, b)))
      }),
    )
  })

  test('as their squares do when they are roots', () => {
    const roots = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 2, max: 400 }))
    fc.assert(
      fc.property(roots, roots, ([p, q], [r, s]) => {
        expect(sign(root(p, q).value, root(r, s).value)).toBe(Math.sign(p * p * q - r * r * s))
      }),
    )
  })

  test('as their factors do when they are multiples of π, and beside whole numbers as π lies between 3 and 22/7', () => {
    const positive = fractions.filter(({ n }) => n > 0)
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        expect(sign(piMultiple(a).value, piMultiple(b).value)).toBe(Math.sign(compare(a, b)))
        expect(sign(piMultiple(a).value, numberValue(multiply(a, fraction(3))))).toBe(1)
        expect(sign(piMultiple(a).value, numberValue(multiply(a, fraction(22, 7))))).toBe(-1)
      }),
    )
  })

  test('as what they are worth when they are powers, in scientific notation or by one base', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (base, a, b) => {
        expect(sign(`${base}^${a}`, `${base}^${b}`)).toBe(Math.sign(a - b))
        expect(sign(`${base}e${-a}`, `${base}e${b}`)).toBe(-1)
        expect(sign(`1e${a}`, `${10n ** BigInt(a)}`)).toBe(0)
      }),
    )
  })

  it.each([
    ['9999999999999999', '10000000000000000'],
    ['1/10000000000000000', '1/9999999999999999'],
    ['7/5', '√2'],
    ['√2', '17/12'],
    ['-1', '-1/2'],
    ['-2', '√3'],
    ['0', '1/1000'],
    ['-1/1000', '0'],
  ])('%s before %s, where rounding could hide it', (less, more) => {
    expect([sign(less, more), sign(more, less), sign(less, less)]).toEqual([-1, 1, 0])
  })
})

test('choices stand in order whatever their form: fractions, decimals, money, measures, roots, powers', () => {
  const shuffled = [
    { text: '3 miles', value: '3' },
    { text: '$\\frac{1}{2}$', value: '1/2' },
    { text: decimalText(fraction(-5, 4)), value: '-5/4' },
    { text: '$2\\sqrt{3}$', value: '2√3' },
    { text: '$\\pi$', value: '1π' },
    { text: centsText(250), value: '5/2' },
    { text: '$2^5$', value: '2^5' },
    { text: '$4 \\times 10^{-3}$', value: '4e-3' },
  ]
  expect(ascending(shuffled)?.map(({ value }) => value)).toEqual(['-5/4', '4e-3', '1/2', '5/2', '3', '1π', '2√3', '2^5'])
  expect(shuffled[0]?.text).toBe('3 miles')
})

test('a word, a pair, a set or an expression with a letter among them, and there is no order', () => {
  for (const value of ['=square', '3x', '1x^2+2', '=3^n', '{2,3}', '=1,2', '0,1i', '=256-64π', 'x<4', '', '1n-4=0']) {
    expect(isNumber(value)).toBe(false)
    expect(ascending([whole(7), { text: '', value }])).toBeNull()
  }
  expect(() => compareValues('7', '=square')).toThrow('=square')
})

test('a value has about the size of its number', () => {
  const ordered = ['-7', '-3/4', '0', '1/2', '√2', '3', '1π', '2√3', '12π']
  expect(ordered.toSorted((a, b) => sizeOfValue(b) - sizeOfValue(a)).toReversed()).toEqual(ordered)
  expect(sizeOfValue('9/4')).toBe(2.25)
  expect(sizeOfValue('=square')).toBeNaN()
  expect(sizeOfValue('')).toBeNaN()
})
