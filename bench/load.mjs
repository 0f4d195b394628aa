/** Load on one address, and the figures that come of it. */
import autocannon from 'autocannon'

/**
 * Asks for one address over and over.
 * @param {string} url
 * @param {{ connections?: number, seconds?: number, headers?: Record<string, string> }} [options]
 * @returns {Promise<number>} requests a second
 * @throws {Error} when any answer is not 2xx
 */
export async function rateOf(url, { connections = 16, seconds = 6, headers = {} } = {}) {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'br', ...headers } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`)
  return result.requests.average
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
