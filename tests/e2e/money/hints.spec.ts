/** The access codes in a browser's storage (specification, section 9): written as hints, taken away again, and no key to anything. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { periodAt } from '~/utils/time/periods.server'
import { expect, test } from '../fixtures'

const DAY = 24 * 60 * 60 * 1000
const PREFIX = 'stanine-code-'
const [list = ''] = /(?<=const codes = )\[[^;]+?\n\]/.exec(readFileSync('public/enhance.js', 'utf8')) ?? []
const CODES = [...list.matchAll(/'(\w+)'/g)].map(([, code = '']) => code)
const FEATURES = ['essay', 'pacing', 'quiz', 'reading', 'tutor', 'video']

/** What a page is asked for; the last three are at the limit, or for members. */
const PAGES = [
  '/',
  '/premium',
  '/pricing',
  '/api/me',
  '/dashboard',
  '/premium/dashboard',
  '/premium/practice-tests',
  '/premium/sectional-quizzes',
]

const held = (page: Page) =>
  page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
        .sort(),
    PREFIX,
  )

/** Status and body of every page, without the nonce that no answer shares with another. */
const served = (page: Page) =>
  page.evaluate(async (paths) => {
    const bodies: string[] = []
    for (const path of paths) {
      const answer = await fetch(path)
      const text = await answer.text()
      bodies.push(`${answer.status} ${answer.url} ${text.replaceAll(/nonce="[^"]*"/g, '')}`)
    }
    return bodies
  }, PAGES)

test('there are the twelve names of the specification', { tag: '@js' }, () => {
  expect(CODES.toSorted()).toEqual(
    ['demo', 'free_tier', 'premium_3month', 'premium_access', 'premium_annual', 'premium_monthly', ...FEATURES].toSorted(),
  )
})

for (const who of ['a visitor', 'a free account'] as const) {
  test(`each code planted in the browser of ${who} brings not one byte more`, { tag: '@js' }, async ({ page, signedIn }) => {
    if (who === 'a free account') {
      const { id: userId } = await signedIn({ createdAt: new Date(Date.now() - 3 * DAY) })
      await startAll(userId)
    }
    await page.goto('/')
    await page.evaluate(() => localStorage.clear())
    const before = await served(page)
    for (const code of CODES) {
      await page.evaluate((key) => {
        localStorage.clear()
        localStorage.setItem(key, 'yes')
      }, PREFIX + code)
      const after = await served(page)
      expect(
        PAGES.filter((_, index) => after[index] !== before[index]),
        code,
      ).toEqual([])
    }

    // All at once, in a page that is opened afresh: its scripts find them, ask for nothing more, and take away what is no longer so.
    const asked = await requestsOf(page, '/premium')
    await page.evaluate(
      (keys) => {
        for (const key of keys) localStorage.setItem(key, 'yes')
      },
      CODES.map((code) => PREFIX + code),
    )
    expect(await requestsOf(page, '/premium')).toEqual(asked)
    expect(await held(page)).toEqual(['demo', 'free_tier'])
  })
}

test('a plan brings its codes, and they go with it', { tag: '@js' }, async ({ page, signedIn }) => {
  await page.goto('/payment-success')
  expect(await held(page)).toEqual([])
  await page.goto('/')
  expect(await held(page)).toEqual(['free_tier'])

  const { id: userId } = await signedIn({ tier: 'premium_3month', createdAt: new Date(Date.now() - 3 * DAY) })
  await page.goto('/dashboard')
  expect(await held(page)).toEqual(['free_tier', 'premium_3month', 'premium_access', ...FEATURES].toSorted())
  await db.userSubscription.updateMany({ where: { userId }, data: { subscriptionTier: 'scholarship_member' } })
  await page.reload()
  // A seat that somebody gave looks like any other plan.
  expect(await held(page)).toEqual(['free_tier', 'premium_access', 'premium_annual', ...FEATURES].toSorted())
  await db.userSubscription.updateMany({ where: { userId }, data: { endDate: new Date() } })
  await page.reload()
  expect(await held(page)).toEqual(['free_tier'])
})

/** Everything that the free tier has of quizzes and tests. */
async function startAll(userId: string): Promise<void> {
  const uses = (['sectional_quizzes', 'practice_tests', 'interactive_quiz'] as const).flatMap((feature) =>
    [1, 2, 3].map((slot) => {
      const period = periodAt(feature === 'practice_tests' ? 'month' : 'week', new Date()).start
      return { userId, feature, period, slot, reference: `work ${slot}` }
    }),
  )
  await db.featureUse.createMany({ data: uses })
}

/** What opening a page asks of the server, and the document that it gets. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  const listen = (request: { url: () => string }) => asked.push(request.url())
  page.on('request', listen)
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  page.off('request', listen)
  return [(await answer?.text()) ?? '', ...asked.toSorted()]
}
