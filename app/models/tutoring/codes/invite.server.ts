/** A tutor's invitations: codes for one student or several, that end by themselves or by the tutor's word (docs/decisions/038). */
import type { z } from 'zod'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { DAY_MS } from '~/utils/time/durations'
import { INVITATION_FIELDS } from '../fields'
import { lockTutor } from '../links/links.server'
import { TUTOR_AT_WORK } from '../sight.server'
import { codeOf, hashCode } from './codes.server'

export const InvitationSchema = formSchema(INVITATION_FIELDS)

/** Codes of one tutor that work at a time. */
export const MOST_OPEN = 100

/** Codes that still let somebody in, by the clock and the tutor's word; whether they are used up is a matter of two columns. */
export function openAt(now: Date) {
  return { revokedAt: null, expiresAt: { gt: now }, usedCount: { lt: db.studentInvitation.fields.maxUses } }
}

export type InviteOutcome =
  | { outcome: 'made'; id: string }
  | { outcome: 'too many' }
  | { outcome: 'no such group' }
  | { outcome: 'other' }
  | { outcome: 'closed' }

/**
 * Makes an invitation. Its id comes with the form, so that a form sent twice makes one; 'other' when it has made
 * one of another kind before. 'closed' when the tutor is not approved, or no
 * longer, or the id is somebody else's.
 */
export async function invite(
  { tutorId, id, ...asked }: z.infer<typeof InvitationSchema> & { tutorId: string; id: string },
  now = new Date(),
): Promise<InviteOutcome> {
  const { label = null, groupId = null, inviteeEmail = null, days } = asked
  const maxUses = inviteeEmail ? 1 : asked.maxUses
  return db.$transaction(async (transaction) => {
    if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return { outcome: 'closed' }
    const known = await transaction.studentInvitation.findUnique({ where: { id }, select: KNOWN })
    if (known && known.tutorId !== tutorId) return { outcome: 'closed' }
    if (known)
      return isSame(known, { label, groupId, inviteeEmail, maxUses, days: Number(days) }) ? { outcome: 'made', id } : { outcome: 'other' }
    if (groupId && (await transaction.tutorGroup.count({ where: { id: groupId, tutorId } })) === 0) return { outcome: 'no such group' }
    if ((await transaction.studentInvitation.count({ where: { tutorId, ...openAt(now) } })) >= MOST_OPEN) return { outcome: 'too many' }

    const expiresAt = new Date(now.getTime() + Number(days) * DAY_MS)
    const ends = { createdAt: now, expiresAt, maxUses }
    await transaction.studentInvitation.create({
      data: { id, tutorId, codeHash: hashCode(codeOf(id)), groupId, label, inviteeEmail, ...ends },
    })
    return { outcome: 'made', id }
  })
}

const KNOWN = {
  ...{ tutorId: true, label: true, groupId: true, inviteeEmail: true, maxUses: true },
  ...{ createdAt: true, expiresAt: true },
} as const

interface AskedFor {
  label: string | null
  groupId: string | null
  inviteeEmail: string | null
  maxUses: number
}

/** Whether a code was made of the same form. Its group may have been deleted meanwhile. */
function isSame(known: AskedFor & { createdAt: Date; expiresAt: Date }, asked: AskedFor & { days: number }): boolean {
  const { label, groupId, inviteeEmail, maxUses } = known
  const days = Math.round((known.expiresAt.getTime() - known.createdAt.getTime()) / DAY_MS)
  const isGroup = groupId === asked.groupId || groupId === null
  return isGroup && label === asked.label && inviteeEmail === asked.inviteeEmail && maxUses === asked.maxUses && days === asked.days
}

/** Ends a code; whoever has joined by it stays. False for anyone else's. Twice is as good as once. */
export async function revokeInvitation({ tutorId, id }: { tutorId: string; id: string }, now = new Date()): Promise<boolean> {
  const { count } = await db.studentInvitation.updateMany({ where: { id, tutorId, revokedAt: null }, data: { revokedAt: now } })
  return count === 1 || (await db.studentInvitation.count({ where: { id, tutorId } })) === 1
}

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }
const SHOWN = {
  ...{ id: true, codeHash: true, label: true, inviteeEmail: true, maxUses: true, usedCount: true },
  ...{ createdAt: true, expiresAt: true, revokedAt: true, group: { select: { id: true, name: true } } },
} as const

/** A page of a tutor's invitations, the newest first. */
export async function listInvitations({ tutorId, ...page }: Page & { tutorId: string }, now = new Date()) {
  const { behind, order } = pageQuery(NEWEST, page)
  const { rows, next } = pageOf(
    await db.studentInvitation.findMany({ where: { tutorId, AND: [behind] }, ...order, select: SHOWN }),
    NEWEST,
    page,
  )
  return { next, invitations: rows.map((row) => shown(row, now)) }
}

/** One of a tutor's invitations; null for anyone else's. */
export async function findInvitation({ tutorId, id }: { tutorId: string; id: string }, now = new Date()) {
  const row = await db.studentInvitation.findFirst({ where: { id, tutorId }, select: SHOWN })
  return row && shown(row, now)
}

export type InvitationState = 'open' | 'revoked' | 'expired' | 'used up'

interface Row {
  id: string
  codeHash: string
  maxUses: number
  usedCount: number
  expiresAt: Date
  revokedAt: Date | null
}

/** With its state, and with the code where it can still be derived: after a new session secret it works, but nobody can show it. */
function shown<R extends Row>({ codeHash, ...row }: R, now: Date) {
  const code = codeOf(row.id)
  return { ...row, code: hashCode(code) === codeHash ? code : null, state: stateOf(row, now) }
}

function stateOf({ revokedAt, expiresAt, usedCount, maxUses }: Omit<Row, 'codeHash'>, now: Date): InvitationState {
  if (revokedAt) return 'revoked'
  if (usedCount >= maxUses) return 'used up'
  return expiresAt <= now ? 'expired' : 'open'
}
