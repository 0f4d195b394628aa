/** What the student says about a mistake: why, how sure, and a note, which is private and stored only where free text may be. */
import type { z } from 'zod'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Prisma } from '~/generated/prisma/client'
import { lockFamily, MAY_STORE_TEXT, mayStoreText } from '~/models/families/consent.server'
import { NOTE_FIELDS } from '../note-fields'
import { moveReason } from './said-reason.server'

export const NoteSchema = formSchema(NOTE_FIELDS)

type NoteForm = z.output<typeof NoteSchema>

/**
 * Writes what the owner says about a mistake, or takes the note away when it is empty. `needs-parent` for a child whose parent has not
 * agreed or agrees no longer, who may still take one away; `missing` for anyone else's mistake.
 */
export async function saveNote(
  { studentId, mistakeId, note, ...said }: { studentId: string; mistakeId: string } & NoteForm,
  now = new Date(),
): Promise<'saved' | 'needs-parent' | 'missing'> {
  const { wrongAnswerType, confidenceLevel } = said
  const count = await db.$transaction(async (transaction) => {
    // A parent who withdraws at this moment comes before or after, and takes the note away with all other text.
    await lockFamily(transaction, studentId, now)
    const where = { id: mistakeId, studentId, student: note ? MAY_STORE_TEXT : undefined }
    const select = { metadata: true, subject: true, skillArea: true, createdAt: true, wrongAnswerType: true, reasonFrom: true } as const
    const mistake = await transaction.wrongAnswer.findFirst({ where, select })
    if (!mistake) return 0
    const metadata = { ...(mistake.metadata as Prisma.InputJsonObject), confidenceLevel }
    // Whoever says nothing beside a reason that they were not told leaves it where it was.
    const isSaid = wrongAnswerType !== undefined || mistake.reasonFrom !== 'choice'
    const reason = isSaid ? { wrongAnswerType: wrongAnswerType ?? null, reasonFrom: 'student' as const } : {}
    const { count } = await transaction.wrongAnswer.updateMany({ where, data: { note: note || null, ...reason, metadata } })
    if (count === 1 && isSaid) await moveReason(transaction, { studentId, ...mistake, to: wrongAnswerType ?? null })
    return count
  })
  if (count === 1) return 'saved'
  return note && !(await mayStoreText(studentId)) ? 'needs-parent' : 'missing'
}
