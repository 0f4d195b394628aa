/**
 * The numbers that each tier works with. Question and key stay within them; a wrong choice may have two digits more,
 * because that is what slipped zeros and decimal points give.
 */
import type { Drawn, Rule } from './rule'

interface Range {
  /** The largest number. */
  largest: number
  /** Most digits behind a decimal point. */
  decimals: number
  /** The largest denominator. */
  denominator: number
  /** The largest exponent written as a number; 0 for none at all. */
  exponent: number
  /** Whether numbers below zero, roots and π are taught at this age. */
  hasSigns: boolean
}

/**
 * lower (grades 3 to 6): place value to a million, thousandths, sums of everyday fractions; nothing below zero, no powers, roots or π.
 * middle (5 to 8) and upper (8 to 11): signed numbers, powers, roots and π; answers stay within what is worked by hand.
 */
const RANGES: Record<Drawn['tier'], Range> = {
  lower: { largest: 1_000_000, decimals: 3, denominator: 60, exponent: 0, hasSigns: false },
  middle: { largest: 1_000_000, decimals: 5, denominator: 144, exponent: 99, hasSigns: true },
  upper: { largest: 1_000_000, decimals: 5, denominator: 144, exponent: 99, hasSigns: true },
}

export const RANGE_RULES: readonly Rule[] = [
  {
    promise:
      'All numbers of the question and of its key lie in the range of the level, those of the wrong choices at most two digits beyond.',
    needs: 'numbers',
    broken: ({ plain, tier }) => {
      const range = RANGES[tier]
      const asked = outside(`${plain.stem} | ${plain.columns} | ${plain.key}`, range)
      if (asked) return `the question or its key has ${asked}`
      const slipped = {
        ...range,
        largest: range.largest * 100,
        denominator: range.denominator * 10,
        decimals: range.decimals + 2,
        hasSigns: true,
      }
      const printed = outside(plain.choices.join(' | '), slipped)
      return printed ? `a wrong choice has ${printed}` : null
    },
  },
]

/** The first number of the text outside the range, in words. */
function outside(text: string, range: Range): string | null {
  for (const [number] of text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g)) {
    if (Number(number.replaceAll(',', '')) > range.largest) return `the number ${number}`
    if ((number.split('.')[1] ?? '').length > range.decimals) return `the decimal ${number}`
  }
  for (const [fraction, denominator] of text.matchAll(/\d\/(\d+)/g)) {
    if (Number(denominator) > range.denominator) return `the fraction ${fraction}`
  }
  for (const [power] of text.matchAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g)) {
    if (Number([...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')) > range.exponent) return `the exponent ${power}`
  }
  return !range.hasSigns && /−\d|[√∛π]/.test(text) ? 'a number below zero, a root or π' : null
}
