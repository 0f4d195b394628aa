/**
 * The part of a commission that an affiliate gives to the family (docs/decisions.md 31): a credit on its next invoice, once the commission
 * is payable. The key of the call and the provider's own list make it one, however often it is tried.
 */
import { db } from '~/db.server'
import { giveCredit, hasCredit } from '~/services/payments/customer.server'
import { log } from '~/utils/log.server'

const PAGE = 200

const DUE = { status: { in: ['payable', 'paid'] as ('payable' | 'paid')[] }, rewardGranted: false, splitCommissionAmount: { gt: 0 } }

/** Gives every credit that is due; one that the provider does not take now waits for the next hour. Returns how many were given. */
export async function giveRewards(): Promise<number> {
  let given = 0
  for (let after = ''; ; ) {
    const page = await db.referral.findMany({
      where: { ...DUE, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true },
    })
    for (const { id } of page) if (await tryToGive(id)) given += 1
    after = page.at(-1)?.id ?? ''
    if (page.length < PAGE) return given
  }
}

async function tryToGive(id: string): Promise<boolean> {
  // Read again: a refund may have taken it back while others were given.
  const due = await db.referral.findFirst({ where: { ...DUE, id }, select: { splitCommissionAmount: true, paymentId: true, notes: true } })
  if (!due) return false
  const order = await db.order.findUnique({ where: { stripePaymentId: due.paymentId ?? '' }, select: { customerId: true } })
  try {
    if (!order?.customerId || !(await giveOnce(order.customerId, due.splitCommissionAmount, `reward-${id}`))) {
      await markNotGiven(id, due.notes)
      return false
    }
    return (await db.referral.updateMany({ where: { id, rewardGranted: false }, data: { rewardGranted: true } })).count === 1
  } catch (error) {
    log.warn({ referralId: id, error: error instanceof Error ? error.message : String(error) }, 'a reward could not be given')
    return false
  }
}

const NOT_GIVEN = 'The family’s gift could not be given: Stripe does not know the customer.'

/** Tells admins, once: whoever is gone at the provider has no next invoice. */
async function markNotGiven(id: string, notes: string | null): Promise<void> {
  if (notes?.includes(NOT_GIVEN)) return
  await db.referral.updateMany({ where: { id, notes }, data: { notes: [notes, NOT_GIVEN].filter(Boolean).join(' ') } })
}

async function giveOnce(customerId: string, amount: number, key: string): Promise<boolean> {
  if (await hasCredit(customerId, key)) return true
  return giveCredit(customerId, { amount, why: 'A gift from whoever recommended Stanine to you', key })
}
