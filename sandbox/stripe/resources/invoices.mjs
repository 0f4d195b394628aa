/** Invoices, their payments, and the preview of one that a switch or the next period would bring. */

import { DECLINE } from '../billing/cards.mjs'
import { payInvoice, voidInvoice } from '../billing/invoicing.mjs'
import { settlePastDue, subscriptionOf } from '../billing/subscribing.mjs'
import { previewSwitch } from '../billing/switching.mjs'
import { newId } from '../state/ids.mjs'
import { find } from '../state/world.mjs'
import { cardRefusal, invalid } from '../wire/errors.mjs'
import { isWithin } from '../wire/lists.mjs'
import { boolean, fields, integer, listOf, oneOf, range, required, text } from '../wire/parameters.mjs'
import { get, list, post } from '../wire/routes.mjs'
import { PRORATION, SWITCHED_ITEM } from './subscriptions.mjs'

const PREVIEW = {
  customer: text,
  subscription: text,
  subscription_details: fields({
    cancel_at_period_end: boolean,
    items: listOf(SWITCHED_ITEM),
    proration_behavior: PRORATION,
    proration_date: integer,
  }),
}
const PAYMENTS = {
  invoice: text,
  payment: fields({ type: required(oneOf('payment_intent')), payment_intent: text }),
  status: oneOf('canceled', 'open', 'paid'),
}

export const INVOICE_ROUTES = [
  list(
    '/v1/invoices',
    { customer: text, subscription: text, created: range, status: text },
    (world, { customer, subscription, created, status }) =>
      world.store
        .list('invoice')
        .filter(
          (one) => isWithin(one.created, created) && (customer ?? one.customer) === one.customer && (status ?? one.status) === one.status,
        )
        .filter((one) => !subscription || subscriptionOf(one) === subscription),
  ),
  post('/v1/invoices/create_preview', PREVIEW, preview),
  get('/v1/invoices/:id', {}, (world, _params, id) => find(world, 'invoice', id)),
  list('/v1/invoices/:id/lines', {}, (world, _params, id) => find(world, 'invoice', id).lines.data),
  post('/v1/invoices/:id/pay', {}, pay),
  post('/v1/invoices/:id/void', {}, giveUp),
  list('/v1/invoice_payments', PAYMENTS, (world, { invoice, payment, status }) =>
    world.store
      .list('invoice_payment')
      .filter((one) => (invoice ?? one.invoice) === one.invoice && (status ?? one.status) === one.status)
      .filter((one) => !payment?.payment_intent || one.payment.payment_intent === payment.payment_intent),
  ),
]

/** An open invoice's card is tried again. @returns {boolean} whether it is paid now */
export function payAgain(world, invoice, method) {
  const isPaid = payInvoice(world, invoice, world.now(), method)
  const subscription = world.store.get(subscriptionOf(invoice))
  if (isPaid && subscription) settlePastDue(world, subscription)
  return isPaid
}

function preview(world, { customer, subscription: id, subscription_details = {} }) {
  if (!id) throw invalid('Name the subscription that the preview is for.', { param: 'subscription', code: 'parameter_missing' })
  const subscription = find(world, 'subscription', id, 'subscription')
  if (customer && customer !== subscription.customer)
    throw invalid('The subscription belongs to another customer.', { param: 'subscription' })
  const { cancel_at_period_end = subscription.cancel_at !== null, items, ...wish } = subscription_details
  const isOver = subscription.status === 'canceled' || (cancel_at_period_end && !items)
  if (isOver) throw invalid(`No upcoming invoices for customer: '${subscription.customer}'`, { code: 'invoice_upcoming_none', status: 404 })
  return previewSwitch(world, subscription, { ...wish, items, name: newId('preview') })
}

function giveUp(world, _params, id) {
  const invoice = find(world, 'invoice', id)
  if (invoice.status !== 'open') throw invalid(`You can only void open invoices. This one is ${invoice.status}.`, { param: 'id' })
  voidInvoice(world, invoice, world.now())
  return invoice
}

function pay(world, _params, id) {
  const invoice = find(world, 'invoice', id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { param: 'id' })
  if (invoice.status !== 'open') throw invalid('This invoice can no longer be paid.', { param: 'id' })
  if (!payAgain(world, invoice)) throw cardRefusal(DECLINE)
  return invoice
}
