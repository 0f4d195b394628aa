/** Exact statistics of a list of whole numbers, and lists drawn to have a wanted mean. */
import type { Random } from '~/exam/core/random'
import { type Fraction, fraction } from '~/exam/values/fraction'

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
export const meanOf = (values: readonly number[]): Fraction => fraction(sumOf(values), values.length)
export const rangeOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** The middle value in order, or the mean of the two middle ones. */
export function medianOf(values: readonly number[]): Fraction {
  const sorted = ascending(values)
  const half = sorted.length / 2
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)
  return meanOf(middle)
}

/** The values that occur most often. */
export function modesOf(values: readonly number[]): number[] {
  const times = (value: number) => values.filter((other) => other === value).length
  const most = Math.max(...values.map(times))
  return [...new Set(values)].filter((value) => times(value) === most)
}

/** What is left when the lowest and the highest value are struck off in turn: the median by another road, for second computations. */
export function medianByStriking(values: readonly number[]): Fraction {
  const left = [...values]
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1)
    left.splice(left.indexOf(Math.max(...left)), 1)
  }
  return fraction(left[0] === undefined ? 0 : left[0] + (left[1] ?? left[0]), 2)
}

/** The whole number around which the deviations of the values cancel: the mean by another road. Throws when no whole number does. */
export function balancePoint(values: readonly number[]): number {
  for (let point = Math.min(...values); point <= Math.max(...values); point++) {
    if (values.reduce((tilt, value) => tilt + value - point, 0) === 0) return point
  }
  throw new RangeError('the mean is not whole')
}

/** `count` different whole numbers with this mean, none further from it than `spread`. */
export function drawAround(random: Random, { count, mean, spread }: { count: number; mean: number; spread: number }): number[] {
  for (;;) {
    const first = Array.from({ length: count - 1 }, () => random.int(mean - spread, mean + spread))
    const values = [...first, count * mean - sumOf(first)]
    const last = values.at(-1) ?? 0
    if (Math.abs(last - mean) <= spread && new Set(values).size === count) return values
  }
}
