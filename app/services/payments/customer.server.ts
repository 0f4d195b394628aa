/** What the payment provider knows of a customer, read whole: it is the truth, whatever we were told before. */
import type Stripe from 'stripe'
import { isUnknownThere, stripe } from './client.server'

/** Nobody has more. */
const MOST = 300
const PAGE = 100

export interface KnownSubscription {
  id: string
  priceId: string
  every: { count: number; unit: string } | null
  status: string
  startDate: Date
  periodStart: Date
  periodEnd: Date
  /** When it ends by itself instead of renewing. */
  endsAt: Date | null
  endedAt: Date | null
  /** It ended because its renewal was not paid. */
  isGivenUp: boolean
  /** Our checkout by which it was bought. */
  checkoutId: string | null
}

export interface KnownInvoice {
  id: string
  subscriptionId: string | null
  priceId: string | null
  number: string | null
  url: string | null
  /** Cents: what was paid, or is to be paid. */
  amount: number
  status: 'open' | 'paid' | 'failed' | 'void'
  /** It is of a period, the first or a later one, and not of a switch between two. */
  isRenewal: boolean
  createdAt: Date
  paidAt: Date | null
  paymentId: string | null
  /** Cents of it that are tax. */
  tax: number
  /** What tells the card that paid from all others; null for what no card paid. */
  card: string | null
  /** Cents that went back. */
  refunded: number
  /** The payer's bank took it back, or holds it while it decides. What was decided for us counts as paid. */
  isDisputed: boolean
  /** The bank has decided, and keeps it. */
  isLost: boolean
}

/** What was paid once by a checkout of ours, without an invoice. */
export interface KnownPayment {
  paymentId: string
  /** Our checkout by which it was bought. */
  checkoutId: string
  /** Cents. */
  amount: number
  /** Cents that went back. */
  refunded: number
  /** The payer's bank took it back, or holds it while it decides. */
  isDisputed: boolean
  /** The bank has decided, and keeps it. */
  isLost: boolean
  paidAt: Date
}

export interface KnownCustomer {
  email: string | null
  /** Cents that later invoices will take first. */
  credit: number
  subscriptions: KnownSubscription[]
  invoices: KnownInvoice[]
  payments: KnownPayment[]
}

/** Null when the provider does not know the customer, or no longer. */
export async function readCustomer(id: string): Promise<KnownCustomer | null> {
  try {
    const [customer, subscriptions, invoices, charges] = await Promise.all([
      stripe.customers.retrieve(id),
      stripe.subscriptions.list({ customer: id, status: 'all', limit: PAGE }).autoPagingToArray({ limit: MOST }),
      stripe.invoices.list({ customer: id, limit: PAGE, expand: ['data.payments'] }).autoPagingToArray({ limit: MOST }),
      stripe.charges.list({ customer: id, limit: PAGE }).autoPagingToArray({ limit: MOST }),
    ])
    if (customer.deleted) return null
    const disputes = await readDisputes(charges)
    const paid = new Map(
      charges
        .filter(({ status }) => status === 'succeeded')
        .map((charge) => [
          idOf(charge.payment_intent),
          {
            refunded: charge.amount_refunded,
            dispute: disputes.get(charge.id) ?? null,
            card: charge.payment_method_details?.card?.fingerprint ?? null,
          },
        ]),
    )
    return {
      email: customer.email?.toLowerCase() ?? null,
      credit: Math.max(0, -customer.balance),
      subscriptions: subscriptions.flatMap((one) => asSubscription(one) ?? []),
      invoices: invoices.filter(({ status }) => status !== 'draft').map((invoice) => asInvoice(invoice, paid)),
      payments: charges.flatMap((charge) => asPayment(charge, disputes) ?? []),
    }
  } catch (error) {
    if (isUnknownThere(error)) return null
    throw error
  }
}

/** Disputes that hold or took the money; an inquiry of a bank, whose names begin with `warning`, takes nothing. */
const TAKING = new Set(['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review'])

/** Of each charge that a bank holds or took: how it stands. */
async function readDisputes(charges: Stripe.Charge[]): Promise<Map<string | null, Stripe.Dispute.Status>> {
  const disputed = charges.filter((charge) => charge.disputed)
  const lists = await Promise.all(disputed.map(({ id: charge }) => stripe.disputes.list({ charge, limit: PAGE })))
  const taking = lists.flatMap(({ data }) => data).filter(({ status }) => TAKING.has(status))
  return new Map(taking.map(({ charge, status }) => [idOf(charge), status]))
}

