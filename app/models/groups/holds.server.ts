/**
 * Seats whose money went back, or is held by a bank: they open nothing, and open again when it comes back. Members and the group's admin are
 * told both times. What members did stays theirs.
 */
import type { Database } from '~/db.server'
import { lockGroup } from './seats.server'
import { tellGroup } from './tell.server'

/** How a payment of seats stands: `disputed`: a bank holds it while it decides; `refunded`: it went back. */
export type Gone = 'disputed' | 'refunded'

/** Stops a purchase whose money is gone: its seats rest, and nobody joins. One that is stopped already only says why anew. */
export async function stopGroup(transaction: Database, groupPurchaseId: string, status: Gone, now: Date): Promise<void> {
  await lockGroup(transaction, groupPurchaseId)
  const where = { id: groupPurchaseId }
  const { count } = await transaction.groupPurchase.updateMany({
    where: { ...where, status: 'active' },
    data: { status, stoppedAt: now, handoverEmail: null, handoverAt: null },
  })
  if (count === 0) {
    await transaction.groupPurchase.updateMany({ where: { ...where, status: { in: ['disputed', 'refunded'] } }, data: { status } })
  } else {
    // Before they end: afterwards nobody could tell which.
    await tellGroup(transaction, groupPurchaseId, { members: 'seat-stopped', admin: 'group-stopped' })
    await transaction.userSubscription.updateMany({
      where: { groupPurchaseId, isActive: true, OR: [{ endDate: null }, { endDate: { gt: now } }] },
      data: { isActive: false, endDate: now },
    })
  }
  if (status === 'refunded') {
    await transaction.groupInvitation.updateMany({ where: { groupPurchaseId, status: 'sent' }, data: { status: 'expired' } })
  }
}

/** Opens again what was stopped, with the seats that ended then, until the day that was paid for. Without a stop nothing changes. */
export async function reopenGroup(transaction: Database, groupPurchaseId: string, now: Date): Promise<void> {
  await lockGroup(transaction, groupPurchaseId)
  const where = { id: groupPurchaseId, status: { in: ['disputed' as const, 'refunded' as const] }, stoppedAt: { not: null } }
  const stopped = await transaction.groupPurchase.findFirst({ where, select: { stoppedAt: true, expiresAt: true } })
  if (!stopped) return
  const { stoppedAt: endDate, expiresAt } = stopped
  const status = expiresAt > now ? ('active' as const) : ('expired' as const)
  await transaction.groupPurchase.update({ where: { id: groupPurchaseId }, data: { status, stoppedAt: null } })
  if (status === 'expired') return
  await transaction.userSubscription.updateMany({
    where: { groupPurchaseId, isActive: false, endDate },
    data: { isActive: true, endDate: expiresAt },
  })
  await tellGroup(transaction, groupPurchaseId, { members: 'seat-open-again', admin: 'group-open-again' })
}
