/**
 * Money back within 30 days of an account's first payment, once an account. The request is written before the provider is asked, so that of
 * any number at once one is it; interrupted, it goes on where it stopped, and no payment goes back twice.
 */
import { db } from '~/db.server'
import { inTime, isRefused, isUnanswered } from '~/services/payments/client.server'
import { clearCredit, refundPayment } from '~/services/payments/plan.server'
import { log } from '~/utils/log.server'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/utils/time/durations'
import { endPlans } from './leaving.server'
import { readBack } from './own-plan.server'
import { REFUND_DAYS } from './plans/plans'
import { syncCustomer } from './sync/sync.server'

const MOST_AT_ONCE = 100
const SLACK_MS = 2 * MINUTE_MS

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

/** `none`: there is nothing; `unanswered`: the provider has not taken all of it yet; `refused`: it will not, and an admin sees it. */
type RefundOutcome = 'done' | 'unanswered' | 'refused' | 'none'

/** Gives everything back and ends the plan at once. */
export function refundAll(userId: string, now = new Date()): Promise<RefundOutcome> {
  return inTime(() => goOn(userId, now))
}

async function goOn(userId: string, now: Date): Promise<RefundOutcome> {
  try {
    await readPayments(userId)
  } catch (error) {
    if (isUnanswered(error)) return 'unanswered'
    throw error
  }
  const offer = await findRefund(userId, now)
  if (!offer) return 'none'
  await db.refundRequest.createMany({ data: [{ userId, amount: offer.amount, askedAt: now }], skipDuplicates: true })
  const request = await db.refundRequest.findUnique({ where: { userId } })
  const left = async () => openOrders(await paidOrders(userId), request)
  try {
    // The plan first: whatever breaks after it, nobody keeps what was paid back.
    await endPlans(userId, { startedBy: latestOf(request) })
    const orders = await left()
    const customers = new Set(orders.flatMap(({ customerId }) => customerId ?? []))
    for (const customerId of customers) await clearCredit(customerId)
    const refused = []
    for (const order of orders) if (!(await tryRefund(order))) refused.push(order.id)
    for (const customerId of customers) await readBack(customerId)
    const kept = (await left()).map(({ id }) => id)
    if (kept.length === 0) await closeRequest(userId, now)
    // What a bank took back meanwhile is none of ours to give.
    return refused.some((id) => kept.includes(id)) ? 'refused' : 'done'
  } catch (error) {
    if (isUnanswered(error)) return 'unanswered'
    throw error
  }
}

/** Reads all that the account may have paid: what goes back is told from our orders, and this can be done once. */
async function readPayments(userId: string): Promise<void> {
  const customers = await db.paymentCustomer.findMany({ where: { userId, lostAt: null }, select: { id: true } })
  for (const { id } of customers) await syncCustomer(id)
}

/** False when the provider refuses it; then the others still go back, and the request stays open for the next hour and for an admin. */
async function tryRefund({ id, stripePaymentId }: { id: string; stripePaymentId: string | null }): Promise<boolean> {
  try {
    await refundPayment(stripePaymentId ?? '')
    return true
  } catch (error) {
    if (!isRefused(error)) throw error
    log.error({ orderId: id, error: messageOf(error) }, 'the provider refused a refund')
    return false
  }
}

async function closeRequest(userId: string, now: Date): Promise<void> {
  await db.refundRequest.updateMany({ where: { userId, doneAt: null }, data: { doneAt: now } })
}

/** Requests of more than an hour ago that the provider has not taken whole, the newest first. */
export async function stuckRefunds(now = new Date()): Promise<{ id: string; email: string; askedAt: Date }[]> {
  const open = await db.refundRequest.findMany({
    where: { doneAt: null, askedAt: { lt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { askedAt: 'desc' },
    take: MOST_AT_ONCE,
    select: { askedAt: true, user: { select: { id: true, email: true } } },
  })
  return open.map(({ askedAt, user }) => ({ ...user, askedAt }))
}

/** Goes on with requests that were interrupted; one that fails again waits for the next time, and keeps none of the others. */
export async function finishRefunds(now = new Date()): Promise<void> {
  for (const { id } of await stuckRefunds(now)) {
    try {
      // With `none` there was nothing left to go back.
      if ((await refundAll(id, now)) === 'none') await closeRequest(id, now)
    } catch (error) {
      log.error({ userId: id, error: messageOf(error) }, 'a refund could not be finished')
    }
  }
}

/** What was paid up to here belongs to a request: the provider's clock is another than ours, and counts whole seconds. */
function latestOf(request: { askedAt: Date } | null): Date | undefined {
  return request ? new Date(request.askedAt.getTime() + SLACK_MS) : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

interface Refundable {
  status: string
  paidAt: Date | null
  /** Null for what was paid outside the provider: it cannot go back there. */
  stripePaymentId: string | null
}

/** What is still to go back: of a request that was interrupted nothing that was bought after it. */
function openOrders<T extends Refundable>(orders: T[], request: { askedAt: Date } | null): T[] {
  const latest = latestOf(request)
  const isMeant = (paidAt: Date | null) => !latest || (paidAt !== null && paidAt <= latest)
  return orders.filter(({ status, paidAt, stripePaymentId }) => status === 'paid' && stripePaymentId !== null && isMeant(paidAt))
}

/** The first one first. */
function paidOrders(userId: string) {
  return db.order.findMany({
    where: { userId, status: { in: ['paid', 'refunded', 'disputed'] }, amount: { gt: 0 }, paidAt: { not: null } },
    orderBy: { paidAt: 'asc' },
  })
}
