/** One line of JSON per event, as the application's own log writes them, so that both can be read together. */

/**
 * Writes an event. Never hand it a header, an address with its query, or a body.
 * @param {'info' | 'warn' | 'error'} level
 * @param {string} msg
 * @param {Record<string, unknown>} [details]
 */
export function log(level, msg, details = {}) {
  const { error, ...rest } = details
  const found = error instanceof Error ? { error: error.message, stack: error.stack } : error === undefined ? {} : { error: String(error) }
  process.stderr.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg, ...rest, ...found })}\n`)
}
