/** A running section for pages with scripts: its questions at once, and the save. */
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sitQuiz } from '../../factories/sittings'
import { type Browser, openBrowser, signedIn } from '../../support/browser'

const LIMIT = 20_000
const QUIZZES = [
  { level: 'isee-upper', subject: 'mathematics_achievement' },
  { level: 'isee-upper', subject: 'quantitative_reasoning' },
  { level: 'isee-upper', subject: 'reading_comprehension' },
  { level: 'isee-upper', subject: 'verbal_reasoning' },
  { level: 'ssat-upper', subject: 'quantitative' },
  { level: 'ssat-upper', subject: 'verbal' },
] as const

async function withSitting(quiz: (typeof QUIZZES)[number] = QUIZZES[0], at = new Date()) {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const sittingId = await sitQuiz({ ...quiz, userId: student.id, number: 2, at, choose: () => null, stopAfter: 0 })
  return { student, browser, sittingId, path: `/api/sittings/${sittingId}/section` }
}

const rowsOf = (sittingId: string) =>
  db.response.findMany({ where: { section: { sittingId } }, orderBy: { position: 'asc' }, include: { item: true } })

function save(
  browser: Browser,
  path: string,
  given: { position?: number; choice?: number | null; changedAt?: number; [field: string]: unknown } = {},
) {
  const { position = 1, choice = 1, changedAt = Date.now(), ...rest } = given
  const mark = { choice, struck: [0], flagged: true, changedAt }
  return browser.call(path, { page: 'a-page-of-tests', number: 1, seen: 0, questions: [{ position, spent: 400, mark }], ...rest })
}

test.each(QUIZZES)(
  'the questions of $level $subject are few bytes, and none of them tells key, step, hint, reason or name',
  async (quiz) => {
    const { browser, sittingId, path } = await withSitting(quiz)
    const { status, headers, text } = await browser.get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    // The front door packs with a low quality, because it packs for one reader.
    const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    expect(packed.length).toBeLessThan(LIMIT)

    const rows = await rowsOf(sittingId)
    expect((JSON.parse(text) as { questions: unknown[] }).questions).toHaveLength(rows.length)
    for (const word of ['misconception', 'steps', 'hints', 'answer', 'isRight', 'id']) expect(text).not.toContain(`"${word}":`)
    for (const { item } of rows) {
      const { id, steps, choices } = item.content as unknown as Item
      const secrets = [id, ...steps, ...choices.flatMap(({ misconception }) => misconception?.says ?? [])]
      for (const secret of secrets.filter((one) => !one.includes('$') && one.length > 12)) expect(text).not.toContain(secret)
    }
  },
)

test('a save is stored, and tells how things stand when another page has saved as well', async () => {
  const { browser, sittingId, path } = await withSitting()
  const first = await save(browser, path)
  expect(first).toMatchObject({ status: 200, json: { revision: 1, now: expect.any(Number) } })
  expect(first.json.marks).toBeUndefined()
  expect((await rowsOf(sittingId))[0]).toMatchObject({ choice: 1, struck: [0], flagged: true })

  const other = await save(browser, path, { page: 'another-page', position: 2, seen: 0 })
  expect(other.json.revision).toBe(2)
  expect(other.json.marks).toHaveLength(20)
  expect((other.json.marks as unknown[])[0]).toMatchObject({ choice: 1, flagged: true })
})

test('highlights come with a save, and another page hears of them with its own', async () => {
  const { browser, sittingId, path } = await withSitting(QUIZZES[2])
  const [row] = await rowsOf(sittingId)
  const { passage } = (row?.item.content ?? {}) as unknown as Item
  const highlights = [{ passage: passage?.id, sentences: [2, 0, 119], changedAt: Date.now() }]
  expect(await save(browser, path, { highlights })).toMatchObject({ status: 200, json: { revision: 1 } })
  const other = await save(browser, path, { page: 'another-page', position: 2, seen: 0 })
  expect(other.json.highlights).toEqual({ [passage?.id ?? '']: { sentences: [0, 2], changedAt: highlights[0]?.changedAt } })

  await browser.post(`/premium/sittings/${sittingId}/pause`)
  const later = [{ ...highlights[0], sentences: [], changedAt: Date.now() }]
  expect(await save(browser, path, { highlights: later, number: 2 })).toMatchObject({ status: 409, json: { state: 'paused' } })
  expect(await db.highlights.findMany({ where: { section: { sittingId } } })).toMatchObject([{ sentences: [0, 2] }])
})

test('a save after the end, or while paused, is refused with the reason and stores nothing', async () => {
  const paused = await withSitting()
  await paused.browser.post(`/premium/sittings/${paused.sittingId}/pause`)
  expect(await save(paused.browser, paused.path)).toMatchObject({ status: 409, json: { state: 'paused' } })
  expect((await paused.browser.get(paused.path)).status).toBe(404)

  const over = await withSitting(QUIZZES[0], new Date(Date.now() - 3_600_000))
  expect(await save(over.browser, over.path)).toMatchObject({ status: 409, json: { state: 'ended' } })
  expect((await rowsOf(over.sittingId))[0]).toMatchObject({ choice: null, isRight: false })
  expect((await over.browser.get(over.path)).status).toBe(404)
})

