/** A member's own plan: what it is, what was paid, and what the member does with it. What is changed at the provider is read back at once. */
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { portalAddress } from '~/services/payments/checkout.server'
import { inTime, isDeclined, isRefused, isUnanswered } from '~/services/payments/client.server'
import { endUnpaid, previewSwitch, type SwitchPreview, setRenewal, switchPlan } from '~/services/payments/plan.server'
import { log } from '~/utils/log.server'
import { HOUR_MS } from '~/utils/time/durations'
import { type PlanName, planOfTier } from './plans/plans'
import { priceOf } from './plans/prices.server'
import { syncCustomer } from './sync/sync.server'

/** A plan that is paid for at the provider and has not ended there. */
export interface OwnPlan {
  id: string
  plan: PlanName
  subscriptionId: string
  customerId: string
  renewsAt: Date | null
  endDate: Date
  /** The renewal is not paid, and the provider tries again: what the account does about it is its own. */
  isFailing: boolean
  /** It opens nothing any more: the days of grace are over. */
  isClosed: boolean
  /** The provider ended it before the days of grace were over: nothing can be done to it, and another plan can be bought. */
  isGivenUp: boolean
}

/** `declined`: the card; `unanswered`: the provider, and the same may work later; `none`: there is nothing to do it to. */
export type PlanOutcome = 'done' | 'declined' | 'unanswered' | 'none'

const LISTED = 24

/** Every living plan of the account, the newest first: a guest may have paid for one more with its address. */
export async function findOwnPlans(userId: string, now = new Date(), database: Database = db): Promise<OwnPlan[]> {
  const rows = await database.userSubscription.findMany({
    where: { userId, isActive: true, stripeSubscriptionId: { not: null }, OR: [{ endDate: { gt: now } }, { stripeStatus: 'past_due' }] },
    orderBy: { startDate: 'desc' },
  })
  return rows.flatMap(({ id, subscriptionTier, stripeSubscriptionId, stripeCustomerId, renewsAt, endDate, stripeStatus }) => {
    const plan = planOfTier(subscriptionTier)
    if (!plan || !stripeSubscriptionId || !stripeCustomerId || !endDate) return []
    const state = { isFailing: stripeStatus === 'past_due', isClosed: endDate <= now, isGivenUp: stripeStatus === 'canceled' }
    return { id, plan, subscriptionId: stripeSubscriptionId, customerId: stripeCustomerId, renewsAt, endDate, ...state }
  })
}

/** One of the account's plans with which something can be done; without a name the newest. */
export async function findOwnPlan(userId: string, name: string | null = null, now = new Date()): Promise<OwnPlan | null> {
  const plans = await findOwnPlans(userId, now)
  return plans.find(({ id, isGivenUp }) => !isGivenUp && (name === null || id === name)) ?? null
}

/** Whether the provider will charge the account again: one of its plans renews, or its renewal is tried again. */
export async function isChargedAgain(userId: string, now = new Date(), database: Database = db): Promise<boolean> {
  const plans = await findOwnPlans(userId, now, database)
  return plans.some(({ renewsAt, isFailing, isGivenUp }) => !isGivenUp && (renewsAt !== null || isFailing))
}

/** What the account paid, newest first. */
export function listOwnOrders(userId: string) {
  return db.order.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: LISTED,
    select: {
      id: true,
      plan: true,
      amount: true,
      status: true,
      returnedAmount: true,
      number: true,
      invoiceUrl: true,
      createdAt: true,
      paidAt: true,
    },
  })
}

/** What a switch would cost, and the mark of what was shown: whoever confirms it sends it along. */
type OwnPreview = SwitchPreview & { shown: string }

/** What a switch would cost at this instant; `unanswered` when the provider does not say, `none` when there the plan is no more. */
export function previewOwnSwitch(own: OwnPlan, to: PlanName, at: Date): Promise<OwnPreview | 'unanswered' | 'none'> {
  return inTime(async () => {
    try {
      const priceId = priceOf(to)
      const preview = await previewSwitch({ subscriptionId: own.subscriptionId, priceId, at })
      const { due, left, credit } = preview
      return { ...preview, shown: hashToken(JSON.stringify([own.id, own.plan, to, priceId, at.getTime(), due, left, credit])) }
    } catch (error) {
      if (isUnanswered(error)) return 'unanswered'
      if (isRefused(error)) return readRefused(own, error)
      throw error
    }
  })
}

