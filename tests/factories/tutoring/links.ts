/** Students who work with a tutor, and codes, for tests and the demo. */
import { db } from '~/db.server'
import { codeOf } from '~/models/tutoring/codes/codes.server'
import { invite } from '~/models/tutoring/codes/invite.server'
import { joinTutor } from '~/models/tutoring/codes/join.server'
import { type AccountShape, createStudent } from '../accounts'
import { createPartner } from '../partners'

let counter = 0

interface CodeShape {
  maxUses?: number
  days?: '1' | '7' | '30' | '90'
  groupId?: string
  inviteeEmail?: string
  label?: string
}

/** A code of the tutor that works; for one student and 30 days unless told. */
export async function createCode(tutorId: string, { maxUses = 1, days = '30', ...rest }: CodeShape = {}, now?: Date) {
  counter += 1
  const made = await invite({ tutorId, id: `code-${process.pid}-${Date.now().toString(36)}-${counter}`, maxUses, days, ...rest }, now)
  if (made.outcome !== 'made') throw new Error(`no code: ${made.outcome}`)
  return { id: made.id, code: codeOf(made.id) }
}

/** Links a student who is there with a tutor who is there. */
export async function linkStudent(
  tutorId: string,
  studentId: string,
  { since, ...code }: CodeShape & { since?: Date } = {},
): Promise<void> {
  const outcome = await joinTutor({ studentId, code: (await createCode(tutorId, code)).code })
  if (outcome !== 'linked') throw new Error(`not linked: ${outcome}`)
  if (since) await db.tutorStudent.updateMany({ where: { tutorId, studentId }, data: { since } })
}

/** A tutor and a student who works with them. */
export async function createPair(shape: AccountShape = {}) {
  const [tutor, student] = [await createPartner({ audience: 'tutor' }), await createStudent(shape)]
  await linkStudent(tutor.id, student.id)
  return { tutor, student }
}
