/**
 * Sends events to the product, one after another, and again with growing pauses until it answers 2xx, for about three days. What is still
 * to be sent is kept with the event, so that a restart goes on where it was. Faults lose, copy, turn round or hold what one request has
 * caused.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { signatureOf } from './signature.mjs'

const PAUSES_SECONDS = [1, 2, 5, 10, 30, 60, 5 * 60, 30 * 60, 2 * 60 * 60, 12 * 60 * 60, 24 * 60 * 60, 36 * 60 * 60]
const ANSWER_MS = 20_000
const MOST_COPIES = 100
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1_000

export class Deliveries {
  #world
  #endpoint
  #takeFault
  #queue = Promise.resolve()
  #timer
  #stopping = new AbortController()

  /**
   * @param {import('../state/world.mjs').World} world
   * @param {{ url: string | undefined, secret: string, takeFault: () => any }} options without an url nothing is sent
   */
  constructor(world, { url, secret, takeFault }) {
    this.#world = world
    this.#endpoint = { url, secret, signal: this.#stopping.signal }
    this.#takeFault = takeFault
  }

  get hasEndpoint() {
    return this.#endpoint.url !== undefined
  }

  /** Takes charge of what one request has told. */
  dispatch() {
    const events = this.#world.events.splice(0)
    if (events.length === 0 || !this.hasEndpoint) return
    const { lost = false, copies = 1, reversed = false, held = false, delayMs = 0 } = this.#takeFault() ?? {}
    if (reversed) events.reverse()
    for (const event of events) {
      event.pending_webhooks = lost ? 0 : 1
      this.#world.store.put(event, { state: lost ? 'lost' : held ? 'held' : 'waiting', attempts: 0, nextAt: 0 })
    }
    this.#world.store.save()
    if (lost || held) return
    if (delayMs) this.#enqueue(() => pause(delayMs, undefined, { signal: this.#stopping.signal }).catch(() => {}))
    const count = Math.min(copies, MOST_COPIES)
    for (const event of events) this.#enqueue(() => Promise.all(Array.from({ length: count }, () => this.#send(event))))
  }

  /** Sends these now, in this order, whatever became of them before. */
  deliver(events) {
    if (!this.hasEndpoint) return
    for (const event of events) this.#enqueue(() => this.#send(event))
  }

  /** Sends what a restart found waiting, and what a pause is over for; then waits for the next pause to end. */
  resume() {
    if (!this.hasEndpoint || this.#stopping.signal.aborted) return
    clearTimeout(this.#timer)
    const waiting = this.#world.store.list('event').filter((event) => this.#state(event).state === 'waiting')
    for (const event of waiting.reverse()) if (this.#isDue(event)) this.#enqueue(() => (this.#isDue(event) ? this.#send(event) : undefined))
    const next = Math.min(...waiting.map((event) => this.#state(event).nextAt).filter((at) => at > Date.now()))
    if (next === Infinity) return
    this.#timer = setTimeout(() => this.resume(), Math.min(next - Date.now() + 5, LONGEST_TIMER_MS)).unref()
  }

  /** Resolves when everything that was waiting has been sent once. */
  async settled() {
    for (let last; last !== this.#queue; ) {
      last = this.#queue
      await last
    }
  }

  async stop() {
    clearTimeout(this.#timer)
    this.#stopping.abort()
    await this.settled()
  }

  #enqueue(work) {
    this.#queue = this.#queue.then(() => (this.#stopping.signal.aborted ? undefined : work())).catch((error) => console.error(error))
  }

  #state(event) {
    return this.#world.store.hidden(event.id)
  }

  #isDue(event) {
    const { state, nextAt } = this.#state(event)
    return state === 'waiting' && nextAt <= Date.now()
  }

  async #send(event) {
    const result = await post(event, this.#endpoint)
    if (this.#stopping.signal.aborted) return
    const { attempts = 0, deliveries, state } = this.#state(event)
    const isAccepted = result.status >= 200 && result.status < 300
    const wait = PAUSES_SECONDS[attempts]
    const next = isAccepted || state === 'delivered' ? 'delivered' : wait === undefined ? 'given up' : 'waiting'
    event.pending_webhooks = next === 'waiting' ? 1 : 0
    this.#world.store.put(event, {
      deliveries: [...deliveries, { at: new Date().toISOString(), ...result }],
      state: next,
      attempts: attempts + 1,
      nextAt: Date.now() + (wait ?? 0) * 1_000,
    })
    this.#world.store.save()
    if (next === 'waiting') this.resume()
  }
}

/** @returns {Promise<{ status: number, error?: string }>} status 0 when no answer came */
async function post(event, { url, secret, signal }) {
  const body = JSON.stringify(event, null, 2)
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': signatureOf(body, secret),
    'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    })
    await response.arrayBuffer()
    return { status: response.status }
  } catch (error) {
    return { status: 0, error: error.cause?.code ?? error.name }
  }
}
