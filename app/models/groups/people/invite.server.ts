/**
 * Inviting to a group, by its admin: one or many, all or none. A code is derived for each mail and stored as a hash; the note stands on the
 * page of the code and never in the mail (security T36). No more people are invited than there are seats for them.
 */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { queueMail, tokenOfMail } from '~/models/mail/mail.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { DAY_MS } from '~/utils/time/durations'
import { INVITATION_DAYS, PURCHASE_TYPES } from '../fields'
import { giveBack, lockGroup } from '../seats.server'
import { byMailbox, tellMember } from '../tell.server'
import type { Invitee, LineFault } from './invitees.server'

interface Group {
  groupPurchaseId: string
  /** Who asks, and must own it. */
  userId: string
}

/** `faults` name lines; `none`: not this account's group, or it takes nobody any more; `busy`: as many as an hour allows, `retryAfter` in seconds. */
export type InviteOutcome =
  | { outcome: 'sent'; count: number }
  | { outcome: 'faults'; faults: LineFault[] }
  | { outcome: 'too-few-seats'; left: number }
  | { outcome: 'busy'; retryAfter: number }
  | { outcome: 'none' }

/** Rolls back everything that was begun. */
class Refused extends Error {
  constructor(readonly why: InviteOutcome) {
    super('nobody was invited')
  }
}

