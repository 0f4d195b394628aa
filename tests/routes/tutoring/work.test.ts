/** Tutors give work and see what came of it, as walkers without scripts lead it; and nobody else sees any of it. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { giveWork } from '~/models/assignments/give.server'
import { saveAnswer } from '~/models/sittings/answer.server'
import { sittingResult } from '~/models/sittings/results/result.server'
import { endLink } from '~/models/tutoring/links/links.server'
import { addWords } from '~/models/words/deck.server'
import { createStudent } from '../../factories/accounts'
import { itemsOf, sitQuiz } from '../../factories/sittings'
import { linkStudent } from '../../factories/tutoring/links'
import { confirm, give } from '../../factories/tutoring/work'
import { signedIn } from '../../support/browser'
import { walkerOf } from '../../support/partner-walks'
import { openWalker } from '../../support/walker'

const MATH = { level: 'isee-upper', subject: 'mathematics_achievement' } as const

/** A tutor and a student who work together, each with a walker. */
async function pair(shape: Parameters<typeof signedIn>[0] = {}) {
  const tutor = await walkerOf('tutor')
  const { student, browser } = await signedIn({ tier: 'premium_annual', ...shape })
  await linkStudent(tutor.id, student.id)
  return { tutor: tutor.walker, tutorId: tutor.id, student: openWalker(browser), studentId: student.id }
}

