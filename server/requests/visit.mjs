/** One wait for an answer, however many rooms it leads through; at its end the door answers. */

import { log } from '../log.mjs'
import { pathOf } from './guard.mjs'

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {{ ms: number, giveUp: () => void }} options after so many milliseconds `giveUp` answers, unless an answer has begun
 */
export function beginVisit(req, res, { ms, giveUp }) {
  const visit = { req, res, gate: undefined, isKept: false, isOver: () => res.destroyed || res.headersSent }
  const deadline = setTimeout(() => {
    if (visit.isOver() || visit.gate?.hasBegun()) return
    log('error', 'no answer in time', { method: req.method, path: pathOf(req.url) })
    if (visit.gate) visit.gate.override(giveUp)
    else giveUp()
  }, ms)
  res.once('close', () => clearTimeout(deadline))
  return visit
}
