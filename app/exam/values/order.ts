/**
 * Which canonical values are numbers, and how they stand to each other: "7", "-3/4", "12π", "5√2", "3^13", "15e8". Compared in whole
 * numbers of unlimited size, so that no rounding ever changes the printed order of two choices.
 */

/** A number by its sign and its square, top over bottom, because the square of a root is a whole number. */
interface Size {
  sign: bigint
  top: bigint
  bottom: bigint
}

const NUMBER = /^(-?)(\d*)(?:\/(\d+))?(?:(π)|√(\d+)|\^(\d+)|e(-?\d+))?$/

/** π to twenty places; no two choices are that near to each other. */
const PI = { top: 314_159_265_358_979_323_846n, bottom: 10n ** 20n }

/** Whole numbers and fractions, all but a few of the values: their products are exact as they are. */
const SMALL = /^(-?\d{1,7})(?:\/(\d{1,7}))?$/

/** Negative when the first value is less than the second, zero when they are equal. Throws a RangeError for a value that is no number. */
export function compareValues(one: string, other: string): number {
  const [p, q] = [SMALL.exec(one), SMALL.exec(other)]
  if (p && q) return Number(p[1]) * Number(q[2] ?? 1) - Number(q[1]) * Number(p[2] ?? 1)

  const [a, b] = [sizeOf(one), sizeOf(other)]
  if (!a || !b) throw new RangeError(`no number: ${a ? other : one}`)
  const difference = a.sign * a.top * b.bottom - b.sign * b.top * a.bottom
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** Whether the value is a number, and not a word, a pair or an expression with letters. */
export const isNumber = (value: string): boolean => NUMBER.test(value) && /\d/.test(value)

/** The choices from the least to the greatest; null unless every one of them is a number. */
export function ascending<T extends { value: string }>(choices: readonly T[]): T[] | null {
  return choices.every(({ value }) => isNumber(value)) ? choices.toSorted((a, b) => compareValues(a.value, b.value)) : null
}

/** How large a value is, about: to tell what a question can print at all. NaN for what is no number. */
export function sizeOfValue(value: string): number {
  const size = sizeOf(value)
  return size ? Number(size.sign) * Math.sqrt(Number(size.top) / Number(size.bottom)) : Number.NaN
}

function sizeOf(value: string): Size | null {
  const [, minus, digits = '', divisor = '1', pi, radicand = '1', exponent = '1', shift = '0'] = NUMBER.exec(value) ?? []
  if (!isNumber(value)) return null
  const [up, down] = [10n ** BigInt(Math.max(0, Number(shift))), 10n ** BigInt(Math.max(0, -Number(shift)))]
  const top = BigInt(digits || 1) ** BigInt(exponent) * up * (pi ? PI.top : 1n)
  const bottom = BigInt(divisor) * down * (pi ? PI.bottom : 1n)
  return { sign: top === 0n ? 0n : minus ? -1n : 1n, top: top ** 2n * BigInt(radicand), bottom: bottom ** 2n }
}
