/** A subscription from its first invoice to its end. */
import { newId } from '../state/ids.mjs'
import { add, change } from '../state/world.mjs'
import { discountsAt, lasting, redeem } from './coupons.mjs'
import { netOf } from './discounting.mjs'
import { drawInvoice, issueInvoice, payInvoice, stopCollecting } from './invoicing.mjs'
import { periodLine } from './lines.mjs'
import { periodEnd } from './periods.mjs'

/**
 * Begins a subscription and has its first invoice paid.
 * @param {{ customer: any, items: { price: any, quantity: number }[], metadata: any, description: string | null, method: any,
 *   discounts: any[], session: string | null, at: number }} wish
 * @returns {{ subscription: any, invoice: any, isPaid: boolean }}
 */
export function subscribe(world, { customer, items, metadata, description, method, discounts, session, at }) {
  const id = newId('subscription')
  const period = { start: at, end: periodEnd(at, items[0].price.recurring, at) }
  const subscription = {
    ...blankSubscription({ id, at }),
    customer: customer.id,
    default_payment_method: method?.id ?? null,
    description,
    items: {
      object: 'list',
      data: items.map(({ price, quantity }) => makeItem({ subscription: id, price, quantity, period, at })),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata,
  }
  const redeemed = discounts.map((one) => redeem(world, one, { customer: customer.id, subscription: id, session, at }))
  subscription.discounts = redeemed.map((discount) => discount.id)
  const lines = subscription.items.data.map((item) => periodLine(world, item, period))
  const invoice = drawInvoice({ customer, subscription, lines, reason: 'subscription_create', at, discounts: redeemed })
  subscription.latest_invoice = invoice.id
  add(world, subscription, { hidden: { paid: paidBy(lines), pending: [] } })

  const isPaid = issueInvoice(world, invoice, at)
  if (isPaid) change(world, subscription, { status: 'active', discounts: lasting(redeemed) })
  return { subscription, invoice, isPaid }
}

/** The next period begins: its invoice is drawn up, and paid if the card lets it. */
export function renew(world, subscription, at) {
  const [first] = subscription.items.data
  const period = {
    start: first.current_period_end,
    end: periodEnd(subscription.billing_cycle_anchor, first.price.recurring, first.current_period_end),
  }
  const data = subscription.items.data.map((item) => ({ ...item, current_period_start: period.start, current_period_end: period.end }))
  const { pending } = world.store.hidden(subscription.id)
  const discounts = discountsAt(world, subscription, period.start)
  const lines = data.map((item) => periodLine(world, item, period))
  const customer = world.store.get(subscription.customer)
  const past = { start: first.current_period_start, end: period.start }
  const all = [...pending, ...lines]
  const invoice = drawInvoice({ customer, subscription, lines: all, reason: 'subscription_cycle', at, period: past, discounts })

  world.store.put(subscription, { pending: [], paid: paidBy(lines) })
  change(world, subscription, {
    items: { ...subscription.items, data },
    latest_invoice: invoice.id,
    discounts: lasting(discounts),
  })
  if (!issueInvoice(world, invoice, at)) change(world, subscription, { status: 'past_due' })
}

/** The card of an open invoice is tried again; after the last try the subscription ends. */
export function retry(world, subscription, invoice, at) {
  if (payInvoice(world, invoice, at)) settlePastDue(world, subscription)
  else if (invoice.next_payment_attempt === null) endSubscription(world, subscription, { at, reason: 'payment_failed' })
}

/** Paid after all: the subscription is whole again. */
export function settlePastDue(world, subscription) {
  const isOwing = world.store.list('invoice').some((invoice) => invoice.status === 'open' && subscriptionOf(invoice) === subscription.id)
  if (!isOwing && ['past_due', 'incomplete'].includes(subscription.status)) change(world, subscription, { status: 'active' })
}

/** Over, for good: what is open is no longer asked for, and stays payable on its page. */
export function endSubscription(
  world,
  subscription,
  { at, reason = subscription.cancellation_details.reason ?? 'cancellation_requested', details = {} },
) {
  for (const invoice of world.store.list('invoice')) if (subscriptionOf(invoice) === subscription.id) stopCollecting(world, invoice)
  const cancellation_details = { ...subscription.cancellation_details, reason, ...details }
  const changes = { status: 'canceled', canceled_at: subscription.canceled_at ?? at, ended_at: at, cancellation_details }
  change(world, subscription, changes, { event: 'deleted' })
}

export function subscriptionOf(invoice) {
  return invoice.parent?.subscription_details?.subscription ?? null
}

/** What each item's running period cost, after discounts, and which line says so. */
export function paidBy(lines) {
  const entries = lines.map((line) => {
    const { subscription_item } = line.parent.subscription_item_details
    return [subscription_item, { amount: netOf(line), ...line.period, invoice: line.invoice, line: line.id }]
  })
  return Object.fromEntries(entries)
}

export function makeItem({ subscription, price, quantity, period, at }) {
  return {
    id: newId('subscription_item'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: at,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  }
}

/** The price in the words of an older API, which items still carry. */
export function planOf({ id, active, created, currency, nickname, product, recurring, unit_amount }) {
  return {
    id,
    object: 'plan',
    active,
    amount: unit_amount,
    amount_decimal: String(unit_amount),
    billing_scheme: 'per_unit',
    created,
    currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: {},
    meter: null,
    nickname,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

function blankSubscription({ id, at }) {
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: at },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: at,
    currency: 'usd',
    customer: '',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: null,
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: at,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: 'unchanged', missing_payment_method: 'create_invoice' } },
    trial_start: null,
  }
}
