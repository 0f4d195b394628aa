/** A whole test begun by mistake: given back within a minute, while nothing is answered, and its use once a day. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { openHint } from '~/models/sittings/whole/hints.server'
import { HOUR_MS } from '~/utils/time/durations'
import { age, answerIn, startWholeTest } from '../../factories/whole-tests/begun'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const FREE = { createdAt: new Date(Date.now() - 72 * HOUR_MS) }

/** Started by the form of its cover. */
async function begun(number = 1, shape: Parameters<typeof signedIn>[0] = FREE) {
  const { browser, student } = await signedIn(shape)
  const walker = openWalker(browser)
  await walker.goto(`/premium/practice-test/${number}`)
  await walker.press('Start the test')
  const { id } = await db.practiceSitting.findFirstOrThrow({ where: { userId: student.id } })
  return { browser, walker, userId: student.id, id, path: `/premium/tests/${id}/abandonment` }
}

test('the room leads there in its first minute, and one press gives the test and its use back', async () => {
  const { walker, browser, userId, id, path } = await begun()
  await walker.follow('Started by mistake?')
  expect(walker.at()).toBe(path)
  expect(walker.text()).toContain('This test will not count as one of your 3 this month;')
  await walker.press('Give the test back')
  expect(walker.at()).toBe('/premium/practice-tests')
  expect(walker.text()).toContain('it does not count as one of your 3 this month')
  expect(walker.count('a', 'Open test 1')).toBe(1)
  expect(await db.practiceSitting.count({ where: { userId } })).toBe(0)
  expect(await db.featureUse.count({ where: { userId } })).toBe(0)
  for (const address of [path, `/premium/tests/${id}`, `/premium/sittings/${id}.1/questions/1`]) {
    expect((await browser.get(address)).status).toBe(404)
  }
  expect((await browser.post(path)).location).toBe('/premium/practice-tests')
})

test('the second use of a day is not given back, and the page says so before', async () => {
  const { walker, browser, userId, path } = await begun()
  await browser.post(path)
  await walker.goto('/premium/practice-test/2')
  await walker.press('Start the test')
  await walker.follow('Started by mistake?')
  expect(walker.text()).toContain('You already got a use back today')
  await walker.press('Give the test back')
  expect(walker.text()).not.toContain('does not count')
  expect(await db.practiceSitting.count({ where: { userId } })).toBe(0)
  expect(await db.featureUse.count({ where: { userId } })).toBe(1)
})

describe('a test stays', () => {
  async function expectKept({ browser, id, path }: Awaited<ReturnType<typeof begun>>, title: string) {
    expect((await browser.post(path)).location).toBe(path)
    const page = await browser.get(path)
    expect(page.text).toContain(title)
    expect(page.text).not.toContain('Give the test back')
    expect(await db.practiceSitting.findUnique({ where: { id } })).toMatchObject({ status: 'open' })
  }

  test('after its first minute, and its cover leads to the way out no more', async () => {
    const one = await begun()
    expect((await one.browser.get('/premium/practice-test/1')).text).toContain('Started by mistake?')
    await age(one.id, 2)
    await expectKept(one, 'The first minute is over')
    for (const address of ['/premium/practice-test/1', `/premium/sittings/${one.id}.1/questions/1`]) {
      expect((await one.browser.get(address)).text).not.toContain('Started by mistake?')
    }
  })

  test('once a question is answered, also when the answer was taken back', async () => {
    const one = await begun()
    for (const choice of [1, null]) {
      await answerIn({ userId: one.userId, sectionId: `${one.id}.1`, position: 5, choice, at: new Date() })
    }
    await expectKept(one, 'You have begun to work')
  })

  test('once a hint was opened', async () => {
    const { browser, student } = await signedIn()
    const id = await startWholeTest({ userId: student.id, at: new Date(), choice: { mode: 'practice' } })
    await openHint({ userId: student.id, sectionId: `${id}.1`, position: 1, shown: 0 })
    const walker = openWalker(browser)
    await expectKept({ browser, walker, userId: student.id, id, path: `/premium/tests/${id}/abandonment` }, 'You have begun to work')
  })

  test('once something is written, where it begins with the writing', async () => {
    const one = await begun(1, { profile: { level: 'ssat-upper', gradeApplied: 9 } })
    expect(one.walker.text()).toContain('Started by mistake?')
    one.walker.fill({ 'Your text': 'It began with a spoon.' })
    await one.walker.press('Save')
    await expectKept(one, 'You have begun to work')
  })

  test('for anybody but its owner', async () => {
    const one = await begun()
    const { browser: stranger } = await signedIn()
    expect((await stranger.get(one.path)).status).toBe(404)
    expect((await stranger.post(one.path)).location).toBe('/premium/practice-tests')
    expect(await db.practiceSitting.count({ where: { id: one.id } })).toBe(1)
  })
})

test.each(['isee-upper', 'ssat-upper'] as const)('a test of %s without a clock has its way out too, for its minute', async (level) => {
  const { browser, student } = await signedIn()
  const id = await startWholeTest({ userId: student.id, at: new Date(), level, choice: { mode: 'practice', isUntimed: true } })
  const walker = openWalker(browser)
  await walker.goto(`/premium/tests/${id}`)
  const first = walker.at()
  await walker.follow('Started by mistake?')
  expect(walker.text()).toContain('This test has no clock.')
  expect(walker.text()).not.toContain('The clock of the test')
  await age(id, 2)
  await walker.goto(first)
  expect(walker.text()).not.toContain('Started by mistake?')
})

test('a test that begins with its writing on paper is given back too, with its sheet', async () => {
  const { browser, student } = await signedIn()
  const id = await startWholeTest({ userId: student.id, at: new Date(), level: 'ssat-middle', choice: { place: 'paper' } })
  const walker = openWalker(browser)
  await walker.goto(`/premium/tests/${id}`)
  await walker.follow('Started by mistake?')
  await walker.press('Give the test back')
  expect(await db.essay.count({ where: { studentId: student.id } })).toBe(0)
  expect(await db.practiceSitting.count({ where: { userId: student.id } })).toBe(0)
})
