/** Progress reports over the wire: made, read as page and PDF, noted on, and mailed each week to those who asked. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { makeWeeklyReports } from '~/models/reports/weekly.server'
import { reportLinkOf } from '../../factories/practice/reports'
import { sitQuiz, wrongChoice } from '../../factories/sittings'
import { openBrowser, signedIn } from '../../support/browser'
import { inbox, mailTo } from '../../support/post-office'
import { openWalker } from '../../support/walker'

const QUIZ = { level: 'isee-upper', subject: 'mathematics_achievement', number: 1 } as const
/** A Wednesday, and the Monday after it at 6:30 in New York. */
const WEDNESDAY = new Date('2026-03-04T16:00:00Z')
const MONDAY = new Date('2026-03-09T10:30:00Z')

async function worked(shape: Parameters<typeof signedIn>[0] = {}, at = WEDNESDAY) {
  const signed = await signedIn(shape)
  const { id: userId } = signed.student
  await sitQuiz({ userId, ...QUIZ, at, choose: (item, position) => (position % 4 === 0 ? wrongChoice(item) : item.answer) })
  return { ...signed, userId, walker: openWalker(signed.browser) }
}
const weeklyOf = (studentId: string) => db.progressReport.findMany({ where: { studentId, reportType: 'weekly' } })

