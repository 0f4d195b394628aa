/**
 * Commissions follow from payments as the one synchronization reads them (docs/decisions/027): a referred family's first paid invoice
 * brings one, a refund or a dispute takes it back, and a dispute that was won brings it again. Called in the transaction of each reading,
 * however often: what stands already changes nothing.
 */
import type { Database } from '~/db.server'
import type { AffiliatePartner, Order, Referral } from '~/generated/prisma/client'
import { shareOf } from '~/models/coupons/discount'
import type { KnownCustomer } from '~/services/payments/customer.server'
import { addEntry, lockAffiliate, maturedBefore, owedFor } from './ledger.server'
import { findPartnerOf } from './referrals/code.server'
import { codeAndMethod, writeReferral } from './referrals/referral.server'
import { reverse } from './reversal.server'
import { findFault, flagOf } from './self-referral.server'

interface Reading {
  /** Null for a guest whose purchase waits, and for an account that is gone. */
  userId: string | null
  known: Pick<KnownCustomer, 'invoices' | 'subscriptions'>
}

/** Writes what the reading means for whoever referred the account. The orders of the reading are written before. */
export async function settleReferral(transaction: Database, { userId, known }: Reading, now: Date): Promise<void> {
  const payments = known.invoices.flatMap(({ paymentId }) => paymentId ?? [])
  await followPayments(transaction, payments, now)
  if (!userId || (await transaction.referral.count({ where: { refereeUserId: userId, convertedAt: { not: null } } })) > 0) return
  const first = await firstOrder(transaction, userId)
  if (!first) return
  const invoice = known.invoices.find(({ id }) => id === first.stripeInvoiceId)
  // Of another customer of the same account: that one's reading sees it.
  if (!isKept(first) || !first.stripePaymentId || !invoice) return
  const checkoutId = known.subscriptions.find(({ id }) => id === invoice.subscriptionId)?.checkoutId ?? null
  await convert(transaction, { userId, order: first, base: first.amount - invoice.tax, checkoutId }, now)
}

/** The first payment that an account ever made, whatever became of it. The provider's times are whole seconds; its invoices are numbered. */
function firstOrder(transaction: Database, userId: string): Promise<Order | null> {
  return transaction.order.findFirst({
    where: { userId, amount: { gt: 0 }, paidAt: { not: null } },
    orderBy: [{ paidAt: 'asc' }, { createdAt: 'asc' }, { number: 'asc' }],
  })
}

interface Conversion {
  userId: string
  order: Order
  /** Cents: what was paid after discounts and before tax. */
  base: number
  checkoutId: string | null
}

/** Approved, and by then: a newer approval brings nothing for what was paid before. The provider's times are whole seconds. */
function wasApproved({ status, decidedAt }: Pick<AffiliatePartner, 'status' | 'decidedAt'>, paidAt: Date): boolean {
  return status === 'approved' && (decidedAt?.getTime() ?? 0) < paidAt.getTime() + 1_000
}

const NOT_APPROVED = 'Does not count: the affiliate was not approved when the family paid.'

async function convert(transaction: Database, { userId, order, base, checkoutId }: Conversion, now: Date): Promise<void> {
  const checkout = checkoutId ? await transaction.checkout.findUnique({ where: { id: checkoutId }, include: { coupon: true } }) : null
  await ensureReferral(transaction, { userId, codes: [checkout?.referralCode], coupon: checkout?.coupon ?? null })
  const found = await transaction.referral.findUnique({ where: { refereeUserId: userId }, select: { affiliateId: true } })
  if (!found?.affiliateId) return

  await lockAffiliate(transaction, found.affiliateId)
  const referral = await transaction.referral.findUniqueOrThrow({ where: { refereeUserId: userId }, include: { affiliate: true } })
  const { affiliate } = referral
  if (referral.convertedAt || !affiliate) return

  const fault = wasApproved(affiliate, order.paidAt ?? now) ? await findFault(transaction, { affiliate, referral, order }) : NOT_APPROVED
  const coupon = checkout?.coupon ?? null
  // Another affiliate's coupon takes something off the price, and decides nothing about this one's commission.
  const isDeciding = coupon !== null && (coupon.affiliateId === null || coupon.affiliateId === affiliate.id)
  const commissionPercent = isDeciding ? coupon.commissionPercent : affiliate.commissionRate
  const amounts = {
    commissionAmount: shareOf(base, commissionPercent),
    splitCommissionAmount: shareOf(base, Math.min(affiliate.splitCommissionRate, commissionPercent)),
  }
  const sold = {
    ...{ orderAmount: base, commissionPercent, couponCodeUsed: coupon?.code ?? null },
    ...{ convertedAt: order.paidAt ?? now, paymentId: order.stripePaymentId },
  }
  if (fault) {
    const data = { ...sold, commissionAmount: 0, splitCommissionAmount: 0, status: 'cancelled', notes: fault } as const
    await transaction.referral.update({ where: { id: referral.id }, data })
    return
  }
  await transaction.referral.update({ where: { id: referral.id }, data: { ...sold, ...amounts, notes: flagOf(affiliate, referral) } })
  await transaction.affiliatePartner.update({ where: { id: affiliate.id }, data: { totalConversions: { increment: 1 } } })
  await addEntry(transaction, { affiliateId: affiliate.id, referralId: referral.id, step: 'earned', pending: owedFor(amounts) }, now)
}

