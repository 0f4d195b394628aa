/** What admins see of commissions: balances of all affiliates, what a month brought each of them, and the payments. Paged by key. */
import { DateTime } from 'luxon'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { PaymentStatus } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { containing, PAGE_SIZE, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { balancesOf } from '../ledger.server'
import { RATE_FIELDS } from '../payouts/fields'
import { isPayoutKnown } from '../payouts/prepare.server'

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }
const BY_EMAIL: Sort = { field: 'email', direction: 'asc', isDate: false }

/** Who was ever approved. */
const COUNTED = ['approved', 'suspended'] as const

const BALANCES = {
  ...{ id: true, email: true, firstName: true, lastName: true, status: true, createdAt: true, payoutDetails: true },
  ...{ commissionRate: true, splitCommissionRate: true, totalReferrals: true, totalConversions: true },
  ...{ totalCommissionEarned: true, pendingCommission: true, paidCommission: true },
} as const

export interface BalanceList extends Page {
  /** A part of an address or name. */
  search: string
}

/** A page of the affiliates who were approved, by address, with their balances. */
export async function listBalances({ search, ...page }: BalanceList) {
  const { behind, order } = pageQuery(BY_EMAIL, page)
  const has = containing(search)
  const named = search ? { OR: [{ email: has }, { firstName: has }, { lastName: has }] } : {}
  const where = { status: { in: [...COUNTED] }, AND: [named, behind] }
  const found = await db.affiliatePartner.findMany({ where, ...order, select: BALANCES })
  const { rows, next } = pageOf(found, BY_EMAIL, page)
  return {
    rows: rows.map(({ payoutDetails, ...row }) => ({ ...row, balances: balancesOf(row), isPayable: isPayoutKnown(payoutDetails) })),
    next,
  }
}

/** All balances together, in cents. */
export async function sumBalances() {
  const { _sum } = await db.affiliatePartner.aggregate({
    _sum: { totalCommissionEarned: true, pendingCommission: true, paidCommission: true, totalReferrals: true, totalConversions: true },
  })
  const { totalCommissionEarned, pendingCommission, paidCommission, totalReferrals, totalConversions } = _sum
  const stored = {
    ...{ totalCommissionEarned: totalCommissionEarned ?? 0, pendingCommission: pendingCommission ?? 0 },
    ...{ paidCommission: paidCommission ?? 0 },
  }
  return { balances: balancesOf(stored), referrals: totalReferrals ?? 0, conversions: totalConversions ?? 0 }
}

/** One affiliate with its newest families, with what an admin should look at. Null when there is none. */
export async function findAffiliateForAdmin(id: string) {
  const row = await db.affiliatePartner.findUnique({ where: { id }, select: BALANCES })
  if (!row || row.status === 'pending' || row.status === 'rejected') return null
  const referrals = await db.referral.findMany({
    where: { affiliateId: id },
    orderBy: { createdAt: 'desc' },
    take: PAGE_SIZE,
    select: {
      ...{ id: true, createdAt: true, convertedAt: true, status: true, orderAmount: true, commissionAmount: true, notes: true },
      ...{ splitCommissionAmount: true, refereeName: true, refereeUserId: true, referralMethod: true, couponCodeUsed: true },
    },
  })
  return { ...row, balances: balancesOf(row), referrals }
}

export const RateSchema = formSchema(RATE_FIELDS)

/** Changes what an affiliate earns from now on; what was earned stays. A gift to families is never more. False when there is none. */
export async function changeRate(actorId: string, id: string, { commissionRate, reason }: { commissionRate: number; reason: string }) {
  return db.$transaction(async (transaction) => {
    const before = await transaction.affiliatePartner.findUnique({
      where: { id },
      select: { commissionRate: true, splitCommissionRate: true },
    })
    if (!before) return false
    const splitCommissionRate = Math.min(before.splitCommissionRate, commissionRate)
    await transaction.affiliatePartner.update({ where: { id }, data: { commissionRate, splitCommissionRate } })
    const states = { before, after: { commissionRate, splitCommissionRate, reason } }
    await logAction(transaction, { actorId, action: 'change commission', target: id, ...states })
    return true
  })
}

export interface MonthList extends Page {
  /** "2026-11", Eastern. */
  month: string
}

interface MonthRow {
  id: string
  email: string
  conversions: number
  /** Cents, like the next two. */
  earned: number
  reversed: number
  paid: number
}

/** What a month brought each affiliate, by address: one statement for a page, whatever else there is. */
export async function listMonthReport({ month, after, size = PAGE_SIZE }: MonthList): Promise<{ rows: MonthRow[]; next: string | null }> {
  const start = DateTime.fromISO(month, { zone: DEFAULT_TIME_ZONE }).startOf('month')
  const [from, to] = [start.toJSDate(), start.plus({ months: 1 }).toJSDate()]
  const key = after && after.length < 300 && !after.includes('\0') ? after : null
  const rows = await db.$queryRaw<MonthRow[]>`
    SELECT a.id, a.email, sum((e.step = 'earned')::int)::int AS conversions,
      sum(CASE WHEN e.step IN ('earned', 'restored') THEN e.pending + e.payable ELSE 0 END)::float8 AS earned,
      -sum(CASE WHEN e.step = 'reversed' THEN e.pending + e.payable ELSE 0 END)::float8 AS reversed, sum(e.paid)::float8 AS paid
    FROM commission_entries e JOIN affiliate_partners a ON a.id = e."affiliateId"
    WHERE e."createdAt" >= ${from}::timestamp AND e."createdAt" < ${to}::timestamp AND (${key}::text IS NULL OR a.email > ${key})
    GROUP BY a.id, a.email ORDER BY a.email LIMIT ${size + 1}`
  const shown = rows.slice(0, size)
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.email ?? null) : null }
}

/** The affiliates to whom something is payable and who have no payment under way, the largest first; so many at once. */
export function listPayable(most = 200): Promise<{ id: string; email: string; payable: number; isKnown: boolean }[]> {
  return db.$queryRaw`
    SELECT a.id, a.email, (a."totalCommissionEarned" - a."pendingCommission" - a."paidCommission")::float8 AS payable,
      (a."payoutDetails" <> '{}'::jsonb) AS "isKnown"
    FROM affiliate_partners a
    WHERE a.status = 'approved' AND a."totalCommissionEarned" - a."pendingCommission" - a."paidCommission" > 0
      AND NOT EXISTS (SELECT 1 FROM commission_payments p WHERE p."affiliateId" = a.id AND p.status IN ('pending', 'payable'))
    ORDER BY 3 DESC, a.id LIMIT ${most}`
}

export interface PaymentList extends Page {
  status: PaymentStatus
}

/** A page of the payments in one state, the newest first. */
export async function listPayments({ status, ...page }: PaymentList) {
  const { behind, order } = pageQuery(NEWEST, page)
  const found = await db.commissionPayment.findMany({
    where: { status, AND: [behind] },
    ...order,
    include: { affiliate: { select: { email: true } } },
  })
  return pageOf(found, NEWEST, page)
}

/** One payment with whose it is; null when there is none. */
export function findPayment(id: string) {
  return db.commissionPayment.findUnique({
    where: { id },
    include: { affiliate: { select: { id: true, email: true, firstName: true, lastName: true, status: true } } },
  })
}