interface OwnSwitch {
  userId: string
  /** Which of several; null for the newest. */
  name: string | null
  to: PlanName
  at: Date
  /** The mark of the preview that was confirmed. */
  shown: string
}

/**
 * Switches for what the preview of this instant said: it is asked for again, and where it says something else now, as after a renewal or a
 * switch in another tab, nothing is charged. A preview of more than an hour ago is none.
 */
export function switchOwnPlan(wish: OwnSwitch, now = new Date()): Promise<PlanOutcome | 'changed'> {
  return inTime(async () => {
    const { userId, name, to, at, shown } = wish
    const own = await findOwnPlan(userId, name, now)
    // A plan whose renewal fails has not paid for the time that a switch would credit.
    if (!own || own.isFailing) return 'none'
    // The second of two clicks.
    if (own.plan === to) return 'done'
    if (at > now || at.getTime() <= now.getTime() - HOUR_MS) return 'changed'
    const preview = await previewOwnSwitch(own, to, at)
    if (typeof preview === 'string') return preview
    if (preview.shown === shown) {
      const key = `switch-${own.id}-${to}-${at.getTime()}`
      return change(own, () => switchPlan({ subscriptionId: own.subscriptionId, priceId: priceOf(to), at, key }))
    }
    // It may have been switched without an answer that came through.
    await readBack(own.customerId)
    return (await findOwnPlan(userId, own.id, now))?.plan === to ? 'done' : 'changed'
  })
}

/**
 * Lets the plan run to the end of the time that was paid for. One whose renewal fails ends at once: nobody paid for the time that runs,
 * unless somebody did a moment ago.
 */
export async function cancelOwnPlan(userId: string, name: string | null = null): Promise<{ outcome: PlanOutcome; isOver: boolean }> {
  const own = await findOwnPlan(userId, name)
  if (!own) return { outcome: 'none', isOver: false }
  const { subscriptionId, isFailing } = own
  let isOver = false
  const outcome = await change(own, async () => {
    isOver = isFailing && (await endUnpaid(subscriptionId))
    if (!isOver) await setRenewal(subscriptionId, false)
  })
  return { outcome, isOver }
}

/** Lets a plan that was canceled renew after all. */
export async function resumeOwnPlan(userId: string, name: string | null = null): Promise<PlanOutcome> {
  const own = await findOwnPlan(userId, name)
  if (!own || own.isFailing) return 'none'
  return change(own, () => setRenewal(own.subscriptionId, true))
}

/** Where the account changes the card of a plan, or its newest; null without a customer at the provider, or when that does not answer. */
export async function ownPortal(userId: string, name: string | null, returnPath: string): Promise<string | null> {
  const own = await findOwnPlan(userId, name)
  const customer = await db.paymentCustomer.findFirst({
    where: { userId, lostAt: null, ...(own && { id: own.customerId }) },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  if (!customer) return null
  try {
    return await inTime(() => portalAddress(customer.id, returnPath))
  } catch (error) {
    if (isUnanswered(error) || isRefused(error)) return null
    throw error
  }
}

function change(own: OwnPlan, work: () => Promise<void>): Promise<PlanOutcome> {
  return inTime(async () => {
    try {
      await work()
    } catch (error) {
      if (isDeclined(error)) return 'declined'
      if (isUnanswered(error)) return 'unanswered'
      if (isRefused(error)) return readRefused(own, error)
      throw error
    }
    await readBack(own.customerId)
    return 'done'
  })
}

/** The plan is not what we took it for: it was changed at the provider, and nobody has told us yet. */
async function readRefused({ id, customerId }: OwnPlan, error: unknown): Promise<'none'> {
  log.warn({ planId: id, error: error instanceof Error ? error.message : String(error) }, 'the provider refused a change')
  await readBack(customerId)
  return 'none'
}

/** What was done is done; when it cannot be read back now, the provider's own call or the hourly repair will. */
export async function readBack(customerId: string): Promise<void> {
  await inTime(() => syncCustomer(customerId)).catch((error: unknown) => {
    if (!isUnanswered(error)) throw error
    log.warn({ customerId }, 'a change could not be read back yet')
  })
}
