/**
 * The part of a commission that an affiliate gives to the family (docs/decisions.md 31): a credit on its next invoice, once the commission
 * is payable. The key of the call and the provider's own list make it one, however often it is tried.
 */
import { db } from '~/db.server'
import { giveCredit, hasCredit } from '~/services/payments/customer.server'
import { log } from '~/utils/log.server'

const AT_ONCE = 200

/** Gives every credit that is due; one that the provider does not take now waits for the next hour. Returns how many were given. */
export async function giveRewards(): Promise<number> {
  const due = await db.referral.findMany({
    where: { status: { in: ['payable', 'paid'] }, rewardGranted: false, splitCommissionAmount: { gt: 0 } },
    orderBy: { convertedAt: 'asc' },
    take: AT_ONCE,
    select: { id: true, splitCommissionAmount: true, paymentId: true },
  })
  let given = 0
  for (const { id, splitCommissionAmount: amount, paymentId } of due) {
    const order = await db.order.findUnique({ where: { stripePaymentId: paymentId ?? '' }, select: { customerId: true } })
    try {
      if (!order?.customerId || !(await giveOnce(order.customerId, amount, `reward-${id}`))) continue
      given += (await db.referral.updateMany({ where: { id, rewardGranted: false }, data: { rewardGranted: true } })).count
    } catch (error) {
      log.warn({ referralId: id, error: error instanceof Error ? error.message : String(error) }, 'a reward could not be given')
    }
  }
  return given
}

async function giveOnce(customerId: string, amount: number, key: string): Promise<boolean> {
  if (await hasCredit(customerId, key)) return true
  return giveCredit(customerId, { amount, why: 'A gift from whoever recommended Stanine to you', key })
}
