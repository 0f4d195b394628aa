/** Money by calendar month, Eastern: what came in and went back, and how many plans began, ended and fail. */
import { DateTime } from 'luxon'
import { db } from '~/db.server'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'

const MONTHS = 12

export interface Month {
  /** "2026-11". */
  month: string
  /** Cents. */
  revenue: number
  /** Cents, of payments of this month. */
  refunded: number
  began: number
  ended: number
  /** Renewals that are not paid. */
  failing: number
}

/** The last twelve months, the newest first. */
export async function listMonths(now = new Date()): Promise<Month[]> {
  const first = DateTime.fromJSDate(now, { zone: DEFAULT_TIME_ZONE }).startOf('month')
  return Promise.all(Array.from({ length: MONTHS }, (_, back) => readMonth(first.minus({ months: back }), now)))
}

async function readMonth(start: DateTime, now: Date): Promise<Month> {
  const within = { gte: start.toJSDate(), lt: start.plus({ months: 1 }).toJSDate() }
  const paid = { stripeSubscriptionId: { not: null } }
  const [sums, began, ended, failing] = await Promise.all([
    db.order.aggregate({ where: { paidAt: within }, _sum: { amount: true, refundedAmount: true } }),
    db.userSubscription.count({ where: { ...paid, startDate: within } }),
    db.userSubscription.count({ where: { ...paid, endDate: { gte: within.gte, lt: within.lt < now ? within.lt : now } } }),
    db.order.count({ where: { status: 'failed', createdAt: within } }),
  ])
  const { amount, refundedAmount } = sums._sum
  return { month: start.toFormat('yyyy-MM'), revenue: amount ?? 0, refunded: refundedAmount ?? 0, began, ended, failing }
}

/** What needs an admin: customers whom the provider no longer knows, guests' purchases that wait, payments in dispute. */
export async function listOpenCases() {
  const [lost, waiting, disputed] = await Promise.all([
    db.paymentCustomer.findMany({ where: { lostAt: { not: null } }, orderBy: { lostAt: 'desc' }, take: 50 }),
    db.paymentCustomer.findMany({ where: { attachedAt: null, lostAt: null }, orderBy: { createdAt: 'desc' }, take: 50 }),
    db.order.findMany({ where: { status: 'disputed' }, orderBy: { createdAt: 'desc' }, take: 50 }),
  ])
  return { lost, waiting, disputed }
}
