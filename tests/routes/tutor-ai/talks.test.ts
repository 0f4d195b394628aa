/** Talks with the AI tutor over the wire, without scripts: from a solved question to the answer, the limit, a child, open work, a parent. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { askModel } from '~/jobs/ai/ask-model.server'
import { reportedTalkOf, talkOf } from '../../factories/practice/talks'
import { lately, sitQuiz, wrongChoice } from '../../factories/sittings'
import { openBrowser, signedIn } from '../../support/browser'
import { setFaults } from '../../support/post-office'
import { openWalker } from '../../support/walker'

const ROOM = '/premium/ai-tutor'
const TEEN = { profile: { level: 'isee-upper', gradeApplied: 9, holder: 'teen' } } as const
const CHILD = { profile: { level: 'ssat-middle', gradeApplied: 6, holder: 'child', parentEmail: 'parent@example.com' } } as const
const FREE = { createdAt: new Date('2025-01-01') } as const

beforeEach(() => setFaults({}))
afterEach(() => db.aiDay.deleteMany())

/** What the worker would do. */
async function work(userId: string) {
  for (const { id } of await db.aiTask.findMany({ where: { userId, state: 'waiting' } })) await askModel({ data: { taskId: id } })
}

async function solved(userId: string) {
  return sitQuiz({ userId, level: 'isee-upper', subject: 'quantitative_reasoning', number: 1, at: lately(), choose: wrongChoice })
}

