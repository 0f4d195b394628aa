/** Plans as the payment provider has them, written as subscriptions. */
import type { Database } from '~/db.server'
import type { KnownCustomer, KnownInvoice, KnownSubscription } from '~/services/payments/customer.server'
import { log } from '~/utils/log.server'
import { DAY_MS } from '~/utils/time/durations'
import { GRACE_DAYS, PAID_PLANS } from '../plans/plans'
import { planOfPrice } from '../plans/prices.server'

/** What has become of a plan, where somebody must be told. */
export interface PlanChange {
  /** Our name of the subscription. */
  id: string
  change: 'failing' | 'ended'
}

/** Which states of the provider's open something; `past_due` for the days of grace. */
const OPEN = new Set(['active', 'trialing', 'past_due'])

/**
 * Whether the money for a plan's running time is gone: one of its payments was refunded whole, or is in dispute, open or lost. A switch
 * credits what was paid before it, so that all payments since the plan began or last renewed pay for that time.
 */
export function isTakenBack({ id }: { id: string }, invoices: KnownInvoice[]): boolean {
  const payments = invoices
    .filter(({ subscriptionId, status, amount }) => subscriptionId === id && status === 'paid' && amount > 0)
    .toSorted((one, other) => momentOf(other) - momentOf(one))
  const began = payments.findIndex(({ isRenewal }) => isRenewal)
  const running = began < 0 ? payments : payments.slice(0, began + 1)
  return running.some(({ isDisputed, refunded, amount }) => isDisputed || refunded >= amount)
}

function momentOf({ paidAt, createdAt }: KnownInvoice): number {
  return (paidAt ?? createdAt).getTime()
}

/** The plans that the provider would go on charging for, and must not: their money went back, or their days of grace are over. */
export function plansToEnd({ subscriptions, invoices }: KnownCustomer, now: Date): { id: string; why: 'taken back' | 'unpaid' }[] {
  const living = subscriptions.filter(({ status }) => OPEN.has(status))
  const isOver = (plan: KnownSubscription) => plan.status === 'past_due' && afterGrace(plan.periodStart) <= now
  return living.flatMap((plan) => {
    if (isTakenBack(plan, invoices)) return { id: plan.id, why: 'taken back' as const }
    return isOver(plan) ? { id: plan.id, why: 'unpaid' as const } : []
  })
}

/** The open invoices of plans that have ended: the provider would still take money for them, and nothing would open. */
export function invoicesToVoid({ subscriptions, invoices }: KnownCustomer): string[] {
  const ended = new Set(subscriptions.filter(({ status }) => status === 'canceled').map(({ id }) => id))
  return invoices.flatMap(({ id, subscriptionId, status }) =>
    (status === 'open' || status === 'failed') && subscriptionId && ended.has(subscriptionId) ? id : [],
  )
}

/** Whether what a switch left over as credit belongs to money that went back: it would pay for another plan. */
export function isCreditLost({ credit, subscriptions, invoices }: KnownCustomer): boolean {
  const [newest] = subscriptions.toSorted((one, other) => other.startDate.getTime() - one.startDate.getTime())
  const living = subscriptions.filter(({ status }) => OPEN.has(status))
  return credit > 0 && newest !== undefined && [newest, ...living].every((plan) => isTakenBack(plan, invoices))
}

/**
 * Until when a plan opens things. One that renews keeps the days of grace after its next renewal, so that nothing closes while the
 * provider charges; one whose renewal fails has them from that renewal on, also when the provider gives up before they are over.
 */
export function termOf(known: KnownSubscription, now: Date): { isActive: boolean; endDate: Date; renewsAt: Date | null } {
  const { status, periodStart, periodEnd, endsAt, endedAt, isGivenUp } = known
  if (isGivenUp) return { isActive: afterGrace(periodStart) > now, endDate: afterGrace(periodStart), renewsAt: null }
  if (!OPEN.has(status)) return { isActive: false, endDate: endedAt ?? periodStart, renewsAt: null }
  if (status === 'past_due') return { isActive: true, endDate: afterGrace(periodStart), renewsAt: null }
  if (endsAt) return { isActive: true, endDate: endsAt, renewsAt: null }
  return { isActive: true, endDate: afterGrace(periodEnd), renewsAt: periodEnd }
}

function afterGrace(day: Date): Date {
  return new Date(day.getTime() + GRACE_DAYS * DAY_MS)
}

/** Writes every plan of the customer to the account; returns what the account must be told. */
export async function writeSubscriptions(
  transaction: Database,
  owner: { customerId: string; userId: string },
  { subscriptions, invoices }: KnownCustomer,
  now: Date,
): Promise<PlanChange[]> {
  const { customerId: stripeCustomerId, userId } = owner
  const changes: PlanChange[] = []
  for (const known of subscriptions) {
    const plan = planOfPrice(known.priceId, known.every)
    if (!plan) {
      log.warn({ subscriptionId: known.id }, 'a subscription to no plan of ours')
      continue
    }
    const { status: stripeStatus, id: stripeSubscriptionId } = known
    // The provider's clock may be ahead of ours, and what has not begun opens nothing.
    const startDate = known.startDate < now ? known.startDate : now
    const before = await transaction.userSubscription.findUnique({ where: { stripeSubscriptionId } })
    // The first payment is not made: there is no plan yet, and perhaps there never will be.
    if (!before && (stripeStatus === 'incomplete' || stripeStatus === 'incomplete_expired')) continue

    const closed = { isActive: false, endDate: before && !before.isActive ? before.endDate : now, renewsAt: null }
    const open = termOf(known, now)
    const term = open.isActive && isTakenBack(known, invoices) ? closed : open
    const data = { userId, subscriptionTier: PAID_PLANS[plan].tier, startDate, stripeCustomerId, stripeStatus, ...term }
    const { id } = await transaction.userSubscription.upsert({
      where: { stripeSubscriptionId },
      create: { stripeSubscriptionId, ...data },
      update: data,
      select: { id: true },
    })
    if (before?.isActive && !term.isActive) changes.push({ id, change: 'ended' })
    else if (term.isActive && stripeStatus === 'past_due' && before?.stripeStatus !== 'past_due') changes.push({ id, change: 'failing' })
  }
  await endUnknown(transaction, { stripeCustomerId, known: subscriptions.map(({ id }) => id) }, now)
  return changes
}

/** What the provider no longer lists has ended. */
async function endUnknown(transaction: Database, { stripeCustomerId, known }: { stripeCustomerId: string; known: string[] }, now: Date) {
  await transaction.userSubscription.updateMany({
    where: { stripeCustomerId, isActive: true, stripeSubscriptionId: { notIn: known } },
    data: { isActive: false, endDate: now, renewsAt: null, stripeStatus: null },
  })
}

/** Ends all plans of a customer whom the provider no longer knows. */
export function endSubscriptions(transaction: Database, stripeCustomerId: string, now: Date): Promise<void> {
  return endUnknown(transaction, { stripeCustomerId, known: [] }, now)
}
