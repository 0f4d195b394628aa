/** The buttons of `/stripe`, each an address of its own: what only time, a bank or a bad line does. */

import { age, endPeriod } from '../billing/calendar.mjs'
import { breakCard } from '../billing/cards.mjs'
import { endSubscription } from '../billing/subscribing.mjs'
import { closeDispute, openDispute } from '../resources/disputes.mjs'
import { failRefund } from '../resources/refunds.mjs'
import { forget } from '../state/belongings.mjs'
import { change } from '../state/world.mjs'
import { PRESETS } from './fault-presets.mjs'

const DAY = 24 * 60 * 60
const MOST_DAYS = 3_660

/** @typedef {{ world: any, deliveries: any, faults: any, fields: Record<string, string>, id: string }} Press */

/** What each address does; one that does nothing answers `false`, and the page a 404. */
const ACTIONS = [
  [/^\/stripe\/subscriptions\/([^/]+)\/renew$/, 'subscription', renewNow],
  [/^\/stripe\/subscriptions\/([^/]+)\/advance$/, 'subscription', advance],
  [/^\/stripe\/subscriptions\/([^/]+)\/give-up$/, 'subscription', giveUp],
  [/^\/stripe\/customers\/([^/]+)\/forget$/, 'customer', ({ world, id }) => forget(world, id)],
  [/^\/stripe\/charges\/([^/]+)\/dispute$/, 'charge', ({ world, id }) => openDispute(world, world.store.get(id))],
  [/^\/stripe\/refunds\/([^/]+)\/fail$/, 'refund', ({ world, id }) => failRefund(world, world.store.get(id))],
  [
    /^\/stripe\/disputes\/([^/]+)\/close$/,
    'dispute',
    ({ world, id, fields }) => closeDispute(world, world.store.get(id), fields.status === 'won' ? 'won' : 'lost'),
  ],
  [/^\/stripe\/events\/([^/]+)\/deliver$/, 'event', ({ world, id, deliveries }) => deliveries.deliver([world.store.get(id)])],
  [/^\/stripe\/events\/deliver$/, null, deliverMany],
  [/^\/stripe\/faults$/, null, ({ faults, fields }) => faults.replace(PRESETS[fields.preset]?.faults ?? {})],
]

/** Presses a button. @returns {boolean} whether there is such a one, and what it acts on */
export function pressOperator(path, context) {
  for (const [pattern, kind, act] of ACTIONS) {
    const [, id] = path.match(pattern) ?? []
    if (!pattern.test(path)) continue
    if (kind && context.world.store.get(id)?.object !== kind) return false
    act({ ...context, id })
    return true
  }
  return false
}

/** The period is over; with `card=fails` the bank refuses the card from now on. */
function renewNow({ world, id, fields }) {
  const subscription = world.store.get(id)
  const card = subscription.default_payment_method ?? world.store.get(subscription.customer)?.invoice_settings.default_payment_method
  if (fields.card === 'fails' && card) breakCard(world, world.store.get(card))
  endPeriod(world, subscription)
}

/** The card is tried no more, before the last try: the account’s settings say whether the subscription then ends or is marked. */
function giveUp({ world, id, fields }) {
  const subscription = world.store.get(id)
  if (fields.as === 'unpaid') change(world, subscription, { status: 'unpaid' })
  else endSubscription(world, subscription, { at: world.now(), reason: 'payment_failed' })
}

/** So many days pass for the customer of a subscription. */
function advance({ world, id, fields }) {
  const days = Math.min(Math.max(0, Number(fields.days) || 0), MOST_DAYS)
  age(world, world.store.get(id).customer, Math.round(days * DAY))
}

/** Sends what is held, lost, or everything; the newest first, or in the order of telling; as many copies as asked for. */
function deliverMany({ world, deliveries, fields }) {
  const wanted = fields.state ?? 'held'
  const copies = Math.min(Math.max(1, Number(fields.copies) || 1), 100)
  const events = world.store.list('event').filter(({ id }) => wanted === 'all' || world.store.hidden(id).state === wanted)
  if (fields.order !== 'newest') events.reverse()
  deliveries.deliver(events.flatMap((event) => Array(copies).fill(event)))
}
