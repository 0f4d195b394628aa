/** A student takes a tutor's code: what it offers, and the agreement that links them. A child under 13 asks a parent instead. */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { lockFamily } from '~/models/families/consent.server'
import { CODE_FIELDS } from '../fields'
import { countLinks, lockTutor } from '../links/links.server'
import { TUTOR_AT_WORK } from '../sight.server'
import { hashCode, readCode } from './codes.server'
import { openAt } from './invite.server'
import { askParentAboutTutor, STANDING_CONSENT } from './requests.server'

export const CodeSchema = formSchema(CODE_FIELDS)

/** Students of one tutor at a time; a code does nothing beyond it. */
const MOST_STUDENTS = 500

interface Entered {
  studentId: string
  code: string
}

/**
 * What a code offers this student; null for one that is wrong, over, revoked, used up or meant for another address, which nobody can tell
 * apart. `isLinked` when the student works with this tutor already; a code by which they do so goes on answering to them alone.
 */
export async function findOffer({ studentId, code }: Entered, now = new Date()) {
  const student = await db.user.findFirst({ where: { id: studentId, deletion: null }, select: { email: true } })
  const offer = student && (await openOffer(db, { code, studentId, email: student.email }, now))
  if (!offer) return null
  const { id: invitationId, tutorId, tutor, group } = offer
  const isLinked = (await db.tutorStudent.count({ where: { tutorId, studentId, endedAt: null } })) > 0
  return { invitationId, tutorId, tutor, groupName: group?.name ?? null, isLinked }
}

/** A code that is open to this student, or by which the student works with the tutor now. */
function openOffer(database: Database, { code, studentId, email }: Entered & { email: string }, now: Date) {
  const isMeant = { OR: [{ inviteeEmail: null }, { inviteeEmail: email }] }
  return database.studentInvitation.findFirst({
    where: {
      ...{ codeHash: hashCode(readCode(code)), tutor: TUTOR_AT_WORK },
      OR: [{ ...openAt(now), AND: isMeant }, { links: { some: { studentId, endedAt: null } } }],
    },
    select: {
      ...{ id: true, tutorId: true, groupId: true, group: { select: { name: true } } },
      tutor: { select: { firstName: true, lastName: true, specialization: true, tutoringAgency: true } },
    },
  })
}

/**
 * `linked`; `asked` when a parent has to agree first; `waiting` when no parent has agreed to the account at all; `refused` when the parent
 * said no to this tutor; `closed` when the code does nothing.
 */
export type JoinOutcome = 'linked' | 'asked' | 'waiting' | 'refused' | 'closed'

/** Links the student with the tutor of the code; counts one use of it. Twice is one link and one use. */
export async function joinTutor({ studentId, code }: Entered, now = new Date()): Promise<JoinOutcome> {
  return db.$transaction(async (transaction) => {
    if (!(await lockFamily(transaction, studentId, now))) return 'closed'
    const student = await transaction.user.findFirst({
      where: { id: studentId, deletion: null },
      select: { email: true, profile: { select: { holder: true } }, consents: { where: STANDING_CONSENT, select: { parentEmail: true } } },
    })
    const offer = student && (await openOffer(transaction, { code, studentId, email: student.email }, now))
    if (!student || !offer) return 'closed'

    const { id: invitationId, tutorId } = offer
    // Pressed twice: the first press may have been the code's last use.
    if ((await transaction.tutorStudent.count({ where: { tutorId, studentId, invitationId, endedAt: null } })) > 0) return 'linked'
    if (student.profile?.holder !== 'child') {
      const isLinked = await beginLink(transaction, { tutorId, studentId, invitationId, agreedBy: 'student' }, now)
      return isLinked ? 'linked' : 'closed'
    }
    const [parent] = student.consents
    return parent ? askParentAboutTutor(transaction, { tutorId, studentId, invitationId, ...parent }, now) : 'waiting'
  })
}

interface NewLink {
  tutorId: string
  studentId: string
  invitationId: string
  agreedBy: 'student' | 'parent'
}

/**
 * Links them in the transaction that proved the agreement, with the family locked. False when the tutor has no room or does not work here,
 * or the code does nothing anymore. A link that stands costs no use.
 */
export async function beginLink(transaction: Database, { tutorId, studentId, ...how }: NewLink, now: Date): Promise<boolean> {
  if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return false
  const name = { tutorId, studentId }
  const stands = (await transaction.tutorStudent.count({ where: { ...name, endedAt: null } })) > 0
  if (!stands && (await transaction.tutorStudent.count({ where: { tutorId, endedAt: null } })) >= MOST_STUDENTS) return false
  const used = await transaction.studentInvitation.updateManyAndReturn({
    where: { id: how.invitationId, tutorId, ...openAt(now) },
    data: { usedCount: { increment: stands ? 0 : 1 } },
    select: { groupId: true },
  })
  const [invitation] = used
  if (!invitation) return false

  const begun = { ...how, since: now, endedAt: null }
  if (!stands) {
    await transaction.tutorStudent.upsert({ where: { tutorId_studentId: name }, create: { ...name, ...begun }, update: begun })
    await countLinks(transaction, tutorId)
  }
  await transaction.tutorRequest.deleteMany({ where: name })
  const { groupId } = invitation
  if (groupId) await transaction.tutorGroupMember.createMany({ data: [{ groupId, ...name }], skipDuplicates: true })
  return true
}
