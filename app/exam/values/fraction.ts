/**
 * Exact rational numbers. All arithmetic of the bank runs on these, never on floating point, so that "equal" means equal.
 */

export interface Fraction {
  readonly n: number
  /** Always positive; the fraction is in lowest terms. */
  readonly d: number
}

/** The fraction n/d in lowest terms. Throws when d is zero or a part is not a safe whole number. */
export function fraction(n: number, d = 1): Fraction {
  if (d === 0 || !Number.isSafeInteger(n) || !Number.isSafeInteger(d)) throw new RangeError(`not a fraction: ${n}/${d}`)
  const shared = gcd(n, d) * Math.sign(d)
  return { n: n / shared + 0, d: d / shared }
}

export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y) [x, y] = [y, x % y]
  return x || 1
}

export function lcm(a: number, b: number): number {
  return Math.abs(a * b) / gcd(a, b)
}

export const add = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Fraction, b: Fraction) => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const multiply = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d)
export const divide = (a: Fraction, b: Fraction) => fraction(a.n * b.d, a.d * b.n)
/** Negative when a < b, zero when equal, positive when a > b. */
export const compare = (a: Fraction, b: Fraction) => a.n * b.d - b.n * a.d
export const isWhole = (a: Fraction) => a.d === 1
