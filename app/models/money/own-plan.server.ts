/** A member's own plan: what it is, what was paid, and what the member does with it. What is changed at the provider is read back at once. */
import { db } from '~/db.server'
import { portalAddress } from '~/services/payments/checkout.server'
import { isDeclined, isUnanswered } from '~/services/payments/client.server'
import { previewSwitch, type SwitchPreview, setRenewal, switchPlan } from '~/services/payments/plan.server'
import { log } from '~/utils/log.server'
import { HOUR_MS } from '~/utils/time/durations'
import { type PlanName, planOfTier } from './plans/plans'
import { priceOf } from './plans/prices.server'
import { syncCustomer } from './sync/sync.server'

/** A plan that is paid for at the provider and has not ended. */
export interface OwnPlan {
  id: string
  plan: PlanName
  subscriptionId: string
  customerId: string
  renewsAt: Date | null
  endDate: Date
  isFailing: boolean
}

/** `declined`: the card; `unanswered`: the provider, and the same may work later; `none`: there is nothing to do it to. */
export type PlanOutcome = 'done' | 'declined' | 'unanswered' | 'none'

const LISTED = 24

/** The account's plan; of several the newest. */
export async function findOwnPlan(userId: string, now = new Date()): Promise<OwnPlan | null> {
  const rows = await db.userSubscription.findMany({
    where: { userId, isActive: true, stripeSubscriptionId: { not: null }, endDate: { gt: now } },
    orderBy: { startDate: 'desc' },
  })
  for (const { id, subscriptionTier, stripeSubscriptionId, stripeCustomerId, renewsAt, endDate, stripeStatus } of rows) {
    const plan = planOfTier(subscriptionTier)
    if (!plan || !stripeSubscriptionId || !stripeCustomerId || !endDate) continue
    const isFailing = stripeStatus === 'past_due'
    return { id, plan, subscriptionId: stripeSubscriptionId, customerId: stripeCustomerId, renewsAt, endDate, isFailing }
  }
  return null
}

/** What the account paid, newest first. */
export function listOwnOrders(userId: string) {
  return db.order.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: LISTED,
    select: { id: true, plan: true, amount: true, status: true, number: true, invoiceUrl: true, createdAt: true, paidAt: true },
  })
}

/** What a switch would cost at this instant; `unanswered` when the provider does not say. */
export async function previewOwnSwitch(own: OwnPlan, to: PlanName, at: Date): Promise<SwitchPreview | 'unanswered'> {
  try {
    return await previewSwitch({ subscriptionId: own.subscriptionId, priceId: priceOf(to), at })
  } catch (error) {
    if (isUnanswered(error)) return 'unanswered'
    throw error
  }
}

/** Switches for what the preview of this instant said; a preview of more than an hour ago is none. */
export async function switchOwnPlan(
  { userId, to, at }: { userId: string; to: PlanName; at: Date },
  now = new Date(),
): Promise<PlanOutcome> {
  const own = await findOwnPlan(userId, now)
  const isFresh = at <= now && at.getTime() > now.getTime() - HOUR_MS
  // A plan whose renewal fails has not paid for the time that a switch would credit.
  if (!own || own.isFailing || own.plan === to || !isFresh) return 'none'
  const key = `switch-${own.id}-${to}-${at.getTime()}`
  return change(own, () => switchPlan({ subscriptionId: own.subscriptionId, priceId: priceOf(to), at, key }))
}

/** Whether the plan is to renew: cancelled, it runs to the end of the time that was paid for. */
export async function setOwnRenewal(userId: string, renews: boolean): Promise<PlanOutcome> {
  const own = await findOwnPlan(userId)
  if (!own) return 'none'
  return change(own, () => setRenewal(own.subscriptionId, renews))
}

/** Where the account changes its card; null without a customer at the provider, or when that does not answer. */
export async function ownPortal(userId: string, returnPath: string): Promise<string | null> {
  const customer = await db.paymentCustomer.findFirst({
    where: { userId, lostAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  if (!customer) return null
  try {
    return await portalAddress(customer.id, returnPath)
  } catch (error) {
    if (isUnanswered(error)) return null
    throw error
  }
}

async function change({ customerId }: OwnPlan, work: () => Promise<void>): Promise<PlanOutcome> {
  try {
    await work()
  } catch (error) {
    if (isDeclined(error)) return 'declined'
    if (isUnanswered(error)) return 'unanswered'
    throw error
  }
  await readBack(customerId)
  return 'done'
}

/** What was done is done; when it cannot be read back now, the provider's own call or the hourly repair will. */
export async function readBack(customerId: string): Promise<void> {
  await syncCustomer(customerId).catch((error: unknown) => {
    if (!isUnanswered(error)) throw error
    log.warn({ customerId }, 'a change could not be read back yet')
  })
}
