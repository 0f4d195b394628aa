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
import { planNamed, REFUND_DAYS } from './plans/plans'
import { syncCustomer } from './sync/sync.server'

const MOST_AT_ONCE = 100
const SLACK_MS = 2 * MINUTE_MS
/** So often what was paid meanwhile goes back as well, before whoever waits is asked to try again. */
const MOST_ROUNDS = 3

type Request = { askedAt: Date }
type Payment = { plan: string; paidAt: Date }

export interface RefundOffer {
  /** Cents. */
  amount: number
  until: Date
}

/** What the account may have back now; null for nothing, after the 30 days, and after a refund. */
export async function findRefund(userId: string, now = new Date()): Promise<RefundOffer | null> {
  const [request, first] = await Promise.all([db.refundRequest.findUnique({ where: { userId } }), firstPayment(userId)])
  if (request?.doneAt || !first?.paidAt) return null
  const until = new Date(first.paidAt.getTime() + REFUND_DAYS * DAY_MS)
  const amount = (await listLeft(userId, request)).reduce((sum, order) => sum + order.amount - order.refundedAmount, 0)
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
  if (!request) return 'none'
  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const outcome = await giveBack(userId, request)
      if (outcome === 'done') await closeRequest(userId, now)
      if (outcome !== 'more') return outcome
    }
    return 'unanswered'
  } catch (error) {
    if (isUnanswered(error)) return 'unanswered'
    throw error
  }
}

/** Ends what runs and gives back what is left. `more`: something was paid meanwhile, such as a plan that a guest bought with this address. */
async function giveBack(userId: string, request: Request): Promise<'done' | 'refused' | 'more'> {
  // The plan first: whatever breaks after it, nobody keeps what was paid back.
  await endPlans(userId, { startedBy: latestOf(request) })
  const orders = await listLeft(userId, request)
  const customers = new Set(orders.flatMap(({ customerId }) => customerId ?? []))
  for (const customerId of customers) await clearCredit(customerId)
  const refused = new Set<string>()
  for (const order of orders) if (!(await tryRefund(order))) refused.add(order.id)
  for (const customerId of customers) await readBack(customerId)
  // What a bank took back meanwhile is none of ours to give.
  const kept = await listLeft(userId, request)
  if (kept.length === 0) return 'done'
  return kept.every(({ id }) => refused.has(id)) ? 'refused' : 'more'
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

/** What was paid or begun up to here belongs to a request: the provider's clock is another than ours, and counts whole seconds. */
function latestOf({ askedAt }: Request): Date {
  return new Date(askedAt.getTime() + SLACK_MS)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Where money that was paid is counted; what was paid outside the provider cannot go back there. */
const PAID = { amount: { gt: 0 }, paidAt: { not: null } } as const

function firstPayment(userId: string) {
  return db.order.findFirst({
    where: { userId, status: { in: ['paid', 'refunded', 'disputed'] }, ...PAID },
    orderBy: { paidAt: 'asc' },
    select: { paidAt: true },
  })
}

/**
 * What is still to go back, the first one first. Of a request that was interrupted also what its plans were renewed for meanwhile, since
 * they end with it, and nothing that was bought after it.
 */
export async function listLeft(userId: string, request: Request | null) {
  const orders = await db.order.findMany({
    where: { userId, status: 'paid', stripePaymentId: { not: null }, returnedAmount: 0, ...PAID },
    orderBy: { paidAt: 'asc' },
  })
  if (!request) return orders
  const latest = latestOf(request)
  const next = await db.userSubscription.findFirst({
    where: { userId, stripeSubscriptionId: { not: null }, startDate: { gt: latest } },
    orderBy: { startDate: 'asc' },
    select: { startDate: true },
  })
  const isRenewal = ({ plan, paidAt }: Payment) => planNamed(plan) !== null && (!next || paidAt < next.startDate)
  return orders.filter(({ plan, paidAt }) => paidAt && (paidAt <= latest || isRenewal({ plan, paidAt })))
}
