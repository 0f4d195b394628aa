/** Who sees what: every page of a student that a tutor has, tried by everybody else, as a document, as data, and as a POST. */
import { beforeAll, describe, expect, test } from 'vitest'
import { TUTORS } from '~/addresses/tutors'
import { db } from '~/db.server'
import { endLink } from '~/models/tutoring/links/links.server'
import { makePlan } from '../../factories/practice/plans'
import { liveReport } from '../../factories/practice/reports'
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { createCode, linkStudent } from '../../factories/tutoring/links'
import { sitWholeTest, wrong } from '../../factories/whole-tests/over'
import { type Browser, openBrowser, signedIn, signedInPartner } from '../../support/browser'

const MARKER = 'Zebedee'
const SECRET = 'a private thought about ratios'
const PER_STUDENT = /^tutor-dashboard\/students\/:studentId/
const OWN = /^tutor-dashboard\/(groups|invitations)\/:/

const seen: { pattern: string; at: string; takesPost: boolean }[] = []
let linked: Browser
let student: Browser
let ids: { tutorId: string; studentId: string }
const strangers: [string, () => Browser][] = []
const browsers = new Map<string, Browser>()

beforeAll(async () => {
  const own = await signedIn({ firstName: MARKER, profile: { level: 'isee-upper', gradeApplied: 9 } })
  const tutor = await signedInPartner({ audience: 'tutor' })
  ids = { tutorId: tutor.partner.id, studentId: own.student.id }
  linked = tutor.browser
  student = own.browser
  const userId = ids.studentId
  const sittingId = await sitQuiz({
    userId,
    level: 'isee-upper',
    subject: 'mathematics_achievement',
    number: 1,
    at: lately(),
    choose: wrongChoice,
  })
  const testId = await sitWholeTest({ userId, level: 'isee-upper', answer: wrong })
  await makePlan(userId)
  const { report } = await liveReport(userId)
  const { id: mistakeId } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: userId, sessionId: sittingId } })
  await db.wrongAnswer.update({ where: { id: mistakeId }, data: { note: SECRET } })
  await linkStudent(ids.tutorId, userId)
  const { id: noteId } = await db.tutorNote.create({ data: { ...ids, isPrivate: true, text: 'Ratios next' } })
  const talk = await db.tutorConversation.create({ data: { studentId: userId, title: 'Ratios' } })
  await db.tutorConversation.create({ data: { studentId: userId, title: SECRET } })
  const { id: sharedId } = await db.sharedWork.create({ data: { ...ids, talkId: talk.id } })
  const { id: groupId } = await db.tutorGroup.create({ data: { tutorId: ids.tutorId, name: MARKER } })
  const { id: invitationId } = await createCode(ids.tutorId, { label: MARKER })
  const reported = await linked.get(`/tutor-dashboard/students/${userId}/tests/${testId}`)
  const part = new RegExp(`/tests/${testId}/([^?"#]+)`).exec(reported.text)?.[1] ?? ''

  const names: Record<string, string> = { studentId: userId, mistakeId, reportId: report, noteId, sharedId, groupId, invitationId, part }
  for (const { path = '' } of TUTORS.filter(({ path: own = '' }) => PER_STUDENT.test(own) || OWN.test(own))) {
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      name === 'sittingId' ? (path.includes('/tests/') ? testId : sittingId) : (names[name] ?? ''),
    )
    seen.push({ pattern: path, at: `/${filled}`, takesPost: /\/(notes|deletion|end|revocation|:groupId|:mistakeId)$/.test(path) })
  }

  const [other, otherTutor, former, suspended, admin, affiliate] = [
    await signedIn(),
    await signedInPartner({ audience: 'tutor' }),
    await signedInPartner({ audience: 'tutor' }),
    await signedInPartner({ audience: 'tutor' }),
    await signedIn({ role: 'admin' }),
    await signedInPartner({ audience: 'affiliate' }),
  ]
  await linkStudent(former.partner.id, userId)
  await endLink({ tutorId: former.partner.id, studentId: userId })
  await linkStudent(suspended.partner.id, userId)
  await db.tutor.update({ where: { id: suspended.partner.id }, data: { approvalStatus: 'suspended' } })
  browsers.set('former', former.browser)
  strangers.push(
    ['nobody', () => openBrowser()],
    ['the student', () => student],
    ['another student', () => other.browser],
    ['a tutor who is not linked', () => otherTutor.browser],
    ['a tutor whose link has ended', () => former.browser],
    ['a tutor who is suspended', () => suspended.browser],
    ['an admin', () => admin.browser],
    ['an affiliate', () => affiliate.browser],
  )
}, 120_000)

