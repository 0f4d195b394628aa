/** What a student writes about a passage: notes beside its lines and its main idea. Private, and stored only where free text may be. */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { lockFamily, MAY_STORE_TEXT } from '~/models/families/consent.server'
import type { ReadingOwner } from './reading.server'
import { IDEA_FIELDS, NOTE_FIELDS } from './text-fields'

export const PassageNoteSchema = formSchema(NOTE_FIELDS)
export const IdeaSchema = formSchema(IDEA_FIELDS)

/** Of one passage. */
export const MOST_NOTES = 30

/** The owner's notes, in the order of the lines. */
export async function listNotes({ userId, sittingId }: ReadingOwner) {
  return db.passageNote.findMany({
    where: { sittingId, reading: { studentId: userId } },
    orderBy: [{ line: 'asc' }, { writtenAt: 'asc' }],
    take: MOST_NOTES,
    select: { id: true, line: true, text: true },
  })
}

/** Writes a note beside a line; the same one twice stands there once. `full` when the passage has as many as it may. */
export async function addNote(
  { userId, sittingId, line, text }: ReadingOwner & { line: number; text: string },
  now = new Date(),
): Promise<'saved' | 'full' | 'needs-parent' | 'missing'> {
  return withText({ userId, sittingId }, now, async (transaction): Promise<'saved' | 'full'> => {
    const notes = await transaction.passageNote.findMany({ where: { sittingId }, select: { line: true, text: true } })
    if (notes.some((note) => note.line === line && note.text === text)) return 'saved'
    if (notes.length >= MOST_NOTES) return 'full'
    await transaction.passageNote.create({ data: { sittingId, line, text, writtenAt: now } })
    return 'saved'
  })
}

/** Deletes the owner's note. Twice is as good as once, and no parent has to agree to it. */
export async function deleteNote({ userId, sittingId, id }: ReadingOwner & { id: string }): Promise<void> {
  await db.passageNote.deleteMany({ where: { id, sittingId, reading: { studentId: userId } } })
}

/** What a page knows of the main idea, to be sent back with the next sentence: when it was written, in milliseconds, or 0. */
export function seenIdea({ mainIdea, ideaAt }: { mainIdea: string | null; ideaAt: Date | null }): number {
  return mainIdea === null ? 0 : (ideaAt?.getTime() ?? 0)
}

/**
 * Keeps the student's sentence about the whole passage in the place of the one before. `elsewhere` when another window has written one that
 * this one does not know: nothing is stored, and somebody has to choose.
 */
export async function saveIdea(
  { userId, sittingId, sentence, seen }: ReadingOwner & { sentence: string; seen: number },
  now = new Date(),
): Promise<'saved' | 'elsewhere' | 'needs-parent' | 'missing'> {
  return withText({ userId, sittingId }, now, async (transaction): Promise<'saved' | 'elsewhere'> => {
    const where = { sittingId, studentId: userId }
    const stored = await transaction.passageReading.findFirstOrThrow({ where, select: { mainIdea: true, ideaAt: true } })
    if (stored.mainIdea === sentence) return 'saved'
    if (stored.mainIdea !== null && seenIdea(stored) !== seen) return 'elsewhere'
    // Later than the last one in any case, so that no two sentences look the same to a window.
    const ideaAt = new Date(Math.max(now.getTime(), seenIdea(stored) + 1))
    await transaction.passageReading.updateMany({ where, data: { mainIdea: sentence, ideaAt } })
    return 'saved'
  })
}

/** Writes for the owner of the reading, where text may be stored. */
async function withText<Outcome>(
  { userId, sittingId }: ReadingOwner,
  now: Date,
  write: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome | 'needs-parent' | 'missing'> {
  return db.$transaction(async (transaction) => {
    // A parent who withdraws at this moment comes before or after, and takes the text away with all other.
    await lockFamily(transaction, userId, now)
    if ((await transaction.user.count({ where: { id: userId, ...MAY_STORE_TEXT } })) === 0) return 'needs-parent'
    if ((await transaction.passageReading.count({ where: { sittingId, studentId: userId } })) === 0) return 'missing'
    return write(transaction)
  })
}
