/**
 * Bodies of requests: counted while they are read, held until they are whole, checked, and only then handed to the application,
 * which therefore never waits for a slow sender nor sees a broken upload. All caps are small enough to hold.
 */
import { IncomingMessage } from 'node:http'
import { pathOf, WEBHOOK_PATHS } from './request-guard.mjs'

const KILOBYTE = 1024
const DEFAULT_LIMIT = 256 * KILOBYTE
/** Exact paths that may send more than the default; Stripe's events carry whole invoices. */
const LIMITS = new Map([['/webhooks/stripe', 1024 * KILOBYTE]])
const MOST_FIELDS = 200

/** The body cap of a path, in bytes. */
export function bodyLimit(path) {
  return LIMITS.get(path) ?? DEFAULT_LIMIT
}

/**
 * Reads a whole body, or says which status refuses it: 413 too large, 408 too slow, 0 when the sender has gone.
 * @param {IncomingMessage} req
 * @param {{ limit: number, deadlineMs: number }} bounds bytes and milliseconds
 * @returns {Promise<{ body: Buffer } | { refused: number }>}
 */
export function readBody(req, { limit, deadlineMs }) {
  if (Number(req.headers['content-length']) > limit) return Promise.resolve({ refused: 413 })
  return new Promise((resolve) => {
    const chunks = []
    let size = 0
    const timer = setTimeout(() => settle({ refused: 408 }), deadlineMs)

    function settle(result) {
      clearTimeout(timer)
      req.off('data', collect).off('end', finish).off('close', leave).off('error', leave)
      req.on('error', () => {}) // a connection that breaks while the refusal is on its way
      resolve(result)
    }
    function collect(chunk) {
      size += chunk.length
      if (size > limit) settle({ refused: 413 })
      else chunks.push(chunk)
    }
    function finish() {
      settle({ body: Buffer.concat(chunks) })
    }
    function leave() {
      settle({ refused: 0 })
    }
    req.on('data', collect).on('end', finish).on('close', leave).on('error', leave)
  })
}

/**
 * The status that refuses what a body holds (400 or 415), or undefined. Forms are forms: a Remix action answers 500 to anything else.
 * PostgreSQL cannot store NUL, so no field may bring one.
 */
export function bodyRefusal(req, body) {
  const path = pathOf(req.url)
  if (WEBHOOK_PATHS.has(path)) return undefined

  const type = (req.headers['content-type'] ?? '').toLowerCase()
  const isApi = path.startsWith('/api/')
  if (body.includes(0)) return 400
  if (type.startsWith('application/x-www-form-urlencoded')) return hasBadFields(body) ? 400 : undefined
  if (type.startsWith('multipart/form-data')) return /;\s*boundary=\S/.test(type) ? undefined : 400
  if (isApi && type.startsWith('application/json')) return /(?<!\\)(?:\\\\)*\\u0000/.test(body.toString('latin1')) ? 400 : undefined
  return isApi && body.length === 0 ? undefined : 415
}

function hasBadFields(body) {
  if (body.includes('%00')) return true
  let fields = 1
  for (let at = body.indexOf(38); at !== -1; at = body.indexOf(38, at + 1)) fields += 1
  return fields > MOST_FIELDS
}

/** The same request with its body already here: what the application reads. */
export function withBody(req, body) {
  const whole = new IncomingMessage(req.socket)
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = req
  Object.assign(whole, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true })
  if (body.length > 0) whole.push(body)
  whole.push(null)
  return whole
}