describe('an assignment', () => {
  test('stands on the student’s dashboard, is done when the work is, and tells the tutor how it went', async () => {
    const { tutor, tutorId, student, studentId } = await pair({ firstName: '=1+1' })
    await tutor.goto('/tutor-dashboard/assignments')
    await tutor.follow('New assignment')
    await tutor.follow('A sectional quiz')
    await tutor.follow('Mathematics Achievement')
    tutor.fill({ Quiz: '2', '=1+1 Example': true, 'A word to the students': 'Take your time.' })
    await tutor.press('Give it')
    expect([tutor.status(), tutor.text()]).toEqual([200, expect.stringContaining('=1+1 Example Open')])

    await student.goto('/dashboard')
    await student.follow(/^Quiz 2, ISEE Upper/)
    expect(student.text()).toContain('Take your time.')
    await student.follow('Open the quiz')
    expect(student.at()).toBe('/premium/sectional-quiz/mathematics_achievement/2?level=isee-upper')

    const quiz = { userId: studentId, ...MATH, number: 2, at: new Date() }
    await sitQuiz({ ...quiz, choose: ({ answer }, position) => (position <= 15 ? answer : (answer + 1) % 4) })
    await tutor.goto(tutor.at())
    expect(tutor.text()).toContain('15 of 20')
    const given = tutor.at()
    await tutor.follow('15 of 20')
    expect([tutor.status(), tutor.text()]).toEqual([200, expect.stringContaining('Mathematics Achievement, quiz 2')])
    await tutor.goto(given)
    const { batchId } = await db.assignment.findFirstOrThrow({ where: { tutorId } })
    const file = (await tutor.browser.get(`/tutor-dashboard/assignments/${batchId}/export`)).text
    expect(file).toContain("'=1+1 Example")
    expect(file).toContain(',done,')
    await student.goto('/premium/assignments')
    expect(student.text()).toContain('15 of 20 right')
    await student.follow('Its result')
    expect(student.status()).toBe(200)
    await student.goto('/dashboard')
    expect(student.count('h2', 'From your tutor')).toBe(0)
  })

  test('is refused with everything typed while something is missing', async () => {
    const { tutor } = await pair()
    await tutor.goto('/tutor-dashboard/assignments/new?kind=words&level=isee-upper')
    tutor.fill({ Words: 'qqqq zzzz', 'A word to the students': 'Learn these.' })
    await tutor.press('Give it')
    expect(tutor.status()).toBe(400)
    expect([tutor.field('Words').value, tutor.field('Words').isWrong]).toEqual(['qqqq zzzz', true])
    tutor.fill({ Words: 'candid, abundant' })
    await tutor.press('Give it')
    expect([tutor.status(), tutor.alert()]).toEqual([400, expect.stringContaining('Nobody is checked')])
    expect(tutor.field(/^A word to the students/).value).toBe('Learn these.')
  })

  test('that a form gave before is not given again with other words, and the tutor is told', async () => {
    const { tutor, tutorId, studentId } = await pair()
    await tutor.goto('/tutor-dashboard/assignments/new?kind=words&level=isee-upper')
    const press = /name="press" value="([^"]+)"/.exec(tutor.html())?.[1] ?? ''
    for (const word of ['candid', 'candid']) {
      const sent = await tutor.browser.post(tutor.at(), { press, words: word, student: studentId, questions: '10' })
      expect(sent.status).toBe(303)
    }
    const other = await tutor.browser.post(tutor.at(), { press, words: 'abundant', student: studentId, questions: '10' })
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('This form was sent before')])
    expect(await db.assignment.findMany({ where: { tutorId }, select: { work: true } })).toEqual([
      { work: { kind: 'words', words: ['candid'] } },
    ])
  })

  test('counts only what is open in truth, and names who has too much', async () => {
    const { tutorId, studentId } = await pair()
    const work = { kind: 'words' as const, words: ['candid'] }
    const rows = Array.from({ length: 60 }, (_, count) => ({ tutorId, studentId, batchId: `b${count}-${tutorId}`, title: 'A word', work }))
    await db.assignment.createMany({ data: rows })
    const gift = { tutorId, press: `press-${tutorId}`, studentIds: [studentId], groupIds: [], title: 'x', note: null, work, dueOn: null }
    expect(await giveWork(gift)).toEqual({ outcome: 'full', names: ['Ada Example'] })
    const reviewedAt = new Date(Date.now() + 1000)
    await addWords({ userId: studentId, words: ['candid'], origin: 'own' })
    await db.vocabularyCard.updateMany({ where: { studentId, word: 'candid' }, data: { reviewedAt, reviews: 1 } })
    expect(await giveWork(gift)).toMatchObject({ outcome: 'given' })
  })

  test('of words puts them among the student’s own, and is done when all were reviewed', async () => {
    const { tutor, tutorId, student, studentId } = await pair()
    const batchId = await give({ tutorId, studentIds: [studentId], work: { kind: 'words', words: ['candid', 'abundant'] } })
    await student.goto('/premium/assignments')
    await student.follow(/^2 words/)
    await student.press('Learn these words')
    expect(student.at()).toBe('/premium/vocabulary/review')
    expect(await db.vocabularyCard.count({ where: { studentId } })).toBe(2)
    const reviewed = { where: { studentId, word: 'candid' }, data: { reviewedAt: new Date(Date.now() + 1000), reviews: 1 } }
    await db.vocabularyCard.updateMany(reviewed)
    await tutor.goto(`/tutor-dashboard/assignments/${batchId}`)
    expect(tutor.text()).toContain('1 of 2')
    await db.vocabularyCard.updateMany({ ...reviewed, where: { studentId } })
    await tutor.goto(`/tutor-dashboard/assignments/${batchId}`)
    expect(tutor.text()).toContain('Done')
  })

  test('is withdrawn after a question, and then the student does not see it', async () => {
    const { tutor, tutorId, student, studentId } = await pair()
    const batchId = await give({ tutorId, studentIds: [studentId], work: { kind: 'lesson', lesson: 'getting-started' } })
    await tutor.goto(`/tutor-dashboard/assignments/${batchId}`)
    await tutor.follow('Withdraw it')
    await tutor.press('Withdraw it')
    expect(tutor.text()).toContain('Withdrawn')
    const { id } = await db.assignment.findFirstOrThrow({ where: { batchId } })
    await student.goto(`/premium/assignments/${id}`)
    expect(student.status()).toBe(404)
  })

  test('is due by the calendar of each student', async () => {
    const east = await pair({ profile: { level: 'isee-upper', gradeApplied: 9, timeZone: 'America/New_York' } })
    const { student: west } = await signedIn({
      firstName: 'Wanda',
      profile: { level: 'isee-upper', gradeApplied: 9, timeZone: 'Pacific/Honolulu' },
    })
    await linkStudent(east.tutorId, west.id)
    const at = new Date('2026-03-01T12:00:00Z')
    const work = { kind: 'lesson', lesson: 'getting-started' } as const
    const batchId = await give({ tutorId: east.tutorId, studentIds: [east.studentId, west.id], work, dueOn: '2026-03-05', at })
    // 6 March in New York, still 5 March in Honolulu.
    const completedAt = new Date('2026-03-06T07:00:00Z')
    await db.assignment.updateMany({ where: { batchId }, data: { completedAt } })
    await east.tutor.goto(`/tutor-dashboard/assignments/${batchId}`)
    expect(east.tutor.text()).toMatch(/Ada Example Done late .*Wanda Example Done March 5/)
  })
})

