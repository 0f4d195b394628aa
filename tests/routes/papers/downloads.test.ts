/** Tests on paper over the wire, without scripts: the catalog, the week's one, the files, and the keys. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { sourceOf } from '~/exam/core/item/name'
import { CURRENT_EDITION } from '~/exam/forms/editions/editions.server'
import { assembleTest } from '~/exam/forms/tests/test.server'
import { PAPERS } from '~/exam/papers/papers.server'
import { eraseExpired } from '~/models/accounts/personal-data/retention.server'
import { hideSource, restoreSource } from '~/models/bank/hidden-source.server'
import { testTypeOf } from '~/models/bank/stored-level'
import { downloadedNames } from '~/models/skills/on-paper.server'
import { seenBefore } from '~/models/skills/seen.server'
import { createStudent } from '../../factories/accounts'
import { startWholeTest } from '../../factories/whole-tests/begun'
import { openBrowser, signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const DAY = 24 * 3_600_000
const SECTION = 'isee-upper-test-5-vr'
const cover = (id: string) => `/premium/pdf-downloads/${id}`
const file = (id: string) => `${cover(id)}/file`
const key = (id: string) => `/premium/answer-keys/${id}/file`

/** A free student past the trial, at a page. */
async function at(path: string, shape: Parameters<typeof signedIn>[0] = {}) {
  const { browser, student } = await signedIn({
    profile: { level: 'isee-upper', gradeApplied: 9 },
    createdAt: new Date(Date.now() - 9 * DAY),
    ...shape,
  })
  const walker = openWalker(browser)
  await walker.goto(path)
  return { walker, browser, student }
}

