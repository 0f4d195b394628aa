/** Commissions whose thirty days are over become payable. */
import { db } from '~/db.server'
import { addEntry, lockAffiliate, maturedBefore, owedFor } from './ledger.server'

const PAGE = 200

/**
 * Makes payable what has waited long enough; returns how many that were. While a family's request for its money is open, its commission
 * waits on. Run by several instances at once, each commission moves once.
 */
export async function matureCommissions(now = new Date()): Promise<number> {
  let moved = 0
  for (let after = ''; ; ) {
    const page = await db.referral.findMany({
      where: {
        ...{ id: { gt: after }, status: 'pending', convertedAt: { lte: maturedBefore(now) }, affiliateId: { not: null } },
        OR: [
          { refereeUserId: null },
          { refereeUser: { refundRequest: null } },
          { refereeUser: { refundRequest: { doneAt: { not: null } } } },
        ],
      },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true, affiliateId: true },
    })
    for (const { id, affiliateId } of page) if (await mature(id, affiliateId ?? '', now)) moved += 1
    after = page.at(-1)?.id ?? ''
    if (page.length < PAGE) return moved
  }
}

async function mature(referralId: string, affiliateId: string, now: Date): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    await lockAffiliate(transaction, affiliateId)
    const where = { id: referralId, affiliateId, status: 'pending' } as const
    const [referral] = await transaction.referral.updateManyAndReturn({ where, data: { status: 'payable' } })
    if (!referral) return false
    const owed = owedFor(referral)
    await addEntry(transaction, { affiliateId, referralId, step: 'matured', pending: -owed, payable: owed }, now)
    return true
  })
}
