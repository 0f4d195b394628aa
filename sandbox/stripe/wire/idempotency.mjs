/**
 * `Idempotency-Key`: the same key with the same request gets the first answer again, for a day; with another request it is refused. As at
 * Stripe, a failure of its own is remembered too and answered again, while a request that was refused for its fields, or for being one too
 * many, is not: nothing was begun.
 */
import { createHash } from 'node:crypto'
import { Refusal } from './errors.mjs'

const KEPT_SECONDS = 24 * 60 * 60
const LONGEST = 255
const REPLAYED = 'Idempotent-Replayed'

/**
 * Answers once.
 * @param {{ key: string, method: string, path: string, body: string }} request
 * @param {() => { status: number, json: any }} answer
 */
export function answerOnce(world, { key, method, path, body }, answer) {
  if (key.length > LONGEST) {
    throw new Refusal(400, { type: 'idempotency_error', message: `Idempotency keys have at most ${LONGEST} characters.` })
  }
  const id = `idempotency_${hash(key)}`
  const request = hash(`${method} ${path}\n${body}`)
  const known = world.store.get(id)
  if (known && known.created > world.now() - KEPT_SECONDS) {
    if (known.request === request) return { ...known.answer, headers: { [REPLAYED]: 'true' } }
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    throw new Refusal(400, { type: 'idempotency_error', message })
  }
  const result = answer()
  if (result.status < 300 || result.status === 402) {
    world.store.put({ id, object: 'idempotency_key', created: world.now(), request, answer: structuredClone(result) })
  }
  return result
}

/**
 * The answer of a bad day; one of 500 and above is kept under the request's key, whatever was done before it.
 * @param {{ method: string, path: string, body: string, headers: Record<string, any> }} request
 * @param {{ status: number, json: any }} failure
 * @param {{ headers?: Record<string, string> } | undefined} result what was answered before somebody said that it failed
 */
export function keepFailure(world, { method, path, body, headers }, failure, result) {
  const key = headers['idempotency-key']
  if (failure.status < 500 || !key || method !== 'POST') return failure
  const id = `idempotency_${hash(key)}`
  const known = world.store.get(id)
  const isNew = !known || (result !== undefined && result.headers?.[REPLAYED] === undefined)
  if (isNew) {
    const request = hash(`${method} ${path}\n${body}`)
    world.store.put({ id, object: 'idempotency_key', created: world.now(), request, answer: structuredClone(failure) })
  }
  const isRepeated = !isNew && known.answer.status >= 500
  return { ...failure, headers: { 'Stripe-Should-Retry': 'false', ...(isRepeated ? { [REPLAYED]: 'true' } : {}) } }
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex')
}
