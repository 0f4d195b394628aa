/** A student's tutors as the student sees them: who they are, since when, what they wrote, and whom a parent was asked about. */
import { db } from '~/db.server'
import { LINKS_IN_SIGHT } from './sight.server'

const TUTOR = { select: { firstName: true, lastName: true, specialization: true, tutoringAgency: true } } as const

/**
 * All tutors of a student: those now, the newest first, then those who were; and those whom a parent was asked about. `sees` where the tutor sees
 * the student now: one whose account is suspended does not, though the link stands.
 */
export async function listMyTutors(studentId: string) {
  const [links, requests, seeing] = await Promise.all([
    db.tutorStudent.findMany({
      where: { studentId },
      orderBy: [{ endedAt: { sort: 'desc', nulls: 'first' } }, { since: 'desc' }],
      select: {
        ...{ tutorId: true, since: true, endedAt: true, tutor: TUTOR },
        _count: { select: { notes: { where: { isPrivate: false } } } },
      },
    }),
    db.tutorRequest.findMany({
      where: { studentId },
      orderBy: { askedAt: 'desc' },
      select: { tutorId: true, askedAt: true, refusedAt: true, tutor: TUTOR },
    }),
    db.tutorStudent.findMany({ where: { studentId, ...LINKS_IN_SIGHT }, select: { tutorId: true } }),
  ])
  const eyes = new Set(seeing.map(({ tutorId }) => tutorId))
  return { links: links.map(({ _count, ...link }) => ({ ...link, notes: _count.notes, sees: eyes.has(link.tutorId) })), requests }
}

const MOST_NOTES = 100

/** One of them with what they wrote to the student, and whether they see the student now; null for a tutor whom the student never had. */
export async function findMyTutor({ studentId, tutorId }: { studentId: string; tutorId: string }) {
  const found = await db.tutorStudent.findUnique({
    where: { tutorId_studentId: { tutorId, studentId } },
    select: {
      ...{ since: true, endedAt: true, rating: true, tutor: TUTOR },
      notes: {
        where: { isPrivate: false },
        orderBy: { createdAt: 'desc' },
        take: MOST_NOTES,
        select: { id: true, text: true, createdAt: true },
      },
    },
  })
  return found && { ...found, sees: (await db.tutorStudent.count({ where: { studentId, tutorId, ...LINKS_IN_SIGHT } })) > 0 }
}
