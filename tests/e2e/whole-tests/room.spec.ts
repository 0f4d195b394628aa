/** A whole test in the browser: its clock leads from step to step, and warns, with scripts and without. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { findings } from '../axe'
import { expect, signIn, test } from '../fixtures'
import { choose, expectQuestion, next, sittingOf, whenAwake } from '../sittings/quiz'

async function startTest(page: Page, number = 1): Promise<string> {
  await page.goto(`/premium/practice-test/${number}`)
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expectQuestion(page, 1)
  return sittingOf(page).split('.')[0] ?? ''
}

/** Moves the end of what is open, so that no test has to wait for it. */
async function endsIn(sittingId: string, seconds: number): Promise<void> {
  await db.sittingSection.updateMany({ where: { sittingId, endedAt: null }, data: { deadline: new Date(Date.now() + seconds * 1000) } })
}

/** Moves the start of the break that runs into the past, so that it ends in so many seconds. */
async function breakEndsIn(sittingId: string, seconds: number): Promise<void> {
  const endedAt = new Date(Date.now() - (10 * 60 - seconds) * 1000)
  const last = await db.sittingSection.findFirstOrThrow({ where: { sittingId }, orderBy: { position: 'desc' } })
  await db.sittingSection.update({ where: { id: last.id }, data: { endedAt } })
}

test('the clock closes a section by itself and opens the next, and what was saved counts', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startTest(page)
  await choose(page, 2)
  await next(page, 1)
  await endsIn(sittingId, 15)
  await page.reload()
  await whenAwake(page, 1)
  await expect(page).toHaveURL(new RegExp(`${sittingId}\\.2/questions/1$`), { timeout: 30_000 })
  await expect(page.getByText('Section 2 of 5: Quantitative Reasoning').first()).toBeVisible()
  const answers = await db.response.findMany({
    where: { sectionId: `${sittingId}.1`, choice: { not: null } },
    orderBy: { position: 'asc' },
  })
  expect(answers.map(({ choice }) => choice)).toEqual([2, 1])
})

test('a break counts down and leads on by itself', async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startTest(page)
  for (const section of [1, 2]) {
    await page.goto(`/premium/sittings/${sittingId}.${section}/submission`)
    await page.getByRole('button', { name: 'Finish the section' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible()
  const shown = () => page.locator('.clock').evaluate((clock) => getComputedStyle(clock, '::before').getPropertyValue('--left'))
  expect(Number(await shown())).toBeGreaterThan(500)
  await breakEndsIn(sittingId, 4)
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`${sittingId}\\.3/questions/1$`), { timeout: 30_000 })
})

test('the room warns at five minutes, in sight', async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startTest(page)
  await expect(page.getByText('Five minutes left.').first()).toBeHidden()
  await endsIn(sittingId, 297)
  await page.reload()
  await expect(page.locator('.room-warning.at-300')).toBeVisible()
})

test('the device that was left is told that its section is closed, and goes on to the other', { tag: '@js' }, async ({
  page,
  signedIn,
  otherBrowser,
}) => {
  const student = await signedIn()
  const sittingId = await startTest(page)
  const tablet = await otherBrowser()
  await signIn(tablet, student.email)
  await expect(tablet).toHaveURL(/dashboard/)
  await tablet.goto(`/premium/sittings/${sittingId}.1/submission`)
  await tablet.getByRole('button', { name: 'Finish the section' }).click()
  await expectQuestion(tablet, 1)
  // Not asked whether it is checked: the answer of the server may take the choices away first.
  await page.locator('label.choice-card').first().click()
  await expect(page.getByText('Not counted, because it reached us after it was closed: question 1 (A).')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(new RegExp(`${sittingId}\\.2/questions/1$`), { timeout: 30_000 })
  expect(await db.response.count({ where: { section: { sittingId }, choice: { not: null } } })).toBe(0)
})

test('large print and a calculator are there where they were granted', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/premium/practice-test/2')
  await page.locator('summary', { hasText: 'Accommodations' }).click()
  for (const tool of ['Large print', 'Four-function calculator', 'Line reader', 'Read aloud'])
    await page.getByLabel(tool, { exact: true }).check()
  await page.locator('label[for="test-mode-practice"]').click()
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expectQuestion(page, 1)
  const size = await page
    .locator('.choice-text')
    .first()
    .evaluate((text) => getComputedStyle(text).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThan(29)
  await expect(page.getByRole('link', { name: 'Calculator, opens in a new tab' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})
