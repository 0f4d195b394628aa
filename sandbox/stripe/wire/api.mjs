/** The API under `/v1/`: who asks, what for, and the answer in Stripe's shape. */
import { timingSafeEqual } from 'node:crypto'
import { newId } from '../state/ids.mjs'
import { API_VERSION } from '../state/world.mjs'
import { invalid, Refusal } from './errors.mjs'
import { expanded } from './expand.mjs'
import { parseForm } from './form.mjs'
import { answerOnce } from './idempotency.mjs'
import { parseFields } from './parameters.mjs'

/**
 * Answers one request.
 * @param {import('../state/world.mjs').World} world
 * @param {{ routes: any[], secretKey: string }} api
 * @param {{ method: string, path: string, query: URLSearchParams, headers: Record<string, any>, body: string }} request
 * @returns {{ status: number, json: unknown, headers: Record<string, string> }}
 */
export function answerApi(world, { routes, secretKey }, request) {
  const requestId = newId('request')
  const headers = {
    'Request-Id': requestId,
    'Stripe-Version': request.headers['stripe-version'] ?? API_VERSION,
    'Stripe-Should-Retry': 'false',
  }
  const key = request.headers['idempotency-key']
  world.cause = { id: requestId, idempotency_key: key ?? null }
  try {
    checkKey(request.headers.authorization, secretKey)
    const { route, id } = findRoute(routes, request)
    const params = parseFields(route.takes, parseForm(request.method === 'POST' ? request.body : request.query.toString()))
    const work = () => run(world, route, params, id)
    const answer = key && request.method === 'POST' ? answerOnce(world, { ...request, key }, work) : work()
    return { ...answer, headers: { ...headers, ...(key ? { 'Idempotency-Key': key } : {}), ...answer.headers } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...asAnswer(error), headers }
  } finally {
    world.cause = { id: null, idempotency_key: null }
  }
}

function run(world, route, { expand, ...params }, id) {
  try {
    return { status: 200, json: expanded(world, route.run(world, params, id), expand) }
  } catch (error) {
    if (error instanceof Refusal && error.status === 402) return asAnswer(error)
    throw error
  }
}

function asAnswer({ status, error }) {
  return { status, json: { error } }
}

function checkKey(authorization = '', secretKey) {
  const given = authorization.replace(/^Bearer /, '')
  if (given === '') throw invalid('You did not provide an API key.', { status: 401 })
  if (isSame(given, secretKey)) return
  throw invalid(`Invalid API Key provided: ${given.slice(0, 8)}***`, { status: 401 })
}

function isSame(one, other) {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function findRoute(routes, { method, path }) {
  for (const route of routes) {
    const match = route.method === method && path.match(route.pattern)
    if (match) return { route, id: match[1] && decodeURIComponent(match[1]) }
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}). The stand-in knows no such endpoint.`, { status: 404 })
}
