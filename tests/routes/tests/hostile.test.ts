/** Whole tests under hostile hands: what their pages send, what a stopped clock shows, what forged forms reach, and two presses at once. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { LEVELS, type Level } from '~/exam/core/levels'
import type { TestStep } from '~/exam/core/test-steps'
import { assembleTest } from '~/exam/forms/tests/test.server'
import { currentTest, endStep } from '~/models/tests/advance.server'
import type { TestChoice } from '~/models/tests/start.server'
import { HOUR_MS } from '~/utils/time/durations'
import { age, startWholeTest, walkTo } from '../../factories/whole-tests/begun'
import { signedIn } from '../../support/browser'

async function begun(level: Level, choice: Partial<TestChoice> = {}) {
  const { browser, student } = await signedIn({ tier: 'premium_annual', profile: { level, gradeApplied: 9 } })
  const sittingId = await startWholeTest({ userId: student.id, at: new Date(), level, choice })
  return { browser, userId: student.id, sittingId }
}

const wordsOf = (text: string) =>
  text
    .replaceAll(/<[^>]*>|&#?\w+;/g, ' ')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()

/** What explains a question, as words: its steps and hints, and what each wrong choice says. What it prints may be quoted. */
function secretsOf({ steps, hints, choices, passage }: Item): string[] {
  const printed = wordsOf([...(passage?.lines ?? []), ...choices].map(({ text }) => text).join(' '))
  return [...steps, ...hints, ...choices.flatMap(({ misconception }) => misconception?.says ?? [])]
    .map(wordsOf)
    .filter((words) => words.length > 25 && !printed.includes(words))
}

const isSection = ({ kind }: TestStep) => kind === 'section'

describe.each(LEVELS)('%s', (level) => {
  test.each(['practice', 'rehearsal'] as const)(
    'in %s no page of the room sends what explains a question, or which ones count',
    async (mode) => {
      const at = await begun(level, { mode })
      const seen = new Set<string>()
      for (let step = await walkTo(at, isSection); step; step = await walkTo(at, isSection)) {
        const stepId = step.id
        const { id } = await db.sittingSection.findFirstOrThrow({ where: { sittingId: at.sittingId, part: stepId } })
        const items = assembleTest(level, 1).sections.find((section) => section.id === stepId)?.items ?? []
        const secrets = items.flatMap(secretsOf)
        expect(secrets.length).toBeGreaterThan(items.length)
        const place = `/premium/sittings/${id}`
        const questions = [1, items.length].flatMap((n) => [`${place}/questions/${n}`, `${place}/questions/${n}.data`])
        for (const path of [
          ...questions,
          `/api/sittings/${id}/section`,
          `${place}/review`,
          `${place}/review.data`,
          `${place}/submission`,
        ]) {
          const { status, text } = await at.browser.get(path)
          expect([path, status]).toEqual([path, 200])
          expect(secrets.filter((secret) => wordsOf(text).includes(secret))).toEqual([])
          expect([path, /"answer"|misconception|isScored|unscored/.exec(text)?.[0]]).toEqual([path, undefined])
        }
        seen.add(stepId)
        await endStep({ ...at, stepId })
      }
      expect([...seen]).toHaveLength(assembleTest(level, 1).sections.length)
      // The same look at the report finds what was looked for.
      const [first] = assembleTest(level, 1).sections
      const report = wordsOf((await at.browser.get(`/premium/tests/${at.sittingId}/report/${first?.id}?show=all`)).text)
      expect(first?.items.flatMap(secretsOf).some((secret) => report.includes(secret))).toBe(true)
    },
  )
})

test('while practice is paused, nothing of its section is shown and nothing is taken', async () => {
  const { browser, sittingId } = await begun('isee-lower', { mode: 'practice' })
  const section = `/premium/sittings/${sittingId}.1`
  const question = `${section}/questions/1`
  const texts = (assembleTest('isee-lower', 1).sections[0]?.items ?? []).flatMap(({ choices }) => choices.map(({ text }) => text))
  const long = texts.filter((text) => text.length > 6)
  expect(long.length).toBeGreaterThan(50)
  expect((await browser.get(question)).text).toContain(texts[0])

  expect((await browser.post(`${section}/pause`)).location).toBe(`${section}/pause`)
  const addresses = [question, `${question}.data`, `/api/sittings/${sittingId}.1/section`, `${section}/review`, `${section}/review.data`]
  for (const path of [...addresses, `${section}/submission`, `${section}/pause`, `/premium/tests/${sittingId}`]) {
    const { text } = await browser.get(path)
    expect([path, long.filter((word) => text.includes(word))]).toEqual([path, []])
  }
  const sent = { openedAt: String(Date.now()), shows: question }
  for (const form of [
    { ...sent, choice: '1', intent: 'next' },
    { ...sent, intent: 'hint', shown: '0' },
  ]) {
    expect((await browser.post(question, form)).location).toBe(`${section}/pause`)
  }
  const touched = { OR: [{ choice: { not: null } }, { hintsUsed: { gt: 0 } }] }
  expect(await db.response.count({ where: { section: { sittingId }, ...touched } })).toBe(0)
})

