/** Marks on questions: what students find wrong with one that they have solved, for admins to look at. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { InboxState, ItemMarkReason } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { storedItem } from './item-store.server'
import { MARK_FIELDS, MARK_STATE_FIELDS } from './mark-fields'

export const MarkSchema = formSchema(MARK_FIELDS)
export const MarkStateSchema = formSchema(MARK_STATE_FIELDS)

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

interface Solved {
  userId: string
  sittingId: string
  position: number
  /** The section of a whole test; null for all else. */
  part: string | null
}

/** A question that the student has solved, and may mark; null while it can still be answered, and for anyone else's. */
export async function findSolved({ userId, sittingId, position, part }: Solved) {
  const response = await db.response.findFirst({
    where: {
      ...{ position, isRight: { not: null } },
      // One of a sitting that asks them one by one is solved when it is checked, any other when the sitting has ended.
      section: {
        sittingId,
        part,
        sitting: { userId, OR: [{ status: 'ended' }, { kind: { in: ['interactive_quiz', 'twins', 'reading'] } }] },
      },
    },
    relationLoadStrategy: 'join',
    select: {
      itemId: true,
      choice: true,
      item: { select: { content: true } },
      section: { select: { sitting: { select: { kind: true } } } },
    },
  })
  if (!response) return null
  const { itemId, choice, item, section } = response
  const mark = await db.itemMark.findUnique({ where: { userId_itemId: { userId, itemId } }, select: { reason: true } })
  return { itemId, choice, item: storedItem(item.content), kind: section.sitting.kind, reason: mark?.reason ?? null }
}

/** Marks a question that the student has solved; another reason takes the place of the first and is new to the admins. False for any other. */
export async function markQuestion({ reason, ...solved }: Solved & { reason: ItemMarkReason }, now = new Date()): Promise<boolean> {
  const found = await findSolved(solved)
  if (!found) return false
  if (found.reason === reason) return true
  const key = { userId: solved.userId, itemId: found.itemId }
  await db.itemMark.upsert({
    where: { userId_itemId: key },
    create: { ...key, reason, createdAt: now },
    update: { reason, state: 'new', createdAt: now, handledAt: null },
  })
  return true
}

export interface MarkList extends Page {
  state: InboxState
  /** Null for all. */
  reason: ItemMarkReason | null
}

const LISTED = {
  ...{ id: true, reason: true, state: true, createdAt: true, handledAt: true },
  item: { select: { name: true, subject: true, skill: true, content: true } },
} as const

/** One page of the marks in a state, newest first, each with its question. */
export async function listMarks({ state, reason, ...page }: MarkList) {
  const { behind, order } = pageQuery(NEWEST, page)
  const where = { state, reason: reason ?? undefined, AND: [behind] }
  const { rows, next } = pageOf(await db.itemMark.findMany({ where, ...order, relationLoadStrategy: 'join', select: LISTED }), NEWEST, page)
  return { next, marks: rows.map((mark) => ({ ...mark, item: storedItem(mark.item.content) })) }
}

/** One mark with its question; null when there is none. */
export async function findMark(id: string) {
  const mark = await db.itemMark.findUnique({ where: { id }, select: LISTED })
  return mark && { ...mark, item: storedItem(mark.item.content) }
}

interface Sorting {
  id: string
  actorId: string
  state: InboxState
  /** When it was last handled, as the page showed it; left out for never. */
  seen?: string
}

/** Gives a mark a state; each change is a line of the audit log. Of two admins at once one wins. */
export function sortMark({ id, actorId, state, seen }: Sorting, now = new Date()): Promise<'done' | 'missing' | 'overtaken'> {
  return db.$transaction(async (transaction) => {
    const before = await transaction.itemMark.findUnique({ where: { id }, select: { state: true, handledAt: true } })
    if (!before) return 'missing'
    if (before.state === state) return 'done'
    if ((before.handledAt?.toISOString() ?? '') !== (seen ?? '')) return 'overtaken'
    const { count } = await transaction.itemMark.updateMany({ where: { id, handledAt: before.handledAt }, data: { state, handledAt: now } })
    if (count === 0) return 'overtaken'
    await logAction(transaction, { actorId, action: 'sort mark', target: id, before: { state: before.state }, after: { state } })
    return 'done'
  })
}
