/**
 * What time does: periods end, failing cards are tried again. The product's clock cannot be moved, so "a month later" moves a customer's
 * past a month back instead, and then lets happen what has become due.
 */
import { belongingsOf } from '../state/belongings.mjs'
import { change } from '../state/world.mjs'
import { endSubscription, renew, retry, subscriptionOf } from './subscribing.mjs'

const MOMENTS = new Set(
  `created start_date billing_cycle_anchor current_period_start current_period_end period_start period_end start end canceled_at cancel_at
  ended_at finalized_at paid_at voided_at marked_uncollectible_at effective_at next_payment_attempt webhooks_delivered_at updated_at due_by`.split(
    /\s+/,
  ),
)
/** Everything that is due happens, in the order in which it came due. */
export function settleDue(world) {
  for (const subscription of world.store.list('subscription').reverse()) {
    for (let next = nextStep(world, subscription); next && next.at <= world.now(); next = nextStep(world, subscription)) next.take()
  }
  for (const session of world.store.list('checkout.session')) {
    if (session.status !== 'open' || session.expires_at > world.now()) continue
    change(world, session, { status: 'expired', url: null }, { event: 'expired' })
  }
}

/** Moves a customer's past back by so many seconds. */
export function age(world, customer, seconds) {
  for (const object of belongingsOf(world, customer)) {
    const { paid, pending } = world.store.hidden(object.id)
    world.store.put(shift(object, seconds), paid ? { paid: shift(paid, seconds), pending: shift(pending, seconds) } : {})
    // Months differ in length: the next periods are counted from where this one now ends.
    if (object.object === 'subscription') object.billing_cycle_anchor = object.items.data[0].current_period_end
  }
  settleDue(world)
}

/** The running period is over now. */
export function endPeriod(world, subscription) {
  const left = subscription.items.data[0].current_period_end - world.now()
  age(world, subscription.customer, Math.max(0, left))
}

function nextStep(world, subscription) {
  if (!['active', 'past_due', 'incomplete'].includes(subscription.status)) return undefined
  const steps = []
  for (const invoice of subscription.status === 'past_due' ? world.store.list('invoice') : []) {
    if (invoice.status !== 'open' || invoice.next_payment_attempt === null || subscriptionOf(invoice) !== subscription.id) continue
    const at = invoice.next_payment_attempt
    steps.push({ at, take: () => retry(world, subscription, invoice, at) })
  }
  if (subscription.cancel_at !== null) {
    const at = subscription.cancel_at
    steps.push({ at, take: () => endSubscription(world, subscription, { at }) })
  } else if (subscription.status !== 'incomplete') {
    const at = subscription.items.data[0].current_period_end
    steps.push({ at, take: () => renew(world, subscription, at) })
  }
  return steps.sort((one, other) => one.at - other.at)[0]
}

/** The same with every moment in it earlier. */
function shift(value, seconds) {
  if (value === null || typeof value !== 'object') return value
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'number' && MOMENTS.has(name)) value[name] = inner - seconds
    else shift(inner, seconds)
  }
  return value
}