describe('a talk about a solved question', () => {
  test('begins where the question is explained, waits by a header and a link, and shows the answer', async () => {
    const { browser, student } = await signedIn(TEEN)
    const sittingId = await solved(student.id)
    const walker = openWalker(browser)
    await walker.goto(`${ROOM}/questions/${sittingId}/2`)
    expect(walker.text()).toContain('The tutor knows this, and our solution.')
    walker.fill({ 'What would you like to know?': 'Where did I go wrong?' })
    await walker.press('Ask')
    const talk = walker.at()?.replace(/[?#].*/, '') ?? ''
    expect(talk).toMatch(/^\/premium\/ai-tutor\/[\w-]+$/)
    expect(walker.text()).toContain('The tutor is thinking')
    const waiting = await browser.get(talk)
    expect(waiting.headers.get('refresh')).toBe(`3;url=${talk}`)
    expect((await browser.get(`${talk}?live=1`)).headers.get('refresh')).toBeNull()

    await work(student.id)
    await walker.goto(talk)
    expect(walker.text()).not.toContain('The tutor is thinking')
    expect((await browser.get(talk)).headers.get('refresh')).toBeNull()
    walker.fill({ 'Your message': 'I see. And next?' })
    await walker.press('Ask')
    await work(student.id)
    expect(await db.tutorMessage.count({ where: { conversation: { studentId: student.id }, isWhole: true } })).toBe(4)
    // The same question again leads to the talk that goes on.
    await walker.goto(`${ROOM}/questions/${sittingId}/2`)
    expect(walker.at()).toBe(talk)
  })

  test('is not to be had while the question can still be answered, nor by anyone else', async () => {
    const { browser, student } = await signedIn(TEEN)
    const open = { level: 'isee-upper', subject: 'quantitative_reasoning', number: 2 } as const
    const running = await sitQuiz({ userId: student.id, ...open, at: new Date(), choose: wrongChoice, stopAfter: 2 })
    expect((await browser.get(`${ROOM}/questions/${running}/1`)).status).toBe(404)
    expect((await browser.post(`${ROOM}/questions/${running}/1`, { text: 'What is the answer?' })).status).toBe(404)
    const { browser: other, student: owner } = await signedIn(TEEN)
    const sittingId = await solved(owner.id)
    expect((await browser.get(`${ROOM}/questions/${sittingId}/1`)).status).toBe(404)
    expect((await other.get(`${ROOM}/questions/${sittingId}/1`)).status).toBe(200)
  })

  test('says nothing while timed work is open, and keeps what was typed', async () => {
    const { browser, student } = await signedIn(TEEN)
    const talk = await talkOf(student.id)
    const open = { level: 'isee-upper', subject: 'quantitative_reasoning', number: 2 } as const
    await sitQuiz({ userId: student.id, ...open, at: new Date(), choose: wrongChoice, stopAfter: 2 })
    const page = await browser.post(`${ROOM}/${talk}`, { text: 'What is three quarters of twelve?', number: '3' })
    expect(page.status).toBe(409)
    expect(page.text).toContain('You have timed work open')
    expect(page.text).toContain('What is three quarters of twelve?')
    expect(await db.aiTask.count({ where: { userId: student.id } })).toBe(0)
  })
})

test('the fourth talk of a free week is refused with 3/3 used, and the text stays', async () => {
  const { browser, student } = await signedIn({ ...TEEN, ...FREE })
  for (let talk = 0; talk < 3; talk++) {
    expect((await browser.post(ROOM, { text: `Question ${talk}`, once: `abcdefghijklmnop-${talk}` })).status).toBe(303)
  }
  const page = await browser.post(ROOM, { text: 'One more, please', once: 'abcdefghijklmnop-9' })
  expect([page.status, page.text.includes('3/3 used'), page.text.includes('One more, please')]).toEqual([403, true, true])
  expect(await db.tutorConversation.count({ where: { studentId: student.id } })).toBe(3)
})

test('a child without a parent’s permission sees why, and nothing is stored or asked', async () => {
  const { browser, student } = await signedIn(CHILD)
  expect((await browser.get(ROOM)).text).toContain('A parent decides first')
  const page = await browser.post(ROOM, { text: 'Hello', once: 'abcdefghijklmnop-1' })
  expect(page.status).toBe(403)
  expect(await db.tutorConversation.count({ where: { studentId: student.id } })).toBe(0)
})

test('a failed answer says so, keeps the question, costs no session, and can be asked for again', async () => {
  const { browser, student } = await signedIn({ ...TEEN, ...FREE })
  await setFaults({ model: { status: 500 } })
  const walker = openWalker(browser)
  await walker.goto(ROOM)
  walker.fill({ 'Your question': 'What is a ratio?' })
  await walker.press('Ask')
  await work(student.id)
  await walker.goto(walker.at()?.replace(/[?#].*/, '') ?? '')
  expect(walker.text()).toContain('No whole answer came')
  expect(walker.text()).toContain('What is a ratio?')
  expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(0)

  await setFaults({})
  await walker.press('Ask again')
  await work(student.id)
  await walker.goto(walker.at()?.replace(/[?#].*/, '') ?? '')
  expect(walker.text()).not.toContain('No whole answer came')
  expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(1)
})

test('two tabs: the second message of the same number is not sent, and stays in its window', async () => {
  const { browser, student } = await signedIn(TEEN)
  const talk = await talkOf(student.id)
  const [one, other] = [
    await browser.post(`${ROOM}/${talk}`, { text: 'From one tab', number: '3' }),
    await browser.post(`${ROOM}/${talk}`, { text: 'From the other tab', number: '3' }),
  ]
  expect([one.status, other.status]).toEqual([303, 409])
  expect(other.text).toContain('From the other tab')
})

test('a talk is renamed, shared and unshared by an address, downloaded, reported and deleted', async () => {
  const { browser, student } = await signedIn(TEEN)
  const talk = await talkOf(student.id)
  const walker = openWalker(browser)
  await walker.goto(`${ROOM}/${talk}/settings`)
  walker.fill({ 'Name of the talk': 'Pies' })
  await walker.press('Save the name')
  await walker.press('Share it with a parent')
  const { pathname, search } = new URL(String(walker.field('Address of the talk').value))
  const visitor = openBrowser()
  const shared = await visitor.get(pathname + search)
  expect([shared.status, shared.text.includes('Pies'), shared.headers.get('cache-control')]).toEqual([200, true, 'no-store'])
  await walker.press('Stop sharing it')
  expect((await visitor.get(pathname + search)).status).toBe(404)

  const file = await browser.get(`${ROOM}/${talk}/file`)
  expect(file.text).toContain('Tutor (a computer program):\nThink of 1/2 of a pie')
  await walker.goto(`${ROOM}/${talk}/report`)
  walker.pick('report-reason-unkind')
  await walker.press('Report it')
  expect(await db.talkReport.count({ where: { conversationId: talk, reason: 'unkind' } })).toBe(1)
  await walker.goto(`${ROOM}/${talk}/deletion`)
  await walker.press('Delete it')
  expect(await db.tutorMessage.count({ where: { conversationId: talk } })).toBe(0)
})

test('admins read reported talks alone, and handle them once', async () => {
  const [{ browser: admin }, { student }] = [await signedIn({ role: 'admin' }), await signedIn(TEEN)]
  const report = await reportedTalkOf(student.id)
  const quiet = await talkOf(student.id, { title: 'Nobody reads this' })
  const list = await admin.get('/admin/inbox/talks')
  expect([list.text.includes('It was unkind'), list.text.includes('Nobody reads this')]).toEqual([true, false])
  expect((await admin.get(`${ROOM}/${quiet}`)).status).toBe(404)
  const page = await admin.get(`/admin/inbox/talks/${report}`)
  expect([page.status, page.text.includes(student.email)]).toEqual([200, false])
  await admin.post(`/admin/inbox/talks/${report}`, { state: 'done', seen: '' })
  expect(await db.talkReport.findUnique({ where: { id: report }, select: { state: true } })).toEqual({ state: 'done' })
})
