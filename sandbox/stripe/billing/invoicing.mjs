/** Invoices: drawn up from lines, made final, paid or failing. A preview is one that was only drawn up. */
import { newId } from '../state/ids.mjs'
import { add, change, tell } from '../state/world.mjs'
import { BLANK_INVOICE } from './blank-invoice.mjs'
import { discountLines, sum } from './discounting.mjs'
import { makeIntent, payIntent } from './payments.mjs'

/** Days after the first attempt at which a failing renewal is tried again; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7, 14]
const DAY = 24 * 60 * 60

/**
 * Draws up an invoice, without keeping it.
 * @param {{ customer: any, subscription: any, lines: any[], reason: string, at: number, period?: { start: number, end: number },
 *   discounts?: { id: string, coupon: any }[], id?: string }} wish
 */
export function drawInvoice({ customer, subscription, lines, reason, at, period = { start: at, end: at }, discounts = [], id }) {
  const name = id ?? newId('invoice')
  for (const line of lines) line.invoice = name
  const subtotal = sum(lines.map(({ amount }) => amount))
  const total_discount_amounts = discountLines(lines, discounts)
  const total = subtotal - sum(total_discount_amounts.map(({ amount }) => amount))
  const amount_due = total <= 0 ? 0 : Math.max(0, total + customer.balance)
  return {
    ...structuredClone(BLANK_INVOICE),
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    id: name,
    amount_due,
    amount_remaining: amount_due,
    billing_reason: reason,
    created: at,
    default_payment_method: subscription.default_payment_method,
    discounts: discounts.map((discount) => discount.id),
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${name}/lines` },
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts,
    total_excluding_tax: total,
  }
}

/** Keeps an invoice, makes it final and tries to have it paid. @returns {boolean} whether it is paid */
export function issueInvoice(world, invoice, at) {
  add(world, invoice)
  const customer = world.store.get(invoice.customer)
  const sequence = customer.next_invoice_sequence
  change(world, customer, { next_invoice_sequence: sequence + 1, currency: invoice.currency }, { event: null })
  const ending_balance = invoice.total + invoice.starting_balance - invoice.amount_due
  change(
    world,
    invoice,
    {
      status: 'open',
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
      effective_at: at,
      ending_balance,
      hosted_invoice_url: `${world.baseUrl()}/invoice/${invoice.id}`,
      status_transitions: { ...invoice.status_transitions, finalized_at: at },
    },
    { event: 'finalized' },
  )
  change(world, customer, { balance: ending_balance })
  if (invoice.amount_due > 0) requestPayment(world, invoice, at)
  return payInvoice(world, invoice, at)
}

/** Tries the card of an open invoice. @returns {boolean} whether it is paid */
export function payInvoice(world, invoice, at, method = cardOf(world, invoice)) {
  if (invoice.amount_due === 0) return markPaid(world, invoice, at)
  const payment = world.store.list('invoice_payment').find(({ invoice: id }) => id === invoice.id)
  const intent = world.store.get(payment.payment.payment_intent)
  if (method && payIntent(world, intent, method, at)) {
    const status_transitions = { ...payment.status_transitions, paid_at: at }
    change(world, payment, { status: 'paid', amount_paid: invoice.amount_due, status_transitions }, { event: 'paid' })
    return markPaid(world, invoice, at)
  }
  markFailed(world, invoice, at)
  return false
}

/** Tries the card of an open invoice no more. */
export function stopCollecting(world, invoice) {
  if (invoice.status === 'open') change(world, invoice, { auto_advance: false, next_payment_attempt: null })
}

/** Gives up on an open invoice: nobody can pay it any more. */
export function voidInvoice(world, invoice, at) {
  const status_transitions = { ...invoice.status_transitions, voided_at: at }
  change(world, invoice, { status: 'void', next_payment_attempt: null, status_transitions }, { event: 'voided' })
}

function cardOf(world, invoice) {
  const subscription = world.store.get(invoice.parent.subscription_details.subscription)
  const customer = world.store.get(invoice.customer)
  return world.store.get(subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method)
}

function requestPayment(world, invoice, at) {
  const description = invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update'
  const receiptEmail = invoice.customer_email
  const intent = makeIntent(world, {
    customer: invoice.customer,
    amount: invoice.amount_due,
    description,
    receiptEmail,
    keepsCard: true,
    at,
  })
  const payment = {
    id: newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
  add(world, payment, { event: null })
}

function markPaid(world, invoice, at) {
  const isCharged = invoice.amount_due > 0
  const paid = { status: 'paid', attempted: true, attempt_count: invoice.attempt_count + (isCharged ? 1 : 0), next_payment_attempt: null }
  const status_transitions = { ...invoice.status_transitions, paid_at: at }
  const amounts = { amount_paid: invoice.amount_due, amount_remaining: 0, auto_advance: false }
  change(world, invoice, { ...paid, ...amounts, status_transitions, webhooks_delivered_at: at }, { event: 'paid' })
  tell(world, 'invoice.payment_succeeded', invoice)
  return true
}

function markFailed(world, invoice, at) {
  const attempts = invoice.attempt_count + 1
  const { finalized_at } = invoice.status_transitions
  const days = RETRY_DAYS[attempts - 1]
  const isRenewal = invoice.billing_reason !== 'subscription_create'
  const next_payment_attempt = isRenewal && days !== undefined ? finalized_at + days * DAY : null
  change(
    world,
    invoice,
    { attempted: true, attempt_count: attempts, next_payment_attempt, webhooks_delivered_at: at },
    { event: 'payment_failed' },
  )
}
