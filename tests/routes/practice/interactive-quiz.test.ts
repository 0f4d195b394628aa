/** Adaptive practice over the wire: what a page holds before and after the check, and who may ask for it. */
import { describe, expect, test } from 'vitest'
import { lessonOn } from '~/content/lessons/lessons.server'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { renderMath } from '~/exam/print/html.server'
import { FIRST_RATING } from '~/exam/scoring/rating'
import { findPractice } from '~/models/practice/open-practice.server'
import { findTwinSet } from '~/models/practice/twins/set.server'
import { sitQuiz, wrongChoice } from '../../factories/sittings'
import { type Browser, openBrowser, signedIn } from '../../support/browser'

const AFTER_TRIAL = new Date(Date.now() - 72 * 60 * 60 * 1000)
const START = '/premium/interactive-quiz'

async function started(shape: Parameters<typeof signedIn>[0] = { tier: 'premium_annual' }) {
  const { student, browser } = await signedIn(shape)
  const { status, location } = await browser.post(START, { subject: ['mathematics_achievement', 'verbal_reasoning'] })
  expect(status).toBe(303)
  const path = location ?? ''
  return { student, browser, path, owner: { userId: student.id, sittingId: path.split('/').at(-1) ?? '' } }
}

async function lastOf(owner: { userId: string; sittingId: string }) {
  const session = await findPractice(owner)
  if (!session) throw new Error('the session is gone')
  return session.last
}

/** The page and its data, as one text. */
async function bytes(browser: Browser, path: string): Promise<string> {
  const [page, data] = [await browser.get(path), await browser.get(`${path}.data`)]
  return page.text + data.text
}

