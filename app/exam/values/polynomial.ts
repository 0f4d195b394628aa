/**
 * Polynomials in named variables, so that two expressions that mean the same have equal canonical values however they are written.
 * A monomial is spelled by its letters in order: '' is a constant, 'x' is x, 'xxy' is x²y.
 */
import type { Answer } from '~/exam/core/item/answer'
import { add, type Fraction, fraction, gcd, lcm, multiply, subtract } from './fraction'
import { numberValue } from './values'

export type Polynomial = Readonly<Record<string, Fraction>>

const isAhead = (a: string, b: string) => b.length - a.length || (a < b ? -1 : 1)

/** The polynomial with these terms: like terms are joined, zeros dropped, the highest degree stands first. */
export function polynomial(terms: Record<string, Fraction | number>): Polynomial {
  return collected(Object.entries(terms).map(([letters, value]) => [letters, typeof value === 'number' ? fraction(value) : value]))
}

/** ax + b. */
export const linear = (a: Fraction | number, b: Fraction | number, variable = 'x') => polynomial({ [variable]: a, '': b })

/** ax² + bx + c. */
export const quadratic = (a: number, b: number, c: number) => polynomial({ xx: a, x: b, '': c })

export const sum = (a: Polynomial, b: Polynomial) => collected([...Object.entries(a), ...Object.entries(b)])

export const product = (a: Polynomial, b: Polynomial) =>
  collected(
    Object.entries(a).flatMap(([left, n]) => Object.entries(b).map(([right, m]): [string, Fraction] => [left + right, multiply(n, m)])),
  )

export const scaled = (a: Polynomial, by: Fraction | number) => product(a, polynomial({ '': by }))

/** Canonical value: "3x^2-5x+7"; a constant has the canonical value of its number. */
export function polynomialValue(terms: Polynomial): string {
  const written = Object.entries(terms).map(([letters, value]) =>
    letters ? `${numberValue(value)}${powers(letters)}` : numberValue(value),
  )
  return written.join('+').replaceAll('+-', '-') || '0'
}

/** TeX without dollar signs: 3x^2 - 5x + 7. */
export function polynomialTex(terms: Polynomial): string {
  return (
    Object.entries(terms).reduce((text, [letters, { n, d }], index) => {
      const size = d === 1 ? String(Math.abs(n)) : `\\frac{${Math.abs(n)}}{${d}}`
      const term = letters ? (size === '1' ? '' : size) + powers(letters) : size
      if (index === 0) return n < 0 ? `-${term}` : term
      return `${text} ${n < 0 ? '-' : '+'} ${term}`
    }, '') || '0'
  )
}

/** The polynomial as an answer. */
export const expression = (terms: Polynomial): Answer => ({ text: `$${polynomialTex(terms)}$`, value: polynomialValue(terms) })

/** An equation as an answer; two equations mean the same when one is a multiple of the other, whichever way round. */
export const equation = (left: Polynomial, right: Polynomial): Answer => ({
  text: `$${polynomialTex(left)} = ${polynomialTex(right)}$`,
  value: equationValue(left, right),
})

/** Canonical value of an equation: everything on one side, smallest whole coefficients, the first one positive. */
export function equationValue(left: Polynomial, right: Polynomial): string {
  const difference = sum(left, scaled(right, -1))
  const values = Object.values(difference)
  const common = values.reduce((shared, { d }) => lcm(shared, d), 1)
  const content = values.reduce((shared, { n, d }) => gcd(shared, (n * common) / d), 0)
  const sign = (values[0]?.n ?? 1) < 0 ? -1 : 1
  return `${polynomialValue(scaled(difference, fraction(sign * common, content)))}=0`
}

/** The polynomial of at most this degree that takes the values of `at` at 0, 1, 2, …: found by differences, for second computations. */
export function fitted(at: (x: number) => number, degree: number, variable = 'x'): Polynomial {
  let differences = Array.from({ length: degree + 1 }, (_, x) => fraction(at(x)))
  let basis = polynomial({ '': 1 })
  let found = polynomial({})
  for (let order = 0; order <= degree; order++) {
    found = sum(found, scaled(basis, differences[0] ?? fraction(0)))
    basis = scaled(product(basis, linear(1, -order, variable)), fraction(1, order + 1))
    differences = differences.slice(1).map((value, index) => subtract(value, differences[index] ?? fraction(0)))
  }
  return found
}

function collected(entries: readonly (readonly [string, Fraction])[]): Polynomial {
  const totals = new Map<string, Fraction>()
  for (const [letters, value] of entries) {
    const monomial = [...letters].sort().join('')
    totals.set(monomial, add(totals.get(monomial) ?? fraction(0), value))
  }
  return Object.fromEntries([...totals].filter(([, { n }]) => n !== 0).sort(([a], [b]) => isAhead(a, b)))
}

/** x²y from 'xxy', in TeX: an exponent of one digit needs no braces, and has none, so that it can stand inside a fraction. */
function powers(letters: string): string {
  return letters.replace(/(.)\1*/g, (run, letter: string) => {
    if (run.length === 1) return letter
    return run.length < 10 ? `${letter}^${run.length}` : `${letter}^{${run.length}}`
  })
}
