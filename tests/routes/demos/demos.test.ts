/** The demos that everybody may try: their state stands in the address alone. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { LEVELS } from '~/exam/core/levels'
import { adaptiveDemo, DEMO_QUESTIONS } from '~/routes/public/demos/parts/adaptive.server'
import { openBrowser } from '../../support/browser'

const NOTHING_HIDDEN: ReadonlySet<string> = new Set()
const demoAt = (query: string) => adaptiveDemo(new URLSearchParams(query), NOTHING_HIDDEN)

/** The address after each question was answered by the rule. */
function walk(level: string, isRight: (number: number) => boolean, round = 1) {
  const search = new URLSearchParams({ level, round: String(round) })
  for (let number = 1; number <= DEMO_QUESTIONS; number++) {
    search.set(`q${number}`, '0')
    const answer = adaptiveDemo(search, NOTHING_HIDDEN)?.steps[number - 1]?.solution.answer ?? 0
    search.set(`q${number}`, String(isRight(number) ? answer : answer === 0 ? 1 : 0))
  }
  return search
}

describe('practice that adapts', () => {
  test.each(LEVELS)('%s: five right answers move every estimate up, and five wrong ones move none up', (level) => {
    const right = adaptiveDemo(
      walk(level, () => true),
      NOTHING_HIDDEN,
    )
    const wrong = adaptiveDemo(
      walk(level, () => false),
      NOTHING_HIDDEN,
    )
    expect(right?.steps.map(({ isRight }) => isRight)).toEqual(Array(DEMO_QUESTIONS).fill(true))
    expect(wrong?.steps.map(({ isRight }) => isRight)).toEqual(Array(DEMO_QUESTIONS).fill(false))
    for (const { chances } of right?.steps ?? []) for (const { before, after } of chances) expect(after).toBeGreaterThanOrEqual(before)
    for (const { chances } of wrong?.steps ?? []) for (const { before, after } of chances) expect(after).toBeLessThanOrEqual(before)
    expect(right?.asking).toBeNull()
  })

  test.each(LEVELS)('%s: a missed skill comes back within the five questions, and the page says so', (level) => {
    const { steps = [] } =
      adaptiveDemo(
        walk(level, (number) => number > 1),
        NOTHING_HIDDEN,
      ) ?? {}
    const [first, ...later] = steps
    expect(later.filter(({ skill }) => skill === first?.skill).map(({ why }) => why)).toEqual([
      `You missed ${first?.skill} a little while ago. Here it is again.`,
    ])
  })

  test('the same address shows the same questions, another round others', () => {
    const stems = (round: number) =>
      adaptiveDemo(
        walk('ssat-upper', () => true, round),
        NOTHING_HIDDEN,
      )?.steps.map(({ question }) => question.stem)
    expect(stems(2)).toEqual(stems(2))
    expect(stems(2)).not.toEqual(stems(1))
  })

  test.each(['q1=9', 'q1=-1', 'q1=1e0', 'q1=', 'q1=0x1', 'q2=1', 'round=0&q1=x', 'round=99'])(
    'what is no answer leaves the first question open: %s',
    (query) => {
      const demo = demoAt(`level=isee-lower&${query}`)
      expect([demo?.steps.length, demo?.asking?.number, demo?.round]).toEqual([0, 1, 1])
    },
  )

  test('a source that an admin hid is not asked', () => {
    const { asking } = demoAt('level=ssat-middle') ?? {}
    const all = adaptiveDemo(new URLSearchParams('level=ssat-middle'), { has: () => true } as unknown as ReadonlySet<string>)
    expect([asking?.number, all?.asking]).toEqual([1, null])
  })

  test('by its forms alone five questions are answered from the start to the end, and nothing is stored', async () => {
    const before = await db.practiceSitting.count()
    const browser = openBrowser()
    const start = await browser.get('/personalization-demo')
    expect(start.text).toContain('Which test?')
    const search = walk('isee-upper', (number) => number % 2 === 0)
    const names = ['level', 'round', ...Array.from({ length: DEMO_QUESTIONS }, (_, index) => `q${index + 1}`)]
    for (let sent = 2; sent <= names.length; sent++) {
      const query = new URLSearchParams(names.slice(0, sent).map((name) => [name, search.get(name) ?? '']))
      const page = await browser.get(`/personalization-demo?${query}`)
      expect(page.status).toBe(200)
      const kept = [...page.text.matchAll(/<input type="hidden" name="(\w+)" value="(\w+(?:-\w+)?)"/g)].map(([, name, value]) => [
        name,
        value,
      ])
      if (sent < names.length) expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(query))
      else expect(page.text).toContain('After five questions')
    }
    expect(await db.practiceSitting.count()).toBe(before)
  })
})

describe('what we infer', () => {
  test('the question waits, and each answer is told with the mistakes behind the wrong choices', async () => {
    const browser = openBrowser()
    const { text: asked } = await browser.get('/cognitive-profile-explanation')
    expect(asked).not.toContain('These are the mistakes')
    const pages = await Promise.all(['0', '1', '2', '3'].map((choice) => browser.get(`/cognitive-profile-explanation?choice=${choice}`)))
    expect(pages.filter(({ text }) => text.includes('there is nothing to suspect'))).toHaveLength(1)
    expect(pages.filter(({ text }) => text.includes('One wrong answer is only a suspicion.'))).toHaveLength(3)
  })

  test.each(['4', '-1', 'x', '00'])('what is no choice leaves the question open: %s', async (choice) => {
    const { status, text } = await openBrowser().get(`/cognitive-profile-explanation?choice=${choice}`)
    expect([status, text.includes('These are the mistakes')]).toEqual([200, false])
  })
})
