/**
 * Payments to affiliates, prepared: everything that is payable to one of them, as one payment. An affiliate has one payment under way at a
 * time; what of it was refunded meanwhile leaves it, and what was paid out and went back to the family makes the next one less.
 */
import { type Database, db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { logAction } from '~/models/audit-log.server'
import { balancesOf, lockAffiliate } from '../ledger.server'
import { LEAST_PAYOUT } from './fields'

export type Prepared =
  | { outcome: 'prepared'; id: string; amount: number }
  /** There is nothing, too little to ask for, one under way, no word how to pay, or a suspended account. */
  | { outcome: 'nothing' | 'too-little' | 'under-way' | 'no-details' | 'not-approved' }

/** Asked for by the affiliate itself, of whatever is payable. */
export function requestPayment(affiliateId: string, now = new Date()): Promise<Prepared> {
  return db.$transaction((transaction) => prepare(transaction, { affiliateId, preparedBy: null, least: LEAST_PAYOUT }, now))
}

/** A batch: a payment for each affiliate that was chosen and has something. Returns the prepared ones. */
export async function preparePayments(actorId: string, affiliateIds: readonly string[], now = new Date()): Promise<string[]> {
  const prepared: string[] = []
  for (const affiliateId of new Set(affiliateIds)) {
    const result = await db.$transaction((transaction) => prepare(transaction, { affiliateId, preparedBy: actorId, least: 1 }, now))
    if (result.outcome === 'prepared') prepared.push(result.id)
  }
  return prepared
}

interface Wanted {
  affiliateId: string
  preparedBy: string | null
  /** Cents. */
  least: number
}

async function prepare(transaction: Database, { affiliateId, preparedBy, least }: Wanted, now: Date): Promise<Prepared> {
  await lockAffiliate(transaction, affiliateId)
  const affiliate = await transaction.affiliatePartner.findUnique({ where: { id: affiliateId } })
  if (affiliate?.status !== 'approved') return { outcome: 'not-approved' }
  const open = { affiliateId, status: { in: ['pending', 'payable'] } } satisfies Prisma.CommissionPaymentWhereInput
  if ((await transaction.commissionPayment.count({ where: open })) > 0) return { outcome: 'under-way' }
  const { payable: amount } = balancesOf(affiliate)
  if (amount < 1) return { outcome: 'nothing' }
  if (amount < least) return { outcome: 'too-little' }
  if (!isPayoutKnown(affiliate.payoutDetails)) return { outcome: 'no-details' }

  const { payoutMethod: paymentMethod, payoutDetails } = affiliate
  const { id } = await transaction.commissionPayment.create({
    data: { affiliateId, amount, paymentMethod, paymentDetails: payoutDetails ?? {}, preparedBy, createdAt: now },
  })
  const where = { affiliateId, status: 'payable', payoutId: null } as const
  const claimed = await transaction.referral.updateManyAndReturn({ where, data: { payoutId: id }, select: { id: true } })
  await transaction.commissionPayment.update({ where: { id }, data: { referralIds: claimed.map((referral) => referral.id) } })
  if (preparedBy)
    await logAction(transaction, { actorId: preparedBy, action: 'prepare payment', target: id, after: { affiliateId, amount } })
  return { outcome: 'prepared', id, amount }
}

/** Whether somebody said how to pay them. */
export function isPayoutKnown(details: Prisma.JsonValue): boolean {
  return typeof details === 'object' && details !== null && Object.keys(details).length > 0
}
