/**
 * Stands between the application's response and the socket: completes the headers, holds text until it is whole, so that it is packed
 * once and may be cached, and falls silent once the front door has answered in the application's stead.
 */

import { completeHeaders } from './headers.mjs'
import { isPackable, packAnswer } from './packing.mjs'
import { asksToBeKept, LARGEST_PAGE } from './page-cache.mjs'
import { nameRedirect } from './scripted-form.mjs'

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {object} options
 * @param {import('../config.mjs').Config} options.config
 * @param {boolean} options.mayKeep whether this page may be held and cached
 * @param {string | undefined} options.accepted the visitor's Accept-Encoding
 * @param {(page: { headers: object, body: Buffer, send: (answer: () => void) => void }) => void} options.onPage a whole page; `send` as `override`
 * @param {() => boolean} options.isStopping
 * @returns {{ override: (answer: () => void) => void, hasBegun: () => boolean }} `override` answers once, instead of the application
 */
export function gateResponse(req, res, { config, mayKeep, accepted, onPage, isStopping }) {
  const { setHeader, writeHead, write, end } = res
  /** What has been held back so far. @type {Buffer[] | undefined} */
  let held
  let heldBytes = 0
  let isKept = false
  let isClosed = false

  res.setHeader = (name, value) => (isClosed ? res : setHeader.call(res, name, value))

  res.writeHead = (status, ...rest) => {
    if (isClosed || held) return res
    const headers = rest.find((part) => typeof part === 'object')
    const reason = rest.find((part) => typeof part === 'string')
    res.statusCode = status
    if (reason) res.statusMessage = reason
    if (Array.isArray(headers)) for (let at = 0; at < headers.length; at += 2) setHeader.call(res, headers[at], headers[at + 1])
    else for (const [name, value] of Object.entries(headers ?? {})) setHeader.call(res, name, value)

    isKept = mayKeep && asksToBeKept(res)
    if (isKept || isPackable(req, res)) held = []
    else begin()
    return res
  }

  res.write = (chunk, ...rest) => {
    if (isClosed) return true
    if (!res.headersSent && !held) res.writeHead(res.statusCode)
    if (!held) return write.call(res, chunk, ...rest)
    hold(chunk, rest)
    return true
  }

  res.end = (chunk, ...rest) => {
    if (isClosed || typeof chunk === 'function') return isClosed ? res : res.end(undefined, undefined, chunk)
    if (!res.headersSent && !held) res.writeHead(res.statusCode)
    if (!held) return end.call(res, chunk, ...rest)
    if (chunk) hold(chunk, rest)
    if (!held) return end.call(res)
    const whole = Buffer.concat(held)
    if (isKept) keep(whole)
    else sendPacked(whole)
    return res
  }

  function keep(body) {
    completeHeaders(req, res, config)
    isClosed = true
    onPage({ headers: res.getHeaders(), body, send: answerBare })
  }

  function sendPacked(whole) {
    held = undefined
    const body = packAnswer(whole, res, accepted)
    begin()
    end.call(res, body)
  }

  function begin() {
    nameRedirect(req, res)
    completeHeaders(req, res, config)
    if (isStopping()) setHeader.call(res, 'Connection', 'close')
    writeHead.call(res, res.statusCode)
  }

  function hold(chunk, [encoding]) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
    held.push(bytes)
    heldBytes += bytes.length
    if (heldBytes <= LARGEST_PAGE) return
    const soFar = Buffer.concat(held)
    held = undefined
    begin()
    write.call(res, soFar)
  }

  /**
   * Gives the response its own methods back for one answer; afterwards the application writes into the void, and reads from it: what it
   * appended to a header of that answer would throw, and Express ends such an error by cutting the connection, which may serve the next request.
   */
  function answerBare(answer) {
    isClosed = true
    const gated = { setHeader: res.setHeader, writeHead: res.writeHead, write: res.write, end: res.end }
    for (const name of res.getHeaderNames()) res.removeHeader(name)
    Object.assign(res, { setHeader, writeHead, write, end })
    answer()
    Object.assign(res, gated, { getHeader: () => undefined })
  }

  return { override: answerBare, hasBegun: () => res.headersSent || isClosed }
}
