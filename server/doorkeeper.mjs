/** The way of a request through the front door: guard, health, cache, body, application, and the answer's deadline. */
import { settleClientAddress } from './client-address.mjs'
import { errorAnswer } from './error-page.mjs'
import { log } from './log.mjs'
import { createPageCache, isCacheable, sendPage } from './page-cache.mjs'
import { BODY_LIMIT, bodyRefusal, readBody, withBody } from './request-body.mjs'
import { pathOf, refusal } from './request-guard.mjs'
import { gateResponse } from './response-gate.mjs'
import { completeHeaders } from './response-headers.mjs'

/** How long a refused sender may go on sending before the line is cut: a reset would cost it the answer. */
const LINGER_MS = 1_000
const HEALTHY = '{"status":"ok"}'

/**
 * Puts the front door before an application.
 * @param {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void} application
 * @param {{ config: import('./config.mjs').Config, isStopping?: () => boolean, now?: () => number }} options
 */
export function keepDoor(application, { config, isStopping = () => false, now }) {
  const cache = createPageCache({ config, now })

  return function listener(req, res) {
    const refused = refusal(req, config)
    if (refused) return refuse(req, res, refused)

    const path = pathOf(req.url)
    if (path === '/healthz') return sendHealth(req, res)
    if (path === '/readyz' && isStopping()) return refuse(req, res, { status: 503 })

    const mayKeep = isCacheable(req)
    const page = mayKeep ? cache.find(req.url) : undefined
    if (page && !isStopping()) return sendPage(req, res, page)

    settleClientAddress(req, config.trustedHops)
    if (req.method === 'POST') return receive(req, res)
    return enter(req, res, mayKeep)
  }

  async function receive(req, res) {
    const result = await readBody(req, { limit: BODY_LIMIT, deadlineMs: config.bodyMs })
    if ('refused' in result) return result.refused === 0 ? res.destroy() : refuse(req, res, { status: result.refused })

    const status = bodyRefusal(req, result.body)
    if (status) return refuse(req, res, { status })
    return enter(withBody(req, result.body), res, false)
  }

  function enter(req, res, mayKeep) {
    const visitor = { accepted: req.headers['accept-encoding'], condition: req.headers['if-none-match'] }
    req.headers['accept-encoding'] = 'identity' // the gate packs, once the answer is whole
    const { accepted } = visitor
    const gate = gateResponse(req, res, { config, mayKeep: mayKeep && req.method === 'GET', accepted, isStopping, onPage: finishPage })
    const deadline = setTimeout(() => {
      if (gate.hasBegun()) return
      log('error', 'no answer in time', { method: req.method, path: pathOf(req.url) })
      gate.override(() => refuse(req, res, { status: 503 }))
    }, config.answerMs)
    res.once('close', () => clearTimeout(deadline))
    application(req, res)

    async function finishPage({ headers, body, send }) {
      const page = await cache.keep(req.url, headers, body)
      const asked = { method: req.method, headers: { 'accept-encoding': visitor.accepted, 'if-none-match': visitor.condition } }
      send(() => sendPage(asked, res, page))
    }
  }

  /** Answers without the application; what is left of the request is read away first, within bounds. */
  function refuse(req, res, { status, location, headers = {} }) {
    const answer = errorAnswer(status === 307 ? 400 : status, { path: pathOf(req.url), home: config.origin })
    const fields = status === 307 ? { Location: location, 'Cache-Control': 'no-store', 'Content-Length': '0' } : answer.headers
    for (const [name, value] of Object.entries({ ...fields, ...headers })) res.setHeader(name, value)
    completeHeaders(req, res, config)
    const body = status === 307 || req.method === 'HEAD' ? undefined : answer.body

    if (!hasUnreadBody(req)) return res.writeHead(status).end(body)
    res.setHeader('Connection', 'close')
    res.writeHead(status)
    if (body) res.write(body)
    const timer = setTimeout(finish, LINGER_MS)
    req.once('end', finish).once('close', finish).once('error', finish).resume()
    function finish() {
      clearTimeout(timer)
      res.end()
    }
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
