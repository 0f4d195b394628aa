/** Subscriptions: looked at, switched, cancelled at once or at the end of their period. They begin at a checkout. */
import { endSubscription } from '../billing/subscribing.mjs'
import { planSwitch, switchItems } from '../billing/switching.mjs'
import { change, find } from '../state/world.mjs'
import { invalid } from '../wire/errors.mjs'
import { isWithin } from '../wire/lists.mjs'
import { mergeMetadata } from '../wire/metadata.mjs'
import { boolean, clearable, fields, integer, listOf, metadata, oneOf, range, text } from '../wire/parameters.mjs'
import { del, get, list, post } from '../wire/routes.mjs'

/** An item of a switch, here and in a preview. */
export const SWITCHED_ITEM = fields({ id: text, price: text, quantity: integer, deleted: boolean })
export const PRORATION = oneOf('create_prorations', 'none', 'always_invoice')

const FEEDBACK = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
)
const DETAILS = fields({ comment: clearable(text), feedback: clearable(FEEDBACK) })
const UPDATE = {
  cancel_at: clearable(integer),
  cancel_at_period_end: boolean,
  cancellation_details: DETAILS,
  default_payment_method: text,
  description: clearable(text),
  items: listOf(SWITCHED_ITEM),
  metadata,
  payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
  proration_behavior: PRORATION,
  proration_date: integer,
}

export const SUBSCRIPTION_ROUTES = [
  list('/v1/subscriptions', { customer: text, created: range, price: text, status: text }, listSubscriptions),
  get('/v1/subscriptions/:id', {}, (world, _params, id) => find(world, 'subscription', id)),
  post('/v1/subscriptions/:id', UPDATE, update),
  del('/v1/subscriptions/:id', { cancellation_details: DETAILS }, cancel),
]

function listSubscriptions(world, { customer, created, price, status }) {
  const isWanted = (one) => status === 'all' || (status ? one.status === status : one.status !== 'canceled')
  return world.store
    .list('subscription')
    .filter((one) => isWanted(one) && isWithin(one.created, created) && (customer ?? one.customer) === one.customer)
    .filter((one) => !price || one.items.data.some((item) => item.price.id === price))
}

function update(world, params, id) {
  const subscription = findLiving(world, id)
  const {
    items,
    proration_behavior,
    proration_date,
    payment_behavior,
    cancel_at,
    cancel_at_period_end,
    cancellation_details,
    metadata: words,
    ...rest
  } = params
  if (cancel_at !== undefined && cancel_at_period_end !== undefined)
    throw invalid('You cannot set both `cancel_at` and `cancel_at_period_end`.', { param: 'cancel_at' })
  if (rest.default_payment_method) checkCard(world, subscription, rest.default_payment_method)
  if (items) {
    const wish = { items, proration_behavior, proration_date }
    planSwitch(world, subscription, wish) // refuses before anything is done
    switchItems(world, subscription, { ...wish, payment_behavior })
  }
  // Who ends with the period ends with the new one, where a switch began it.
  const isEnding = cancel_at_period_end ?? (items && subscription.cancel_at_period_end ? true : undefined)
  return change(world, subscription, {
    ...rest,
    ...mergeMetadata(subscription, words),
    ...(cancel_at === undefined ? ending(world, subscription, isEnding, cancellation_details) : endingAt(world, subscription, cancel_at)),
  })
}

/** To end at a moment, or at none: what the portal does too, which leaves `cancel_at_period_end` as it is. */
export function endingAt(world, subscription, cancel_at) {
  if (cancel_at === null) return RENEWING
  const cancellation_details = { ...subscription.cancellation_details, reason: 'cancellation_requested' }
  return { cancel_at_period_end: false, cancel_at, canceled_at: subscription.canceled_at ?? world.now(), cancellation_details }
}

const RENEWING = {
  cancel_at_period_end: false,
  cancel_at: null,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
}

/** What it means for a subscription to end with its period, or no longer to. */
function ending(world, subscription, isEnding, details = {}) {
  if (isEnding === undefined)
    return Object.keys(details).length > 0 ? { cancellation_details: { ...subscription.cancellation_details, ...details } } : {}
  // Where the flag was not set it is no news, and a moment that was named stays.
  if (!isEnding) return subscription.cancel_at_period_end || subscription.cancel_at === null ? RENEWING : {}
  const cancellation_details = { ...subscription.cancellation_details, reason: 'cancellation_requested', ...details }
  const cancel_at = subscription.items.data[0].current_period_end
  return { cancel_at_period_end: true, cancel_at, canceled_at: subscription.canceled_at ?? world.now(), cancellation_details }
}

function cancel(world, { cancellation_details: details = {} }, id) {
  const subscription = findLiving(world, id)
  endSubscription(world, subscription, { at: world.now(), reason: 'cancellation_requested', details })
  return subscription
}

function findLiving(world, id) {
  const subscription = find(world, 'subscription', id)
  if (subscription.status === 'canceled')
    throw invalid(`No such subscription: '${id}'`, { param: 'id', code: 'resource_missing', status: 404 })
  return subscription
}

function checkCard(world, subscription, method) {
  if (find(world, 'payment_method', method, 'default_payment_method').customer === subscription.customer) return
  throw invalid('The payment method must be attached to the customer.', { param: 'default_payment_method' })
}
