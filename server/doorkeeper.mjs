/** The way of a request through the front door: turn, guard, spelling, cache, body, waiting room, application, and the answer's deadline. */

import { createAnswers } from './answers/door-answers.mjs'
import { gateResponse } from './answers/gate.mjs'
import { createPageCache, isCacheable, sendPage } from './answers/page-cache.mjs'
import { createFlights } from './answers/single-flight.mjs'
import { log } from './log.mjs'
import { createSpelling } from './requests/addresses.mjs'
import { BODY_LIMIT, bodyRefusal, readBody, withBody } from './requests/body.mjs'
import { CLIENT_HEADER, settleClientAddress } from './requests/client-address.mjs'
import { pathOf, refusal } from './requests/guard.mjs'
import { isMember } from './requests/member-cookie.mjs'
import { createTurns } from './requests/turns.mjs'
import { beginVisit } from './requests/visit.mjs'
import { createWaitingRoom } from './requests/waiting-room.mjs'

/**
 * Puts the front door before an application.
 * @param {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void} application
 * @param {{ config: import('./config.mjs').Config, addresses?: readonly string[], isStopping?: () => boolean, now?: () => number }} options
 *   `addresses` are the patterns of the application's routes
 */
export function keepDoor(application, { config, addresses = [], isStopping = () => false, now }) {
  const { refuse, sendHealth } = createAnswers(config)
  const cache = createPageCache({ config, now })
  const flights = createFlights()
  const room = createWaitingRoom({ now })
  const inTurn = createTurns()
  const spellingOf = createSpelling(addresses)
  const waitFor = (req, res, ms) => beginVisit(req, res, { ms, giveUp: () => refuse(req, res, { status: 503 }) })

  return (req, res) => inTurn(req, res, () => receive(req, res))

  function receive(req, res) {
    const refused = refusal(req, config)
    if (refused) return refuse(req, res, refused)

    const path = pathOf(req.url)
    if (path === '/healthz') return sendHealth(req, res)
    settleClientAddress(req, config.trustedHops)
    if (path === '/readyz' && req.method !== 'POST')
      return isStopping() ? refuse(req, res, { status: 503 }) : enter(waitFor(req, res, config.answerMs))
    if (req.method === 'POST') return takeBody(req, res)

    const location = spellingOf(req.url)
    if (location) return refuse(req, res, { status: 308, location })
    return isCacheable(req) ? serveFromCache(req, res) : admit(waitFor(req, res, patience(req)))
  }

  async function takeBody(req, res) {
    const result = await readBody(req, { limit: BODY_LIMIT, deadlineMs: config.bodyMs })
    if ('refused' in result) return result.refused === 0 ? res.destroy() : refuse(req, res, { status: result.refused })

    const status = bodyRefusal(req, result.body)
    if (status) return refuse(req, res, { status })
    return admit(waitFor(withBody(req, result.body), res, patience(req)))
  }

  /** From memory; or one request renders the page, and whoever asks for it in the meantime waits for what becomes of that. */
  function serveFromCache(req, res, visit = undefined) {
    const { url, method } = req
    const page = cache.find(url)
    if (page && !isStopping()) return sendPage(req, res, page)

    const waiting = visit ?? waitFor(req, res, patience(req))
    const isFollowing =
      !isMember(req, config) &&
      flights.join(url, (outcome) => {
        if (waiting.isOver()) return
        if (outcome === 'left') return serveFromCache(req, res, waiting)
        return outcome === 'not kept' ? admit(waiting) : sendPage(req, res, outcome)
      })
    if (isFollowing) return

    const land = flights.begin(url)
    res.once('close', () => waiting.isKept || land(res.writableFinished && res.statusCode !== 503 ? 'not kept' : 'left'))
    req.method = 'GET' // what is kept has a body; Node leaves it out of an answer to HEAD
    return admit(waiting, { land, method })
  }

  /** At once for whoever is signed in, through the waiting room for strangers. */
  function admit(visit, keeping) {
    const { req, res } = visit
    const begin = () => enter(visit, keeping)
    if (isMember(req, config)) return room.admitMember(res, begin)
    if (!room.admitStranger({ res, begin, isGone: visit.isOver }, req.headers[CLIENT_HEADER])) return refuse(req, res, { status: 503 })
  }

  function patience(req) {
    return isMember(req, config) ? config.answerMs : Math.min(config.answerMs, config.strangerMs)
  }

  /** Into the application. `keeping` says that its page may be kept: how to tell the others, and by which method it was asked for. */
  function enter(visit, keeping) {
    const { req, res } = visit
    const { url } = req
    const visitor = {
      method: keeping?.method,
      headers: { 'accept-encoding': req.headers['accept-encoding'], 'if-none-match': req.headers['if-none-match'] },
    }
    req.headers['accept-encoding'] = 'identity' // the gate packs, once the answer is whole
    const accepted = visitor.headers['accept-encoding']
    visit.gate = gateResponse(req, res, { config, mayKeep: keeping !== undefined, accepted, isStopping, onPage: finishPage })
    application(req, res)

    async function finishPage({ headers, body, send }) {
      visit.isKept = true
      const page = await cache.keep(url, headers, body).catch((error) => log('error', 'a page could not be kept', { error }))
      // Without a page whoever waits asks for it again, and this one is told.
      keeping.land(page ?? 'left')
      send(() => (page ? sendPage(visitor, res, page) : refuse(req, res, { status: 500 })))
    }
  }
}
