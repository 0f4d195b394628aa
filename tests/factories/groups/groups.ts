/** Groups of seats: bought by whoever is said, with invitations whose codes a test knows. */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { PURCHASE_TYPES } from '~/models/groups/fields'
import { acceptInvitation } from '~/models/groups/people/invitation.server'
import { openPurchase, yearAfter } from '~/models/groups/purchase.server'
import { createStudent } from '../accounts'

/** A group of a new account, or of the one that is named. */
export async function createGroup({
  seats = 5,
  adminUserId,
  boughtAt = new Date(),
}: {
  seats?: number
  adminUserId?: string
  boughtAt?: Date
} = {}) {
  const admin = adminUserId ?? (await createStudent()).id
  const purchase = { purchaseType: PURCHASE_TYPES.group, totalSeats: seats, totalAmount: seats * 3_000, expiresAt: yearAfter(boughtAt) }
  const id = await db.$transaction((transaction) => openPurchase(transaction, { adminUserId: admin, ...purchase }, boughtAt))
  return { id, adminUserId: admin }
}

/** An invitation that waits, and its code; nothing is mailed. */
export async function invite(groupPurchaseId: string, inviteeEmail: string, more: { inviteMessage?: string; expiresAt?: Date } = {}) {
  const { adminUserId } = await db.groupPurchase.findUniqueOrThrow({ where: { id: groupPurchaseId } })
  const code = randomToken()
  const expiresAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)
  const { id } = await db.groupInvitation.create({
    data: { groupPurchaseId, inviterUserId: adminUserId ?? '', inviteeEmail, invitationCode: hashToken(code), expiresAt, ...more },
  })
  return { id, code }
}

/** A student who has a seat of the group. */
export async function createSeat(groupPurchaseId: string, shape: Parameters<typeof createStudent>[0] = {}) {
  const student = await createStudent(shape)
  const { id: invitationId, code } = await invite(groupPurchaseId, student.email)
  const outcome = await acceptInvitation({ code, user: student })
  if (outcome !== 'taken') throw new Error(`the seat was ${outcome}`)
  return { student, invitationId }
}

/** What must hold at every commit: as many seats are used as invitations are accepted, and never more than were paid for. */
export async function seatsOf(groupPurchaseId: string) {
  const { totalSeats, usedSeats } = await db.groupPurchase.findUniqueOrThrow({ where: { id: groupPurchaseId } })
  const members = await db.userSubscription.count({ where: { groupPurchaseId, isActive: true } })
  const accepted = await db.groupInvitation.count({ where: { groupPurchaseId, status: 'accepted' } })
  return { totalSeats, usedSeats, members, accepted }
}
