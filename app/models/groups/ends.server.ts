/**
 * How a group ends: on its day, when its admin closes it, or when its money went back. Whoever has a seat is told before; only money that
 * went back ends seats at once, and then they are told at once. What members did stays theirs.
 */
import { type Database, db } from '~/db.server'
import { queueMail } from '~/models/mail/mail.server'
import { DAY_MS } from '~/utils/time/durations'
import { CLOSING_DAYS, NOTICE_DAYS, PURCHASE_TYPES } from './fields'
import { lockGroup } from './seats.server'

const MOST_AT_ONCE = 200

/** Ends a purchase that is active, every seat of it and every invitation that waits. False when it has ended before. */
export async function endGroup(
  transaction: Database,
  { groupPurchaseId, as: status }: { groupPurchaseId: string; as: 'expired' | 'refunded' },
  now: Date,
): Promise<boolean> {
  await lockGroup(transaction, groupPurchaseId)
  const { count } = await transaction.groupPurchase.updateMany({
    where: { id: groupPurchaseId, status: 'active' },
    data: { status, handoverEmail: null, handoverAt: null },
  })
  if (count === 0) return false
  const seats = { groupPurchaseId, isActive: true }
  // Before they end: afterwards nobody could tell which.
  if (status === 'refunded') await tellMembers(transaction, groupPurchaseId, 'seat-ended')
  await transaction.userSubscription.updateMany({
    where: { ...seats, OR: [{ endDate: null }, { endDate: { gt: now } }] },
    data: { isActive: false, endDate: now },
  })
  await transaction.userSubscription.updateMany({ where: seats, data: { isActive: false } })
  await transaction.groupInvitation.updateMany({ where: { groupPurchaseId, status: 'sent' }, data: { status: 'expired' } })
  return true
}

/** Mails every member of the group about the end of their seat; the day is read when the mail is sent. */
async function tellMembers(transaction: Database, groupPurchaseId: string, template: 'seat-ending' | 'seat-ended'): Promise<void> {
  const seats = await transaction.userSubscription.findMany({
    where: { groupPurchaseId, isActive: true },
    select: { id: true, user: { select: { id: true, email: true } } },
  })
  for (const { id: aboutId, user } of seats) {
    await queueMail(transaction, { kind: 'notice', template, recipient: user.email, accountId: user.id, aboutId })
  }
}

/** Mails one member that the seat has ended. */
export async function tellMember(transaction: Database, subscriptionId: string): Promise<void> {
  const { user } = await transaction.userSubscription.findUniqueOrThrow({
    where: { id: subscriptionId },
    select: { user: { select: { id: true, email: true } } },
  })
  const about = { recipient: user.email, accountId: user.id, aboutId: subscriptionId }
  await queueMail(transaction, { kind: 'notice', template: 'seat-ended', ...about })
}

/**
 * Closes a group: its members are told now, keep everything for seven days more, and nobody else joins. The day it ends; null when it is
 * not this account's, or has ended or was closed before.
 */
export function closeGroup(
  { groupPurchaseId, userId }: { groupPurchaseId: string; userId: string },
  now = new Date(),
): Promise<Date | null> {
  return db.$transaction(async (transaction) => {
    await lockGroup(transaction, groupPurchaseId)
    const where = {
      id: groupPurchaseId,
      adminUserId: userId,
      purchaseType: PURCHASE_TYPES.group,
      status: 'active' as const,
      closedAt: null,
    }
    const group = await transaction.groupPurchase.findFirst({ where, select: { expiresAt: true, usedSeats: true } })
    if (!group) return null
    // Nobody has to be given time where nobody has a seat.
    const days = group.usedSeats === 0 ? 0 : CLOSING_DAYS
    const expiresAt = new Date(Math.min(group.expiresAt.getTime(), now.getTime() + days * DAY_MS))
    await transaction.groupPurchase.update({
      where: { id: groupPurchaseId },
      data: { closedAt: now, toldAt: now, expiresAt, handoverEmail: null, handoverAt: null },
    })
    await transaction.groupInvitation.updateMany({
      where: { groupPurchaseId, status: 'sent' },
      data: { status: 'revoked', revokedAt: now, revokedBy: userId },
    })
    await transaction.userSubscription.updateMany({
      where: { groupPurchaseId, isActive: true, OR: [{ endDate: null }, { endDate: { gt: expiresAt } }] },
      data: { endDate: expiresAt },
    })
    await tellMembers(transaction, groupPurchaseId, 'seat-ending')
    if (expiresAt <= now) await endGroup(transaction, { groupPurchaseId, as: 'expired' }, now)
    return expiresAt
  })
}

/** Ends what is over and tells of what ends soon; one group a transaction. Run twice, or on two instances at once, it is done once. */
export async function endGroups(now = new Date()): Promise<{ ended: number; told: number }> {
  const counts = { ended: 0, told: 0 }
  for (const { id: groupPurchaseId } of await listActive({ expiresAt: { lte: now } })) {
    if (await db.$transaction((transaction) => endGroup(transaction, { groupPurchaseId, as: 'expired' }, now))) counts.ended += 1
  }
  const soon = new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
  for (const { id } of await listActive({ toldAt: null, expiresAt: { gt: now, lte: soon } })) if (await tellOfEnd(id, now)) counts.told += 1
  await db.groupInvitation.updateMany({ where: { status: 'sent', expiresAt: { lte: now } }, data: { status: 'expired' } })
  return counts
}

function listActive(which: { expiresAt: { gt?: Date; lte: Date }; toldAt?: null }) {
  return db.groupPurchase.findMany({
    where: { status: 'active', ...which },
    orderBy: { expiresAt: 'asc' },
    take: MOST_AT_ONCE,
    select: { id: true },
  })
}

function tellOfEnd(groupPurchaseId: string, now: Date): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    await lockGroup(transaction, groupPurchaseId)
    const where = { id: groupPurchaseId, status: 'active' as const, toldAt: null }
    if ((await transaction.groupPurchase.updateMany({ where, data: { toldAt: now } })).count === 0) return false
    await tellMembers(transaction, groupPurchaseId, 'seat-ending')
    const { admin, purchaseType } = await transaction.groupPurchase.findUniqueOrThrow({
      where: { id: groupPurchaseId },
      select: { purchaseType: true, admin: { select: { id: true, email: true } } },
    })
    if (admin && purchaseType === PURCHASE_TYPES.group) {
      const about = { recipient: admin.email, accountId: admin.id, aboutId: groupPurchaseId }
      await queueMail(transaction, { kind: 'notice', template: 'group-ending', ...about })
    }
    return true
  })
}
