/** Highlighting a passage without scripts: a page of boxes, sent with whatever button is pressed, and no answer lost. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { MOST_SENTENCES, sentenceCount } from '~/exam/print/sentences'
import { itemsOf, sitQuiz } from '../../factories/sittings'
import { type Browser, type Fields, signedIn } from '../../support/browser'

async function reading(level: 'isee-upper' | 'ssat-middle' = 'isee-upper') {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const subject = 'reading_comprehension'
  const quiz = { userId: student.id, level, subject, number: 1, at: new Date() } as const
  const sittingId = await sitQuiz({ ...quiz, choose: () => null, stopAfter: 0 })
  const items = await itemsOf(sittingId)
  const passage = items[0]?.passage
  if (!passage) throw new Error('a section of reading begins with a passage')
  return { student, browser, sittingId, items, passage, path: `/premium/sittings/${sittingId}` }
}

type Reading = Awaited<ReturnType<typeof reading>>

/** Sends the question's form as a browser without scripts does. */
function press({ browser, path, passage }: Pick<Reading, 'browser' | 'path' | 'passage'>, fields: Fields & object, position = 1) {
  return browser.post(`${path}/questions/${position}`, { openedAt: String(Date.now()), passage: passage.id, ...fields })
}

const storedOf = (sittingId: string) => db.highlights.findMany({ where: { section: { sittingId } }, orderBy: { passage: 'asc' } })
const answerOf = (sittingId: string) => db.response.findFirstOrThrow({ where: { position: 1, section: { sittingId } } })
const marked = (text: string) => [...text.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, words]) => words)
const get = (browser: Browser, to: string | null) => browser.get((to ?? '').replace(/#.*/, ''))

test('a question begins with plain sentences and one button; a press keeps the answer and leads to boxes in the passage', async () => {
  const { browser, path, passage, sittingId } = await reading()
  const { text } = await browser.get(`${path}/questions/1`)
  expect(text).toMatch(/<button[^>]*form="question-form"[^>]*value="highlight"/)
  expect(text).not.toMatch(/name="sentence"|Clear highlights|<mark>/)

  const { status, location } = await press({ browser, path, passage }, { choice: '2', struck: '0', intent: 'highlight' })
  expect([status, location]).toEqual([303, `${path}/questions/1?highlight=1#passage`])
  expect(await answerOf(sittingId)).toMatchObject({ choice: 2, struck: [0] })
  const page = await get(browser, location)
  expect(page.text.match(/<input type="checkbox" form="question-form" name="sentence"/g)).toHaveLength(sentenceCount(passage))
  expect(page.text).toMatch(/<style nonce="[^"]+">\.passage:has\(#sentence-0:checked\) \.sentence-0,/)
  expect(page.text).toMatch(/id="choice-C"[^>]*checked=""|checked=""[^>]*id="choice-C"/)
})

test.each(['next', 'previous', 'review', 'flag', 'highlighted', undefined])(
  'what is ticked is kept with the answer when "%s" is pressed, for every question of the passage',
  async (intent) => {
    const { browser, path, passage, sittingId } = await reading()
    const { status } = await press({ browser, path, passage }, { choice: '1', highlights: '1', sentence: ['3', '0'], intent })
    expect(status).toBe(intent ? 303 : 200)
    expect(await storedOf(sittingId)).toMatchObject([{ passage: passage.id, sentences: [0, 3] }])
    expect(await answerOf(sittingId)).toMatchObject({ choice: 1 })
    const { text } = await browser.get(`${path}/questions/2`)
    expect(text).toContain('Clear highlights')
    expect(marked(text).length).toBeGreaterThanOrEqual(2)
  },
)

test('a form without boxes leaves the highlights as they are; one with none ticked takes them away', async () => {
  const { browser, path, passage, sittingId } = await reading()
  await press({ browser, path, passage }, { highlights: '1', sentence: '5', intent: 'next' })
  await press({ browser, path, passage }, { choice: '0', intent: 'next' }, 2)
  expect(await storedOf(sittingId)).toMatchObject([{ sentences: [5] }])
  await press({ browser, path, passage }, { highlights: '1', intent: 'next' }, 2)
  expect(await storedOf(sittingId)).toMatchObject([{ sentences: [] }])
})

test('one press clears them, and stays where the student was', async () => {
  const { browser, path, passage, sittingId } = await reading()
  await press({ browser, path, passage }, { highlights: '1', sentence: '5', intent: 'next' })
  const plain = await press({ browser, path, passage }, { choice: '3', intent: 'unhighlight' })
  expect(plain.location).toBe(`${path}/questions/1#passage`)
  expect(await storedOf(sittingId)).toMatchObject([{ sentences: [] }])
  const ticking = await press({ browser, path, passage }, { highlights: '1', sentence: ['5', '6'], intent: 'unhighlight' })
  expect(ticking.location).toBe(`${path}/questions/1?highlight=1#passage`)
  expect(await storedOf(sittingId)).toMatchObject([{ sentences: [] }])
  expect(await answerOf(sittingId)).toMatchObject({ choice: null })
})

test('the boxes come back ticked, and the result shows the passage with its highlights', async () => {
  const { browser, path, passage, sittingId } = await reading()
  await press({ browser, path, passage }, { highlights: '1', sentence: ['1', '2'], intent: 'highlighted' })
  const { text } = await browser.get(`${path}/questions/1?highlight=1`)
  expect(text.match(/class="sentence-box" checked=""/g)).toHaveLength(2)
  await browser.post(`${path}/submission`)
  const result = await browser.get(`${path}/result?show=all`)
  expect(marked(result.text).length).toBeGreaterThan(2)
  expect(await press({ browser, path, passage }, { highlights: '1', intent: 'next' })).toMatchObject({ location: `${path}/result` })
  expect(await storedOf(sittingId)).toMatchObject([{ sentences: [1, 2] }])
})

test('nobody highlights in another student’s section', async () => {
  const { path, passage, sittingId } = await reading()
  const { browser: stranger } = await signedIn()
  expect((await press({ browser: stranger, path, passage }, { highlights: '1', sentence: '1', intent: 'next' })).status).not.toBe(200)
  const body = { page: 'a-page-of-tests', number: 1, seen: 0, questions: [] }
  const highlights = [{ passage: passage.id, sentences: [1], changedAt: Date.now() }]
  const call = await stranger.request(`/api/sittings/${sittingId}/section`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, highlights }),
  })
  expect(call.status).toBe(404)
  expect(await storedOf(sittingId)).toEqual([])
})

