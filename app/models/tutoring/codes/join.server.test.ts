/** Codes and links: who joins, who does not, and what a tutor's row counts of it. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { decideConsent } from '~/models/families/consent.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../../../tests/factories/accounts'
import { createPartner } from '../../../../tests/factories/partners'
import { createCode, createPair, linkStudent } from '../../../../tests/factories/tutoring/links'
import { mailTo } from '../../../../tests/support/post-office'
import { endLink } from '../links/links.server'
import { listNotes, writeNote } from '../notes.server'
import { rateTutor } from '../rating.server'
import { findSeen } from '../sight.server'
import { answerTutorRequest, letAskAgain, listRefusedTutors, listTutorRequests } from './answers.server'
import { codeOf, readCode, spelledCode } from './codes.server'
import { invite, revokeInvitation } from './invite.server'
import { findOffer, joinTutor } from './join.server'

const asTutor = (id: string) => ({ kind: 'tutor', id }) as const
const tutorRow = (id: string) => db.tutor.findUniqueOrThrow({ where: { id }, select: { totalStudents: true, rating: true } })
const newTutor = async () => (await createPartner({ audience: 'tutor' })).id
const newStudent = async () => (await createStudent()).id

describe('a code', () => {
  test('has 14 characters of 27, which is more than 64 bits, none of them like another, and is stored as a hash alone', async () => {
    const code = codeOf('some-id')
    expect(code).toMatch(/^[2-9A-Z]{14}$/)
    for (const taken of ['I', 'L', 'O', 'S', 'B', 'Z', 'U']) expect(code).not.toContain(taken)
    expect(14 * Math.log2(27)).toBeGreaterThan(64)
    expect(new Set(Array.from({ length: 500 }, (_, index) => codeOf(`id ${index}`))).size).toBe(500)
    const { id, code: made } = await createCode(await newTutor())
    expect(JSON.stringify(await db.studentInvitation.findUnique({ where: { id } }))).not.toContain(made)
  })

  test('is read however it is typed', () => {
    const code = codeOf('some-id')
    expect(readCode(` ${spelledCode(code).toLowerCase()} `)).toBe(code)
    expect(readCode(code.replaceAll('5', 'S').replaceAll('8', 'B').replaceAll('2', 'Z').replaceAll('V', 'U'))).toBe(code)
  })

  test('links, brings into its group, and costs one use however often it is sent', async () => {
    const tutorId = await newTutor()
    const studentId = await newStudent()
    const group = await db.tutorGroup.create({ data: { tutorId, name: 'Saturday' } })
    const { id, code } = await createCode(tutorId, { groupId: group.id, maxUses: 2 })
    expect(await findOffer({ studentId, code })).toMatchObject({ tutorId, groupName: 'Saturday', isLinked: false })
    for (const _ of [1, 2]) expect(await joinTutor({ studentId, code })).toBe('linked')
    expect(await db.studentInvitation.findUnique({ where: { id } })).toMatchObject({ usedCount: 1 })
    expect(await db.tutorGroupMember.count({ where: { groupId: group.id, studentId } })).toBe(1)
    expect(await tutorRow(tutorId)).toMatchObject({ totalStudents: 1 })
  })

  test('for one student says the same to that student when it is sent twice, and nothing to anybody else or after the end', async () => {
    const tutorId = await newTutor()
    const studentId = await newStudent()
    const { id, code } = await createCode(tutorId, { maxUses: 1 })
    for (const _ of [1, 2]) expect(await joinTutor({ studentId, code })).toBe('linked')
    expect(await findOffer({ studentId, code })).toMatchObject({ tutorId, invitationId: id, isLinked: true })
    expect(await db.studentInvitation.findUnique({ where: { id } })).toMatchObject({ usedCount: 1 })
    expect(await joinTutor({ studentId: await newStudent(), code })).toBe('closed')
    await endLink({ tutorId, studentId })
    expect(await joinTutor({ studentId, code })).toBe('closed')
  })

  test('does nothing when it is wrong, over, revoked, used up, meant for somebody else, or of a tutor who may not work', async () => {
    const tutorId = await newTutor()
    const studentId = await newStudent()
    const past = await createCode(tutorId, { days: '1' }, new Date(Date.now() - 2 * DAY_MS))
    const revoked = await createCode(tutorId)
    await revokeInvitation({ tutorId, id: revoked.id })
    const used = await createCode(tutorId)
    await joinTutor({ studentId: await newStudent(), code: used.code })
    const meant = await createCode(tutorId, { inviteeEmail: 'other@example.com' })
    const suspended = await newTutor()
    const closed = await createCode(suspended)
    await db.tutor.update({ where: { id: suspended }, data: { approvalStatus: 'suspended' } })
    for (const code of ['AAAAAAAAAAAAAA', past.code, revoked.code, used.code, meant.code, closed.code]) {
      expect(await findOffer({ studentId, code })).toBeNull()
      expect(await joinTutor({ studentId, code })).toBe('closed')
    }
    expect(await db.tutorStudent.count({ where: { studentId } })).toBe(0)
    expect(await revokeInvitation({ tutorId: await newTutor(), id: meant.id })).toBe(false)
  })

  test('works for the account with the address it is meant for', async () => {
    const tutorId = await newTutor()
    const { id: studentId, email } = await createStudent()
    const { code } = await createCode(tutorId, { inviteeEmail: email, maxUses: 9 })
    expect(await joinTutor({ studentId, code })).toBe('linked')
    expect(await joinTutor({ studentId: await newStudent(), code })).toBe('closed')
  })

  test('is made once, for one’s own group, by an approved tutor', async () => {
    const tutorId = await newTutor()
    const fields = { id: `twice ${tutorId}`, maxUses: 3, days: '7' } as const
    for (const _ of [1, 2]) expect(await invite({ tutorId, ...fields })).toMatchObject({ outcome: 'made' })
    expect(await invite({ tutorId, ...fields, maxUses: 4 })).toEqual({ outcome: 'other' })
    expect(await db.studentInvitation.count({ where: { tutorId } })).toBe(1)
    const other = await newTutor()
    expect(await invite({ tutorId: other, ...fields })).toEqual({ outcome: 'closed' })
    const { id: groupId } = await db.tutorGroup.create({ data: { tutorId: other, name: 'Theirs' } })
    expect(await invite({ tutorId, ...fields, id: `group ${tutorId}`, groupId })).toEqual({ outcome: 'no such group' })
    await db.tutor.update({ where: { id: tutorId }, data: { approvalStatus: 'suspended' } })
    expect(await invite({ tutorId, ...fields, id: `late ${tutorId}` })).toEqual({ outcome: 'closed' })
  })
})

describe('a link', () => {
  test('ends at once: the tutor sees nothing, private notes and what was shared go, notes to the student stay', async () => {
    const { tutor, student } = await createPair()
    const between = { tutorId: tutor.id, studentId: student.id }
    for (const reader of ['tutor', 'student'] as const)
      await writeNote({ ...between, id: `${reader} ${student.id}`, reader, text: 'Rates.' })
    const essay = await db.tutorConversation.create({ data: { studentId: student.id, title: '' } })
    await db.sharedWork.create({ data: { ...between, talkId: essay.id } })
    expect(await findSeen(asTutor(tutor.id), student.id)).not.toBeNull()
    expect(await listNotes(between)).toHaveLength(2)
    const again = { ...between, id: `tutor ${student.id}`, reader: 'tutor' } as const
    expect([await writeNote({ ...again, text: 'Rates.' }), await writeNote({ ...again, text: 'Ratios.' })]).toEqual(['saved', 'other'])

    expect(await endLink(between)).toBe(true)
    expect(await endLink(between)).toBe(false)
    expect(await findSeen(asTutor(tutor.id), student.id)).toBeNull()
    expect(await listNotes(between)).toEqual([])
    expect(await writeNote({ ...between, id: `late ${student.id}`, reader: 'student', text: 'Late.' })).toBe('gone')
    expect(await db.tutorNote.findMany({ where: between })).toMatchObject([{ isPrivate: false }])
    expect(await db.sharedWork.count({ where: between })).toBe(0)
    expect(await tutorRow(tutor.id)).toMatchObject({ totalStudents: 0 })

    await linkStudent(tutor.id, student.id)
    expect(await tutorRow(tutor.id)).toMatchObject({ totalStudents: 1 })
  })

  test('shows nothing while the tutor is suspended, or the account is to be deleted', async () => {
    const { tutor, student } = await createPair()
    const sees = async () => (await findSeen(asTutor(tutor.id), student.id)) !== null
    await db.tutor.update({ where: { id: tutor.id }, data: { approvalStatus: 'suspended' } })
    expect(await sees()).toBe(false)
    await db.tutor.update({ where: { id: tutor.id }, data: { approvalStatus: 'approved' } })
    expect(await sees()).toBe(true)
    await db.accountDeletion.create({ data: { userId: student.id, askedBy: 'account', dueAt: new Date() } })
    expect(await sees()).toBe(false)
    expect(await findSeen(asTutor(await newTutor()), student.id)).toBeNull()
  })
})

describe('a child under 13', () => {
  async function child() {
    const student = await createStudent({ profile: { level: 'isee-lower', gradeApplied: 5, holder: 'child' } })
    const parentEmail = `parent-${student.id}@example.com`
    const token = `token ${student.id}`
    const expiresAt = new Date(Date.now() + DAY_MS)
    const consent = await db.consent.create({
      data: { userId: student.id, parentEmail, tokenHash: token, confirmedAt: new Date(), expiresAt },
    })
    return { studentId: student.id, parentEmail, consentId: consent.id }
  }

  test('is not linked by itself: a parent is asked once, and agrees', async () => {
    const { studentId, ...parent } = await child()
    const tutorId = await newTutor()
    const { id, code } = await createCode(tutorId)
    for (const _ of [1, 2]) expect(await joinTutor({ studentId, code })).toBe('asked')
    expect(await findSeen(asTutor(tutorId), studentId)).toBeNull()
    expect((await mailTo(parent.parentEmail)).map(({ subject }) => subject)).toEqual(['Your child wants to work with a tutor'])
    expect(await listTutorRequests(studentId)).toMatchObject([{ tutorId }])
    expect(await answerTutorRequest({ ...parent, parentEmail: 'other@example.com', tutorId, agrees: true })).toBe('missing')
    expect(await answerTutorRequest({ ...parent, tutorId, agrees: true })).toBe('linked')
    expect(await findSeen(asTutor(tutorId), studentId)).not.toBeNull()
    expect(await db.tutorStudent.findFirst({ where: { studentId } })).toMatchObject({ agreedBy: 'parent' })
    expect(await db.studentInvitation.findUnique({ where: { id } })).toMatchObject({ usedCount: 1 })
  })

  test('does not ask again for a tutor to whom the parent said no', async () => {
    const { studentId, ...parent } = await child()
    const tutorId = await newTutor()
    const { code } = await createCode(tutorId)
    await joinTutor({ studentId, code })
    expect(await answerTutorRequest({ ...parent, tutorId, agrees: false })).toBe('refused')
    expect(await joinTutor({ studentId, code })).toBe('refused')
    expect(await answerTutorRequest({ ...parent, tutorId, agrees: true })).toBe('missing')
    expect(await listTutorRequests(studentId)).toEqual([])
  })

  test('may ask again once the parent takes the no back, and the parent is asked again', async () => {
    const { studentId, ...parent } = await child()
    const tutorId = await newTutor()
    const { code } = await createCode(tutorId)
    await joinTutor({ studentId, code })
    expect(await letAskAgain({ ...parent, tutorId })).toBe(false)
    await answerTutorRequest({ ...parent, tutorId, agrees: false })
    expect(await listRefusedTutors(studentId)).toMatchObject([{ tutorId }])
    expect(await letAskAgain({ ...parent, parentEmail: 'other@example.com', tutorId })).toBe(false)
    expect(await letAskAgain({ ...parent, tutorId })).toBe(true)
    expect(await findSeen(asTutor(tutorId), studentId)).toBeNull()
    expect(await joinTutor({ studentId, code })).toBe('asked')
    expect(await mailTo(parent.parentEmail)).toHaveLength(2)
  })

  test('is told when the code has ended before the parent agreed', async () => {
    const { studentId, ...parent } = await child()
    const tutorId = await newTutor()
    const { id, code } = await createCode(tutorId)
    await joinTutor({ studentId, code })
    await revokeInvitation({ tutorId, id })
    expect(await answerTutorRequest({ ...parent, tutorId, agrees: true })).toBe('closed')
    expect(await findSeen(asTutor(tutorId), studentId)).toBeNull()
  })

  test('waits while no parent has agreed at all, and loses every tutor with the permission', async () => {
    const { studentId, ...parent } = await child()
    const tutorId = await newTutor()
    await joinTutor({ studentId, code: (await createCode(tutorId)).code })
    await answerTutorRequest({ ...parent, tutorId, agrees: true })
    await decideConsent({ ...parent, decision: 'refuse' })
    expect(await db.tutorStudent.count({ where: { studentId } })).toBe(0)
    expect(await tutorRow(tutorId)).toMatchObject({ totalStudents: 0 })
    expect(await joinTutor({ studentId, code: (await createCode(tutorId)).code })).toBe('waiting')
  })
})

test('a rating counts from 30 days on, and the mean is shown from five', async () => {
  const tutorId = await newTutor()
  const students: string[] = []
  for (const _ of [1, 2, 3, 4, 5]) {
    const studentId = await newStudent()
    await linkStudent(tutorId, studentId, { since: new Date(Date.now() - 31 * DAY_MS) })
    students.push(studentId)
  }
  const young = await newStudent()
  await linkStudent(tutorId, young)
  expect(await rateTutor({ tutorId, studentId: young, rating: 1 })).toBe(false)
  for (const [index, studentId] of students.entries()) {
    expect(await tutorRow(tutorId)).toMatchObject({ rating: 0 })
    expect(await rateTutor({ tutorId, studentId, rating: index === 0 ? 3 : 5 })).toBe(true)
  }
  expect(await tutorRow(tutorId)).toEqual({ rating: 4.6, totalStudents: 6 })
  await rateTutor({ tutorId, studentId: students[0] ?? '', rating: 4 })
  expect(await tutorRow(tutorId)).toMatchObject({ rating: 4.8 })
})
