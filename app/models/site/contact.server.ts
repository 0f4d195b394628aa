/** Messages from the contact form: stored, told to our support by mail, and answered from the admins' inbox. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { InboxState } from '~/generated/prisma/enums'
import { type AccountName, ownedBy } from '~/models/accounts/audiences/rows.server'
import { logAction } from '~/models/audit-log.server'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { CONTACT_FIELDS, HANDLING_FIELDS } from './fields'
import { tellSupport } from './support-mail.server'

export const ContactSchema = formSchema(CONTACT_FIELDS)
export const HandlingSchema = formSchema(HANDLING_FIELDS)

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

interface Written {
  name: string
  email: string
  message: string
  /** Whoever was signed in. */
  writer: AccountName | null
}

/** Keeps a message and tells our support. What a robot seems to have sent is kept apart, and nobody is mailed. */
export async function storeContactMessage({ writer, ...message }: Written, isRobot = false): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { id } = await transaction.contactMessage.create({
      data: { ...message, ...(writer && ownedBy(writer)), state: isRobot ? 'spam' : 'new' },
      select: { id: true },
    })
    if (!isRobot) await tellSupport(transaction, 'contact-message', id)
  })
}

export interface MessageList extends Page {
  state: InboxState
  /** An admin's account id; null for everybody's. */
  assigneeId: string | null
  /** A part of a name or address; empty for all. */
  search: string
}

const LISTED = {
  ...{ id: true, name: true, email: true, message: true, state: true, createdAt: true, handledAt: true, assigneeId: true },
  assignee: { select: { username: true } },
} as const

/** A page of the messages in one state, newest first. */
export async function listMessages({ state, assigneeId, search, ...page }: MessageList) {
  const { behind, order } = pageQuery(NEWEST, page)
  const has = containing(search)
  const named = search ? { OR: [{ name: has }, { email: has }] } : {}
  const where = { state, assigneeId: assigneeId ?? undefined, AND: [named, behind] }
  const { rows, next } = pageOf(await db.contactMessage.findMany({ where, ...order, select: LISTED }), NEWEST, page)
  return { next, messages: rows }
}

/** How many messages are in each state. */
export async function countMessages(): Promise<Partial<Record<InboxState, number>>> {
  const groups = await db.contactMessage.groupBy({ by: ['state'], _count: true })
  return Object.fromEntries(groups.map(({ state, _count }) => [state, _count]))
}

/** One message; null when there is none. */
export function findMessage(id: string) {
  return db.contactMessage.findUnique({ where: { id }, select: LISTED })
}

interface Handling {
  id: string
  actorId: string
  state: InboxState
  /** Nobody's when it is left out. */
  assignee?: string
  /** When it was last handled, as the page showed it; left out for never. */
  seen?: string
}

export type HandlingOutcome = 'done' | 'missing' | 'overtaken' | 'not an admin'

/** Gives a message a state and somebody who answers; each change is a line of the audit log. Of two admins at once one wins. */
export async function handleMessage({ id, actorId, state, assignee, seen }: Handling, now = new Date()): Promise<HandlingOutcome> {
  return db.$transaction(async (transaction) => {
    const before = await transaction.contactMessage.findUnique({
      where: { id },
      select: { state: true, assigneeId: true, handledAt: true },
    })
    if (!before) return 'missing'
    const assigneeId = assignee ?? null
    if (assigneeId && !(await transaction.user.count({ where: { id: assigneeId, role: 'admin' } }))) return 'not an admin'
    if (before.state === state && before.assigneeId === assigneeId) return 'done'
    if ((before.handledAt?.toISOString() ?? '') !== (seen ?? '')) return 'overtaken'

    const { count } = await transaction.contactMessage.updateMany({
      where: { id, handledAt: before.handledAt },
      data: { state, assigneeId, handledAt: now },
    })
    if (count === 0) return 'overtaken'
    if (before.state !== state) {
      const states = { before: { state: before.state }, after: { state } }
      await logAction(transaction, { actorId, action: 'sort message', target: id, ...states })
    }
    if (before.assigneeId !== assigneeId) {
      const people = { before: { assigneeId: before.assigneeId }, after: { assigneeId } }
      await logAction(transaction, { actorId, action: 'assign message', target: id, ...people })
    }
    return 'done'
  })
}

/** Who can be asked to answer. */
export function listAdmins() {
  return db.user.findMany({ where: { role: 'admin' }, orderBy: { username: 'asc' }, take: 100, select: { id: true, username: true } })
}
