/**
 * `Idempotency-Key`: the same key with the same request gets the first answer again, for a day; with another request it is refused. As at
 * Stripe, a request that was refused for its fields is not remembered: nothing was done.
 */
import { createHash } from 'node:crypto'
import { Refusal } from './errors.mjs'

const KEPT_SECONDS = 24 * 60 * 60
const LONGEST = 255

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
    if (known.request === request) return { ...known.answer, headers: { 'Idempotent-Replayed': 'true' } }
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    throw new Refusal(400, { type: 'idempotency_error', message })
  }
  const result = answer()
  if (result.status < 300 || result.status === 402) {
    world.store.put({ id, object: 'idempotency_key', created: world.now(), request, answer: structuredClone(result) })
  }
  return result
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex')
}