describe('an own sheet', () => {
  test('is drawn without what is left out, swapped, given, sat and printed with its key apart', async () => {
    const { tutor, student, studentId } = await pair()
    await tutor.goto('/tutor-dashboard/sheets')
    tutor.fill({ 'How many questions': '5' })
    await tutor.press('Draw a sheet')
    const drawn = new URL(tutor.at(), 'http://own').searchParams
    expect(drawn.get('seed')).toMatch(/^\d+$/)
    const before = tutor.html()
    await tutor.press('Swap question 2')
    expect(tutor.at()).toContain('swaps=2')
    expect(tutor.html()).not.toBe(before)
    for (const file of ['questions', 'key']) {
      const pdf = await tutor.browser.get(`/tutor-dashboard/sheets/${file}?${tutor.at().split('?')[1]}`)
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    await tutor.follow('Give it to students')
    tutor.fill({ 'Ada Example': true })
    await tutor.press('Give it')

    await student.goto('/dashboard')
    await student.follow(/^Sheet of 5 questions/)
    await student.press('Open the sheet')
    const sittingId = student.at().split('/')[3] ?? ''
    expect((await itemsOf(sittingId)).length).toBe(5)
    await student.goto(`/premium/sittings/${sittingId}/review`)
    expect(student.status()).toBe(200)
    const items = await itemsOf(sittingId)
    for (const [index, item] of items.entries()) {
      await saveAnswer({ userId: studentId, sittingId, position: index + 1, choice: item.answer, struck: [], seconds: 5 }, new Date())
    }
    await student.goto(`/premium/sittings/${sittingId}/submission`)
    await student.browser.post(`/premium/sittings/${sittingId}/submission`)
    const result = await sittingResult({ userId: studentId, sittingId })
    expect(result).toMatchObject({ kind: 'sheet' })
    await student.goto(`/premium/sittings/${sittingId}/result`)
    expect(student.status()).toBe(200)
    await tutor.goto(tutor.at())
    await tutor.follow('5 of 5')
    expect([tutor.status(), tutor.text()]).toEqual([200, expect.stringContaining('a sheet from your tutor')])
  })

  test('leaves skills out that were not taught, and nothing of whole tests gets in', async () => {
    const { tutor } = await pair()
    const address = '/tutor-dashboard/sheets?level=isee-upper&subject=mathematics_achievement&count=20&seed=9'
    await tutor.goto(address)
    const skill = /<h3 class="title-3">1\. ([^<]+)<\/h3>/.exec(tutor.html().replaceAll('<!-- -->', ''))?.[1] ?? ''
    expect(skill).not.toBe('')
    await tutor.goto(`${address}&without=${encodeURIComponent(skill)}`)
    expect(tutor.html().replaceAll('<!-- -->', '')).not.toMatch(new RegExp(`title-3">\\d+\\. ${skill}<`))
  })
})

describe('a lesson', () => {
  test('is made of what the group is confirmed to hold, printed with its key apart, and tells what changed', async () => {
    const { tutor, tutorId, studentId } = await pair()
    const held = await confirm(studentId)
    const other = await createStudent({ firstName: 'Bo' })
    await linkStudent(tutorId, other.id)
    const group = await db.tutorGroup.create({ data: { tutorId, name: 'Saturday' } })
    for (const id of [studentId, other.id]) await db.tutorGroupMember.create({ data: { groupId: group.id, tutorId, studentId: id } })

    await tutor.goto('/tutor-dashboard/lesson-maker')
    await tutor.follow('Saturday')
    await tutor.press(`Make a lesson: ${held.skill}`)
    expect(tutor.text()).toMatch(/Ada Example Confirmed Confirmed .*Bo Example Not known Not known/)
    const lesson = tutor.at()
    for (const file of ['file', 'key']) {
      const pdf = await tutor.browser.get(`${lesson}/${file}`)
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    await db.wrongAnswerAnalytics.updateMany({ where: { studentId }, data: { interventionStatus: 'resolved' } })
    await tutor.goto(lesson)
    expect(tutor.text()).toContain('Gone: two clean answers a week apart.')
    await tutor.follow('Delete this lesson')
    await tutor.press('Delete it')
    expect((await tutor.browser.get(lesson)).status).toBe(404)
  })

  test('says before it is made for whom there is no page left', async () => {
    const { tutor, tutorId, studentId } = await pair()
    const held = await confirm(studentId)
    const { id: groupId } = await db.tutorGroup.create({ data: { tutorId, name: 'Large' } })
    const all = [studentId]
    for (let count = 1; count < 42; count++) all.push((await createStudent({ firstName: 'Zoe', lastName: `Z${count}` })).id)
    const others = all.slice(1)
    await db.tutorStudent.createMany({ data: others.map((id) => ({ tutorId, studentId: id })) })
    await db.tutorGroupMember.createMany({ data: all.map((id) => ({ groupId, tutorId, studentId: id })) })
    await tutor.goto(`/tutor-dashboard/lesson-maker?group=${groupId}`)
    expect(tutor.text()).toContain('A lesson has pages for 40 students. There is none for Zoe Z8, Zoe Z9.')
    await tutor.press(`Make a lesson: ${held.skill}`)
    expect(await db.printedLessonStudent.count({ where: { studentId: { in: all } } })).toBe(40)
  })
})

test('another tutor, one whose student has left, and one who is suspended see nothing, and the student keeps the work', async () => {
  const { tutor, tutorId, student, studentId } = await pair()
  const stranger = (await walkerOf('tutor')).walker
  const batchId = await give({ tutorId, studentIds: [studentId], work: { kind: 'quiz', ...MATH, number: 4 } })
  const { id } = await db.assignment.findFirstOrThrow({ where: { batchId } })
  const addresses = ['', '/export', '/withdrawal'].map((page) => `/tutor-dashboard/assignments/${batchId}${page}`)
  for (const address of addresses) {
    expect((await tutor.browser.get(address)).status).toBe(200)
    expect((await stranger.browser.get(address)).status).toBe(404)
  }
  expect((await stranger.browser.post(addresses[2] ?? '')).status).toBe(404)
  const fellow = (await signedIn()).browser
  expect((await fellow.get(`/premium/assignments/${id}`)).status).toBe(404)

  await sitQuiz({ userId: studentId, ...MATH, number: 4, at: new Date(), choose: ({ answer }) => answer })
  await endLink({ tutorId, studentId })
  for (const address of addresses) expect((await tutor.browser.get(address)).status).toBe(404)
  const left = await tutor.browser.get('/tutor-dashboard/assignments')
  expect([left.status, left.text.includes('Quiz 4')]).toEqual([200, false])
  await student.goto(`/premium/assignments/${id}`)
  expect(student.text()).toContain('20 of 20 right')
  await student.goto('/premium/assignments')
  expect(student.text()).toContain('Quiz 4')

  const other = await pair()
  const given = await give({ tutorId: other.tutorId, studentIds: [other.studentId], work: { kind: 'quiz', ...MATH, number: 5 } })
  await db.tutor.update({ where: { id: other.tutorId }, data: { approvalStatus: 'suspended' } })
  const shut = await other.tutor.browser.get(`/tutor-dashboard/assignments/${given}`)
  expect([shut.status, shut.location]).toEqual([303, '/application-pending'])
})
