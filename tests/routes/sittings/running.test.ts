/** Running work on its pages: the cover, a second section, the dashboard, and leaving what was opened by mistake. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { HOUR_MS } from '~/utils/time/durations'
import { startWholeTest } from '../../factories/whole-tests/begun'
import { type Browser, signedIn } from '../../support/browser'

const QUIZ = '/premium/sectional-quiz/mathematics_achievement'

async function inQuiz(shape: Parameters<typeof signedIn>[0] = {}) {
  const { student, browser } = await signedIn(shape)
  const sittingId = (await browser.post(`${QUIZ}/1`)).location?.split('/')[3] ?? ''
  return { student, browser, sittingId, path: `/premium/sittings/${sittingId}` }
}

/** React separates the texts of one line by comments. */
const textOf = async (browser: Browser, path: string) => (await browser.get(path)).text.replaceAll('<!-- -->', '')

const answer = (browser: Browser, path: string, position: number) =>
  browser.post(`${path}/questions/${position}`, { openedAt: String(Date.now()), choice: '1', intent: 'next' })

test('the cover says that one is in it, and leads to the first question without an answer', async () => {
  const { browser, path } = await inQuiz()
  await answer(browser, path, 1)
  const text = await textOf(browser, `${QUIZ}/1`)
  expect(text).toMatch(/You are in it: 1[67] minutes left\./)
  expect(text).toContain(`href="${path}/questions/2"`)
  expect(text).not.toContain('Start the quiz')
  await browser.post(`${path}/pause`)
  expect(await textOf(browser, `${QUIZ}/1`)).toMatch(/You are in it: paused with 1[67] minutes left\./)
  expect((await browser.post(`${path}/pause`, { intent: 'resume' })).location).toBe(`${path}/questions/2`)
})

test('a second section asks whether to go on with the first, and starts when it is wanted all the same', async () => {
  const { browser, path } = await inQuiz()
  const cover = await browser.get(`${QUIZ}/2`)
  expect(cover.text).toContain('Another section is open.')
  expect(cover.text).toContain('ISEE Upper Mathematics Achievement, quiz 1')
  expect(cover.text).toContain(`href="${path}/questions/1"`)
  expect(await textOf(browser, '/premium/sectional-quiz/essay/1')).toContain('Start writing as well')

  const stale = await browser.post(`${QUIZ}/2`)
  expect(stale.status).toBe(409)
  expect(stale.text).toContain('Nothing was started.')
  expect((await browser.post(`${QUIZ}/2`, { beside: 'others' })).location).toMatch(/questions\/1$/)
})

test('the writing of a practiced test is open work like a section: covers and the dashboard say how long it runs', async () => {
  const { browser, student } = await signedIn()
  const choice = { mode: 'practice' } as const
  const id = await startWholeTest({ userId: student.id, at: new Date(), level: 'ssat-upper', choice })
  const cover = await textOf(browser, `${QUIZ}/2`)
  expect(cover).toContain('Another section is open.')
  expect(cover).toContain(`href="/premium/tests/${id}"`)
  expect(cover).toContain('name="beside"')
  expect(await textOf(browser, '/dashboard')).toMatch(/2[45] minutes left/)
  expect((await browser.post(`${QUIZ}/2`)).text).toContain('Another section is open.')
  expect((await browser.post(`${QUIZ}/2`, { beside: 'others' })).location).toMatch(/questions\/1$/)
})

test('the dashboard names everything that is open, and says what comes next when nothing is', async () => {
  const { browser, path } = await inQuiz()
  await browser.post('/premium/sectional-quiz/verbal_reasoning/3?level=isee-middle', { beside: 'others' })
  await browser.post('/premium/interactive-quiz', { subject: 'mathematics_achievement' })
  const { text } = await browser.get('/dashboard')
  for (const name of ['ISEE Upper Mathematics Achievement, quiz 1', 'ISEE Middle Verbal Reasoning, quiz 3', 'Interactive quiz']) {
    expect(text).toContain(name)
  }
  expect(text).toContain(`href="${path}/questions/1"`)
  expect(text).not.toContain('What to do next')
  expect((await (await signedIn()).browser.get('/dashboard')).text).toContain('What to do next')
})

test('what was opened by mistake is left with a press, once, and its use is there again', async () => {
  const { browser, student, path } = await inQuiz()
  const page = await browser.get(`${path}/abandonment`)
  expect(page.text).toContain('You get this week’s use back;')
  expect((await browser.post(`${path}/abandonment`)).location).toBe('/premium/sectional-quizzes')
  expect((await browser.get('/premium/sectional-quizzes')).text).toContain('you have this week’s use back')
  expect((await browser.post(`${path}/abandonment`)).location).toBe('/premium/sectional-quizzes')
  expect((await browser.get(`${path}/questions/1`)).status).toBe(404)
  expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(0)
})

