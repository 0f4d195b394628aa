/** What a formula comes to, in exact fractions. Null for what cannot be read or is no number, such as a root that does not come out even. */
import { add, divide, type Fraction, fraction, multiply, subtract } from '~/exam/values/fraction'
import type { Token } from './tokens'

/** What letters stand for. */
export type Letters = ReadonlyMap<string, Fraction>

export const NO_LETTERS: Letters = new Map()

/** The value of tokens without a relation. */
export function evaluate(tokens: readonly Token[], letters: Letters = NO_LETTERS): Fraction | null {
  const reader = { tokens, at: 0, letters }
  try {
    const value = sum(reader)
    return reader.at === tokens.length ? value : null
  } catch {
    return null
  }
}

/** A number as it is written: 12, 0.75, .5. Throws a RangeError for more digits than can be told apart. */
export function numberOf(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.')
  return fraction(Number(`${whole}${decimals}`), 10 ** decimals.length)
}

interface Reader {
  tokens: readonly Token[]
  at: number
  letters: Letters
}

class Unreadable extends Error {}

const next = ({ tokens, at }: Reader) => tokens[at]
function takes(reader: Reader, ...texts: string[]): string | null {
  const token = next(reader)
  if (!token || token.kind === 'number' || token.kind === 'letter' || !texts.includes(token.text)) return null
  reader.at++
  return token.text
}

function sum(reader: Reader): Fraction {
  let value = takes(reader, '-') ? subtract(fraction(0), product(reader)) : product(reader)
  for (;;) {
    const sign = takes(reader, '+', '-')
    if (!sign) return value
    value = sign === '+' ? add(value, product(reader)) : subtract(value, product(reader))
  }
}

function product(reader: Reader): Fraction {
  let value = ratio(reader)
  for (;;) {
    const sign = takes(reader, '×', '÷', '%of')
    if (sign === '÷') value = divide(value, signed(reader))
    else if (sign === '%of') value = divide(multiply(value, ratio(reader)), fraction(100))
    else if (sign) value = multiply(value, signed(reader))
    else if (next(reader)?.kind === 'letter' || next(reader)?.text === '(') value = multiply(value, ratio(reader))
    else return value
  }
}

function signed(reader: Reader): Fraction {
  return takes(reader, '-') ? subtract(fraction(0), ratio(reader)) : ratio(reader)
}

/** 3/4 binds more tightly than ÷; 2 1/3 is one number. */
function ratio(reader: Reader): Fraction {
  const first = power(reader)
  if (takes(reader, '/')) return divide(first, power(reader))
  const isMixed = reader.tokens[reader.at - 1]?.kind === 'number' && next(reader)?.kind === 'number'
  if (!isMixed) return first
  const top = power(reader)
  if (!takes(reader, '/')) throw new Unreadable()
  return add(first, divide(top, power(reader)))
}

function power(reader: Reader): Fraction {
  const base = atom(reader)
  const short = takes(reader, '^2', '^3')
  if (short) return raise(base, short === '^2' ? 2 : 3)
  if (takes(reader, '^')) {
    const exponent = signed(reader)
    if (exponent.d !== 1 || Math.abs(exponent.n) > 30) throw new Unreadable()
    return raise(base, exponent.n)
  }
  return takes(reader, '%') ? divide(base, fraction(100)) : base
}

function raise(base: Fraction, exponent: number): Fraction {
  let value = fraction(1)
  for (let step = 0; step < Math.abs(exponent); step++) value = multiply(value, base)
  return exponent < 0 ? divide(fraction(1), value) : value
}

function atom(reader: Reader): Fraction {
  if (takes(reader, '√')) return rootOf(atom(reader))
  if (takes(reader, '(')) {
    const value = sum(reader)
    if (!takes(reader, ')')) throw new Unreadable()
    return value
  }
  const token = next(reader)
  if (!token) throw new Unreadable()
  reader.at++
  if (token.kind === 'number') return numberOf(token.text)
  const known = token.kind === 'letter' ? reader.letters.get(token.text) : undefined
  if (!known) throw new Unreadable()
  return known
}

function rootOf({ n, d }: Fraction): Fraction {
  const [top, bottom] = [Math.sqrt(n), Math.sqrt(d)]
  if (!Number.isInteger(top) || !Number.isInteger(bottom)) throw new Unreadable()
  return fraction(top, bottom)
}
