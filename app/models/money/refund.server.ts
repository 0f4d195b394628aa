/**
 * Money back within 30 days of an account's first payment, once an account. The request is written before the provider is asked, so that of
 * any number at once one is it; interrupted, it goes on where it stopped, and no payment goes back twice.
 */
import { db } from '~/db.server'
import { inTime, isUnanswered } from '~/services/payments/client.server'
import { clearCredit, refundPayment } from '~/services/payments/plan.server'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { endPlans } from './leaving.server'
import { readBack } from './own-plan.server'
import { REFUND_DAYS } from './plans/plans'

const MOST_AT_ONCE = 100

export interface RefundOffer {
  /** Cents. */
  amount: number
  until: Date
}

/** What the account may have back now; null for nothing, after the 30 days, and after a refund. */
export async function findRefund(userId: string, now = new Date()): Promise<RefundOffer | null> {
  const [request, orders] = await Promise.all([db.refundRequest.findUnique({ where: { userId } }), paidOrders(userId)])
  const [first] = orders
  if (request?.doneAt || !first?.paidAt) return null
  const until = new Date(first.paidAt.getTime() + REFUND_DAYS * DAY_MS)
  const amount = openOrders(orders, request).reduce((sum, order) => sum + order.amount - order.refundedAmount, 0)
  // A request that was begun in time is finished whenever the provider answers again.
  return (until > now || request) && amount > 0 ? { amount, until } : null
}

/** Gives everything back and ends the plan at once. `none` when there is nothing, `unanswered` when the provider has not taken all of it. */
export function refundAll(userId: string, now = new Date()): Promise<'done' | 'unanswered' | 'none'> {
  return inTime(() => goOn(userId, now))
}

async function goOn(userId: string, now: Date): Promise<'done' | 'unanswered' | 'none'> {
  const offer = await findRefund(userId, now)
  if (!offer) return 'none'
  await db.refundRequest.createMany({ data: [{ userId, amount: offer.amount, askedAt: now }], skipDuplicates: true })
  const request = await db.refundRequest.findUnique({ where: { userId } })
  const orders = openOrders(await paidOrders(userId), request)
  const customers = new Set(orders.flatMap(({ customerId }) => customerId ?? []))
  try {
    // The plan first: whatever breaks after it, nobody keeps what was paid back.
    await endPlans(userId)
    for (const customerId of customers) await clearCredit(customerId)
    for (const { stripePaymentId } of orders) if (stripePaymentId) await refundPayment(stripePaymentId)
  } catch (error) {
    if (isUnanswered(error)) return 'unanswered'
    throw error
  }
  await db.refundRequest.updateMany({ where: { userId, doneAt: null }, data: { doneAt: now } })
  for (const customerId of customers) await readBack(customerId)
  return 'done'
}

/** Goes on with requests that were interrupted; those that fail again wait for the next time. */
export async function finishRefunds(now = new Date()): Promise<void> {
  const open = await db.refundRequest.findMany({
    where: { doneAt: null, askedAt: { lt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { askedAt: 'desc' },
    take: MOST_AT_ONCE,
    select: { userId: true },
  })
  for (const { userId } of open) {
    const outcome = await refundAll(userId, now)
    // There was nothing left to go back.
    if (outcome === 'none') await db.refundRequest.updateMany({ where: { userId, doneAt: null }, data: { doneAt: now } })
  }
}

/** What is still to go back: of a request that was interrupted nothing that was bought after it. */
function openOrders<T extends { status: string; paidAt: Date | null }>(orders: T[], request: { askedAt: Date } | null): T[] {
  return orders.filter(({ status, paidAt }) => status === 'paid' && (!request || (paidAt !== null && paidAt <= request.askedAt)))
}

/** The first one first. */
function paidOrders(userId: string) {
  return db.order.findMany({
    where: { userId, status: { in: ['paid', 'refunded', 'disputed'] }, amount: { gt: 0 }, paidAt: { not: null } },
    orderBy: { paidAt: 'asc' },
  })
}
