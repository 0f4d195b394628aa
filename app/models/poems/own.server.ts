/** Poems that students write like one of the corner: private, one to each, and stored only where free text may be. */
import { z } from 'zod'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { lockFamily, MAY_STORE_TEXT } from '~/models/families/consent.server'
import { OWN_POEM_FIELDS } from './own-fields'

export const OwnPoemSchema = formSchema(OWN_POEM_FIELDS)

/** When the poem that the page knows was changed, in milliseconds: 0 when nothing was stored yet. A page that says nothing knows none. */
export const SeenSchema = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(0)

/** What a page knows of a poem, to be sent back with the next text. A poem that is written anew after a deletion is another. */
export function seenOf(own: { changedAt: Date } | null): number {
  return own?.changedAt.getTime() ?? 0
}

interface Of {
  userId: string
  poemId: string
}

const SHOWN = { poemId: true, title: true, body: true, changedAt: true } as const

/** The owner's poem; null when there is none. */
export async function findOwn({ userId, poemId }: Of) {
  return db.ownPoem.findUnique({ where: { studentId_poemId: { studentId: userId, poemId } }, select: SHOWN })
}

/** All of the owner's, the one that was changed last first. */
export async function listOwn(userId: string) {
  return db.ownPoem.findMany({ where: { studentId: userId }, orderBy: { changedAt: 'desc' }, select: { poemId: true, title: true } })
}

interface Draft extends Of {
  title: string
  body: string
  seen: number
}

/**
 * Saves the poem. `elsewhere` when another window has saved one that this one does not know: nothing is stored, and somebody has to choose.
 * `needs-parent` for a child whose parent has not agreed, or agrees no longer.
 */
export async function saveOwn(
  { userId, poemId, title, body, seen }: Draft,
  now = new Date(),
): Promise<'saved' | 'elsewhere' | 'needs-parent'> {
  return db.$transaction(async (transaction) => {
    // A parent who withdraws at this moment comes before or after, and takes the poem away with all other text; so does another window.
    await lockFamily(transaction, userId, now)
    if ((await transaction.user.count({ where: { id: userId, ...MAY_STORE_TEXT } })) === 0) return 'needs-parent'

    const key = { studentId: userId, poemId }
    const stored = await transaction.ownPoem.findUnique({ where: { studentId_poemId: key }, select: SHOWN })
    if (!stored) {
      await transaction.ownPoem.create({ data: { ...key, title, body, startedAt: now, changedAt: now } })
      return 'saved'
    }
    // Two presses of one button, or two windows that say the same.
    if (stored.title === title && stored.body === body) return 'saved'
    if (seenOf(stored) !== seen) return 'elsewhere'
    await transaction.ownPoem.update({
      where: { studentId_poemId: key },
      // Later than the last one in any case, so that no two saves look the same to a window.
      data: { title, body, changedAt: new Date(Math.max(now.getTime(), seen + 1)) },
    })
    return 'saved'
  })
}

/** Deletes the owner's poem. Twice is as good as once. `elsewhere` when there is a newer one than the page knew: then nothing is deleted. */
export async function deleteOwn({ userId, poemId, seen }: Of & { seen: number }, now = new Date()): Promise<'deleted' | 'elsewhere'> {
  return db.$transaction(async (transaction) => {
    // A save that has found the poem must find it until its end.
    await lockFamily(transaction, userId, now)
    const key = { studentId: userId, poemId }
    const stored = await transaction.ownPoem.findUnique({ where: { studentId_poemId: key }, select: SHOWN })
    if (stored && seenOf(stored) !== seen) return 'elsewhere'
    await transaction.ownPoem.deleteMany({ where: key })
    return 'deleted'
  })
}