test.each([
  { sentence: '-1' },
  { sentence: 'x' },
  { sentence: String(MOST_SENTENCES) },
  { sentence: '1.5' },
  { sentence: Array.from({ length: MOST_SENTENCES + 1 }, () => '1') },
  { highlights: 'yes' },
  { passage: 'a'.repeat(41) },
])('a form that no page sends is a 400 and stores nothing (%j)', async (fields) => {
  const { browser, path, passage, sittingId } = await reading()
  const { status } = await press({ browser, path, passage }, { choice: '1', highlights: '1', intent: 'next', ...fields })
  expect(status).toBe(400)
  expect([await storedOf(sittingId), (await answerOf(sittingId)).choice]).toEqual([[], null])
})

test('a question without a passage takes no highlights of one that its section does not have', async () => {
  const { student, browser } = await signedIn({ tier: 'premium_annual' })
  const quiz = { userId: student.id, level: 'isee-upper', subject: 'verbal_reasoning', number: 1, at: new Date() } as const
  const sittingId = await sitQuiz({ ...quiz, choose: () => null, stopAfter: 0 })
  const path = `/premium/sittings/${sittingId}`
  const fields = { openedAt: String(Date.now()), passage: 'u01', highlights: '1', sentence: '1', intent: 'next' }
  expect((await browser.post(`${path}/questions/1`, fields)).status).toBe(303)
  expect(await storedOf(sittingId)).toEqual([])
  expect((await browser.get(`${path}/questions/1`)).text).not.toContain('value="highlight"')
})
