/** While a whole test is open, nothing of it can be seen that it has not asked yet, or how it went: by any address of the product. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { assembleTest } from '~/exam/forms/tests/test.server'
import { startSkipped } from '~/models/practice/twins/start.server'
import { currentTest, endStep } from '~/models/tests/advance.server'
import { age, answerIn, startWholeTest } from '../../factories/whole-tests/begun'
import { type Browser, signedIn } from '../../support/browser'

let browser: Browser
let userId = ''
let sittingId = ''

/** A rehearsal whose first section is closed, every answer in it wrong, and whose second runs. */
beforeAll(async () => {
  const signed = await signedIn({ tier: 'premium_annual' })
  browser = signed.browser
  userId = signed.student.id
  const at = new Date()
  sittingId = await startWholeTest({ userId, at })
  const [first] = assembleTest('isee-upper', 1).sections
  for (const [index, item] of (first?.items ?? []).entries()) {
    await answerIn({ userId, sectionId: `${sittingId}.1`, position: index + 1, choice: (item.answer + 1) % 4, at })
  }
  await endStep({ userId, sittingId, stepId: 'VR' })
})

const get = (path: string) => browser.get(path)
const textOf = async (path: string) => (await get(path)).text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

/** What these pages say of the section when the whole test is over, and not before. */
const TOLD_AFTERWARDS: [string, RegExp][] = [
  ['/premium/mistakes', /synonym/i],
  ['/dashboard', /40 mistakes to work on/],
  ['/premium/dashboard', /40 to work on/],
  ['/premium/interactive-quiz', /Synonyms Getting there, 19 answers/],
  ['/premium/practice-tests', /Test 1 Finished/],
]

