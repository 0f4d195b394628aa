/** The student's own note on a mistake: private, and stored only where free text may be. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { lockFamily, MAY_STORE_TEXT, mayStoreText } from '~/models/families/consent.server'
import { NOTE_FIELDS } from './note-fields'

export const NoteSchema = formSchema(NOTE_FIELDS)

/**
 * Writes the note of the owner's mistake, or takes it away when it is empty. `needs-parent` for a child whose parent has not agreed or
 * agrees no longer, who may still take one away; `missing` for anyone else's mistake.
 */
export async function saveNote(
  { studentId, mistakeId, note }: { studentId: string; mistakeId: string; note: string },
  now = new Date(),
): Promise<'saved' | 'needs-parent' | 'missing'> {
  const count = await db.$transaction(async (transaction) => {
    // A parent who withdraws at this moment comes before or after, and takes the note away with all other text.
    await lockFamily(transaction, studentId, now)
    const where = { id: mistakeId, studentId, student: note ? MAY_STORE_TEXT : undefined }
    return (await transaction.wrongAnswer.updateMany({ where, data: { note: note || null } })).count
  })
  if (count === 1) return 'saved'
  return note && !(await mayStoreText(studentId)) ? 'needs-parent' : 'missing'
}
