/** Tutors of children under 13: the child enters the code, and a parent who agreed to the account says yes or no (docs/decisions.md 27). */
import type { Database } from '~/db.server'
import { queueMail } from '~/models/mail/mail.server'

/** A parent's permission that holds. For the `where` of a consent. */
export const STANDING_CONSENT = { confirmedAt: { not: null }, revokedAt: null }

interface Asked {
  tutorId: string
  studentId: string
  invitationId: string
  parentEmail: string
}

/** Asks the parent by mail, once a tutor; 'refused' where the parent has said no to this one. Call it with the family locked. */
export async function askParentAboutTutor(
  transaction: Database,
  { tutorId, studentId, invitationId, parentEmail }: Asked,
  now: Date,
): Promise<'asked' | 'refused' | 'linked'> {
  const name = { tutorId, studentId }
  if ((await transaction.tutorStudent.count({ where: { ...name, endedAt: null } })) > 0) return 'linked'
  const known = await transaction.tutorRequest.findUnique({ where: { tutorId_studentId: name }, select: { refusedAt: true } })
  if (known?.refusedAt) return 'refused'
  await transaction.tutorRequest.upsert({
    where: { tutorId_studentId: name },
    create: { ...name, invitationId, askedAt: now },
    update: { invitationId },
  })
  if (!known) {
    await queueMail(transaction, { kind: 'notice', template: 'tutor-asked', recipient: parentEmail, accountId: studentId })
  }
  return 'asked'
}