test('the catalog of the database is the one of the exam: two tests a level, and every section', async () => {
  const rows = await db.pdfPracticeTest.findMany({ where: { isActive: true } })
  const expected = PAPERS.map(({ id, name, level, part, minutes, questions }) => ({
    ...{
      id,
      fileName: `${id}.pdf`,
      displayName: name,
      testType: testTypeOf(level),
      gradeLevel: level.split('-')[1],
      section: part ?? 'whole',
    },
    ...{ filePath: file(id), answerKeyUrl: key(id), timeLimit: minutes, questionCount: questions },
  }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const paper of expected) expect(byId.get(paper.id)).toMatchObject(paper)
})

test('a visitor signs in first; an unknown test is not there', async () => {
  expect((await openBrowser().get(file(SECTION))).location).toContain('/login')
  const { browser } = await at('/premium/pdf-downloads')
  for (const path of [cover('isee-upper-test-1'), file('isee-upper-test-1'), key('..%2f..%2fetc')]) {
    expect((await browser.get(path)).status).toBe(404)
  }
  expect((await browser.post(cover('isee-upper-test-7'))).status).toBe(404)
})

describe('a free student', () => {
  test('gets one test a week, keeps it with its key, and is told when the week’s one is used', async () => {
    const { walker, browser, student } = await at('/premium/pdf-downloads')
    expect((await browser.get(file(SECTION))).status).toBe(404)
    expect((await browser.get(key(SECTION))).status).toBe(404)
    await walker.follow('Verbal Reasoning, test 5')
    expect(walker.text()).toContain('0/1 used this week')
    await walker.press('Get this test')
    expect(walker.text()).toContain('The test is yours')
    await browser.post(cover(SECTION))
    expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(1)
    expect(await db.pdfDownload.count({ where: { userId: student.id } })).toBe(1)

    const pdf = await browser.get(file(SECTION))
    expect(pdf.status).toBe(200)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="${SECTION}.pdf"`)
    expect(pdf.headers.get('cache-control')).toBe('private, no-store')
    expect((await browser.get(`${file(SECTION)}?print=large`)).headers.get('content-disposition')).toContain('large')
    expect((await browser.get(key(SECTION))).headers.get('content-type')).toBe('application/pdf')

    await walker.goto(cover('isee-upper-test-6'))
    expect(walker.text()).toContain('1/1 used')
    const refused = await browser.post(cover('isee-upper-test-6'))
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('1/1 used: PDF practice tests this week.')
    expect((await browser.get(file('isee-upper-test-6'))).status).toBe(404)
    await walker.goto('/premium/answer-keys')
    expect(walker.count('a', 'Answer key (PDF)')).toBe(1)
  })

  test('finds no key before a test, and no one else’s', async () => {
    const owner = await at(cover(SECTION))
    await owner.walker.press('Get this test')
    const { walker, browser } = await at('/premium/answer-keys')
    expect(walker.text()).toContain('No test yet')
    expect((await browser.get(file(SECTION))).status).toBe(404)
    expect((await browser.get(key(SECTION))).status).toBe(404)
  })
})

test('a member without limits gets as many as there are', async () => {
  const { browser, student } = await at('/premium/pdf-downloads', { tier: 'premium_annual' })
  for (const { id } of PAPERS.slice(0, 3)) expect((await browser.post(cover(id))).status).toBe(303)
  expect(await db.pdfDownload.count({ where: { userId: student.id } })).toBe(3)
  expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(0)
})

test('the key waits while its questions are open on the screen, and such a test is not handed out', async () => {
  const { walker, browser, student } = await at(cover(SECTION), { tier: 'premium_annual' })
  await walker.press('Get this test')
  await startWholeTest({ userId: student.id, at: new Date(), number: 5 })

  expect((await browser.get(key(SECTION))).location).toBe('/premium/answer-keys')
  expect((await browser.get(file(SECTION))).status).toBe(200)
  await walker.goto('/premium/answer-keys')
  expect(walker.text()).toContain('The answer key waits.')
  expect(walker.count('a', 'Answer key (PDF)')).toBe(0)
  expect((await browser.post(cover('isee-upper-test-5'))).status).toBe(409)
  expect((await browser.post(cover('isee-upper-test-6'))).status).toBe(303)
})

test('what is on paper with its key counts as seen before, and nothing else does', async () => {
  const { walker, student } = await at(cover(SECTION))
  const seenIn = async (part: string) => {
    const items = assembleTest('isee-upper', 5).sections.find(({ id }) => id === part)?.items ?? []
    const questions = items.map((item) => ({ itemId: item.id, item }))
    const isSeen = await seenBefore(db, { userId: student.id, sittingId: 'none', before: new Date() }, questions)
    return questions.filter(isSeen).length
  }
  expect([await seenIn('VR'), await seenIn('QR')]).toEqual([0, 0])
  await walker.press('Get this test')
  expect([await seenIn('VR'), await seenIn('QR')]).toEqual([40, 0])
})

test('the test and its key stay what they were when it was got, whatever is hidden or put back afterwards', async () => {
  const actorId = (await createStudent()).id
  const [first, second] = assembleTest('isee-upper', 5).sections[0]?.items.map(sourceOf) ?? []
  const [before, after] = [first ?? '', second ?? '']
  const change = { actorId, reason: 'It is being looked at.' }
  const names = async (userId: string) => downloadedNames(db, { userId, before: new Date(Date.now() + 1000) })
  const pages = async ({ browser }: Awaited<ReturnType<typeof at>>) => [
    (await browser.get(file(SECTION))).text,
    (await browser.get(key(SECTION))).text,
  ]

  const untouched = await at(cover(SECTION))
  await untouched.walker.press('Get this test')
  const whole = await pages(untouched)
  expect(await hideSource({ ...change, name: before })).toBe('hidden')
  try {
    expect(await pages(untouched)).toEqual(whole)
    const later = await at(cover(SECTION))
    await later.walker.press('Get this test')
    const withStandIn = await pages(later)
    expect(withStandIn[0]).not.toBe(whole[0])
    expect(withStandIn[1]).not.toBe(whole[1])

    expect(await hideSource({ ...change, name: after })).toBe('hidden')
    expect(await restoreSource({ ...change, name: before })).toBe(true)
    expect(await pages(later)).toEqual(withStandIn)
    const [old, printed] = [await names(untouched.student.id), await names(later.student.id)]
    expect(old.map((id) => sourceOf({ id }))).toContain(before)
    expect(printed).toHaveLength(40)
    expect(printed.map((id) => sourceOf({ id }))).not.toContain(before)
    expect(printed.filter((name) => !old.includes(name))).toHaveLength(1)
    expect(await db.pdfDownload.findFirstOrThrow({ where: { userId: later.student.id } })).toMatchObject({
      edition: CURRENT_EDITION,
      hiddenSources: [before],
    })
  } finally {
    await Promise.all([before, after].map((name) => restoreSource({ ...change, name })))
  }
})

test('a download keeps the network alone, and that with the browser for 30 days', async () => {
  const { browser, student } = await at(cover(SECTION), { profile: { level: 'isee-upper', gradeApplied: 9, holder: 'parent' } })
  const atHome = openBrowser('203.0.113.77')
  for (const [name, value] of browser.cookies) atHome.cookies.set(name, value)
  await atHome.post(cover(SECTION))
  const own = { where: { userId: student.id } }
  const kept = { ipAddress: '203.0.113.0/24', userAgent: 'Mozilla/5.0 (test)' }
  expect(await db.pdfDownload.findFirstOrThrow(own)).toMatchObject({
    ...kept,
    downloadType: 'direct',
    studentId: student.id,
    pdfTestId: SECTION,
  })
  await db.pdfDownload.updateMany({ ...own, data: { downloadedAt: new Date(Date.now() - 29 * DAY) } })
  await eraseExpired()
  expect(await db.pdfDownload.findFirstOrThrow(own)).toMatchObject(kept)
  await db.pdfDownload.updateMany({ ...own, data: { downloadedAt: new Date(Date.now() - 31 * DAY) } })
  await eraseExpired()
  expect(await db.pdfDownload.findFirstOrThrow(own)).toMatchObject({ ipAddress: null, userAgent: null, pdfTestId: SECTION })
})
