/** A seat of a pool, given and taken back, with its line in the ledger, in one transaction. The seats themselves are the groups' own. */
import type { Database } from '~/db.server'
import { freeSeat, takeSeat } from '~/models/groups/seats.server'
import { leastEnd } from './pools.server'

interface Seat {
  poolId: string
  userId: string
}

/** Gives a seat of the pool; returns until when it runs. Null when none is left, the pool ends soon, or the account has one of its seats. */
export async function giveSeat(transaction: Database, { poolId, userId }: Seat, now: Date): Promise<Date | null> {
  const pool = await transaction.scholarshipPool.findUnique({
    where: { id: poolId },
    select: { purchaseId: true, purchase: { select: { expiresAt: true } } },
  })
  if (!pool || pool.purchase.expiresAt <= leastEnd(now)) return null
  if ((await takeSeat(transaction, { groupPurchaseId: pool.purchaseId, userId }, now)) !== 'taken') return null
  await transaction.seatEntry.create({ data: { poolId, step: 'given', seats: 1, createdAt: now } })
  return pool.purchase.expiresAt
}

/** Takes the seat back, so that somebody else may have it: the membership ends at once. Its id; null without one, when nothing changes. */
export async function takeSeatBack(transaction: Database, { poolId, userId }: Seat, now: Date): Promise<string | null> {
  const { purchaseId } = await transaction.scholarshipPool.findUniqueOrThrow({ where: { id: poolId }, select: { purchaseId: true } })
  const subscriptionId = await freeSeat(transaction, { groupPurchaseId: purchaseId, userId }, now)
  if (subscriptionId) await transaction.seatEntry.create({ data: { poolId, step: 'returned', seats: 1, createdAt: now } })
  return subscriptionId
}
