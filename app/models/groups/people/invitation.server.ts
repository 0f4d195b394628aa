/**
 * What whoever holds an invitation's code sees and does. A code that is wrong, used, taken back or too old is one and the same here: it
 * opens nothing. A seat goes to the account whose address was invited, once.
 */
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { MAY_STORE_TEXT } from '~/models/families/consent.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { lockGroup, type SeatOutcome, takeSeat } from '../seats.server'

/** The invitation of a code that waits: who invites, what they wrote, until when it waits and until when the seat opens everything; else null. */
export async function findInvitation(code: string, now = new Date()) {
  const invitation = await db.groupInvitation.findFirst({
    where: waiting(code, now),
    select: {
      ...{ id: true, groupPurchaseId: true, inviteeEmail: true, inviteeFirstName: true, inviteMessage: true, expiresAt: true },
      inviter: { select: { firstName: true, lastName: true } },
      groupPurchase: { select: { expiresAt: true, usedSeats: true, totalSeats: true } },
    },
  })
  if (!invitation) return null
  const { groupPurchase, inviter, ...rest } = invitation
  return { ...rest, inviter: `${inviter.firstName} ${inviter.lastName}`.trim(), seatEnds: groupPurchase.expiresAt }
}

function waiting(code: string, now: Date) {
  return {
    ...{ invitationCode: hashToken(code), status: 'sent' as const, expiresAt: { gt: now } },
    groupPurchase: { status: 'active' as const, closedAt: null, expiresAt: { gt: now } },
  }
}

/** Whether an account may take the seat of an invitation to this address: one mailbox, however it is written. */
export function isInvited(account: { email: string }, invitation: { inviteeEmail: string }): boolean {
  return mailboxOf(account.email) === mailboxOf(invitation.inviteeEmail)
}

interface Answer {
  code: string
  user: { id: string; email: string }
}

/** `none`: the code opens nothing; `other`: another address was invited; `parent`: a parent has to agree first. */
export type AcceptOutcome = SeatOutcome | 'none' | 'other' | 'parent'

/** Rolls back the answer. */
class Refused extends Error {
  constructor(readonly why: AcceptOutcome) {
    super('no seat was taken')
  }
}

/** Takes the seat for the account. Of any number of tries with one code at once, one takes it; anything but `taken` has changed nothing. */
export async function acceptInvitation({ code, user }: Answer, now = new Date()): Promise<AcceptOutcome> {
  const invitation = await findInvitation(code, now)
  if (!invitation) return 'none'
  if (!isInvited(user, invitation)) return 'other'
  const { id: groupInvitationId, groupPurchaseId } = invitation
  try {
    return await db.$transaction(async (transaction) => {
      // The group first, as everywhere.
      await lockGroup(transaction, groupPurchaseId)
      if ((await transaction.user.count({ where: { id: user.id, ...MAY_STORE_TEXT } })) === 0) throw new Refused('parent')
      const { count } = await transaction.groupInvitation.updateMany({
        where: { id: groupInvitationId, ...waiting(code, now) },
        data: { status: 'accepted', acceptedAt: now, acceptedByUserId: user.id },
      })
      if (count === 0) throw new Refused('none')
      const seat = await takeSeat(transaction, { groupPurchaseId, userId: user.id, groupInvitationId }, now)
      if (seat !== 'taken') throw new Refused(seat)
      return seat
    })
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

/** Who declined: the group's admin sees the invitation as declined, and its seat is free. */
export const INVITEE = 'invitee'

/** Declines for the account that was invited. False when there was nothing to decline. */
export async function declineInvitation({ code, user }: Answer, now = new Date()): Promise<boolean> {
  const invitation = await findInvitation(code, now)
  if (!invitation || !isInvited(user, invitation)) return false
  const { count } = await db.groupInvitation.updateMany({
    where: { id: invitation.id, ...waiting(code, now) },
    data: { status: 'revoked', revokedAt: now, revokedBy: INVITEE },
  })
  return count === 1
}
