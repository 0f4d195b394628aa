/** What the front door answers by itself: refusals, redirects and health. */

import { pathOf } from '../requests/guard.mjs'
import { errorAnswer } from './error-page.mjs'
import { completeHeaders } from './headers.mjs'

/** How long a refused sender may go on sending before the line is cut: a reset would cost it the answer. */
const LINGER_MS = 1_000
const HEALTHY = '{"status":"ok"}'
const REDIRECTS = new Set([307, 308])

/** @param {import('../config.mjs').Config} config */
export function createAnswers(config) {
  return { refuse, redirect, sendHealth }

  /** Answers without the application; what is left of the request is read away first, within bounds. */
  function refuse(req, res, { status, location, headers = {} }) {
    if (REDIRECTS.has(status)) return redirect(req, res, status, location)
    const { headers: fields, body } = errorAnswer(status, { path: pathOf(req.url), home: config.origin })
    for (const [name, value] of Object.entries({ ...fields, ...headers })) res.setHeader(name, value)
    completeHeaders(req, res, config)

    if (!hasUnreadBody(req)) return res.writeHead(status).end(body)
    res.setHeader('Connection', 'close')
    res.writeHead(status)
    res.write(body)
    const timer = setTimeout(finish, LINGER_MS)
    req.once('end', finish).once('close', finish).once('error', finish).resume()
    function finish() {
      clearTimeout(timer)
      res.end()
    }
  }

  /** To another address of ours; requests with a body are never sent elsewhere. */
  function redirect(req, res, status, location) {
    for (const [name, value] of Object.entries({ Location: location, 'Cache-Control': 'no-store', 'Content-Length': '0' }))
      res.setHeader(name, value)
    completeHeaders(req, res, config)
    res.writeHead(status).end()
  }

  function sendHealth(req, res) {
    res.setHeader('Content-Type', 'application/json; charset=utf-8')
    completeHeaders(req, res, config)
    res.writeHead(200).end(HEALTHY)
  }
}

function hasUnreadBody(req) {
  return !req.complete && (req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length']) > 0)
}
