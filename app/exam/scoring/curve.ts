/** The bell curve and the scales on it: logit, percentiles and the nine stanines. */

/** Upper ends of the stanines' percentiles (docs/exams.md 1.5, T37, T44, T45). */
const STANINE_TOPS = [3, 10, 22, 39, 59, 76, 88, 95, 99] as const

/** The stanine, 1 to 9, of a percentile from 1 to 99. */
export function stanineOf(percentile: number): number {
  return STANINE_TOPS.findIndex((top) => percentile <= top) + 1 || 9
}

/** The percentile ranks that some neighboring stanines stand for: "40 to 88" for stanines 5 to 7. */
export function percentileRanks({ low, high }: { low: number; high: number }): string {
  return `${(STANINE_TOPS[low - 2] ?? 0) + 1} to ${STANINE_TOPS[high - 1]}`
}

export const logit = (p: number): number => Math.log(p / (1 - p))

/** The percentile, 1 to 99, of a place on the bell curve. */
export function percentileAt(z: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * normalCdf(z))))
}

/** The standard normal distribution (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x)
  return z >= 0 ? 1 - tail / 2 : tail / 2
}