test('after the first minute it stays, and the page says so', async () => {
  const { browser, sittingId, path } = await inQuiz()
  await db.practiceSitting.update({ where: { id: sittingId }, data: { startedAt: new Date(Date.now() - 61_000) } })
  expect((await browser.post(`${path}/abandonment`)).location).toBe(`${path}/abandonment`)
  expect((await browser.get(`${path}/abandonment`)).text).toContain('The first minute is over')
  expect((await browser.get(`${QUIZ}/1`)).text).not.toContain('Opened by mistake?')
  expect((await browser.get(`${path}/questions/1`)).status).toBe(200)
})

test('a timed writing can be left too', async () => {
  const { browser } = await signedIn()
  const path = (await browser.post('/premium/sectional-quiz/essay/1')).location ?? ''
  expect((await browser.get(`${path}/abandonment`)).text).toContain('Opened by mistake?')
  expect((await browser.post(`${path}/abandonment`)).location).toBe('/premium/sectional-quizzes')
  expect((await browser.get(path)).status).toBe(404)
})

test('a child who waits for a parent is told so and sold nothing', async () => {
  const profile = { level: 'ssat-middle', gradeApplied: 7, holder: 'child', parentEmail: 'parent@example.com' } as const
  const { browser } = await signedIn({ profile, createdAt: new Date(Date.now() - 72 * HOUR_MS) })
  for (const path of ['/dashboard', '/premium/dashboard', '/profile', '/premium/interactive-quiz', '/premium/sectional-quizzes']) {
    const main = /<main.*<\/main>/s.exec((await browser.get(path)).text)?.[0] ?? ''
    expect(main, path).not.toMatch(/Premium (?:has|Plans)|to Premium|Boot Camp|href="\/pricing"/)
  }
  expect((await browser.get('/dashboard')).text).toContain('Waiting for a parent')
  const tools = await textOf(browser, '/premium/dashboard')
  expect(tools).toContain('Opens when a parent agrees')
  expect(tools.match(/3 of 3 left this week/g)).toHaveLength(7)
})

test('a student’s pages have the students’ navigation, and the front page leads to the dashboard', async () => {
  const { browser } = await signedIn()
  const { text } = await browser.get('/premium/mistakes')
  const nav = text.match(/<nav class="area-nav".*?<\/nav>/s)?.[0] ?? ''
  expect([...nav.matchAll(/>([A-Z]\w+)<\/a>/g)].map(([, label]) => label)).toEqual(['Today', 'Practice', 'Quizzes', 'Mistakes', 'Tools'])
  expect(nav).toMatch(/aria-current="page"[^>]*>Mistakes|href="\/premium\/mistakes"[^>]*aria-current="page"/)
  const home = await browser.get('/')
  expect(home.text).toContain('Go to your dashboard')
  expect(home.text).not.toContain('area-nav')
})

test('the list of quizzes marks the one that is open, at its own level alone', async () => {
  const { browser } = await inQuiz()
  expect((await browser.get('/premium/sectional-quizzes')).text).toContain('Mathematics Achievement, quiz 1, you are in it')
  expect((await browser.get('/premium/sectional-quizzes?level=isee-middle')).text).not.toContain('quiz 1, you are in it')
})

test.each([
  ['/premium/sectional-quiz/quantitative_reasoning/1', 'Quantitative Reasoning is a section of the ISEE'],
  ['/premium/sectional-quiz/essay/1', 'Essay is a section of the ISEE'],
])('a section of the other exam (%s) says whose it is and leads to one’s own', async (path, title) => {
  const { browser } = await signedIn({ profile: { level: 'ssat-upper', gradeApplied: 9 } })
  const { location } = await browser.get(path)
  expect(location).toBe('/premium/sectional-quizzes?level=ssat-upper')
  const { text } = await browser.get(location ?? '')
  expect(text).toContain(title)
  expect(text).toContain('You prepare for SSAT Upper: these are its sections.')
})

test('pausing and leaving stay in the frame of the test, and the way out is there for its minute', async () => {
  const { browser, path, sittingId } = await inQuiz()
  const isFramed = (text: string) => text.includes('room-bar') && !text.includes('site-header') && !text.includes('site-footer')
  expect((await browser.get(`${path}/questions/1`)).text).toContain('Opened by mistake?')
  expect(isFramed((await browser.get(`${path}/abandonment`)).text)).toBe(true)
  await browser.post(`${path}/pause`)
  expect(isFramed((await browser.get(`${path}/pause`)).text)).toBe(true)

  await browser.post(`${path}/pause`, { intent: 'resume' })
  const { deadline } = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
  await db.sittingSection.updateMany({ where: { sittingId }, data: { deadline: new Date((deadline?.getTime() ?? 0) - 61_000) } })
  await db.practiceSitting.update({ where: { id: sittingId }, data: { startedAt: new Date(Date.now() - 61_000) } })
  expect((await browser.get(`${path}/questions/1`)).text).not.toContain('Opened by mistake?')
})
