/** Affiliates with commissions of any amount, as if families had paid: through the ledger's own verbs. */
import { db } from '~/db.server'
import { addEntry, lockAffiliate } from '~/models/commissions/ledger.server'
import { createPartner, type PartnerShape } from '../partners'

/** An affiliate that says how to be paid, with one payable commission of each of these amounts in cents. */
export async function createEarner(amounts: number[] = [], shape: Partial<PartnerShape> = {}) {
  const { id, email } = await createPartner({ ...shape, audience: 'affiliate' })
  await giveCommissions(id, amounts)
  return { id, email }
}

/** Adds payable commissions to an affiliate, and says how it is paid. */
export async function giveCommissions(affiliateId: string, amounts: number[]): Promise<void> {
  const now = new Date()
  await db.affiliatePartner.update({ where: { id: affiliateId }, data: { payoutDetails: { paypalEmail: 'pay@example.com' } } })
  for (const amount of amounts) {
    await db.$transaction(async (transaction) => {
      await lockAffiliate(transaction, affiliateId)
      const sold = {
        orderAmount: amount * 2,
        commissionAmount: amount,
        commissionPercent: 50,
        convertedAt: now,
        status: 'payable' as const,
      }
      const { id: referralId } = await transaction.referral.create({
        data: { affiliateId, referralCode: 'SPOKEN42', referralMethod: 'code', ...sold },
      })
      const counted = { totalReferrals: { increment: 1 }, totalConversions: { increment: 1 } }
      await transaction.affiliatePartner.update({ where: { id: affiliateId }, data: counted })
      await addEntry(transaction, { affiliateId, referralId, step: 'earned', pending: amount }, now)
      await addEntry(transaction, { affiliateId, referralId, step: 'matured', pending: -amount, payable: amount }, now)
    })
  }
}
