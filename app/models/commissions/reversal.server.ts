/** A commission that is taken back, because its payment was refunded or disputed. The affiliate's row is locked. */
import type { Database } from '~/db.server'
import type { Referral } from '~/generated/prisma/client'
import { addEntry, owedFor } from './ledger.server'

type Reversed = Referral & { affiliateId: string }

/**
 * From whatever it is to cancelled. A payment that is only prepared becomes less by it; one that is approved goes out as it is, since
 * somebody may be transferring it at this moment, and the next one is less.
 */
export async function reverse(transaction: Database, referral: Reversed, now: Date): Promise<void> {
  const { id: referralId, affiliateId, status } = referral
  const owed = owedFor(referral)
  const leaves = referral.payoutId !== null && (await takeOutOfPayment(transaction, referral, owed))
  await transaction.referral.update({
    where: { id: referralId },
    data: { status: 'cancelled', reversedAt: now, ...(leaves && { payoutId: null }) },
  })
  await transaction.affiliatePartner.update({ where: { id: affiliateId }, data: { totalConversions: { decrement: 1 } } })
  const taken = status === 'pending' ? { pending: -owed } : { payable: -owed }
  await addEntry(transaction, { affiliateId, referralId, step: 'reversed', ...taken }, now)
}

/** Makes a prepared payment less by it; one of which nothing is left is called off. False for a payment that is approved or paid. */
async function takeOutOfPayment(transaction: Database, { id, payoutId }: Reversed, owed: number): Promise<boolean> {
  const payment = await transaction.commissionPayment.findFirst({ where: { id: payoutId ?? '', status: 'pending' } })
  if (!payment) return false
  const left = payment.amount - owed
  const referralIds = payment.referralIds.filter((other) => other !== id)
  if (left > 0) {
    await transaction.commissionPayment.update({ where: { id: payment.id }, data: { amount: left, referralIds } })
    return true
  }
  await transaction.referral.updateMany({ where: { payoutId: payment.id }, data: { payoutId: null } })
  const notes = 'Called off: what it paid for was refunded.'
  await transaction.commissionPayment.update({ where: { id: payment.id }, data: { status: 'cancelled', referralIds: [], notes } })
  return true
}
