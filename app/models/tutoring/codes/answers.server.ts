/** What a parent says about the tutors of a child under 13, on the child's page. */
import { db } from '~/db.server'
import { SEES } from '~/models/families/children.server'
import { lockFamily } from '~/models/families/consent.server'
import { endIn } from '../links/links.server'
import { beginLink } from './join.server'
import { STANDING_CONSENT } from './requests.server'

interface Asked {
  parentEmail: string
  consentId: string
  tutorId: string
}

/** Tutors whom the child asks for and the parent has not answered. */
export function listTutorRequests(studentId: string) {
  return db.tutorRequest.findMany({
    where: { studentId, refusedAt: null },
    orderBy: { askedAt: 'asc' },
    select: { tutorId: true, askedAt: true, tutor: { select: { firstName: true, lastName: true } } },
  })
}

/** Tutors to whom the parent said no. */
export function listRefusedTutors(studentId: string) {
  return db.tutorRequest.findMany({
    where: { studentId, refusedAt: { not: null } },
    orderBy: { refusedAt: 'desc' },
    select: { tutorId: true, refusedAt: true, tutor: { select: { firstName: true, lastName: true } } },
  })
}

/** The parent takes a no back: the child may ask for this tutor again, with a code. False where no such no stands. */
export async function letAskAgain({ tutorId, ...by }: Asked, now = new Date()): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const where = { id: by.consentId, parentEmail: by.parentEmail, ...SEES, ...STANDING_CONSENT }
    const consent = await transaction.consent.findFirst({ where, select: { userId: true } })
    if (!consent || !(await lockFamily(transaction, consent.userId, now)) || (await transaction.consent.count({ where })) === 0)
      return false
    const refused = { tutorId, studentId: consent.userId, refusedAt: { not: null } }
    return (await transaction.tutorRequest.deleteMany({ where: refused })).count === 1
  })
}

/** The parent's yes or no. `closed` when the code has ended meanwhile: the child needs a new one. `missing` when nothing is asked. */
export async function answerTutorRequest(
  { tutorId, agrees, ...by }: Asked & { agrees: boolean },
  now = new Date(),
): Promise<'linked' | 'refused' | 'closed' | 'missing'> {
  return db.$transaction(async (transaction) => {
    const where = { id: by.consentId, parentEmail: by.parentEmail, ...SEES, ...STANDING_CONSENT }
    const consent = await transaction.consent.findFirst({ where, select: { userId: true } })
    if (!consent || !(await lockFamily(transaction, consent.userId, now))) return 'missing'
    const name = { tutorId, studentId: consent.userId }
    const asked = await transaction.tutorRequest.findUnique({
      where: { tutorId_studentId: name },
      select: { invitationId: true, refusedAt: true },
    })
    // Asked again with the family locked: a permission that was taken back meanwhile agrees to nothing.
    if (!asked || asked.refusedAt || (await transaction.consent.count({ where })) === 0) return 'missing'

    if (!agrees) {
      await transaction.tutorRequest.update({ where: { tutorId_studentId: name }, data: { refusedAt: now } })
      return 'refused'
    }
    const { invitationId } = asked
    if (await beginLink(transaction, { ...name, invitationId, agreedBy: 'parent' }, now)) return 'linked'
    await transaction.tutorRequest.deleteMany({ where: name })
    return 'closed'
  })
}

/** A parent ends what the child and a tutor have. False for anybody else's child, and where nothing stands. */
export async function endLinkOfChild({ parentEmail, consentId, tutorId }: Asked, now = new Date()): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const consent = await transaction.consent.findFirst({ where: { id: consentId, parentEmail, ...SEES }, select: { userId: true } })
    return consent !== null && endIn(transaction, { tutorId, studentId: consent.userId }, now)
  })
}

/** A tutor whom the child asks for, works with or may not ask for; null for any other. */
export async function findTutorOfChild({ studentId, tutorId }: { studentId: string; tutorId: string }) {
  const tutor = await db.tutor.findFirst({
    where: {
      id: tutorId,
      OR: [{ students: { some: { studentId, endedAt: null } } }, { requests: { some: { studentId } } }],
    },
    select: {
      ...{ firstName: true, lastName: true, specialization: true, tutoringAgency: true },
      students: { where: { studentId, endedAt: null }, select: { since: true } },
      requests: { where: { studentId }, select: { refusedAt: true } },
    },
  })
  if (!tutor) return null
  const { firstName, lastName, specialization, tutoringAgency, students, requests } = tutor
  return {
    name: `${firstName} ${lastName}`,
    about: [specialization, tutoringAgency].filter(Boolean).join(', '),
    isLinked: students.length > 0,
    isRefused: students.length === 0 && requests.some(({ refusedAt }) => refusedAt !== null),
  }
}
