/**
 * Items written by hand: drafts, reviewed by somebody else than their author, then live. Whoever edits an item answers for it as its author,
 * and it is a draft again. Every change is written to the audit log with before and after.
 */
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { printItemName } from '~/exam/core/item/name'
import type { Difficulty, Level, Subject } from '~/exam/core/levels'
import { examineItem } from '~/exam/proof/authored'
import type { Prisma } from '~/generated/prisma/client'
import { namesOf } from '~/models/admins/admin-names.server'
import { logAction } from '~/models/audit-log.server'
import { storedLevel } from '~/models/bank/stored-level'
import { ITEM_MOVES, type ItemState } from './fields'

/** Which row, as its reader saw it: `version` is its `updatedAt` in milliseconds, so that nobody approves what somebody has just changed. */
export interface SeenItem {
  actorId: string
  id: string
  version: number
}

export type MoveOutcome = 'moved' | 'changed' | 'own item' | 'broken'

/** Stores a new draft and returns its id. */
export async function writeItem({ actorId, item }: { actorId: string; item: Item }): Promise<string> {
  return db.$transaction(async (transaction) => {
    const { id } = await transaction.authoredItem.create({ data: { ...columnsOf(item), authorId: actorId }, select: { id: true } })
    await logAction(transaction, { actorId, target: id, action: 'write item', after: { state: 'draft', content: contentOf(item) } })
    return id
  })
}

/** Replaces an item's content; it is a draft by this author then. False when it has changed since, or is gone. */
export async function editItem({ actorId, id, version, item }: SeenItem & { item: Item }): Promise<boolean> {
  return change({ actorId, id, version }, 'edit item', (row) => {
    const data = { ...columnsOf(item), state: 'draft', authorId: actorId, reviewerId: null } as const
    return { before: { state: row.state, content: row.content }, after: { state: 'draft', content: contentOf(item) }, data }
  })
}

/**
 * Moves an item to its next state, or back to draft. A review takes another admin than the author, and an item that keeps every rule;
 * 'changed' when the item is not as it was seen, or not in a state from which this step starts.
 */
export async function moveItem({ to, ...seen }: SeenItem & { to: ItemState }): Promise<MoveOutcome> {
  const row = await db.authoredItem.findUnique({ where: { id: seen.id } })
  const { from, action } = ITEM_MOVES[to]
  if (!row || !from.some((state) => state === row.state)) return 'changed'
  if (to === 'reviewed' && row.authorId === seen.actorId) return 'own item'
  if (to !== 'draft' && examineItem(itemOf(row)).some(({ problem }) => problem)) return 'broken'

  const isMoved = await change(seen, action, () => ({
    before: { state: row.state },
    after: { state: to },
    data: { state: to, ...(to === 'reviewed' && { reviewerId: seen.actorId }), ...(to === 'draft' && { reviewerId: null }) },
  }))
  return isMoved ? 'moved' : 'changed'
}

/** Deletes a draft. False when it is no draft, has changed since, or is gone. */
export async function deleteDraft({ actorId, id, version }: SeenItem): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const row = await transaction.authoredItem.findUnique({ where: { id } })
    const { count } = await transaction.authoredItem.deleteMany({ where: { id, state: 'draft', updatedAt: new Date(version) } })
    if (!row || count === 0) return false
    await logAction(transaction, { actorId, target: id, action: 'delete item', before: { state: row.state, content: row.content } })
    return true
  })
}

/** One item with who wrote and reviewed it, and the verdict of every rule; null when there is none. */
export async function findAuthored(id: string) {
  const row = await db.authoredItem.findUnique({ where: { id } })
  if (!row) return null
  const names = await namesOf([row.authorId, ...(row.reviewerId ? [row.reviewerId] : [])])
  const item = itemOf(row)
  return {
    id,
    item,
    state: row.state,
    version: row.updatedAt.getTime(),
    updatedAt: row.updatedAt,
    authorId: row.authorId,
    author: names.get(row.authorId) ?? row.authorId,
    reviewer: row.reviewerId && (names.get(row.reviewerId) ?? row.reviewerId),
    verdicts: examineItem(item),
  }
}

/** Live items of a section, the newest first: for the generator and export alone. */
export async function liveItems(choice: {
  level: Level
  subject: Subject
  skill: string | null
  difficulty: Difficulty | null
  most: number
}) {
  const { level, subject, skill, difficulty, most } = choice
  const rows = await db.authoredItem.findMany({
    where: {
      state: 'live',
      level: storedLevel(level),
      subject,
      ...(skill !== null && { skill }),
      ...(difficulty && { content: { path: ['difficulty'], equals: difficulty } }),
    },
    orderBy: { updatedAt: 'desc' },
    take: most,
  })
  return rows.map(itemOf)
}

interface Row {
  id: string
  state: ItemState
  content: Prisma.JsonValue
}

/** One conditional update and its line in the log, together or not at all. */
function change(
  { actorId, id, version }: SeenItem,
  action: string,
  plan: (row: Row) => { before: Prisma.InputJsonValue; after: Prisma.InputJsonValue; data: Prisma.AuthoredItemUpdateManyMutationInput },
): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const row = await transaction.authoredItem.findUnique({ where: { id } })
    if (!row) return false
    const { before, after, data } = plan(row)
    const { count } = await transaction.authoredItem.updateMany({ where: { id, state: row.state, updatedAt: new Date(version) }, data })
    if (count === 0) return false
    await logAction(transaction, { actorId, target: id, action, before, after })
    return true
  })
}

function columnsOf(item: Item) {
  return { level: storedLevel(item.level), subject: item.subject, skill: item.skill, content: contentOf(item) }
}

/** An item is plain data; its id comes from its row. */
function contentOf(item: Item): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify({ ...item, id: undefined })) as Prisma.InputJsonObject
}

/** The item of a row: written by this file alone, so its shape is known. */
export function itemOf({ id, content }: Pick<Row, 'id' | 'content'>): Item {
  return { ...(content as unknown as Item), id: printItemName({ source: `authored-${id}`, version: 1, variant: '1' }) }
}
