/**
 * A language model, as far as the product uses one: `POST /v1/chat/completions` of the OpenAI-compatible wire
 * (https://platform.openai.com/docs/api-reference/chat), whole or streamed, with tools. What it says comes from the material that it was
 * given and nothing else, so the same request has the same answer.
 *
 * Its bad days, beside those of every vendor (faults.mjs), by `POST /faults`:
 *
 *     { "model": { "cut": true } }                      the stream ends in the middle, without a last word
 *     { "model": { "endless": true } }                  the stream never ends
 *     { "model": { "pieceMs": 400 } }                   each piece of the stream is slow
 *     { "model": { "says": "nonsense" } }               words without sense
 *     { "model": { "says": "hostile" } }                wrong keys, foreign links, its own instructions, whatever the student asked for
 *     { "model": { "says": "wrong" } }                  a wrong sum and a wrong choice among its sentences
 */
import { setTimeout as pause } from 'node:timers/promises'
import { badDay } from './bad-days.mjs'
import { speak } from './speak.mjs'
import { completion, errorOf, eventsOf, parseAsked } from './wire.mjs'

const PATH = '/v1/chat/completions'
const PIECE_MS = 4

/**
 * @param {{ key: string, name: string }} options the key that it accepts, and the one model that it knows
 */
export function createModel({ key, name }) {
  /** What was asked, newest last, for tests that hold what the product sends. @type {unknown[]} */
  const asked = []
  return {
    name: 'model',
    owns: (path) => path === PATH || path === '/v1/asked.json',
    answer,
    fail: ({ status = 500, code }) => ({ status, json: errorOf('The stand-in was told to fail.', code ?? 'server_error') }),
  }

  function answer({ method, path, headers, body }, fault = {}) {
    if (path !== PATH) return { status: 200, json: asked }
    if (method !== 'POST') return { status: 405, json: errorOf('Use POST.', 'method_not_allowed') }
    if (headers.authorization !== `Bearer ${key}`) return { status: 401, json: errorOf('Incorrect API key provided.', 'invalid_api_key') }
    const request = parseAsked(body)
    if (request.problem) return { status: 400, json: errorOf(request.problem, 'invalid_request_error') }
    if (request.model !== name) return { status: 404, json: errorOf(`The model '${request.model}' does not exist.`, 'model_not_found') }

    asked.push(request)
    if (asked.length > 50) asked.shift()
    const said = fault.says ? badDay(fault.says, request) : speak(request)
    if (!request.stream) return { status: 200, json: completion(request, said) }
    return { status: 200, events: slowly(eventsOf(request, said, fault), fault) }
  }
}

async function* slowly(events, { pieceMs = PIECE_MS, cut = false }) {
  let sent = 0
  const most = cut ? Math.max(2, Math.floor(events.length / 2)) : Number.POSITIVE_INFINITY
  for (const event of events) {
    if (sent++ >= most) return
    await pause(pieceMs)
    yield event
  }
}
