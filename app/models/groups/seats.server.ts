/**
 * Seats of a purchase: taken and freed one by one, never more than were paid for. `usedSeats` moves only here, under the lock of the
 * purchase's row, which everything that changes a group takes first. A seat that is taken is a subscription of its member until the
 * purchase's end.
 */
import type { Database } from '~/db.server'
import { tellMember } from './tell.server'

/** Waits for everybody else who changes this group. Taken before any of its invitations or subscriptions. */
export async function lockGroup(transaction: Database, groupPurchaseId: string): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM group_purchases WHERE id = ${groupPurchaseId} FOR UPDATE`
}

/** `full`: no seat is left; `over`: the purchase has ended, was refunded or was closed; `already`: this account has one of its seats. */
export type SeatOutcome = 'taken' | 'full' | 'over' | 'already'

interface Seat {
  groupPurchaseId: string
  userId: string
  /** The invitation by which it is taken; null for a seat that was given without one. */
  groupInvitationId?: string | null
}

/**
 * Takes one seat for the account and opens everything to it until the purchase's end. Anything but `taken` has changed nothing. Whoever takes
 * it after the others were told of the end is told as well.
 */
export async function takeSeat(
  transaction: Database,
  { groupPurchaseId, userId, groupInvitationId = null }: Seat,
  now = new Date(),
): Promise<SeatOutcome> {
  await lockGroup(transaction, groupPurchaseId)
  const isOwner = { userId, groupPurchaseId, isActive: true }
  if ((await transaction.userSubscription.count({ where: isOwner })) > 0) return 'already'
  const isOpen = { id: groupPurchaseId, status: 'active' as const, closedAt: null, expiresAt: { gt: now } }
  const { count } = await transaction.groupPurchase.updateMany({
    where: { ...isOpen, usedSeats: { lt: transaction.groupPurchase.fields.totalSeats } },
    data: { usedSeats: { increment: 1 } },
  })
  if (count === 0) return (await transaction.groupPurchase.count({ where: isOpen })) > 0 ? 'full' : 'over'

  const { expiresAt, toldAt } = await transaction.groupPurchase.findUniqueOrThrow({
    where: { id: groupPurchaseId },
    select: { expiresAt: true, toldAt: true },
  })
  const { id } = await transaction.userSubscription.create({
    data: {
      ...{ userId, groupPurchaseId, groupInvitationId, startDate: now, endDate: expiresAt },
      ...{ subscriptionType: 'group_member', subscriptionTier: 'scholarship_member' },
    },
    select: { id: true },
  })
  if (toldAt) await tellMember(transaction, id, 'seat-ending')
  return 'taken'
}

/** Ends the account's seat now and gives it back to the purchase. The ended subscription's id, or null where it had none. */
export async function freeSeat(
  transaction: Database,
  { groupPurchaseId, userId }: Pick<Seat, 'groupPurchaseId' | 'userId'>,
  now = new Date(),
): Promise<string | null> {
  await lockGroup(transaction, groupPurchaseId)
  const seat = await transaction.userSubscription.findFirst({ where: { userId, groupPurchaseId, isActive: true }, select: { id: true } })
  if (!seat) return null
  await transaction.userSubscription.update({ where: { id: seat.id }, data: { isActive: false, endDate: now } })
  await giveBack(transaction, groupPurchaseId)
  return seat.id
}

/** One seat fewer is used. Of a purchase that is over the number stays, as what it was. The lock is the caller's. */
export async function giveBack(transaction: Database, groupPurchaseId: string): Promise<void> {
  const where = { id: groupPurchaseId, status: 'active' as const, usedSeats: { gt: 0 } }
  await transaction.groupPurchase.updateMany({ where, data: { usedSeats: { decrement: 1 } } })
}