describe('of a section that is closed', () => {
  test.each([
    ['its result', () => `/premium/sittings/${sittingId}.1/result`],
    ['the result of the test', () => `/premium/sittings/${sittingId}/result`],
    ['its questions', () => `/premium/sittings/${sittingId}.1/questions/1`],
    ['its review', () => `/premium/sittings/${sittingId}.1/review`],
    ['its pause', () => `/premium/sittings/${sittingId}.1/pause`],
    ['its end', () => `/premium/sittings/${sittingId}.1/submission`],
  ])('%s leads to where the test stands', async (_name, path) => {
    let page = await get(path())
    for (let turn = 0; turn < 4 && page.location; turn++) {
      expect(page.status).toBe(302)
      if (/\.2\/questions\/1$/.test(page.location)) return
      page = await get(page.location)
    }
    throw new Error(`${path()} answered ${page.status} at the end`)
  })

  test('its questions are not sent to scripts any more', async () => {
    expect((await get(`/api/sittings/${sittingId}.1/section`)).status).toBe(404)
  })

  test('no mistake, no estimate and no score is stored', async () => {
    expect(await db.wrongAnswer.count({ where: { studentId: userId } })).toBe(0)
    expect(await db.skillEstimate.count({ where: { userId } })).toBe(0)
    expect(await db.response.count({ where: { section: { sittingId }, isRight: { not: null } } })).toBe(0)
    expect(await db.sittingSection.count({ where: { sittingId, right: { not: null } } })).toBe(0)
  })

  test('the list of mistakes, the dashboard and practice know nothing of it', async () => {
    for (const [path, told] of TOLD_AFTERWARDS) expect([path, told.test(await textOf(path))]).toEqual([path, false])
  })

  test('no twins of it can be asked for', async () => {
    expect(await startSkipped({ studentId: userId, sittingId, level: 'isee-upper' })).toEqual({ outcome: 'nothing' })
    const page = await browser.post('/premium/twins', { sitting: sittingId })
    expect(page.location ?? '').not.toMatch(/^\/premium\/twins\//)
  })

  test('it takes nothing any more: no answer, no highlight, no pause', async () => {
    const before = await db.response.findMany({ where: { section: { sittingId } }, orderBy: [{ sectionId: 'asc' }, { position: 'asc' }] })
    const question = `/premium/sittings/${sittingId}.1/questions/1`
    expect((await browser.post(question, { openedAt: String(Date.now()), choice: '0', shows: question })).status).toBe(303)
    const save = { page: 'page-of-before', number: 1, seen: 0, questions: [{ position: 1, spent: 0 }], highlights: [] }
    expect(await browser.call(`/api/sittings/${sittingId}.1/section`, save)).toMatchObject({ status: 409, json: { state: 'ended' } })
    await browser.post(`/premium/sittings/${sittingId}.1/pause`)
    await browser.post(`/premium/sittings/${sittingId}.1/submission`)
    expect(await db.response.findMany({ where: { section: { sittingId } }, orderBy: [{ sectionId: 'asc' }, { position: 'asc' }] })).toEqual(
      before,
    )
    expect(await db.sittingSection.findUnique({ where: { id: `${sittingId}.2` } })).toMatchObject({ endedAt: null, pauses: 0 })
  })
})

describe('of a section that is not open yet', () => {
  test.each([
    'premium/sittings/ID.3/questions/1',
    'premium/sittings/ID.3/review',
    'premium/sittings/ID.3/submission',
    'premium/sittings/ID.4/questions/1',
    'premium/sittings/ID.9/questions/1',
    'premium/sittings/ID.2/questions/38',
    'premium/sittings/ID.2.1/questions/1',
    'premium/sittings/ID.0/questions/1',
    'premium/tests/ID/writing',
    'api/sittings/ID.3/section',
  ])('%s is not found', async (path) => {
    const page = await get(`/${path.replace('ID', sittingId)}`)
    expect(page.status).toBe(404)
  })

  test('the page of the section that runs holds no word of the next, and does not say which questions count', async () => {
    const reading = assembleTest('isee-upper', 1).sections.find(({ id }) => id === 'RC')
    const title = reading?.items[0]?.passage?.title ?? 'no passage'
    const pages = [await get(`/premium/sittings/${sittingId}.2/questions/1`), await get(`/api/sittings/${sittingId}.2/section`)]
    for (const { status, text } of pages) {
      expect(status).toBe(200)
      expect(text).not.toContain(title)
      expect(text).not.toMatch(/isScored|unscored|promptIds|itemIds/)
    }
  })
})

test('a forged start, end or break of another step changes nothing', async () => {
  for (const step of ['RC', 'B1', 'B2', 'VR', 'MA', 'ES', '', 'constructor']) {
    for (const intent of ['end', 'go-on']) {
      expect((await browser.post(`/premium/tests/${sittingId}`, { step, intent, because: 'time' })).status).toBe(303)
    }
  }
  expect(await currentTest({ userId, sittingId })).toMatchObject({ standing: { is: 'working', step: { id: 'QR' } } })
})

test('another student finds nothing at any address of the test', async () => {
  const { browser: stranger } = await signedIn()
  for (const path of [
    `tests/${sittingId}`,
    `tests/${sittingId}/writing`,
    `sittings/${sittingId}.2/questions/1`,
    `sittings/${sittingId}.1/result`,
  ]) {
    expect((await stranger.get(`/premium/${path}`)).status).toBe(404)
  }
  expect((await stranger.post(`/premium/tests/${sittingId}`, { step: 'QR', intent: 'end' })).status).toBe(404)
  expect((await stranger.post(`/premium/tests/${sittingId}/writing`, { promptId: 'x', body: 'Mine.', seen: '0' })).status).toBe(404)
})

test('when the whole test is over, its mistakes are there', async () => {
  await age(sittingId, 300)
  expect((await get(`/premium/tests/${sittingId}`)).text).toContain('The test is over')
  expect(await db.wrongAnswer.count({ where: { studentId: userId } })).toBe(40)
  // What the pages were searched for while it ran: so they would have said it.
  for (const [path, told] of TOLD_AFTERWARDS) expect([path, told.test(await textOf(path))]).toEqual([path, true])
})
