/**
 * What every part of the stand-in works with: the store, the time, and the events that the work of one request has caused. They wait in
 * `world.events` until that work is done; then they are saved with it and sent.
 */
import { missing } from '../wire/errors.mjs'
import { newId } from './ids.mjs'
import { createStore } from './store.mjs'

/** The version of Stripe's API that this stand-in speaks; a test holds it to the official client's. */
export const API_VERSION = '2026-10-28.endive'

const KEPT_DAYS = { event: 30, idempotency_key: 1 }
const EVENT_NAMES = { subscription: 'customer.subscription', dispute: 'charge.dispute' }

/**
 * @param {{ folder?: string, baseUrl: () => string }} options
 */
export function createWorld({ folder, baseUrl }) {
  return {
    store: createStore(folder),
    baseUrl,
    now: () => Math.floor(Date.now() / 1_000),
    /** What the events of this moment name as their cause. @type {{ id: string | null, idempotency_key: string | null }} */
    cause: { id: null, idempotency_key: null },
    /** @type {any[]} */
    events: [],
  }
}

/** @typedef {ReturnType<typeof createWorld>} World */

/** Keeps a new object and tells of it: `event` is the word after its name, and `null` is silence. */
export function add(world, object, { hidden = {}, event = 'created' } = {}) {
  world.store.put(object, hidden)
  if (event) tell(world, `${eventName(object)}.${event}`, object)
  return object
}

/** Changes an object, and tells of it what it was before. Nothing is told when nothing changes. */
export function change(world, object, changes, { event = 'updated' } = {}) {
  const different = Object.entries(changes).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(object[name]))
  if (different.length === 0) return object
  const previous = structuredClone(Object.fromEntries(different.map(([name]) => [name, object[name] ?? null])))
  world.store.put(Object.assign(object, changes))
  if (event) tell(world, `${eventName(object)}.${event}`, object, event === 'updated' ? previous : undefined)
  return object
}

/** Records an event; it carries the object as it is at this moment. */
export function tell(world, type, object, previous) {
  const event = {
    id: newId('event'),
    object: 'event',
    api_version: API_VERSION,
    created: world.now(),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 0,
    request: { ...world.cause },
    type,
  }
  world.store.put(event, { deliveries: [] })
  world.events.push(event)
  return event
}

/** As Stripe does: events are kept for 30 days, answers to idempotency keys for one. */
export function forgetOld(world) {
  for (const [kind, days] of Object.entries(KEPT_DAYS)) {
    const oldest = world.now() - days * 24 * 60 * 60
    for (const { id, created } of world.store.list(kind)) if (created < oldest) world.store.remove(id)
  }
}

/** An object by its name, of the right kind. `param` is what the caller called it. */
export function find(world, kind, id, param = 'id') {
  const object = world.store.get(id)
  if (object?.object !== kind) throw missing(kind, id, param)
  return object
}

function eventName({ object }) {
  return EVENT_NAMES[object] ?? object
}
