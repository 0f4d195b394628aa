/**
 * How a group ends: on its day, or when its admin closes it. Whoever has a seat is told before. What members did stays theirs.
 */
import { type Database, db } from '~/db.server'
import { log } from '~/utils/log.server'
import { DAY_MS } from '~/utils/time/durations'
import { CLOSING_DAYS, HANDOVER_DAYS, NOTICE_DAYS, PURCHASE_TYPES } from './fields'
import { lockGroup } from './seats.server'
import { tellGroup } from './tell.server'

const PAGE = 200

/** Ends a purchase whose time is over, every seat of it and every invitation that waits. False when it is not active. */
async function endGroup(transaction: Database, groupPurchaseId: string, now: Date): Promise<boolean> {
  await lockGroup(transaction, groupPurchaseId)
  const { count } = await transaction.groupPurchase.updateMany({
    where: { id: groupPurchaseId, status: 'active' },
    data: { status: 'expired', handoverEmail: null, handoverAt: null },
  })
  if (count === 0) return false
  const seats = { groupPurchaseId, isActive: true }
  await transaction.userSubscription.updateMany({
    where: { ...seats, OR: [{ endDate: null }, { endDate: { gt: now } }] },
    data: { isActive: false, endDate: now },
  })
  await transaction.userSubscription.updateMany({ where: seats, data: { isActive: false } })
  await transaction.groupInvitation.updateMany({ where: { groupPurchaseId, status: 'sent' }, data: { status: 'expired' } })
  return true
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
    await tellGroup(transaction, groupPurchaseId, { members: 'seat-ending' })
    if (expiresAt <= now) await endGroup(transaction, groupPurchaseId, now)
    return expiresAt
  })
}

/**
 * Ends what is over and tells of what ends soon; one group a transaction. Run twice, or on two instances at once, it is done once. A group that
 * fails is logged and waits for the next time, and keeps none of the others.
 */
export async function endGroups(now = new Date()): Promise<{ ended: number; told: number }> {
  const soon = new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
  const ended = await eachOnce({ expiresAt: { lte: now } }, (id) => db.$transaction((transaction) => endGroup(transaction, id, now)))
  const told = await eachOnce({ toldAt: null, expiresAt: { gt: now, lte: soon } }, (id) => tellOfEnd(id, now))
  await db.groupInvitation.updateMany({ where: { status: 'sent', expiresAt: { lte: now } }, data: { status: 'expired' } })
  const lapsed = { handoverAt: { lte: new Date(now.getTime() - HANDOVER_DAYS * DAY_MS) } }
  await db.groupPurchase.updateMany({ where: lapsed, data: { handoverEmail: null, handoverAt: null } })
  return { ended, told }
}

/** Works through all such groups, a page at a time; how many there was something to do for. */
async function eachOnce(
  which: { expiresAt: { gt?: Date; lte: Date }; toldAt?: null },
  work: (groupPurchaseId: string) => Promise<boolean>,
): Promise<number> {
  let done = 0
  let after = ''
  for (;;) {
    const page: { id: string }[] = await db.groupPurchase.findMany({
      where: { status: 'active', ...which, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true },
    })
    for (const { id: groupPurchaseId } of page) {
      try {
        if (await work(groupPurchaseId)) done += 1
      } catch (error) {
        log.error({ groupPurchaseId, error: error instanceof Error ? error.message : String(error) }, 'a group could not be ended or told')
      }
    }
    const last = page.at(-1)
    if (!last || page.length < PAGE) return done
    after = last.id
  }
}

function tellOfEnd(groupPurchaseId: string, now: Date): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    await lockGroup(transaction, groupPurchaseId)
    const where = { id: groupPurchaseId, status: 'active' as const, toldAt: null }
    if ((await transaction.groupPurchase.updateMany({ where, data: { toldAt: now } })).count === 0) return false
    await tellGroup(transaction, groupPurchaseId, { members: 'seat-ending', admin: 'group-ending' })
    return true
  })
}
