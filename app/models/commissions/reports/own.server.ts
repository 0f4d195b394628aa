/** What an affiliate sees of its own: balances, families by day alone, the ledger, payments. Each list is paged by key. */
import { db } from '~/db.server'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { balancesOf } from '../ledger.server'
import { isPayoutKnown } from '../payouts/prepare.server'

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

/** Codes, rates, balances and counts of one affiliate. `payableNow`: cents that are payable and stand in no payment under way. */
export async function findOverview(id: string) {
  const row = await db.affiliatePartner.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ referralCode: true, referralLinkCode: true, commissionRate: true, splitCommissionRate: true },
      ...{ totalReferrals: true, totalConversions: true, totalCommissionEarned: true, pendingCommission: true, paidCommission: true },
      ...{ payoutMethod: true, payoutDetails: true },
    },
  })
  const { payoutMethod, payoutDetails, ...rest } = row
  const underWay = await db.commissionPayment.findFirst({
    where: { affiliateId: id, status: { in: ['pending', 'payable'] } },
    select: { amount: true },
  })
  const balances = balancesOf(row)
  const payout = isPayoutKnown(payoutDetails) ? { method: payoutMethod, details: textsOf(payoutDetails) } : null
  const payableNow = Math.max(0, balances.payable - (underWay?.amount ?? 0))
  return { ...rest, balances, payableNow, isUnderWay: underWay !== null, payout }
}

/** What was stored as payout details: texts by name. */
function textsOf(details: unknown): Record<string, string> {
  const entries = typeof details === 'object' && details !== null ? Object.entries(details) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** A page of the families that an affiliate referred, the newest first. Nothing says who they are. */
export async function listReferrals(affiliateId: string, page: Page) {
  const { behind, order } = pageQuery(NEWEST, page)
  const found = await db.referral.findMany({
    where: { affiliateId, AND: [behind] },
    ...order,
    select: {
      ...{ id: true, createdAt: true, convertedAt: true, reversedAt: true, status: true, referralMethod: true, couponCodeUsed: true },
      ...{ orderAmount: true, commissionPercent: true, commissionAmount: true, splitCommissionAmount: true, referralCode: true },
    },
  })
  return pageOf(found, NEWEST, page)
}

/** A page of the ledger, the newest line first. */
export async function listEntries(affiliateId: string, page: Page) {
  const { behind, order } = pageQuery(NEWEST, page)
  const found = await db.commissionEntry.findMany({ where: { affiliateId, AND: [behind] }, ...order })
  return pageOf(found, NEWEST, page)
}

/** A page of an affiliate's payments, the newest first. */
export async function listOwnPayments(affiliateId: string, page: Page) {
  const { behind, order } = pageQuery(NEWEST, page)
  const found = await db.commissionPayment.findMany({
    where: { affiliateId, AND: [behind] },
    ...order,
    select: { id: true, amount: true, status: true, paymentMethod: true, paymentDate: true, createdAt: true, preparedBy: true },
  })
  return pageOf(found, NEWEST, page)
}
