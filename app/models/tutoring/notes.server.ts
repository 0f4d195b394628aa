/** What a tutor notes about a student: for the tutor alone until the link ends, or written to the student, who keeps it. */
import type { z } from 'zod'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { NOTE_FIELDS } from './fields'
import { linksSeenBy, lockSight } from './sight.server'

export const NoteSchema = formSchema(NOTE_FIELDS)

interface Between {
  tutorId: string
  studentId: string
}

/**
 * Stores a note. Its id comes with the form, so that a form sent twice stores one. `gone` when the tutor may not see the student now, `other`
 * when the id has stored another note: then nothing is written.
 */
export async function writeNote(
  { tutorId, studentId, id, reader, text }: Between & z.infer<typeof NoteSchema> & { id: string },
  now = new Date(),
): Promise<'saved' | 'gone' | 'other'> {
  return db.$transaction(async (transaction) => {
    if (!(await lockSight(transaction, { tutorId, studentId }))) return 'gone'
    const note = { id, tutorId, studentId, isPrivate: reader === 'tutor', text }
    const { count } = await transaction.tutorNote.createMany({ data: [{ ...note, createdAt: now }], skipDuplicates: true })
    return count === 1 || (await transaction.tutorNote.count({ where: note })) === 1 ? 'saved' : 'other'
  })
}

/** Deletes a note. Twice is as good as once. */
export async function deleteNote({ tutorId, studentId, id }: Between & { id: string }): Promise<void> {
  await db.tutorNote.deleteMany({ where: { id, tutorId, studentId, link: linksSeenBy(tutorId) } })
}

const MOST_SHOWN = 100

/** A tutor's notes about one student, the newest first. */
export function listNotes({ tutorId, studentId }: Between) {
  return db.tutorNote.findMany({
    where: { tutorId, studentId, link: linksSeenBy(tutorId) },
    orderBy: { createdAt: 'desc' },
    take: MOST_SHOWN,
    select: { id: true, isPrivate: true, text: true, createdAt: true },
  })
}

/** One of them; null for anyone else's. */
export function findNote({ tutorId, studentId, id }: Between & { id: string }) {
  return db.tutorNote.findFirst({
    where: { id, tutorId, studentId, link: linksSeenBy(tutorId) },
    select: { id: true, isPrivate: true, text: true },
  })
}
