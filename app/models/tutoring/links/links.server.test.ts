/** What is left with a tutor when a link ends, when something is taken back, and after a parent's no. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { scheduleDeletion } from '~/models/accounts/personal-data/deletion.server'
import { saveProfile } from '~/models/accounts/profile/profile.server'
import { decideConsent } from '~/models/families/consent.server'
import { DAY_MS } from '~/utils/time/durations'
import { asOwner } from '../../../../tests/factories/accounts'
import { createPair } from '../../../../tests/factories/tutoring/links'
import { openEssay } from '../../../../tests/factories/writings'
import { mailTo, tokenMailedTo } from '../../../../tests/support/post-office'
import { shareWork, takeBack } from '../shares.server'
import { findSeen } from '../sight.server'
import { endLink } from './links.server'

/** A tutor and a student who shares a written essay, about which the tutor has begun to write or has returned something. */
async function marked({ returnedAt = null }: { returnedAt?: Date | null } = {}) {
  const { tutor, student } = await createPair()
  const between = { tutorId: tutor.id, studentId: student.id }
  const essayId = await openEssay({ userId: student.id, at: new Date() })
  await db.essay.update({ where: { id: essayId }, data: { submittedAt: new Date(), body: 'My dog ran.' } })
  await shareWork({ ...between, essayId })
  const comments = [{ sentence: 0, quote: 'My dog ran.', text: 'Where to?' }]
  await db.essayMarking.create({ data: { essayId, tutorId: tutor.id, comments, returnedAt } })
  return { student, between, essayId }
}

const markings = (essayId: string) => db.essayMarking.count({ where: { essayId } })

test('an essay that is taken back takes along what the tutor began to write about it, and leaves what was returned', async () => {
  const begun = await marked()
  await takeBack({ ...begun.between, essayId: begun.essayId })
  expect(await markings(begun.essayId)).toBe(0)
  const returned = await marked({ returnedAt: new Date() })
  await takeBack({ ...returned.between, essayId: returned.essayId })
  expect(await markings(returned.essayId)).toBe(1)
})

test('the end of a link takes along what the tutor began to write, and leaves what was returned', async () => {
  const begun = await marked()
  await endLink(begun.between)
  expect(await markings(begun.essayId)).toBe(0)
  const returned = await marked({ returnedAt: new Date() })
  await endLink(returned.between)
  expect(await markings(returned.essayId)).toBe(1)
})

test('a parent’s no takes markings, assignments and printed lessons along', async () => {
  const { student, between, essayId } = await marked({ returnedAt: new Date() })
  const { tutorId, studentId } = between
  await db.assignment.create({ data: { ...between, batchId: `batch ${studentId}`, title: 'Chapter two', note: 'For Kim.' } })
  const lesson = {
    tutorId,
    patternKey: 'x',
    says: 'y',
    level: 'isee_upper',
    subject: 'mathematics_achievement',
    skill: 'z',
    parts: {},
  } as const
  await db.printedLesson.create({ data: { ...lesson, students: { create: { studentId } } } })
  const parentEmail = `parent-${student.id}@example.com`
  const expiresAt = new Date(Date.now() + DAY_MS)
  const asked = { userId: studentId, parentEmail, tokenHash: `token ${studentId}`, confirmedAt: new Date(), expiresAt }
  const consent = await db.consent.create({ data: asked })

  expect(await decideConsent({ consentId: consent.id, parentEmail, decision: 'refuse' })).toBe(true)
  expect(await markings(essayId)).toBe(0)
  expect(await db.assignment.count({ where: { studentId } })).toBe(0)
  expect(await db.printedLessonStudent.count({ where: { studentId } })).toBe(0)
})

test('an account that says only later that a child uses it loses its tutors, also after a parent agrees', async () => {
  const { student, between } = await marked()
  const { tutorId, studentId } = between
  const parentEmail = `parent-${student.id}@example.com`.toLowerCase()
  const rest = { gradeApplied: 5, timeZone: 'America/New_York', timePercent: 100, accommodations: [] }
  await saveProfile(await asOwner(studentId), { holder: 'child', parentEmail, level: 'isee-lower', ...rest })
  await decideConsent({ token: await tokenMailedTo(parentEmail), decision: 'agree' })
  expect(await findSeen({ kind: 'tutor', id: tutorId }, studentId)).toBeNull()
  expect(await db.tutor.findUnique({ where: { id: tutorId } })).toMatchObject({ totalStudents: 0 })
})

test('who has something of a tutor’s, also a former student, is told in time that it goes with the account', async () => {
  const asked = async ({ between: { tutorId }, student }: Awaited<ReturnType<typeof marked>>) => {
    await endLink({ tutorId, studentId: student.id })
    const { email } = await db.tutor.findUniqueOrThrow({ where: { id: tutorId } })
    await scheduleDeletion({ account: { audience: 'tutor', id: tutorId }, askedBy: 'account', recipient: email })
    return (await mailTo(student.email)).map(({ subject }) => subject)
  }
  expect(await asked(await marked({ returnedAt: new Date() }))).toEqual(['What a tutor wrote to you goes in seven days'])
  expect(await asked(await marked())).toEqual([])
})