/** Invites all of these people, or nobody and says why: every line that has a fault is named. */
export async function invitePeople(
  { groupPurchaseId, userId }: Group,
  { invitees, note }: { invitees: readonly Invitee[]; note: string | null },
  now = new Date(),
): Promise<InviteOutcome> {
  try {
    return await db.$transaction(
      async (transaction) => {
        await lockGroup(transaction, groupPurchaseId)
        const group = await findOpen(transaction, { groupPurchaseId, userId }, now)
        if (!group) return { outcome: 'none' }
        const standing = await listStanding(transaction, { groupPurchaseId }, now)
        const known = faultsOf(invitees, standing)
        if (known.length > 0) return { outcome: 'faults', faults: known }
        const left = seatsLeft(group, standing.filter(({ status }) => status === 'sent').length)
        if (invitees.length > left) return { outcome: 'too-few-seats', left }

        const faults: LineFault[] = []
        for (const invitee of [...invitees].sort(byMailbox)) {
          const fault = await inviteOne(transaction, { groupPurchaseId, userId, invitee, note, until: lastDay(group, now) }, now)
          if (fault) faults.push(fault)
        }
        if (faults.length > 0) throw new Refused({ outcome: 'faults', faults: faults.sort((one, other) => one.line - other.line) })
        return { outcome: 'sent', count: invitees.length }
      },
      { timeout: 20_000 },
    )
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

/** Seats that nobody has and nobody is invited to. */
export function seatsLeft({ totalSeats, usedSeats }: { totalSeats: number; usedSeats: number }, waiting: number): number {
  return Math.max(0, totalSeats - usedSeats - waiting)
}

function findOpen(transaction: Database, { groupPurchaseId: id, userId }: Group, now: Date) {
  return transaction.groupPurchase.findFirst({
    where: { id, adminUserId: userId, purchaseType: PURCHASE_TYPES.group, status: 'active', closedAt: null, expiresAt: { gt: now } },
    select: { totalSeats: true, usedSeats: true, expiresAt: true },
  })
}

/** Invitations that hold a seat, or may: those that wait and those that were accepted, but for the one that is named. */
function listStanding(transaction: Database, { groupPurchaseId, but }: { groupPurchaseId: string; but?: string }, now: Date) {
  return transaction.groupInvitation.findMany({
    where: { groupPurchaseId, id: { not: but }, OR: [{ status: 'sent', expiresAt: { gt: now } }, { status: 'accepted' }] },
    select: { inviteeEmail: true, status: true },
  })
}

function faultsOf(invitees: readonly Pick<Invitee, 'line' | 'email'>[], standing: { inviteeEmail: string; status: string }[]): LineFault[] {
  const known = new Map(standing.map(({ inviteeEmail, status }) => [mailboxOf(inviteeEmail), status]))
  return invitees.flatMap(({ line, email }) => {
    const status = known.get(mailboxOf(email))
    if (!status) return []
    const text =
      status === 'sent' ? 'is invited already. You can send that invitation again in the list.' : 'has a seat of this group already.'
    return [{ line, text: `${email} ${text}` }]
  })
}

const MANY_MAILS = 'has had three invitations today. Please take it out, or try again tomorrow.'

/** Writes and mails one invitation; the fault of its line when its address gets no more mail today. Throws when the group's hour is full. */
async function inviteOne(
  transaction: Database,
  { groupPurchaseId, userId, invitee, note, until: expiresAt }: Group & { invitee: Invitee; note: string | null; until: Date },
  now: Date,
): Promise<LineFault | null> {
  const { line, email: inviteeEmail, firstName: inviteeFirstName, lastName: inviteeLastName } = invitee
  const { id } = await transaction.groupInvitation.create({
    data: {
      ...{ groupPurchaseId, inviterUserId: userId, inviteeEmail, inviteeFirstName, inviteeLastName, inviteMessage: note },
      inviteeMailbox: mailboxOf(inviteeEmail),
      // Until there is a mail nobody has a code.
      ...{ invitationCode: hashToken(randomToken()), sentAt: now, expiresAt },
    },
    select: { id: true },
  })
  const isMailed = await mailCode(transaction, { id, groupPurchaseId, inviteeEmail })
  return isMailed ? null : { line, text: `${inviteeEmail} ${MANY_MAILS}` }
}

/** Until when an invitation of today waits: no longer than its group has seats to give. */
function lastDay({ expiresAt }: { expiresAt: Date }, now: Date): Date {
  return new Date(Math.min(expiresAt.getTime(), now.getTime() + INVITATION_DAYS * DAY_MS))
}

/** Mails a code of its own and stores its hash. False when the address gets no more mail today; throws when the group's hour is full. */
async function mailCode(
  transaction: Database,
  { id, groupPurchaseId, inviteeEmail: recipient }: { id: string; groupPurchaseId: string; inviteeEmail: string },
): Promise<boolean> {
  const template = 'seat-invitation'
  // What is limited is the group, whoever may have it.
  const sender = { accountId: groupPurchaseId }
  const { mailId, refusal } = await queueMail(transaction, { kind: 'invitation', template, recipient, aboutId: id, sender })
  if (refusal?.limit === 'account') throw new Refused({ outcome: 'busy', retryAfter: refusal.retryAfter })
  if (!mailId) return false
  await transaction.groupInvitation.update({ where: { id }, data: { invitationCode: hashToken(tokenOfMail(template, mailId)) } })
  return true
}

interface Which extends Group {
  invitationId: string
}

/** `twice`: a newer invitation of the same mailbox waits, or brought a seat; `full`: the seat was given to somebody else meanwhile; `limited`: the address has had three mails today, or the group sixty this hour. */
export type ResendOutcome = 'sent' | 'twice' | 'full' | 'limited' | 'none'

/** Mails an invitation that waits, or has run out, once more: with a new code, for 30 days. The code of the mail before opens nothing. */
export async function resendInvitation({ invitationId, groupPurchaseId, userId }: Which, now = new Date()): Promise<ResendOutcome> {
  try {
    return await db.$transaction(async (transaction) => {
      await lockGroup(transaction, groupPurchaseId)
      const group = await findOpen(transaction, { groupPurchaseId, userId }, now)
      const invitation = await transaction.groupInvitation.findFirst({
        where: { id: invitationId, groupPurchaseId, status: { in: ['sent', 'expired'] } },
        select: { id: true, inviteeEmail: true },
      })
      if (!group || !invitation) return 'none'
      const others = await listStanding(transaction, { groupPurchaseId, but: invitationId }, now)
      if (faultsOf([{ line: 1, email: invitation.inviteeEmail }], others).length > 0) return 'twice'
      if (seatsLeft(group, others.filter(({ status }) => status === 'sent').length) === 0) return 'full'
      const renewed = { status: 'sent' as const, sentAt: now, expiresAt: lastDay(group, now) }
      await transaction.groupInvitation.update({ where: { id: invitationId }, data: renewed })
      if (await mailCode(transaction, { groupPurchaseId, ...invitation })) return 'sent'
      throw new Refused({ outcome: 'none' })
    })
  } catch (error) {
    if (error instanceof Refused) return 'limited'
    throw error
  }
}

/**
 * Takes an invitation back. Where it was accepted, the seat ends now, its member is told, and the seat is free for somebody else. Null when
 * there is nothing to take back; else whether it was a member's.
 */
export function revokeInvitation({ invitationId, groupPurchaseId, userId }: Which, now = new Date()): Promise<'waiting' | 'member' | null> {
  return db.$transaction(async (transaction) => {
    await lockGroup(transaction, groupPurchaseId)
    const isOwn = { id: invitationId, groupPurchaseId, groupPurchase: { adminUserId: userId, status: 'active' as const } }
    const invitation = await transaction.groupInvitation.findFirst({
      where: { ...isOwn, status: { in: ['sent', 'accepted'] } },
      select: { status: true, subscription: { select: { id: true, isActive: true } } },
    })
    if (!invitation) return null
    const revoked = { status: 'revoked' as const, revokedAt: now, revokedBy: userId }
    await transaction.groupInvitation.update({ where: { id: invitationId }, data: revoked })
    if (invitation.status === 'sent') return 'waiting'
    const { subscription } = invitation
    if (subscription?.isActive) {
      await transaction.userSubscription.update({ where: { id: subscription.id }, data: { isActive: false, endDate: now } })
      await tellMember(transaction, subscription.id, 'seat-ended')
    }
    // Also where the member's account is gone: until now the seat stayed counted for the group.
    await giveBack(transaction, groupPurchaseId)
    return 'member'
  })
}
