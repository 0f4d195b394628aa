/** Whole tests and the free tier: three a month, and what was begun is finished. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { signedIn } from '../../support/browser'

const start = (number: number) => [`/premium/practice-test/${number}`, { beside: 'others' }] as const

test('the fourth test of a month is refused with its message, and its cover still opens', async () => {
  const { browser } = await signedIn()
  for (const number of [1, 2, 3]) expect((await browser.post(...start(number))).status).toBe(303)
  const refused = await browser.post(...start(4))
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('3/3 used: practice tests this month. Upgrade to Premium for unlimited access.')
  const cover = await browser.get('/premium/practice-test/4')
  expect(cover.status).toBe(200)
  expect(cover.text).toContain('You have used all of this month’s practice tests.')
  expect(cover.text).not.toContain('Start the test')
})

test('two presses of Start are one test and one use', async () => {
  const { browser, student } = await signedIn()
  const pages = await Promise.all([browser.post(...start(1)), browser.post(...start(1))])
  expect(new Set(pages.map(({ location }) => location)).size).toBe(1)
  expect(await db.featureUse.count({ where: { userId: student.id, feature: 'practice_tests' } })).toBe(1)
})

test('a start beside other timed work asks first', async () => {
  const { browser } = await signedIn()
  await browser.post('/premium/sectional-quiz/mathematics_achievement/1')
  const asked = await browser.post('/premium/practice-test/1', { intent: 'start' })
  expect(asked.status).toBe(409)
  expect(asked.text).toContain('Other timed work is open')
  expect((await browser.post(...start(1))).status).toBe(303)
})

test('a test that was begun goes on when the plan has ended', async () => {
  const { browser, student } = await signedIn({ tier: 'premium_monthly' })
  const { location } = await browser.post(...start(6))
  await db.userSubscription.deleteMany({ where: { userId: student.id } })
  const place = await browser.get(location ?? '')
  expect((await browser.get(place.location ?? '')).text).toContain('Section 1 of 5')
})

test.each(['0', '7', 'x', '01', '1.5', '-1'])('test %s is not found', async (number) => {
  const { browser } = await signedIn()
  expect((await browser.get(`/premium/practice-test/${number}`)).status).toBe(404)
  expect((await browser.post(`/premium/practice-test/${number}`)).status).toBe(404)
})

test.each([{ mode: 'exam' }, { place: 'moon' }, { time: '300' }, { warnings: 'all' }])('a start with %j is refused', async (fields) => {
  const { browser } = await signedIn()
  expect((await browser.post('/premium/practice-test/1', { intent: 'start', ...fields })).status).toBe(400)
})
