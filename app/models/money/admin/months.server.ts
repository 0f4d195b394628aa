/** Money by calendar month, Eastern: what came in and went back, and how many plans began, ended and fail. */
import { DateTime } from 'luxon'
import { db } from '~/db.server'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { DISPUTED, DISPUTED_SEATS } from '../disputed'

const MONTHS = 12

interface Figures {
  /** Cents. */
  revenue: number
  /** Cents, of payments of this month; what a bank took back or holds is gone as well. */
  refunded: number
  began: number
  ended: number
  /** Payments that are not made and still may be: a plan that has ended is not waited for. */
  failing: number
}

export interface Month extends Figures {
  /** "2026-11". */
  month: string
}

const NOTHING: Figures = { revenue: 0, refunded: 0, began: 0, ended: 0, failing: 0 }

/** The last twelve months, the newest first: one statement, however much was paid. A plan that never opened anything began and ended nothing. */
export async function listMonths(now = new Date()): Promise<Month[]> {
  const newest = DateTime.fromJSDate(now, { zone: DEFAULT_TIME_ZONE }).startOf('month')
  const first = newest.minus({ months: MONTHS - 1 }).toJSDate()
  const rows = await db.$queryRaw<Month[]>`
    WITH happened AS (
      SELECT "paidAt" AS at, amount AS revenue, CASE WHEN status = 'disputed' THEN amount
          ELSE least(amount, "refundedAmount" + "returnedAmount") END AS refunded, 0 AS began, 0 AS ended, 0 AS failing
        FROM orders WHERE "paidAt" >= ${first}::timestamp
      UNION ALL
      SELECT "purchaseDate", "totalAmount", CASE WHEN status = 'disputed' THEN "totalAmount" ELSE least("totalAmount", "refundedAmount") END,
          0, 0, 0
        FROM group_purchases WHERE "stripePaymentId" IS NOT NULL AND "purchaseDate" >= ${first}::timestamp
      UNION ALL
      SELECT "createdAt", 0, 0, 0, 0, 1 FROM orders WHERE status = 'failed' AND "createdAt" >= ${first}::timestamp AND coalesce((
        SELECT bool_or("isActive" AND "stripeStatus" IN ('past_due', 'unpaid'))
          FROM user_subscriptions WHERE "stripeCustomerId" = orders."customerId"), true)
      UNION ALL
      SELECT "startDate", 0, 0, 1, 0, 0 FROM user_subscriptions
        WHERE "stripeSubscriptionId" IS NOT NULL AND "startDate" >= ${first}::timestamp AND ("endDate" IS NULL OR "endDate" > "startDate")
      UNION ALL
      SELECT "endDate", 0, 0, 0, 1, 0 FROM user_subscriptions
        WHERE "stripeSubscriptionId" IS NOT NULL AND "endDate" > "startDate" AND "endDate" >= ${first}::timestamp AND "endDate" < ${now}::timestamp
    )
    SELECT to_char((at AT TIME ZONE 'UTC') AT TIME ZONE ${DEFAULT_TIME_ZONE}, 'YYYY-MM') AS month, sum(revenue)::float8 AS revenue,
      sum(refunded)::float8 AS refunded, sum(began)::int AS began, sum(ended)::int AS ended, sum(failing)::int AS failing
    FROM happened GROUP BY 1`
  const known = new Map(rows.map((row) => [row.month, row]))
  return Array.from({ length: MONTHS }, (_, back) => {
    const month = newest.minus({ months: back }).toFormat('yyyy-MM')
    return { ...NOTHING, ...known.get(month), month }
  })
}

/** So many of a kind are listed. */
const SHOWN = 50

const LOST = { lostAt: { not: null } } as const
const WAITING = { attachedAt: null, lostAt: null } as const

/**
 * What needs an admin: customers whom the provider no longer knows, guests' purchases that wait, payments in dispute, those of seats among
 * them. The newest of each, and how many there are.
 */
export async function listOpenCases() {
  const [lost, waiting, orders, seats] = await Promise.all([
    db.paymentCustomer.findMany({ where: LOST, orderBy: { lostAt: 'desc' }, take: SHOWN }),
    db.paymentCustomer.findMany({ where: WAITING, orderBy: { createdAt: 'desc' }, take: SHOWN }),
    db.order.findMany({
      where: DISPUTED,
      orderBy: { createdAt: 'desc' },
      take: SHOWN,
      select: { id: true, userId: true, customerId: true, amount: true, createdAt: true },
    }),
    db.groupPurchase.findMany({ where: DISPUTED_SEATS, orderBy: { purchaseDate: 'desc' }, take: SHOWN }),
  ])
  const ofSeats = seats.map(({ id, adminUserId, totalAmount, purchaseDate }) => ({
    ...{ id, userId: adminUserId, customerId: null, amount: totalAmount, createdAt: purchaseDate },
  }))
  const disputed = [...orders, ...ofSeats].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, SHOWN)
  const counts = {
    lost: await countOf(lost, () => db.paymentCustomer.count({ where: LOST })),
    waiting: await countOf(waiting, () => db.paymentCustomer.count({ where: WAITING })),
    disputed:
      (await countOf(orders, () => db.order.count({ where: DISPUTED }))) +
      (await countOf(seats, () => db.groupPurchase.count({ where: DISPUTED_SEATS }))),
  }
  return { lost, waiting, disputed, counts }
}

/** A list that is not full has them all. */
async function countOf(listed: unknown[], count: () => Promise<number>): Promise<number> {
  return listed.length < SHOWN ? listed.length : count()
}
