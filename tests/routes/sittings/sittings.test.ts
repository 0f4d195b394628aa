/** Sittings through their screens: the limit, answers, double clicks, other people's addresses. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { sitQuiz } from '../../factories/sittings'
import { type Browser, openBrowser, signedIn } from '../../support/browser'

const QUIZ = '/premium/sectional-quiz/mathematics_achievement'

async function withSitting(shape: Parameters<typeof signedIn>[0] = {}) {
  const { student, browser } = await signedIn(shape)
  const { location } = await browser.post(`${QUIZ}/1`)
  const sittingId = location?.match(/^\/premium\/sittings\/([^/]+)\/questions\/1$/)?.[1]
  if (!sittingId) throw new Error(`the start led to ${location}`)
  return { student, browser, sittingId, path: `/premium/sittings/${sittingId}` }
}

const openedNow = () => String(Date.now())
const answer = (browser: Browser, path: string, position: number, fields: Record<string, string | string[] | undefined>) =>
  browser.post(`${path}/questions/${position}`, { openedAt: openedNow(), ...fields })
const responseOf = (sittingId: string, position: number) =>
  db.response.findFirstOrThrow({ where: { position, section: { sittingId } }, include: { item: true } })

describe('starting', () => {
  test('leads to the first question, and again to the review', async () => {
    const { browser, sittingId } = await withSitting()
    expect(await browser.post(`${QUIZ}/1`)).toMatchObject({ status: 303, location: `/premium/sittings/${sittingId}/review` })
  })

  test('the fourth quiz of the week is refused with 403 and the message of the specification; the page still opens', async () => {
    const { browser } = await signedIn()
    for (const number of [1, 2, 3]) expect((await browser.post(`${QUIZ}/${number}`, { beside: 'others' })).status).toBe(303)
    const refused = await browser.post(`${QUIZ}/4`)
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('3/3 used: sectional quizzes this week. Upgrade to Premium for unlimited access.')
    const page = await browser.get(`${QUIZ}/4`)
    expect([page.status, page.text.includes('3/3')]).toEqual([200, true])
    expect(page.text).not.toContain('Start the quiz')
  })

  test.each(['premium_monthly', 'premium_3month', 'premium_annual', 'scholarship_member'] as const)('%s knows no limit', async (tier) => {
    const { browser } = await signedIn({ tier })
    for (const number of [1, 2, 3, 4, 5]) expect((await browser.post(`${QUIZ}/${number}`, { beside: 'others' })).status).toBe(303)
  })

  test.each(['0', '11', 'x', '1.5', '-1', '001', '1e0'])('quiz number %s is not found', async (number) => {
    const { browser } = await signedIn()
    expect((await browser.get(`${QUIZ}/${number}`)).status).toBe(404)
    expect((await browser.post(`${QUIZ}/${number}`)).status).toBe(404)
  })

  test.each([
    { subject: 'mathematics_achievement', times: 1 },
    { subject: 'quantitative_reasoning', times: 1 },
    { subject: 'verbal_reasoning', times: 0 },
    { subject: 'reading_comprehension', times: 0 },
  ])('the rule about calculators and paper stands $times times on the cover of $subject, and on no page of the section', async (quiz) => {
    const { browser } = await signedIn()
    const cover = `/premium/sectional-quiz/${quiz.subject}/1`
    const rules = (text: string) => text.match(/calculator|paper and a pencil/gi)?.length ?? 0
    expect(rules((await browser.get(cover)).text)).toBe(2 * quiz.times)
    const { location } = await browser.post(cover)
    expect(rules((await browser.get(location ?? '')).text)).toBe(0)
  })
})

describe('answering', () => {
  test('keeps choice, strike-outs and flag, and leads on', async () => {
    const { browser, sittingId, path } = await withSitting()
    expect(await answer(browser, path, 1, { choice: '2', struck: ['0', '3'], intent: 'next' })).toMatchObject({
      status: 303,
      location: `${path}/questions/2`,
    })
    expect(await answer(browser, path, 1, { choice: '2', struck: '0', intent: 'flag' })).toMatchObject({ location: `${path}/questions/1` })
    expect(await responseOf(sittingId, 1)).toMatchObject({ choice: 2, struck: [0], flagged: true })
    expect(await answer(browser, path, 1, { choice: '1', goto: '7' })).toMatchObject({ location: `${path}/questions/7` })
    expect(await answer(browser, path, 1, { intent: 'clear', choice: '1' })).toMatchObject({ location: `${path}/questions/1` })
    expect(await responseOf(sittingId, 1)).toMatchObject({ choice: null, flagged: true })
  })

  test.each([{ choice: '5' }, { choice: '-1' }, { choice: 'A' }, { struck: '9' }, { intent: 'submit' }, { openedAt: '' }, { goto: '0' }])(
    'refuses %j with 400 and keeps what was there',
    async (fields) => {
      const { browser, sittingId, path } = await withSitting()
      await answer(browser, path, 1, { choice: '1', intent: 'next' })
      expect((await answer(browser, path, 1, { choice: '2', ...fields })).status).toBe(400)
      expect(await responseOf(sittingId, 1)).toMatchObject({ choice: 1 })
    },
  )

  test('to another question than the form shows is refused, and nothing is stored', async () => {
    const { browser, sittingId, path } = await withSitting()
    const page = await answer(browser, path, 2, { shows: `${path}/questions/1`, choice: '1', intent: 'next' })
    expect(page.status).toBe(409)
    expect(page.text).toContain('The page had changed')
    expect(await responseOf(sittingId, 2)).toMatchObject({ choice: null, answeredAt: null })
    expect(await answer(browser, path, 2, { shows: `${path}/questions/2`, choice: '1', intent: 'next' })).toMatchObject({ status: 303 })
  })

  test('counts no time from a clock that somebody set: never more than the section was open', async () => {
    const { browser, sittingId, path } = await withSitting()
    const began = Date.now() - 5_000
    const deadline = new Date(began + 1_020_000)
    await db.sittingSection.updateMany({ where: { sittingId }, data: { startedAt: new Date(began), deadline } })
    const times = ['99999999999999', '0', String(began - 900_000), '0', '0']
    for (const [index, openedAt] of times.entries()) await answer(browser, path, index + 1, { choice: '1', openedAt, intent: 'next' })
    const rows = await db.response.findMany({ where: { section: { sittingId } } })
    const counted = rows.reduce((sum, { seconds, milliseconds }) => sum + seconds * 1000 + milliseconds, 0)
    expect(counted).toBeGreaterThan(4_900)
    expect(counted).toBeLessThanOrEqual(Date.now() - began)
  })

  test('counts the time of a question whose page was loaded again', async () => {
    const { browser, sittingId, path } = await withSitting()
    const forward = (seconds: number) => db.$executeRaw`
      UPDATE sitting_sections SET deadline = deadline - make_interval(secs => ${seconds}::int) WHERE "sittingId" = ${sittingId}`
    const openedAt = async (position: number) =>
      /name="openedAt" value="(\d+)"/.exec((await browser.get(`${path}/questions/${position}`)).text)?.[1] ?? ''
    await openedAt(1)
    await forward(40)
    await answer(browser, path, 1, { choice: '1', openedAt: await openedAt(1), intent: 'next' })
    await forward(7)
    await answer(browser, path, 2, { choice: '1', openedAt: await openedAt(2), intent: 'next' })
    const seconds = [1, 2].map(async (position) => (await responseOf(sittingId, position)).seconds)
    const [first = 0, second = 0] = await Promise.all(seconds)
    expect([first >= 40, first < 46, second >= 7, second < 13]).toEqual([true, true, true, true])
  })

  test('before the end no page holds the key, the steps or what tempts', async () => {
    const { browser, sittingId, path } = await withSitting()
    for (const position of [1, 20]) {
      const { item } = await responseOf(sittingId, position)
      const { steps, choices, id } = item.content as { steps: string[]; choices: { misconception?: { says: string } }[]; id: string }
      const pages = [`${path}/questions/${position}`, `${path}/questions/${position}.data`, `${path}/review`, `${path}/submission`]
      const secrets = [...steps, ...choices.flatMap(({ misconception }) => misconception?.says ?? []), id]
      for (const page of pages) {
        const { text } = await browser.get(page)
        for (const secret of secrets.filter((one) => !one.includes('$'))) expect(text).not.toContain(secret)
      }
    }
  })
})

describe('the end', () => {
  test('submitting twice shows one result, and the back button changes nothing', async () => {
    const { student, browser, sittingId, path } = await withSitting()
    await answer(browser, path, 1, { choice: '0', intent: 'next' })
    const twice = await Promise.all([browser.post(`${path}/submission`), browser.post(`${path}/submission`)])
    for (const page of twice) expect(page).toMatchObject({ status: 303, location: `${path}/result` })
    const before = await responseOf(sittingId, 1)

    expect(await answer(browser, path, 1, { choice: '3', intent: 'next' })).toMatchObject({ status: 303, location: `${path}/result` })
    for (const page of ['questions/1', 'review', 'pause', 'submission']) {
      expect((await browser.get(`${path}/${page}`)).location).toBe(`${path}/result`)
    }
    expect(await responseOf(sittingId, 1)).toEqual(before)
    expect(await db.userUsage.findUniqueOrThrow({ where: { userId: student.id } })).toMatchObject({ questionsUsed: 1, testsUsed: 1 })
    expect((await browser.get(`${path}/result`)).status).toBe(200)
  })

  test('no result before the end', async () => {
    const { browser, path } = await withSitting()
    expect((await browser.get(`${path}/result`)).location).toBe(`${path}/review`)
  })

  test('an answer after the deadline leads to the result', async () => {
    const { student, browser } = await signedIn()
    const quiz = { userId: student.id, level: 'isee-upper', subject: 'mathematics_achievement', number: 5 } as const
    const sittingId = await sitQuiz({ ...quiz, at: new Date(Date.now() - 3 * 3600_000), choose: () => null, stopAfter: 0 })
    const path = `/premium/sittings/${sittingId}`
    expect((await browser.get(`${path}/questions/1`)).location).toBe(`${path}/submission`)
    expect(await answer(browser, path, 1, { choice: '1', intent: 'next' })).toMatchObject({ location: `${path}/result` })
    expect(await responseOf(sittingId, 1)).toMatchObject({ choice: null, isRight: false })
  })

  test('a pause stops the clock and an answer leads back to it', async () => {
    const { browser, path } = await withSitting()
    expect(await browser.post(`${path}/pause`)).toMatchObject({ status: 303, location: `${path}/pause` })
    expect((await browser.get(`${path}/pause`)).status).toBe(200)
    expect((await browser.get(`${path}/questions/1`)).location).toBe(`${path}/pause`)
    expect(await answer(browser, path, 1, { choice: '1' })).toMatchObject({ location: `${path}/pause` })
    expect(await browser.post(`${path}/pause`, { intent: 'resume' })).toMatchObject({ location: `${path}/questions/1` })
  })
})

test('the pauses of a section are counted on its pause page, and after the tenth the clock runs on', async () => {
  const { browser, path } = await withSitting()
  for (let pause = 1; pause <= 10; pause++) {
    await browser.post(`${path}/pause`)
    expect((await browser.get(`${path}/pause`)).text.replaceAll('<!-- -->', '')).toContain(`This is pause ${pause} of 10.`)
    await browser.post(`${path}/pause`, { intent: 'resume' })
  }
  expect((await browser.post(`${path}/pause`)).location).toBe(`${path}/review`)
  expect((await browser.get(`${path}/review`)).text).toContain('You have used all your pauses')
  expect((await answer(browser, path, 3, { intent: 'pause' })).location).toBe(`${path}/questions/3`)
  expect((await browser.get(`${path}/questions/3`)).text).toContain('You have used all your pauses')
})

describe('somebody else’s sitting', () => {
  test('is not changed by any post', async () => {
    const { sittingId, path } = await withSitting()
    const { browser: thief } = await signedIn({ tier: 'premium_annual' })
    const stateOf = () =>
      db.sittingSection.findFirstOrThrow({ where: { sittingId }, include: { responses: { orderBy: { position: 'asc' } } } })
    const before = await stateOf()
    await answer(thief, path, 1, { choice: '1', intent: 'next' })
    for (const [page, fields] of [
      ['pause', {}],
      ['pause', { intent: 'resume' }],
      ['submission', {}],
    ] as const) {
      expect((await thief.post(`${path}/${page}`, fields)).status).toBeLessThan(500)
    }
    expect(await stateOf()).toEqual(before)
  })

  test('gives no twins of its mistakes', async () => {
    const { student } = await signedIn()
    const quiz = { userId: student.id, level: 'isee-upper', subject: 'mathematics_achievement', number: 6 } as const
    const sitting = await sitQuiz({ ...quiz, at: new Date(), choose: ({ answer: key }) => (key + 1) % 4 })
    const mistake = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: student.id } })
    const { student: other, browser: thief } = await signedIn()
    for (const fields of [{ sitting }, { mistake: mistake.id }]) {
      expect((await thief.post('/premium/twins', fields)).location).toBe('/premium/mistakes')
    }
    expect(await db.practiceSitting.count({ where: { userId: other.id } })).toBe(0)
  })

  test('asks those who are not signed in to do so', async () => {
    const { path } = await withSitting()
    expect((await answer(openBrowser(), path, 1, { choice: '1' })).location).toMatch(/^\/login/)
  })
})

test.each(['-1', '0', '1e9', 'NaN', '9'.repeat(40), 'a', '1.5', '1-a'])('the mistakes before %s are the first page', async (key) => {
  const { browser } = await signedIn()
  expect((await browser.get(`/premium/mistakes?status=needs_review&before=${key}`)).status).toBe(200)
})
