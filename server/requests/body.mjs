/**
 * Bodies of requests: counted while they are read, held until they are whole, checked, and only then handed to the application,
 * which therefore never waits for a slow sender nor sees a broken upload. All caps are small enough to hold.
 */
import { IncomingMessage } from 'node:http'
import { fieldNames } from './form-fields.mjs'
import { isSigned, pathOf } from './guard.mjs'
import { isFieldName, isTooDeep } from './sent-shape.mjs'

/** The cap of a body, in bytes. */
export const BODY_LIMIT = 256 * 1024
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
const JSON_TYPE = /^application\/json\s*(;|$)/i

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
  const type = req.headers['content-type'] ?? ''
  const path = pathOf(req.url)
  const isApi = path.startsWith('/api/')
  if (body.includes(0)) return 400
  // Nobody reads into it before its signature is checked, for which it must stay as it came.
  if (isSigned(path)) return JSON_TYPE.test(type) ? undefined : 415
  if (FORM_TYPE.test(type)) return isForm(type, body) ? undefined : 400
  if (isApi && JSON_TYPE.test(type)) return isPlainJson(body.toString('latin1')) ? undefined : 400
  return isApi && body.length === 0 ? undefined : 415
}

function isForm(type, body) {
  return !body.includes('%00') && (fieldNames(type, body)?.every(isFieldName) ?? false)
}

function isPlainJson(text) {
  return !/(?<!\\)(?:\\\\)*\\u0000/.test(text) && !isTooDeep(text)
}

/** The same request with its body already here: what the application reads, as a stream or whole as `heldBody`. */
export function withBody(req, body) {
  const whole = new IncomingMessage(req.socket)
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = req
  Object.assign(whole, {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    complete: true,
    heldBody: body,
  })
  if (body.length > 0) whole.push(body)
  whole.push(null)
  return whole
}