test('the linked tutor opens every page, reads whose it is, and finds nothing that the student keeps', async () => {
  expect(seen.length).toBeGreaterThan(18)
  for (const { at } of seen) {
    const page = await linked.get(at)
    expect([at, page.status]).toEqual([at, 200])
    expect(page.text, at).toContain(MARKER)
    expect(page.text, at).not.toContain(SECRET)
  }
})

test('no page of a student holds a link or a form that leads into the student’s own rooms', async () => {
  for (const { pattern, at } of seen.filter(({ pattern: name }) => PER_STUDENT.test(name))) {
    const { text } = await linked.get(at)
    expect(text.match(/(href|action)="\/(premium|dashboard|profile)[^"]*"/g) ?? [], pattern).toEqual([])
  }
})

describe('everybody else', () => {
  test('gets no page and no data, neither of the student nor of the tutor’s groups and codes', async () => {
    for (const [who, browserOf] of strangers) {
      const browser = browserOf()
      for (const { at } of seen) {
        for (const address of [at, `${at}.data`, `${at}?_data=routes`]) {
          const page = await browser.get(address)
          expect([302, 303, 202, 404, 400, 403], `${who} at ${address}: ${page.status}`).toContain(page.status)
          expect(page.text.includes(MARKER) && page.text.includes('Ratios'), `${who} at ${address}`).toBe(false)
          expect(page.text, `${who} at ${address}`).not.toContain('You are looking at the work of')
        }
      }
    }
  }, 120_000)

  test('changes nothing by a POST', async () => {
    const state = async () =>
      JSON.stringify([
        await db.tutorStudent.findUnique({ where: { tutorId_studentId: ids } }),
        await db.tutorNote.findMany({ where: ids }),
        await db.tutorGroup.findMany({ where: { tutorId: ids.tutorId } }),
        await db.studentInvitation.findMany({ where: { tutorId: ids.tutorId } }),
        await db.wrongAnswerReview.count({ where: { studentId: ids.studentId } }),
      ])
    const before = await state()
    for (const [who, browserOf] of strangers) {
      const browser = browserOf()
      for (const { at } of seen.filter(({ takesPost }) => takesPost)) {
        const { status } = await browser.post(at, { name: 'Mine', text: 'Mine', reader: 'student', score: '5' })
        expect([302, 303, 404, 405, 403], `${who} at ${at}: ${status}`).toContain(status)
      }
    }
    expect(await state()).toBe(before)
  }, 120_000)
})

test('a link ends at once, in the middle of a visit', async () => {
  const tutor = await signedInPartner({ audience: 'tutor' })
  await linkStudent(tutor.partner.id, ids.studentId)
  const at = `/tutor-dashboard/students/${ids.studentId}`
  expect((await tutor.browser.get(at)).status).toBe(200)
  await student.post(`/my-tutors/${tutor.partner.id}/leaving`, {})
  expect((await tutor.browser.get(at)).status).toBe(404)
  expect((await tutor.browser.get('/tutor-dashboard/students')).text).not.toContain(MARKER)
  expect((await tutor.browser.get('/tutor-dashboard')).text).not.toContain(MARKER)
})
