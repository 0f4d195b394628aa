/** A tutor's own sheet: its questions stored when it is given, and sat by each student once, without a clock. */
import { type Database, db } from '~/db.server'
import { WorkSchema } from '~/exam/assignments/work'
import type { Item } from '~/exam/core/item/item'
import { storedItem, storeItems } from '~/models/bank/item-store.server'
import { lockStudent } from '~/models/membership/start-timed.server'
import { standInTimed } from '~/models/sittings/held-back.server'
import { createSitting } from '~/models/sittings/sitting.server'

/** Stores the questions of a sheet; their ids, in order. */
export function keepSheet(items: readonly Item[]): Promise<string[]> {
  return db.$transaction((transaction) => storeItems(transaction, items))
}

/** Stored questions by their ids, in that order; those that are not there are left out. */
async function sheetItems(ids: readonly string[]): Promise<Item[]> {
  const byId = await storedItems(ids)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The same, each under its id. */
export async function storedItems(ids: readonly string[]): Promise<ReadonlyMap<string, Item>> {
  const rows = await db.item.findMany({ where: { id: { in: [...ids] } }, select: { id: true, content: true } })
  return new Map(rows.map(({ id, content }) => [id, storedItem(content)]))
}

/** `busy` while one of its words or passages stands in a test or quiz that the student has open. */
type SheetStart = { outcome: 'started' | 'resumed'; sittingId: string } | { outcome: 'busy' } | { outcome: 'gone' }

/**
 * Starts the owner's sheet, or finds the sitting that was started before, over or not; one that was ended with nothing answered begins anew. It
 * takes none of the week's uses.
 */
export async function startSheet({ studentId, id }: { studentId: string; id: string }, now = new Date()): Promise<SheetStart> {
  const own = { id, studentId, withdrawnAt: null }
  const found = await db.assignment.findFirst({ where: own, select: { work: true } })
  const work = WorkSchema.safeParse(found?.work).data
  if (work?.kind !== 'sheet') return { outcome: 'gone' }
  const items = await sheetItems(work.items)
  if (items.length === 0) return { outcome: 'gone' }
  return db.$transaction(async (transaction): Promise<SheetStart> => {
    // A quiz that begins at this moment is there, or waits.
    await lockStudent(transaction, studentId, now)
    // Two windows: the second waits here, and then finds what the first one started.
    const [row] = await transaction.$queryRaw<{ sittingId: string | null; isDone: boolean }[]>`
      SELECT a.outcome->>'sittingId' AS "sittingId", a."completedAt" IS NOT NULL AS "isDone" FROM assignments a
      WHERE a.id = ${id} AND a."studentId" = ${studentId} AND a."withdrawnAt" IS NULL FOR UPDATE`
    if (!row) return { outcome: 'gone' }
    const names = items.map((item) => item.id)
    if (await standInTimed(studentId, names, transaction)) return { outcome: 'busy' }
    if (row.sittingId && (await isOfUse(transaction, row.sittingId))) return { outcome: 'resumed', sittingId: row.sittingId }
    // Done, and its sitting was deleted since: what came of it stays.
    if (row.isDone) return { outcome: 'gone' }
    const { level, subject } = work
    const sitting = { userId: studentId, kind: 'sheet', level, subject, number: 0, items, secondsAllowed: null } as const
    const sittingId = await createSitting(transaction, sitting, now)
    await transaction.assignment.update({ where: { id }, data: { outcome: { sittingId } } })
    return { outcome: 'started', sittingId }
  })
}

/** Whether the sitting goes on, or something was answered in it: an empty one that is over is no work, and nothing would come of it. */
async function isOfUse(transaction: Database, sittingId: string): Promise<boolean> {
  const sitting = await transaction.practiceSitting.findUnique({
    where: { id: sittingId },
    select: { status: true, sections: { select: { right: true, wrong: true } } },
  })
  if (!sitting) return false
  return sitting.status === 'open' || sitting.sections.some(({ right, wrong }) => (right ?? 0) + (wrong ?? 0) > 0)
}
