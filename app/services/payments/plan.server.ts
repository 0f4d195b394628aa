/** What is done to a plan at the payment provider, and what it would cost. */
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { isKeySpent, isRefused, isUnknownThere, stripe } from './client.server'

interface Switch {
  subscriptionId: string
  priceId: string
  /** The instant to which the time that was paid for is counted: the preview and the switch name the same, so that they cost the same. */
  at: Date
}

export interface SwitchPreview {
  /** Cents to be paid at once. */
  due: number
  /** Cents that are left over and stay as credit for later invoices. */
  left: number
  /** Cents of what was paid for and not used. */
  credit: number
  renewsAt: Date
}

/** What a switch would cost now. */
export async function previewSwitch({ subscriptionId, priceId, at }: Switch): Promise<SwitchPreview> {
  const { customer, itemId } = await readItem(subscriptionId)
  const invoice = await stripe.invoices.createPreview({
    customer,
    subscription: subscriptionId,
    subscription_details: {
      items: [{ id: itemId, price: priceId }],
      proration_behavior: 'create_prorations',
      proration_date: secondsOf(at),
    },
  })
  const credits = invoice.lines.data.filter(({ amount }) => amount < 0)
  const ends = invoice.lines.data.filter(({ amount }) => amount >= 0).map(({ period }) => period.end)
  return {
    due: Math.max(0, invoice.amount_due),
    left: Math.max(0, -invoice.total),
    credit: -credits.reduce((sum, { amount }) => sum + amount, 0),
    renewsAt: new Date(Math.max(...ends) * 1000),
  }
}

/**
 * Switches. The intervals differ, so the difference is charged at once; a card that is declined leaves everything as it was. `key` makes it
 * one switch however often it is asked for; where the provider would repeat a failure of that key for a day, what it has done is looked at
 * and the rest is asked for anew.
 */
export async function switchPlan(wish: Switch & { key: string }): Promise<void> {
  try {
    await askForSwitch(wish)
  } catch (error) {
    if (isKeySpent(error) !== 'now') throw error
    await askForSwitch({ ...wish, key: `${wish.key}-${randomUUID()}` })
  }
}

async function askForSwitch({ subscriptionId, priceId, at, key }: Switch & { key: string }): Promise<void> {
  const { itemId, price, renewing } = await readItem(subscriptionId)
  if (price === priceId) return
  await stripe.subscriptions.update(
    subscriptionId,
    {
      items: [{ id: itemId, price: priceId }],
      proration_behavior: 'create_prorations',
      proration_date: secondsOf(at),
      payment_behavior: 'error_if_incomplete',
      ...renewing,
    },
    { idempotencyKey: key },
  )
}

/** Whether the plan is to end at the end of the time that was paid for, or to renew. */
export async function setRenewal(subscriptionId: string, renews: boolean): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const [item] = subscription.items.data
  if (renews) await stripe.subscriptions.update(subscriptionId, renewingOf(subscription))
  // Canceled in the portal already.
  else if (!item || !subscription.cancel_at || subscription.cancel_at > item.current_period_end)
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
}

/** Ends the plan at once; one that has ended stays so. */
export async function endPlan(subscriptionId: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId)
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(subscriptionId)
}

/**
 * Ends a plan whose renewal is not paid at once; false when it was paid meanwhile, which leaves it as it is. What somebody has just paid
 * for must not end because nobody has told us yet.
 */
export async function endUnpaid(subscriptionId: string): Promise<boolean> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId)
  if (status === 'canceled' || status === 'incomplete_expired') return true
  if (status !== 'past_due' && status !== 'unpaid') return false
  await stripe.subscriptions.cancel(subscriptionId)
  return true
}

/** Lets nobody pay an invoice any more; one that was paid meanwhile stays so. */
export async function voidInvoice(invoiceId: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(invoiceId)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}

/** Takes away what was left over from a switch: it is part of what goes back, and would pay for another plan. */
export async function clearCredit(customerId: string): Promise<void> {
  try {
    await stripe.customers.update(customerId, { balance: 0 })
  } catch (error) {
    // A customer whom it has forgotten has none.
    if (!isUnknownThere(error)) throw error
  }
}

/**
 * Gives back what is left of a payment. It needs no key of its own: the provider gives back no more than was paid, so that asked twice the
 * second finds nothing left, while a key would repeat a failure for a day. Throws what the provider refuses, such as what a bank took back.
 */
export async function refundPayment(paymentId: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: paymentId, reason: 'requested_by_customer' })
  } catch (error) {
    if (!isRefused(error) || error.code !== 'charge_already_refunded') throw error
  }
}

interface PlanItem {
  customer: string
  itemId: string
  price: string
  renewing: Stripe.SubscriptionUpdateParams
}

async function readItem(subscriptionId: string): Promise<PlanItem> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const { customer } = subscription
  const [item] = subscription.items.data
  if (!item) throw new Error(`the subscription ${subscriptionId} has no items`)
  return {
    customer: typeof customer === 'string' ? customer : customer.id,
    itemId: item.id,
    price: item.price.id,
    renewing: renewingOf(subscription),
  }
}

/** What lets it renew: the portal names the moment of an end, and the flag of a period's end takes no such moment away. */
function renewingOf({ cancel_at, cancel_at_period_end }: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  return cancel_at !== null && !cancel_at_period_end ? { cancel_at: '' } : { cancel_at_period_end: false }
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