/** Sentences long enough to be known again, in pieces without formulas and without what the question itself quotes. */
function pieces(item: Item, texts: (string | undefined)[]): string[] {
  const asked = [item.stem, item.columns?.a, item.columns?.b, ...item.choices.map(({ text }) => text)].join(' ')
  const parts = texts.flatMap((text) => (text ?? '').replace(/\$[^$]*\$/g, '"').split(/["“”'’&<>]/))
  return parts.filter((part) => part.trim().length > 12 && !asked.includes(part.trim().replace(/[.,;]$/, '')))
}

test('no byte tells key, explanation or unopened hints before the check; all of it stands there afterwards', async () => {
  const { browser, path, owner } = await started()
  for (let position = 1; position <= 6; position++) {
    const { item } = await lastOf(owner)
    const secrets = pieces(item, [...item.steps, ...item.hints, ...item.choices.map(({ misconception }) => misconception?.says)])
    expect(secrets.length).toBeGreaterThan(0)
    const before = await bytes(browser, path)
    for (const secret of [...secrets, ...item.steps.map(renderMath)]) expect(before).not.toContain(secret)
    expect(before).not.toContain(item.id)
    expect(before).not.toContain('misconception')

    const choice = String((item.answer + 1) % item.choices.length)
    await browser.post(path, { intent: 'check', position: String(position), choice, openedAt: '0' })
    const after = await bytes(browser, path)
    for (const step of item.steps) expect(after).toContain(renderMath(step))
    expect(after).toContain('Not this time')
    await browser.post(path, { intent: 'next', position: String(position) })
  }
})

test('hints open one by one, keep the choice, and a form sent twice opens one', async () => {
  const { browser, path, owner } = await started()
  const { item } = await lastOf(owner)
  const fields = { intent: 'hint', position: '1', shown: '0', choice: '2', struck: '1' }
  const { location } = await browser.post(path, fields)
  expect(location).toBe(`${path}?choice=2`)
  await browser.post(path, fields)
  const { text } = await browser.get(location ?? '')
  expect(text).toMatch(/value="2"[^>]*checked|checked[^>]*value="2"/)
  expect(await lastOf(owner)).toMatchObject({ hintsUsed: 1, struck: [1] })
  for (const part of pieces(item, item.hints.slice(1))) expect(text).not.toContain(part)
})

test('a check without a choice is a 400 with the question and says what to do', async () => {
  const { browser, path, owner } = await started()
  const page = await browser.post(path, { intent: 'check', position: '1', openedAt: '0' })
  expect(page.status).toBe(400)
  expect(page.text).toContain('Choose an answer first')
  expect(page.text).toContain('Check my answer')
  expect((await lastOf(owner)).isRight).toBeNull()
})

test('an answer to the question of another session is refused, and nothing is checked', async () => {
  const { browser, path, owner } = await started()
  const fields = { intent: 'check', position: '1', choice: '0', openedAt: '0' }
  const page = await browser.post(path, { ...fields, shows: `${START}/another` })
  expect([page.status, page.text.includes('The page had changed')]).toEqual([409, true])
  expect((await lastOf(owner)).isRight).toBeNull()
  expect((await browser.post(path, { ...fields, shows: path })).status).toBe(303)
})

test('nothing ticked, and bodies that no page sends, are a 400', async () => {
  const { browser, path } = await started()
  expect((await browser.post(START)).status).toBe(400)
  expect((await browser.post(START, { subject: 'writing_sample' })).status).toBe(400)
  for (const intent of ['', 'score', 'check,next']) expect((await browser.post(path, { intent, position: '1' })).status).toBe(400)
  expect((await browser.post(path, { intent: 'check', position: 'x', choice: '9', openedAt: '-1' })).status).toBe(400)
})

test('the session belongs to its student: anybody else gets 404 and changes nothing', async () => {
  const { path, owner } = await started()
  const { browser: stranger } = await signedIn()
  const before = await findPractice(owner)
  for (const address of [path, `${path}/summary`, `${path}.data`, `${path}/summary.data`])
    expect((await stranger.get(address)).status).toBe(404)
  const posts = [
    { intent: 'check', position: '1', choice: '0', openedAt: '0' },
    { intent: 'hint', position: '1', shown: '0' },
    { intent: 'next', position: '1' },
    { intent: 'twin', position: '1' },
  ]
  for (const fields of posts) expect((await stranger.post(path, fields)).status).toBe(404)
  expect((await stranger.post(`${path}/summary`)).status).toBe(404)
  expect(await findPractice(owner)).toEqual(before)
  expect((await openBrowser().get(path)).location).toMatch(/^\/login\?redirectTo=/)
})

test('a sitting of another kind is no practice session', async () => {
  const { browser, student } = await signedIn({ tier: 'premium_annual' })
  const { location } = await browser.post('/premium/sectional-quiz/mathematics_achievement/1')
  const { id } = await db.practiceSitting.findFirstOrThrow({ where: { userId: student.id } })
  expect(location).toContain(id)
  for (const path of [`${START}/${id}`, `${START}/${id}/summary`]) expect((await browser.get(path)).status).toBe(404)
})

test('the fourth session of a week is refused with 403, the count and the way on', async () => {
  const { browser, path } = await started({ createdAt: AFTER_TRIAL })
  await browser.post(`${path}/summary`)
  for (let session = 0; session < 2; session++) {
    const { location } = await browser.post(START, { subject: 'mathematics_achievement' })
    await browser.post(`${location}/summary`)
  }
  const refused = await browser.post(START, { subject: 'mathematics_achievement' })
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('3/3 used: interactive quizzes this week. Upgrade to Premium for unlimited access.')
  const page = await browser.get(START)
  expect(page.status).toBe(200)
  expect(page.text).toContain('3/3 used')
  expect(page.text).not.toContain('Start practicing')
  const dashboard = await browser.get('/premium/dashboard')
  expect(dashboard.text).toContain('0 of 3 left this week')
  expect(dashboard.text).toContain('3 of 3 left this week')
})

test('the summary of an open session asks before it ends, and afterwards shows the work', async () => {
  const { browser, path, owner } = await started()
  const { item } = await lastOf(owner)
  await browser.post(path, { intent: 'check', position: '1', choice: String(item.answer), openedAt: '0' })
  expect((await browser.get(`${path}/summary`)).text).toContain('End the session?')
  expect((await browser.post(`${path}/summary`)).location).toBe(`${path}/summary`)
  const { text } = await browser.get(`${path}/summary`)
  expect(text).toContain('1 of 1 right.')
  expect(text).not.toContain('Watch this')
  expect(text).toContain(item.skill)
  expect((await browser.get(path)).location).toBe(`${path}/summary`)
  expect((await browser.get('/dashboard')).text).toContain(`href="${path}/summary"`)
})

test('the summaries of a session and of its twins lead to the lesson on what was missed', async () => {
  const { browser, path, owner } = await started()
  const { item } = await lastOf(owner)
  await browser.post(path, { intent: 'check', position: '1', choice: String(wrongChoice(item)), openedAt: '0' })
  await browser.post(`${path}/summary`)
  const link = `href="/premium/video-lessons/${lessonOn(item.skill)?.id}"`
  expect((await browser.get(`${path}/summary`)).text).toContain(link)

  const set = (await browser.post('/premium/twins', { due: '1' })).location ?? ''
  const twin = (await findTwinSet({ ...owner, sittingId: set.split('/').at(-1) ?? '' }))?.questions[0]?.item
  await browser.post(`${set}/questions/1`, { choice: String(twin && wrongChoice(twin)), openedAt: '0', shows: `${set}/questions/1` })
  expect((await browser.get(`${set}/summary`)).text).toContain(link)
})

describe('a choice of skill, difficulty and length', () => {
  test('in the address fills the form, which starts such a session', async () => {
    const { student, browser } = await signedIn({ tier: 'premium_annual' })
    const { text } = await browser.get(`${START}?skill=Inference&difficulty=hard&questions=7`)
    expect(text).toContain('Practice Inference')
    expect(text).toMatch(/<option[^>]*value="hard"[^>]*selected|selected=""[^>]*value="hard"/)
    const chosen = { subject: 'reading_comprehension', skill: 'Inference', difficulty: 'hard', questions: '7' }
    const { location } = await browser.post(START, chosen)
    const owner = { userId: student.id, sittingId: location?.split('/').at(-1) ?? '' }
    const { subject, skill, passage } = (await lastOf(owner)).item
    expect([subject, skill]).toEqual(['reading_comprehension', 'Inference'])
    const page = await browser.get(location ?? '')
    expect(page.text).toContain('1 of 7')
    expect(page.text).toContain('id="line-1"')
    expect(page.text).toContain(passage?.title.split(/['’]/)[0])
    expect((await browser.get(START)).text).toContain('A session on Inference is open')
  })

  test.each([
    'skill=Alchemy',
    'skill=%00',
    'difficulty=brutal',
    'questions=4',
    'questions=31',
    'questions=ten',
    'questions=1e9',
    `skill=${'x'.repeat(500)}`,
  ])('that is none (%s) is told and changes nothing: as an address kindly, as a form with a 400', async (query) => {
    const { student, browser } = await signedIn({ tier: 'premium_annual' })
    const page = await browser.get(`${START}?${query}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Not quite')
    expect(page.text).toContain('Start practicing')
    const fields = Object.fromEntries(new URLSearchParams(query))
    expect((await browser.post(START, { subject: 'reading_comprehension', ...fields })).status).toBe(400)
    expect(await db.practiceSitting.count({ where: { userId: student.id } })).toBe(0)
  })
})

test('an answer of a section moves the estimates, one left blank does not, and few answers are no standing', async () => {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const choose = (item: Item, position: number) => (position <= 6 ? item.answer : null)
  await sitQuiz({ userId: student.id, level: 'isee-upper', subject: 'reading_comprehension', number: 1, at: new Date(), choose })
  const estimates = await db.skillEstimate.findMany({ where: { userId: student.id } })
  expect(estimates.reduce((sum, { answers }) => sum + answers, 0)).toBe(6)
  for (const { answers, run, rating } of estimates) {
    expect(run).toBe(answers)
    expect(rating).toBeGreaterThan(FIRST_RATING)
  }
  const { text } = await browser.get(START)
  expect(text).toMatch(/Not enough answers yet: [12] of 3/)
  expect(text).toContain('subject=reading_comprehension&amp;skill=')
})