test('a refusal at the end tells what is stored, so that a page whose answer was heard does not call it late', async () => {
  const { browser, sittingId, path } = await withSitting()
  await save(browser, path, { position: 2, choice: 3 })
  await db.sittingSection.updateMany({ where: { sittingId }, data: { deadline: new Date(Date.now() - 60_000) } })
  const { status, json } = await save(browser, path, { position: 2, choice: 3 })
  expect([status, json.state]).toEqual([409, 'ended'])
  expect(json.marks).toHaveLength(20)
  expect((json.marks as unknown[])[1]).toMatchObject({ choice: 3, flagged: true })
})

test('a page whose clock came to its end ends the section only if the server agrees', async () => {
  const { browser, sittingId } = await withSitting()
  const path = `/premium/sittings/${sittingId}`
  const timeIsUp = () => browser.post(`${path}/submission`, { because: 'time' })
  const isEnded = async () => (await db.sittingSection.findFirstOrThrow({ where: { sittingId } })).endedAt !== null
  expect(await timeIsUp()).toMatchObject({ status: 303, location: `${path}/review` })
  expect(await isEnded()).toBe(false)

  await browser.post(`${path}/pause`)
  expect(await timeIsUp()).toMatchObject({ status: 303, location: `${path}/review` })
  expect(await isEnded()).toBe(false)

  await browser.post(`${path}/pause`, { intent: 'resume' })
  await db.sittingSection.updateMany({ where: { sittingId }, data: { deadline: new Date(Date.now() + 500) } })
  expect(await timeIsUp()).toMatchObject({ status: 303, location: `${path}/result` })
  expect(await db.sittingSection.findFirstOrThrow({ where: { sittingId } })).toMatchObject({ endedBy: 'deadline' })
})

test('nobody else reads or saves it', async () => {
  const { sittingId, path } = await withSitting()
  const { browser: stranger } = await signedIn()
  expect((await stranger.get(path)).status).toBe(404)
  expect(
    (await stranger.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body()) }))
      .status,
  ).toBe(404)
  expect((await openBrowser().get(path)).location).toMatch(/^\/login/)
  expect((await rowsOf(sittingId))[0]).toMatchObject({ choice: null })
})

const question = { position: 1, spent: 0, mark: { choice: 1, struck: [], flagged: false, changedAt: 0 } }
const body = (change: object = {}) => ({ page: 'a-page-of-tests', number: 1, seen: 0, questions: [question], ...change })

test.each([
  {},
  body({ page: 'short' }),
  body({ number: 0 }),
  body({ seen: -1 }),
  body({ questions: [question, question] }),
  body({ questions: [{ ...question, position: 0 }] }),
  body({ questions: [{ ...question, position: 1e9 }] }),
  body({ questions: [{ ...question, spent: -1 }] }),
  body({ questions: [{ ...question, mark: { ...question.mark, choice: 5 } }] }),
  body({ questions: [{ ...question, mark: { ...question.mark, changedAt: 1e300 } }] }),
  body({ highlights: [{ passage: '', sentences: [], changedAt: 0 }] }),
  body({ highlights: [{ passage: 'u01', sentences: [-1], changedAt: 0 }] }),
  body({ highlights: [{ passage: 'u01', sentences: [120], changedAt: 0 }] }),
  body({ highlights: [{ passage: 'u01', sentences: Array.from({ length: 121 }, () => 1), changedAt: 0 }] }),
  body({ highlights: [{ passage: 'u01', sentences: [], changedAt: 1e300 }] }),
  body({ highlights: Array.from({ length: 13 }, (_, index) => ({ passage: `u${index}`, sentences: [], changedAt: 0 })) }),
  body({ highlights: { passage: 'u01', sentences: [], changedAt: 0 } }),
  body({ questions: Array.from({ length: 61 }, (_, index) => ({ ...question, position: index + 1 })) }),
])('a body that no page sends is a 400 (%#)', async (sent) => {
  const { browser, sittingId, path } = await withSitting()
  expect((await browser.call(path, sent)).status).toBe(400)
  expect((await rowsOf(sittingId))[0]).toMatchObject({ choice: null })
})

test('a choice that the questions do not print, and one that is struck out twice, are refused, and nothing is stored', async () => {
  const { browser, sittingId, path } = await withSitting()
  const mark = { choice: 1, struck: [0], flagged: false, changedAt: Date.now() }
  for (const wrong of [{ choice: 4 }, { struck: [0, 4] }, { struck: [2, 2] }]) {
    const questions = [
      { position: 1, spent: 0, mark },
      { position: 2, spent: 0, mark: { ...mark, ...wrong } },
    ]
    const refused = await browser.call(path, { page: 'a-page-of-tests', number: 1, seen: 0, questions })
    expect(refused.status).toBe(400)
    expect(refused.json.message).toMatch(/no such choice|Each choice once/)
  }
  const shows = `/premium/sittings/${sittingId}/questions/1`
  for (const wrong of [{ choice: '4' }, { choice: '1', struck: '4' }, { choice: '1', struck: ['2', '2'] }]) {
    const refused = await browser.post(shows, { shows, openedAt: '1', intent: 'next', ...wrong })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Nothing was saved')
  }
  expect((await rowsOf(sittingId)).every(({ choice, struck, flagged }) => choice === null && struck.length === 0 && !flagged)).toBe(true)
})