interface Referring {
  userId: string
  /** What was typed at the payment. */
  codes: (string | null | undefined)[]
  coupon: { code: string; affiliateId: string | null } | null
}

/** Who referred whoever pays: written at the registration, else told by the coupon, else by the code of the payment. */
async function ensureReferral(transaction: Database, { userId, codes, coupon }: Referring): Promise<void> {
  if ((await transaction.referral.count({ where: { refereeUserId: userId } })) > 0) return
  const user = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true, referralCode: true },
  })
  const family = { userId, email: user.email, name: `${user.firstName} ${user.lastName}` }
  const registered = user.referralCode ? await findPartnerOf(user.referralCode, transaction) : null
  if (!registered && coupon?.affiliateId) {
    const referred = { affiliateId: coupon.affiliateId, referralCode: coupon.code, referralMethod: 'coupon' } as const
    return writeReferral(transaction, family, referred)
  }
  for (const code of [user.referralCode, ...codes]) {
    const partner = code ? await findPartnerOf(code, transaction) : null
    if (partner) return writeReferral(transaction, family, { affiliateId: partner.id, ...codeAndMethod(partner) })
  }
}

/**
 * Takes commissions back whose payments went back, and brings them again when the payments came back. They are found by the payment: the
 * account that made it may be gone.
 */
export async function followPayments(transaction: Database, paymentIds: string[], now: Date): Promise<void> {
  const referrals = await transaction.referral.findMany({
    where: { paymentId: { in: paymentIds }, affiliateId: { not: null } },
    // Whoever locks several affiliates locks them in one order.
    orderBy: [{ affiliateId: 'asc' }, { id: 'asc' }],
    select: { id: true, affiliateId: true },
  })
  for (const { id, affiliateId } of referrals) if (affiliateId) await follow(transaction, { id, affiliateId }, now)
}

/** The payment is ours, and nothing of it went back: by the provider, or another way as an admin has said (docs/decisions.md 17). */
function isKept({ status, refundedAmount, returnedAmount }: Pick<Order, 'status' | 'refundedAmount' | 'returnedAmount'>): boolean {
  return status === 'paid' && refundedAmount === 0 && returnedAmount === 0
}

async function follow(transaction: Database, { id, affiliateId }: { id: string; affiliateId: string }, now: Date): Promise<void> {
  await lockAffiliate(transaction, affiliateId)
  const referral = await transaction.referral.findUniqueOrThrow({ where: { id } })
  const order = await transaction.order.findUnique({ where: { stripePaymentId: referral.paymentId ?? '' } })
  if (!order) return
  const isPaid = isKept(order)
  if (!isPaid && referral.status !== 'cancelled') await reverse(transaction, { ...referral, affiliateId }, now)
  if (isPaid && referral.status === 'cancelled' && referral.reversedAt) await restore(transaction, { ...referral, affiliateId }, now)
}

async function restore(transaction: Database, referral: Referral & { affiliateId: string }, now: Date): Promise<void> {
  const { id: referralId, affiliateId, payoutId, convertedAt } = referral
  const payout = payoutId ? await transaction.commissionPayment.findUnique({ where: { id: payoutId }, select: { status: true } }) : null
  // What was paid out already is the affiliate's again; what stands in a payment under way goes out with it.
  const isRipe = payout !== null || (convertedAt ?? now) <= maturedBefore(now)
  const status = payout?.status === 'paid' ? 'paid' : isRipe ? 'payable' : 'pending'
  await transaction.referral.update({ where: { id: referralId }, data: { status, reversedAt: null } })
  await transaction.affiliatePartner.update({ where: { id: affiliateId }, data: { totalConversions: { increment: 1 } } })
  const owed = owedFor(referral)
  await addEntry(transaction, { affiliateId, referralId, step: 'restored', ...(isRipe ? { payable: owed } : { pending: owed }) }, now)
}
