/**
 * Who may see a student: the one place that says so, for every `where`. Only whoever is linked now, only while the tutor is approved, and
 * never a student whose account is to be deleted, or a child whose parent does not agree (docs/decisions.md 27).
 */
import { type Database, db } from '~/db.server'
import { MAY_STORE_TEXT } from '~/models/families/consent.server'
import { asPlanStudent, PLANNER } from '~/models/plan/planner.server'

/** Whoever looks at a student's pages beside the student. */
export interface Onlooker {
  kind: 'tutor'
  id: string
}

const AT_WORK = { approvalStatus: 'approved' as const, emailVerified: true, deletion: null }
const SEEN_AT_ALL = { deletion: null, ...MAY_STORE_TEXT }

/** Tutors whose codes work and who see their students. For the `where` of a tutor. */
export const TUTOR_AT_WORK = AT_WORK

/** Students whom this onlooker may see now. For the `where` of a user. */
export function seenBy({ id }: Onlooker) {
  return { ...SEEN_AT_ALL, tutors: { some: { tutorId: id, endedAt: null, tutor: AT_WORK } } }
}

/** Links by which anybody sees a student now. For the `where` of a link. */
export const LINKS_IN_SIGHT = { endedAt: null, tutor: AT_WORK, student: SEEN_AT_ALL }

/** The links by which a tutor sees students now. For the `where` of a link. */
export function linksSeenBy(tutorId: string) {
  return { tutorId, ...LINKS_IN_SIGHT }
}

const SHOWN = {
  ...{ id: true, firstName: true, lastName: true, preferredName: true },
  profile: {
    select: { holder: true, level: true, gradeApplied: true, testDate: true, timeZone: true, timePercent: true, accommodations: true },
  },
} as const

/** A student as an onlooker sees them: name and profile, no address; null when this onlooker may not see them now. */
export async function findSeen(onlooker: Onlooker, studentId: string) {
  const student = await db.user.findFirst({ where: { id: studentId, ...seenBy(onlooker) }, select: SHOWN })
  return student?.profile ? { ...student, profile: student.profile } : null
}

/** The same as plans are made for them. */
export async function findSeenPlanner(onlooker: Onlooker, studentId: string, now = new Date()) {
  const student = await db.user.findFirst({ where: { id: studentId, ...seenBy(onlooker) }, select: PLANNER })
  return student && asPlanStudent(student, now)
}

/**
 * Takes the link for a write of the tutor about the student, so that whoever leaves at the same moment waits, or has left. False when the
 * tutor may not see the student now; then nothing may be written.
 */
export async function lockSight(transaction: Database, { tutorId, studentId }: { tutorId: string; studentId: string }): Promise<boolean> {
  const where = { studentId, ...linksSeenBy(tutorId) }
  // Writes nothing new, and takes the row all the same.
  const { count } = await transaction.tutorStudent.updateMany({ where, data: { endedAt: null } })
  return count === 1
}