test('whatever is sent to the addresses of a test, no answer is a fault and the test stands where it stood', async () => {
  const at = await begun('ssat-upper', { mode: 'rehearsal', place: 'paper' })
  const { browser, sittingId } = at
  const forms: Record<string, string>[] = [
    { step: '__proto__', intent: 'end' },
    { step: 'x'.repeat(5_000) },
    { step: 'W', intent: 'nonsense' },
    { step: 'W', intent: 'end', because: 'time' },
    { openedAt: '-1e400', choice: '99', intent: 'next' },
    { openedAt: 'NaN', choice: '1.5', intent: 'hint', shown: '-1' },
    { promptId: 'x', body: '', seen: '0' },
    { promptId: '"; DROP TABLE essays', body: '𝔸'.repeat(20_001), seen: '99999999999' },
    { promptId: '[]', body: '\ud800', seen: '-1' },
    { time: '1e3', mode: 'practice', place: 'constructor', warnings: 'none' },
  ]
  const section = `/premium/sittings/${sittingId}.1`
  const own = ['', '/writing', '/report', '/report/W'].map((rest) => `/premium/tests/${sittingId}${rest}`)
  for (const path of [...own, `${section}/questions/1`, `${section}/pause`, `${section}/submission`, `${section}/abandonment`]) {
    for (const form of forms) {
      for (const address of [path, `${path}.data`])
        expect([address, (await browser.post(address, form)).status < 500]).toEqual([address, true])
    }
  }
  expect((await currentTest(at))?.standing).toMatchObject({ is: 'working', step: { id: 'W' } })
  expect(await db.essay.findUnique({ where: { sittingId } })).toMatchObject({ body: '', submittedAt: null })
})

test.each([
  ...['.9', '.1.1', '.-1', '.1e3', '.01', '.99999999999', '%0a'].map((end) => `sittings/ID${end}/questions/1`),
  ...['0', '-1', '61', '1e1', '99999999999999', '1.5', 'x'].map((position) => `sittings/ID.1/questions/${position}`),
  ...['__proto__', 'toString', 'B1'].map((part) => `tests/ID/report/${part}`),
  'tests/%F0%9F%98%80',
  'tests/ID.1',
  'practice-test/1%20',
])('/premium/%s is not found', async (path) => {
  const { browser, userId, sittingId } = await begun('isee-lower')
  if (path.includes('report')) await age(sittingId, 300)
  await currentTest({ userId, sittingId })
  expect((await browser.get(`/premium/${path.replace('ID', sittingId)}`)).status).toBe(404)
})

describe('two presses at once', () => {
  const free = () => signedIn({ createdAt: new Date(Date.now() - 72 * HOUR_MS) })

  test('of Start on different tests take the last use of the month once', async () => {
    const { browser, student } = await free()
    for (const number of [1, 2]) await browser.post(`/premium/practice-test/${number}`, { beside: 'others' })
    const pages = await Promise.all([3, 4, 5].map((number) => browser.post(`/premium/practice-test/${number}`, { beside: 'others' })))
    expect(pages.map(({ status }) => status).toSorted()).toEqual([303, 403, 403])
    expect(await db.practiceSitting.count({ where: { userId: student.id } })).toBe(3)
    expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(3)
  })

  test('of Give back return one use, and of Give back and an answer one of them wins', async () => {
    const { browser, student } = await free()
    const start = async (number: number) => {
      const { location } = await browser.post(`/premium/practice-test/${number}`, { beside: 'others' })
      return location?.split('/').at(-1) ?? ''
    }
    const [kept, gone] = [await start(1), await start(2)]
    await Promise.all([1, 2].map(() => browser.post(`/premium/tests/${gone}/abandonment`)))
    expect((await db.featureUse.findMany({ where: { userId: student.id } })).map(({ reference }) => reference)).toEqual([kept])

    const question = `/premium/sittings/${kept}.1/questions/1`
    const answer = { openedAt: String(Date.now()), choice: '1', intent: 'next', shows: question }
    await Promise.all([browser.post(question, answer), browser.post(`/premium/tests/${kept}/abandonment`)])
    const answers = await db.response.count({ where: { section: { sittingId: kept }, choice: 1 } })
    expect(answers).toBe(await db.practiceSitting.count({ where: { id: kept } }))
  })

  test('of Finish end one section, and two ends of a break begin one', async () => {
    const at = await begun('isee-upper')
    const finish = (section: number) => at.browser.post(`/premium/sittings/${at.sittingId}.${section}/submission`)
    await Promise.all([finish(1), finish(1), finish(1)])
    expect((await currentTest(at))?.standing).toMatchObject({ is: 'working', step: { id: 'QR' } })
    await Promise.all([finish(2), finish(2), finish(1)])
    const endBreak = () => at.browser.post(`/premium/tests/${at.sittingId}`, { step: 'B1' })
    await Promise.all([endBreak(), endBreak()])
    expect((await currentTest(at))?.standing).toMatchObject({ is: 'working', step: { id: 'RC' } })
    expect(await db.sittingSection.count({ where: { sittingId: at.sittingId } })).toBe(3)
  })
})
