/** What a group's admin sees: the groups, one of them, and who was invited or joined. The owner stands in every `where`. */
import { db } from '~/db.server'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { DAY_MS } from '~/utils/time/durations'
import { HANDOVER_DAYS, PURCHASE_TYPES } from '../fields'
import { INVITEE } from './invitation.server'
import { seatsLeft } from './invite.server'

const LISTED = 50
const BY_SENT: Sort = { field: 'sentAt', direction: 'desc', isDate: true }

const SHOWN = {
  ...{ id: true, totalSeats: true, usedSeats: true, totalAmount: true, status: true, purchaseDate: true, expiresAt: true },
  ...{ closedAt: true, handoverEmail: true, handoverAt: true },
} as const

/** The account's groups, the newest first. */
export function listGroups(adminUserId: string) {
  const where = { adminUserId, purchaseType: PURCHASE_TYPES.group }
  return db.groupPurchase.findMany({ where, orderBy: { purchaseDate: 'desc' }, take: LISTED, select: SHOWN })
}

/** One group of the account with the invitations that wait and the seats that nobody has or is invited to; null for anybody else's. */
export async function findGroup({ groupPurchaseId: id, userId }: { groupPurchaseId: string; userId: string }, now = new Date()) {
  const group = await db.groupPurchase.findFirst({
    where: { id, adminUserId: userId, purchaseType: PURCHASE_TYPES.group },
    select: { ...SHOWN, _count: { select: { invitations: { where: { status: 'sent', expiresAt: { gt: now } } } } } },
  })
  if (!group) return null
  const { _count, handoverEmail, handoverAt, ...rest } = group
  const until = handoverAt && new Date(handoverAt.getTime() + HANDOVER_DAYS * DAY_MS)
  // An offer that nobody answered in time is none.
  const offer = handoverEmail && until && until > now ? { email: handoverEmail, until } : null
  const isOpen = rest.status === 'active' && rest.closedAt === null && rest.expiresAt > now
  return { ...rest, offer, waiting: _count.invitations, left: seatsLeft(rest, _count.invitations), isOpen }
}

/** How an invitation stands: `gone`: it was accepted, and the account is deleted. */
export type InvitationState = 'waiting' | 'expired' | 'declined' | 'revoked' | 'joined' | 'gone'

const INVITATION = {
  ...{ id: true, inviteeEmail: true, inviteeFirstName: true, inviteeLastName: true, status: true, sentAt: true, expiresAt: true },
  ...{ acceptedAt: true, acceptedByUserId: true, revokedBy: true },
} as const

/** A page of the group's invitations, the newest first; `joined`: those by which somebody has a seat, `open`: all others. */
export async function listInvitations(
  { groupPurchaseId, userId, which, ...page }: { groupPurchaseId: string; userId: string; which: 'joined' | 'open' } & Page,
  now = new Date(),
) {
  const { behind, order } = pageQuery(BY_SENT, page)
  const status = which === 'joined' ? { equals: 'accepted' as const } : { not: 'accepted' as const }
  const rows = await db.groupInvitation.findMany({
    where: { AND: [{ groupPurchaseId, status, groupPurchase: { adminUserId: userId } }, behind] },
    select: INVITATION,
    ...order,
  })
  const { rows: shown, next } = pageOf(rows, BY_SENT, page)
  return { next, invitations: shown.map((row) => ({ ...row, state: stateOf(row, now) })) }
}

/** One invitation of the account's group; null for anybody else's. */
export async function findOwnInvitation(
  { groupPurchaseId, userId, invitationId: id }: { groupPurchaseId: string; userId: string; invitationId: string },
  now = new Date(),
) {
  const where = { id, groupPurchaseId, groupPurchase: { adminUserId: userId } }
  const row = await db.groupInvitation.findFirst({ where, select: INVITATION })
  return row && { ...row, state: stateOf(row, now) }
}

interface Row {
  status: string
  expiresAt: Date
  acceptedByUserId: string | null
  revokedBy: string | null
}

function stateOf({ status, expiresAt, acceptedByUserId, revokedBy }: Row, now: Date): InvitationState {
  if (status === 'accepted') return acceptedByUserId ? 'joined' : 'gone'
  if (status === 'revoked') return revokedBy === INVITEE ? 'declined' : 'revoked'
  return status === 'sent' && expiresAt > now ? 'waiting' : 'expired'
}
