/** Tutors and students without scripts: from the code to the end, and what each is told on the way. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../../factories/accounts'
import { createPartner } from '../../factories/partners'
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { createCode, createPair, linkStudent } from '../../factories/tutoring/links'
import { logIn, openBrowser, parentAt, signedIn } from '../../support/browser'
import { walkerOf } from '../../support/partner-walks'
import { mailTo } from '../../support/post-office'
import { openWalker } from '../../support/walker'

async function studentWalker(shape: Parameters<typeof createStudent>[0] = {}) {
  const { student, browser } = await signedIn(shape)
  return { ...student, walker: openWalker(browser) }
}

test('a tutor makes a group and a code, a student enters it, reads what is seen, agrees, and leaves', async () => {
  const tutor = await walkerOf('tutor', { firstName: 'Tess', lastName: 'Walker' })
  await tutor.walker.goto('/tutor-dashboard')
  expect(tutor.walker.text()).toContain('No students yet')
  await tutor.walker.goto('/tutor-dashboard/groups')
  tutor.walker.fill({ Name: 'Saturday' })
  await tutor.walker.press('Make the group')
  expect(tutor.walker.at()).toMatch(/^\/tutor-dashboard\/groups\/./)
  const { id: groupId } = await db.tutorGroup.findFirstOrThrow({ where: { tutorId: tutor.id } })
  await tutor.walker.goto('/tutor-dashboard/invitations')
  tutor.walker.fill({ 'For how many students?': '2', 'Into the group': groupId })
  await tutor.walker.press('Make the code')
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(tutor.walker.text()) ?? []
  expect(code).not.toBe('')

  const { id: studentId, walker } = await studentWalker({ firstName: 'Zelda' })
  await walker.goto('/my-tutors/code')
  walker.fill({ Code: code.toLowerCase() })
  await walker.press('Go on')
  expect(walker.at()).toBe('/my-tutors/agreement')
  for (const text of ['Work with Tess Walker?', 'mistakes with the reason behind them', 'A tutor never sees', 'Saturday'])
    expect(walker.text()).toContain(text)
  expect(await db.tutorStudent.count({ where: { studentId } })).toBe(0)
  await walker.press('Yes, Tess may see my work')
  expect(walker.text()).toContain('You work together now')

  await tutor.walker.goto('/tutor-dashboard/students')
  expect(tutor.walker.text()).toContain('Zelda')
  expect(tutor.walker.text()).toContain('Saturday')
  const note = { formId: '', text: 'Please read chapter two.', reader: 'student' }
  expect((await tutor.walker.browser.post(`/tutor-dashboard/students/${studentId}/notes`, note)).status).toBe(303)
  await walker.goto(`/my-tutors/${tutor.id}`)
  expect(walker.text()).toContain('Please read chapter two.')

  await walker.follow('Stop working with Tess Walker')
  await walker.press('Stop now')
  expect(walker.text()).toContain('This tutor sees nothing of yours anymore')
  await tutor.walker.goto('/tutor-dashboard/students')
  expect(tutor.walker.text()).not.toContain('Zelda')
})

describe('codes', () => {
  test('that are wrong, over, revoked or used up answer alike, and after ten of them none is looked at', async () => {
    const { id: tutorId } = await createPartner({ audience: 'tutor' })
    const past = await createCode(tutorId, { days: '1' }, new Date(Date.now() - 2 * DAY_MS))
    const revoked = await createCode(tutorId)
    await db.studentInvitation.update({ where: { id: revoked.id }, data: { revokedAt: new Date() } })
    const used = await createCode(tutorId)
    await db.studentInvitation.update({ where: { id: used.id }, data: { usedCount: 1 } })
    const { browser } = await signedIn()
    const answers = new Set<string>()
    for (const code of ['AAAA-AAAAA-AAAAA', past.code, revoked.code, used.code]) {
      const { status, text } = await browser.post('/my-tutors/code', { code })
      expect(status).toBe(400)
      answers.add(text.replaceAll(code, '').replaceAll(/nonce="[^"]*"/g, ''))
    }
    expect(answers.size).toBe(1)
    for (let tried = 4; tried < 10; tried++) await browser.post('/my-tutors/code', { code: 'AAAA-AAAAA-AAAAA' })
    const { code } = await createCode(tutorId)
    const refused = await browser.post('/my-tutors/code', { code })
    expect([refused.status, refused.text.includes('That was too many tries')]).toEqual([429, true])
    // Neither does the link of an invitation.
    await browser.get(`/my-tutors/agreement?token=${code}`)
    expect((await browser.get('/my-tutors/agreement')).status).toBe(429)
  })

  test('come by a link, too, and wait while the student signs in', async () => {
    const { id: tutorId } = await createPartner({ audience: 'tutor' })
    const { code } = await createCode(tutorId)
    const { email } = await createStudent()
    const browser = openBrowser()
    expect((await browser.get(`/my-tutors/agreement?token=${code}`)).location).toBe('/my-tutors/agreement')
    expect((await browser.get('/my-tutors/agreement')).location).toBe('/login?redirectTo=%2Fmy-tutors%2Fagreement')
    await logIn(browser, email)
    const walker = openWalker(browser)
    await walker.goto('/my-tutors/agreement')
    expect([walker.count('h1', 'Work with Tess Example?'), walker.text().includes(code)]).toEqual([1, false])
  })
})

test('a student agrees only to the tutor of whom the page told, whatever another window entered, and once', async () => {
  const read = await createPartner({ audience: 'tutor' })
  const other = await createPartner({ audience: 'tutor', firstName: 'Otto' })
  const codes = [await createCode(read.id), await createCode(other.id)]
  const { id: studentId, walker } = await studentWalker()
  const { browser } = walker
  await browser.post('/my-tutors/code', { code: codes[0]?.code ?? '' })
  await walker.goto('/my-tutors/agreement')
  await browser.post('/my-tutors/code', { code: codes[1]?.code ?? '' })
  await walker.press('Yes, Tess may see my work')
  expect(walker.alert()).toContain('Nothing was agreed to')
  expect(walker.text()).toContain('Work with Otto Example?')
  expect(await db.tutorStudent.count({ where: { studentId } })).toBe(0)
  await walker.press('Yes, Otto may see my work')
  expect(await db.tutorStudent.findMany({ where: { studentId } })).toMatchObject([{ tutorId: other.id }])
  // The second press of a button comes when the first has used the code up.
  await browser.post('/my-tutors/code', { code: codes[1]?.code ?? '' })
  await walker.goto('/my-tutors/agreement')
  await walker.press('Yes, Otto may see my work')
  expect(walker.text()).toContain('You work together now')
  expect((await browser.post('/my-tutors/agreement', { invitation: codes[1]?.id ?? '' })).location).toBe('/my-tutors')
})

test('a child asks, the parent reads what is seen and agrees, and later ends it', async () => {
  const { id: tutorId } = await createPartner({ audience: 'tutor' })
  const { code } = await createCode(tutorId)
  const { id: userId, walker } = await studentWalker({
    firstName: 'Kim',
    profile: { level: 'isee-lower', gradeApplied: 5, holder: 'child' },
  })
  const parentEmail = `parent-${userId}@example.com`.toLowerCase()
  const expiresAt = new Date(Date.now() + DAY_MS)
  const consent = await db.consent.create({ data: { userId, parentEmail, tokenHash: userId, confirmedAt: new Date(), expiresAt } })
  await db.studentProfile.update({ where: { userId }, data: { parentEmail } })
  await walker.goto('/my-tutors/code')
  walker.fill({ Code: code })
  await walker.press('Go on')
  await walker.press('Ask my parent')
  expect(walker.text()).toContain('A parent is asked')

  expect((await mailTo(parentEmail)).map(({ subject }) => subject)).toEqual(['Your child wants to work with a tutor'])
  const parent = openWalker(await parentAt(parentEmail))
  await parent.goto(`/family/children/${consent.id}`)
  expect(parent.text()).toContain('Kim wants to work with Tess Example')
  await parent.follow('Say yes or no')
  await parent.press('No')
  await parent.follow('Tess Example')
  await parent.press('Let my child ask again')
  expect(parent.text()).toContain('Your child can ask for this tutor again')
  await walker.goto('/my-tutors/code')
  walker.fill({ Code: code })
  await walker.press('Go on')
  await walker.press('Ask my parent')
  await parent.goto(`/family/children/${consent.id}`)
  await parent.follow('Say yes or no')
  expect(parent.text()).toContain('A tutor never sees')
  await parent.press('Yes, I agree')
  expect(await db.tutorStudent.findFirst({ where: { studentId: userId } })).toMatchObject({ tutorId, agreedBy: 'parent', endedAt: null })
  await parent.follow('Tess Example')
  await parent.press('End it now')
  expect(await db.tutorStudent.findFirst({ where: { studentId: userId } })).toMatchObject({ endedAt: expect.any(Date) })
})

test('an essay or a talk is the tutor’s to read only while the student shares it', async () => {
  const { id: studentId, walker } = await studentWalker()
  const tutor = await walkerOf('tutor')
  await linkStudent(tutor.id, studentId)
  const talk = await db.tutorConversation.create({
    data: { studentId, title: 'About ratios', messages: { create: { author: 'student', number: 1, body: 'Why is it 3 to 4?' } } },
  })
  const at = `/tutor-dashboard/students/${studentId}/shared`
  await tutor.walker.goto(at)
  expect(tutor.walker.text()).not.toContain('About ratios')
  await walker.goto(`/my-tutors/${tutor.id}/shared`)
  await walker.press('Share it')
  const { id } = await db.sharedWork.findFirstOrThrow({ where: { talkId: talk.id } })
  await tutor.walker.goto(`${at}/${id}`)
  expect(tutor.walker.text()).toContain('Why is it 3 to 4?')
  await walker.press('Take it back')
  expect((await tutor.walker.browser.get(`${at}/${id}`)).status).toBe(404)
})

test('what was gone through together stands with the mistake, once a day, and does not move its return', async () => {
  const { id: studentId } = await createStudent()
  const tutor = await walkerOf('tutor')
  await linkStudent(tutor.id, studentId)
  await sitQuiz({
    userId: studentId,
    level: 'isee-upper',
    subject: 'mathematics_achievement',
    number: 1,
    at: lately(),
    choose: wrongChoice,
  })
  const before = await db.wrongAnswer.findFirstOrThrow({ where: { studentId } })
  const at = `/tutor-dashboard/students/${studentId}/mistakes/${before.id}`
  for (const score of ['2', '4']) {
    await tutor.walker.goto(at)
    tutor.walker.fill({ 'How sure is the student now?': score })
    await tutor.walker.press('Reviewed together')
  }
  expect(tutor.walker.text()).toContain('gone through with a tutor')
  const reviews = await db.wrongAnswerReview.findMany({ where: { studentId } })
  expect(reviews).toMatchObject([{ reviewType: 'tutor_session', reviewScore: 4, wrongAnswerId: before.id }])
  const after = await db.wrongAnswer.findUniqueOrThrow({ where: { id: before.id } })
  expect(after).toMatchObject({ dueAt: before.dueAt, returnStep: before.returnStep, reviewStatus: 'reviewed' })
})

test('a family rates after 30 days, and is told when it may', async () => {
  const { tutor, student } = await createPair()
  const browser = openBrowser()
  await logIn(browser, student.email)
  const walker = openWalker(browser)
  await walker.goto(`/my-tutors/${tutor.id}`)
  expect([walker.text().includes('after 30 days together'), walker.count('button', 'Save')]).toEqual([true, 0])
  await db.tutorStudent.updateMany({ where: { studentId: student.id }, data: { since: new Date(Date.now() - 31 * DAY_MS) } })
  await walker.goto(`/my-tutors/${tutor.id}`)
  walker.fill({ 'Your rating': '5' })
  await walker.press('Save')
  expect(walker.text()).toContain('Your rating is saved')
  expect(await db.tutorStudent.findFirst({ where: { studentId: student.id } })).toMatchObject({ rating: 5 })
})

test('a student reads that a suspended tutor sees nothing at present', async () => {
  const { tutor, student } = await createPair()
  const browser = openBrowser()
  await logIn(browser, student.email)
  const walker = openWalker(browser)
  await walker.goto('/my-tutors')
  expect(walker.text()).not.toContain('Sees nothing')
  await db.tutor.update({ where: { id: tutor.id }, data: { approvalStatus: 'suspended' } })
  await walker.goto('/my-tutors')
  expect(walker.text()).toContain('Sees nothing at present')
  await walker.goto(`/my-tutors/${tutor.id}`)
  expect(walker.text()).toContain('At present this tutor sees nothing of yours')
})
