/** A student's tutors as the student sees them: who they are, since when, what they wrote, and whom a parent was asked about. */
import { db } from '~/db.server'

const TUTOR = { select: { firstName: true, lastName: true, specialization: true, tutoringAgency: true } } as const

/** All tutors of a student: those now, the newest first, then those who were; and those whom a parent was asked about. */
export async function listMyTutors(studentId: string) {
  const [links, requests] = await Promise.all([
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
  ])
  return { links: links.map(({ _count, ...link }) => ({ ...link, notes: _count.notes })), requests }
}

const MOST_NOTES = 100

/** One of them with what they wrote to the student; null for a tutor whom the student never had. */
export function findMyTutor({ studentId, tutorId }: { studentId: string; tutorId: string }) {
  return db.tutorStudent.findUnique({
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
}