/** A charge that names a checkout of ours; those of plans name none. */
function asPayment(charge: Stripe.Charge, disputes: ReadonlyMap<string | null, Stripe.Dispute.Status>): KnownPayment | null {
  const { id, status, amount, amount_refunded: refunded, created, metadata, payment_intent } = charge
  const paymentId = idOf(payment_intent)
  if (status !== 'succeeded' || !paymentId || !metadata.checkout) return null
  const dispute = { isDisputed: disputes.has(id), isLost: disputes.get(id) === 'lost' }
  return { paymentId, checkoutId: metadata.checkout, amount, refunded, ...dispute, paidAt: dateOf(created) }
}

interface PaidCharge {
  card: string | null
  refunded: number
  dispute: Stripe.Dispute.Status | null
}

function asSubscription(subscription: Stripe.Subscription): KnownSubscription | null {
  const [item] = subscription.items.data
  if (!item) return null
  const { id, status, start_date, cancel_at, cancel_at_period_end, ended_at, metadata } = subscription
  const { price, current_period_start, current_period_end } = item
  const endsAt = cancel_at ?? (cancel_at_period_end ? current_period_end : null)
  return {
    id,
    // A provider that is set to mark what it no longer tries: still not paid, and not ended.
    status: status === 'unpaid' ? 'past_due' : status,
    isGivenUp: status === 'canceled' && subscription.cancellation_details?.reason === 'payment_failed',
    priceId: price.id,
    every: price.recurring && { count: price.recurring.interval_count, unit: price.recurring.interval },
    startDate: dateOf(start_date),
    periodStart: dateOf(current_period_start),
    periodEnd: dateOf(current_period_end),
    endsAt: endsAt === null ? null : dateOf(endsAt),
    endedAt: ended_at === null ? null : dateOf(ended_at),
    checkoutId: metadata.checkout ?? null,
  }
}

function asInvoice(invoice: Stripe.Invoice, paid: ReadonlyMap<string | null, PaidCharge>): KnownInvoice {
  const { id, number, status, amount_paid, amount_due, billing_reason, created, hosted_invoice_url, parent } = invoice
  // An invoice may have been tried with several: the one that paid it counts.
  const tries = invoice.payments?.data.toSorted((one, other) => Number(other.status === 'paid') - Number(one.status === 'paid'))
  const paymentId = idOf(tries?.map(({ payment }) => payment.payment_intent).find(Boolean))
  const charge = paymentId ? paid.get(paymentId) : undefined
  const paidAt = invoice.status_transitions.paid_at
  const [line] = invoice.lines.data.toReversed()
  return {
    ...{ id, number, paymentId },
    subscriptionId: idOf(parent?.subscription_details?.subscription),
    priceId: idOf(line?.pricing?.price_details?.price),
    url: hosted_invoice_url ?? null,
    amount: status === 'paid' ? amount_paid : amount_due,
    status: stateOf(invoice),
    isRenewal: billing_reason === 'subscription_create' || billing_reason === 'subscription_cycle',
    createdAt: dateOf(created),
    paidAt: paidAt === null ? null : dateOf(paidAt),
    tax: invoice.total_taxes?.reduce((sum, { amount }) => sum + amount, 0) ?? 0,
    card: charge?.card ?? null,
    refunded: charge?.refunded ?? 0,
    isDisputed: Boolean(charge?.dispute),
    isLost: charge?.dispute === 'lost',
  }
}

function stateOf({ status, attempted }: Stripe.Invoice): KnownInvoice['status'] {
  if (status === 'paid') return 'paid'
  if (status === 'void') return 'void'
  return status === 'uncollectible' || attempted ? 'failed' : 'open'
}

/** A reference is a name, or the thing itself. */
function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}

/**
 * Gives a customer credit, in cents, that the next invoice takes first; under one key it is given once. False when the provider does not
 * know the customer any more.
 */
export async function giveCredit(customerId: string, { amount, why, key }: { amount: number; why: string; key: string }): Promise<boolean> {
  try {
    const credit = { amount: -amount, currency: 'usd', description: why, metadata: { key } }
    await stripe.customers.createBalanceTransaction(customerId, credit, { idempotencyKey: key })
    return true
  } catch (error) {
    if (isUnknownThere(error)) return false
    throw error
  }
}

/** Whether a credit of this key was given: the provider forgets keys after a day. */
export async function hasCredit(customerId: string, key: string): Promise<boolean> {
  try {
    const given = await stripe.customers.listBalanceTransactions(customerId, { limit: PAGE }).autoPagingToArray({ limit: MOST })
    return given.some(({ metadata }) => metadata?.key === key)
  } catch (error) {
    if (isUnknownThere(error)) return false
    throw error
  }
}
