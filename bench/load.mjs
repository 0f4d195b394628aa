/** Load on one address, and the figures that come of it. */
import autocannon from 'autocannon'

/**
 * Asks for one address over and over, for so many seconds or, with an amount, so many times.
 * @param {string} url
 * @param {{ connections?: number, seconds?: number, amount?: number, headers?: Record<string, string> }} [options]
 * @returns {Promise<number>} requests a second
 * @throws {Error} when any answer is not 2xx
 */
export async function rateOf(url, { connections = 16, seconds = 6, amount, headers = {} } = {}) {
  const length = amount ? { amount } : { duration: seconds }
  const result = await autocannon({ url, connections, ...length, headers: { 'accept-encoding': 'br', ...headers } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`)
  return amount ? result['2xx'] / result.duration : result.requests.average
}

/** The value below which the given share of the numbers lies. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Two significant places for small ratios, none for large counts. */
export function figure(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2)
}
