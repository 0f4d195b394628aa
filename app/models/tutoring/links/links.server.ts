/**
 * Ending the links of students and tutors, and the two figures that a tutor's row keeps of them. Whoever changes links takes the family's
 * row first where it needs it (families/consent.server.ts), then the tutors' rows in the order of their ids, then the links.
 */
import { type Database, db } from '~/db.server'

/** A rating is shown from so many on: fewer would tell who gave which. */
const FEWEST_RATINGS = 5

/** Takes the tutor's row, for which all changes of this tutor's links wait. False when there is no such tutor, or none as the condition says. */
export async function lockTutor(transaction: Database, id: string, condition = {}): Promise<boolean> {
  const { count } = await transaction.tutor.updateMany({ where: { id, ...condition }, data: { totalStudents: { increment: 0 } } })
  return count === 1
}

/** Counts the tutor's students and their ratings anew. Call it with the tutor locked, where links or ratings have changed. */
export async function countLinks(transaction: Database, tutorId: string): Promise<void> {
  const [totalStudents, ratings] = [
    await transaction.tutorStudent.count({ where: { tutorId, endedAt: null } }),
    await transaction.tutorStudent.aggregate({ where: { tutorId, rating: { not: null } }, _count: true, _avg: { rating: true } }),
  ]
  const rating = ratings._count < FEWEST_RATINGS ? 0 : Math.round((ratings._avg.rating ?? 0) * 10) / 10
  await transaction.tutor.updateMany({ where: { id: tutorId }, data: { totalStudents, rating } })
}

interface Link {
  tutorId: string
  studentId: string
}

/** Ends one link, by whoever may: from then on the tutor sees nothing. False when there is none. */
export async function endLink(link: Link, now = new Date()): Promise<boolean> {
  return db.$transaction((transaction) => endIn(transaction, link, now))
}

/**
 * The same in a transaction. The tutor’s private notes go, and so do what was shared and markings that were not returned; what was written
 * or returned to the student stays theirs.
 */
export async function endIn(transaction: Database, { tutorId, studentId }: Link, now: Date): Promise<boolean> {
  await lockTutor(transaction, tutorId)
  const where = { tutorId, studentId }
  const { count } = await transaction.tutorStudent.updateMany({ where: { ...where, endedAt: null }, data: { endedAt: now } })
  if (count === 0) return false
  await transaction.tutorNote.deleteMany({ where: { ...where, isPrivate: true } })
  await transaction.sharedWork.deleteMany({ where })
  await transaction.essayMarking.deleteMany({ where: { tutorId, returnedAt: null, essay: { studentId } } })
  await transaction.tutorGroupMember.deleteMany({ where })
  await countLinks(transaction, tutorId)
  return true
}

/** Ends every link of a student, as when a child's age is said only later, and what a parent was asked about tutors. */
export async function endLinksOf(transaction: Database, studentId: string, now: Date): Promise<void> {
  for (const tutorId of await tutorsOf(transaction, studentId)) await endIn(transaction, { tutorId, studentId }, now)
  await transaction.tutorRequest.deleteMany({ where: { studentId } })
}

/** Takes every trace of a student from tutors, for a parent's no: also what they gave and printed, and what came of it. */
export async function forgetLinksOf(transaction: Database, studentId: string): Promise<void> {
  const tutorIds = await lockTutorsOf(transaction, studentId)
  await transaction.tutorRequest.deleteMany({ where: { studentId } })
  await transaction.assignment.deleteMany({ where: { studentId } })
  await transaction.printedLessonStudent.deleteMany({ where: { studentId } })
  // They quote the essays' sentences.
  await transaction.essayMarking.deleteMany({ where: { essay: { studentId } } })
  await transaction.tutorStudent.deleteMany({ where: { studentId } })
  for (const tutorId of tutorIds) await countLinks(transaction, tutorId)
}

/** Takes the rows of all tutors that a student has or had, and names them: whoever removes the links then counts anew for each. */
export async function lockTutorsOf(transaction: Database, studentId: string): Promise<string[]> {
  const tutorIds = await tutorsOf(transaction, studentId)
  for (const tutorId of tutorIds) await lockTutor(transaction, tutorId)
  return tutorIds
}

async function tutorsOf(transaction: Database, studentId: string): Promise<string[]> {
  const links = await transaction.tutorStudent.findMany({ where: { studentId }, orderBy: { tutorId: 'asc' }, select: { tutorId: true } })
  return links.map(({ tutorId }) => tutorId)
}
