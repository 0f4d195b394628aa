/**
 * Seeded randomness: the same seed gives the same item forever, on every machine.
 * Only integer arithmetic is used, so no floating-point difference between engines can change an item.
 */

export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** One of the given values. Throws on an empty list. */
  pick<T>(values: readonly T[]): T
  /** A new list with the same values in another order. */
  shuffle<T>(values: readonly T[]): T[]
  /** `count` different entries of the list, in random order. Throws when the list is shorter. */
  sample<T>(values: readonly T[], count: number): T[]
  /** True in `numerator` of `denominator` cases. */
  chance(numerator: number, denominator: number): boolean
}

/** A generator for the given text seed (FNV-1a into sfc32). */
export function seededRandom(seed: string): Random {
  const next = sfc32(hash(seed, 0x9e3779b9), hash(seed, 0x243f6a88), hash(seed, 0xb7e15162), 1)
  for (let warmUp = 0; warmUp < 12; warmUp++) next()

  function int(low: number, high: number): number {
    if (!Number.isInteger(low) || !Number.isInteger(high) || high < low) throw new RangeError(`no whole number from ${low} to ${high}`)
    return low + (next() % (high - low + 1))
  }
  function shuffle<T>(values: readonly T[]): T[] {
    const copy = [...values]
    for (let last = copy.length - 1; last > 0; last--) {
      const other = int(0, last)
      ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
    }
    return copy
  }
  return {
    int,
    shuffle,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('nothing to pick from')
      return values[int(0, values.length - 1)] as (typeof values)[number]
    },
    sample: (values, count) => {
      if (count > values.length) throw new RangeError(`${count} of only ${values.length} values`)
      return shuffle(values).slice(0, count)
    },
    chance: (numerator, denominator) => int(1, denominator) <= numerator,
  }
}

function hash(text: string, basis: number): number {
  let state = basis
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return state >>> 0
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  let [s0, s1, s2, counter] = [a, b, c, d]
  return () => {
    const result = (((s0 + s1) | 0) + counter) | 0
    counter = (counter + 1) | 0
    s0 = s1 ^ (s1 >>> 9)
    s1 = (s2 + (s2 << 3)) | 0
    s2 = ((s2 << 21) | (s2 >>> 11)) + result
    s2 |= 0
    return result >>> 0
  }
}