describe('a report', () => {
  test('is made when it is asked for, and says what it rests on', async () => {
    const { walker, browser, userId } = await worked({}, new Date(Date.now() - 20 * 60_000))
    await walker.goto('/premium/reports')
    await walker.press('Make a report of the last seven days')
    expect(walker.text()).toContain('Worked on 1 day')
    expect(walker.text()).toContain('20 answers')
    expect(walker.text()).toContain('Seconds a question')
    await walker.goto('/premium/reports')
    await walker.press('Make a report of the last seven days')
    expect(await db.progressReport.count({ where: { studentId: userId } })).toBe(1)

    const file = await browser.get(`${walker.at()}/file`)
    expect([file.status, file.headers.get('content-type'), file.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  })

  test('of a week without work still has one next step', async () => {
    const { browser } = await signedIn()
    const walker = openWalker(browser)
    await walker.goto('/premium/reports')
    await walker.press('Make a report of the last seven days')
    expect(walker.text()).toContain('This week was free of practice.')
    expect(walker.text()).toContain('Begin with one timed quiz')
  })

  test('keeps a parent’s notes, refuses too long ones with the text kept, and belongs to nobody else', async () => {
    const { walker, userId } = await worked({}, new Date(Date.now() - 20 * 60_000))
    await walker.goto('/premium/reports')
    await walker.press('Make a report of the last seven days')
    const address = walker.at()
    walker.fill({ 'Notes on this week': 'Slept well. <b>Proud</b>' })
    await walker.press('Save the notes')
    expect(walker.text()).toContain('Slept well. <b>Proud</b>')
    const long = 'x'.repeat(1001)
    walker.fill({ 'Notes on this week': long })
    await walker.press('Save the notes')
    expect([walker.status(), walker.field('Notes on this week').value]).toEqual([400, long])

    const other = (await signedIn()).browser
    for (const page of [await other.get(address), await other.get(`${address}/file`), await other.post(address, { notes: 'Mine now' })])
      expect(page.status).toBe(404)
    const { parentNotes } = await db.progressReport.findFirstOrThrow({ where: { studentId: userId } })
    expect(parentNotes).toBe('Slept well. <b>Proud</b>')
  })

  test('is found again however many there are', async () => {
    const { browser, student } = await signedIn()
    const days = Array.from({ length: 27 }, (_, index) => new Date(Date.UTC(2025, 0, 6 + 7 * index)))
    await db.progressReport.createMany({
      data: days.map((day) => ({ studentId: student.id, reportType: 'weekly', periodStart: day, periodEnd: day, generatedAt: day })),
    })
    const walker = openWalker(browser)
    await walker.goto('/premium/reports')
    expect(walker.text()).not.toContain('January 6, 2025')
    await walker.follow('Older')
    expect(walker.text()).toContain('January 6, 2025')
  })

  test('stores no notes of a child whose parent has not agreed', async () => {
    const { browser, student } = await signedIn({
      profile: { level: 'ssat-middle', gradeApplied: 7, holder: 'child', parentEmail: 'p@example.com' },
    })
    const walker = openWalker(browser)
    await walker.goto('/premium/reports')
    await walker.press('Make a report of the last seven days')
    expect((await browser.post(walker.at(), { notes: 'Hello' })).status).toBe(403)
    expect(await db.progressReport.count({ where: { studentId: student.id, parentNotes: { not: null } } })).toBe(0)
  })
})

describe('the weekly job', () => {
  test('makes one report of the week that ended, from Monday morning on where the student lives', async () => {
    const { userId } = await worked()
    await makeWeeklyReports(new Date('2026-03-09T09:59:00Z'))
    expect(await weeklyOf(userId)).toEqual([])
    await makeWeeklyReports(MONDAY)
    await makeWeeklyReports(new Date(MONDAY.getTime() + 3_600_000))
    const [report, ...others] = await weeklyOf(userId)
    expect(others).toEqual([])
    expect(report?.periodStart).toEqual(new Date('2026-03-02'))
    // 20 answers of 25 seconds, on the Wednesday.
    expect(report?.reportData).toMatchObject({ minutes: [0, 0, 9, 0, 0, 0, 0], answers: 20, right: 15 })
  })

  test('wakes nobody on other days either', async () => {
    const { userId } = await worked()
    await makeWeeklyReports(new Date('2026-03-10T07:30:00Z'))
    expect(await weeklyOf(userId)).toEqual([])
    await makeWeeklyReports(new Date('2026-03-10T10:30:00Z'))
    expect(await weeklyOf(userId)).toHaveLength(1)
  })

  test('goes by what was answered in the week, not by when a sitting began or ended', async () => {
    const before = new Date('2026-02-18T16:00:00Z')
    const idle = await worked({}, before)
    await db.practiceSitting.updateMany({ where: { userId: idle.userId }, data: { endedAt: MONDAY } })
    const late = await worked({}, before)
    await db.practiceSitting.updateMany({ where: { userId: late.userId }, data: { endedAt: null, status: 'open' } })
    const own = { section: { sitting: { userId: late.userId } } }
    await db.response.updateMany({ where: own, data: { answeredAt: WEDNESDAY } })
    await makeWeeklyReports(MONDAY)
    expect([(await weeklyOf(idle.userId)).length, (await weeklyOf(late.userId)).length]).toEqual([0, 1])
  })

  test('is made of a lesson, of a word and of a passage too', async () => {
    const [lesson, word] = [await signedIn(), await signedIn()].map(({ student }) => student.id)
    if (!lesson || !word) throw new Error('no students')
    await db.videoLessonCompletion.create({ data: { studentId: lesson, lessonId: 'a-lesson', isCompleted: true, completedAt: WEDNESDAY } })
    await db.vocabularyCard.create({ data: { studentId: word, word: 'candid', reviewedAt: WEDNESDAY } })
    const read = await worked({}, new Date('2026-02-18T16:00:00Z'))
    const { id: sittingId } = await db.practiceSitting.findFirstOrThrow({ where: { userId: read.userId } })
    await db.passageReading.create({ data: { sittingId, studentId: read.userId, passageId: 'p01', words: 300, readAt: WEDNESDAY } })
    await makeWeeklyReports(MONDAY)
    for (const id of [lesson, word, read.userId]) {
      const [report] = await weeklyOf(id)
      expect(report?.insights).toMatchObject([{ text: 'Worked this week, without questions.' }])
    }
  })

  test('goes on to the others when one cannot be made', async () => {
    const withOutputs = async (outputs: object) => {
      const { userId } = await worked()
      const test = { kind: 'practice_test', mode: 'practice', place: 'home', conditions: {} } as const
      const { id: sittingId } = await db.practiceSitting.findFirstOrThrow({ where: { userId } })
      await db.practiceSitting.update({ where: { id: sittingId }, data: test })
      await db.scoreEstimate.create({ data: { sittingId, subject: 'mathematics_achievement', model: 'old', inputs: {}, outputs } })
      return userId
    }
    const [broken, old, other] = [await withOutputs({ estimate: { band: null } }), await withOutputs({}), (await worked()).userId]
    await makeWeeklyReports(MONDAY)
    const counts = await Promise.all([broken, old, other].map(async (id) => (await weeklyOf(id)).length))
    expect(counts).toEqual([0, 1, 1])
  })

  test('counts a day by the student’s own clock, over the night in which clocks change', async () => {
    // Saturday, 11:30 in the evening in New York; clocks go forward that night.
    const { userId } = await worked({}, new Date('2026-03-08T04:30:00Z'))
    await makeWeeklyReports(MONDAY)
    expect((await weeklyOf(userId))[0]?.reportData).toMatchObject({ minutes: [0, 0, 0, 0, 0, 9, 0] })
  })

  test('mails those who asked, without pictures, and one click ends it', async () => {
    const { walker, student, userId } = await worked()
    await walker.goto('/premium/reports/mail')
    await walker.press('Send it each week')
    const unasked = await worked()
    await makeWeeklyReports(MONDAY)
    const [mail, ...others] = await mailTo(student.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your weekly report')
    expect(mail?.text).toContain('Worked on 1 day, 9 minutes in all.')
    expect(mail?.text).toContain('One next step:')
    expect(mail?.html).not.toContain('<img')
    expect(await inbox(unasked.student.email)).toEqual([])

    const out = mail?.headers.find(({ Name }) => Name === 'List-Unsubscribe')?.Value.slice(1, -1) ?? ''
    expect(mail?.headers).toContainEqual({ Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' })
    const { pathname, search } = new URL(out)
    expect((await openBrowser().get(`/report-mail${search}`)).text).toContain('Send no more')
    expect((await db.reportMail.findUniqueOrThrow({ where: { userId } })).isOn).toBe(true)
    expect((await openBrowser().post(pathname + search, { 'List-Unsubscribe': 'One-Click' })).status).toBe(204)
    expect((await db.reportMail.findUniqueOrThrow({ where: { userId } })).isOn).toBe(false)
  })

  test('sends nothing that was queued before it was ended', async () => {
    const { walker, browser, student } = await worked()
    await walker.goto('/premium/reports/mail')
    await walker.press('Send it each week')
    await makeWeeklyReports(MONDAY)
    await browser.post('/premium/reports/mail', { intent: 'off' })
    expect(await mailTo(student.email)).toEqual([])
  })

  test('mails a child’s report to the parent who agreed, whom the child cannot subscribe again', async () => {
    const parentEmail = `report-parent-${process.pid}@example.com`
    const { walker, browser, student, userId } = await worked({
      profile: { level: 'isee-upper', gradeApplied: 9, holder: 'child', parentEmail },
    })
    await browser.post('/premium/reports/mail', { intent: 'on' })
    expect(await db.reportMail.count({ where: { userId } })).toBe(0)
    const expiresAt = new Date(Date.now() + 1e8)
    await db.consent.create({ data: { userId, parentEmail, tokenHash: userId, expiresAt, confirmedAt: new Date() } })
    await walker.goto('/premium/reports/mail')
    await walker.press('Send it each week')
    await makeWeeklyReports(MONDAY)
    expect(await mailTo(parentEmail)).toHaveLength(1)
    expect(await mailTo(student.email)).toEqual([])

    await walker.goto('/premium/reports/mail')
    await walker.press('Turn it off')
    await walker.press('Send it each week')
    expect((await db.reportMail.findUniqueOrThrow({ where: { userId } })).isOn).toBe(true)

    const link = `/report-mail?token=${await reportLinkOf(userId)}`
    await openBrowser().post(link, { intent: 'off' })
    await browser.post('/premium/reports/mail', { intent: 'off' })
    await browser.post('/premium/reports/mail', { intent: 'on' })
    expect((await db.reportMail.findUniqueOrThrow({ where: { userId } })).isOn).toBe(false)

    // Another parent takes their place: the former one's link is dead, and the new one is not bound by it.
    const next = `next-${parentEmail}`
    await db.studentProfile.update({ where: { userId }, data: { parentEmail: next } })
    await db.consent.update({ where: { tokenHash: userId }, data: { revokedAt: new Date() } })
    expect((await openBrowser().post(link, { intent: 'on' })).status).toBe(404)
    await db.consent.create({ data: { userId, parentEmail: next, tokenHash: `${userId} 2`, expiresAt, confirmedAt: new Date() } })
    await walker.goto('/premium/reports/mail')
    await walker.press('Send it each week')
    expect((await openBrowser().post(link, { intent: 'off' })).status).toBe(404)
    expect((await db.reportMail.findUniqueOrThrow({ where: { userId } })).isOn).toBe(true)
  })

  test('gives a mail that goes to another address a link of its own', async () => {
    const { walker, student, userId } = await worked()
    await walker.goto('/premium/reports/mail')
    await walker.press('Send it each week')
    const old = `/report-mail?token=${await reportLinkOf(userId)}`
    const email = `moved-${student.email}`
    await db.user.update({ where: { id: userId }, data: { email } })
    await makeWeeklyReports(MONDAY)
    expect(await mailTo(email)).toHaveLength(1)
    expect((await openBrowser().get(old)).status).toBe(404)
    expect((await openBrowser().get(`/report-mail?token=${await reportLinkOf(userId)}`)).status).toBe(200)
  })
})
