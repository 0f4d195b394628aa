/** What somebody writes is saved while they write and as they leave; what cannot be sent waits on the device of its account alone. */
import { db } from '~/db.server'
import { expect, test } from '../fixtures'
import { keptKeys } from '../sittings/quiz'
import { sheetOf, startWriting, storedText, whenAwake } from './sheet'

test('whoever types on is saved at least three times in 20 seconds', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const essayId = await startWriting(page)
  await page.clock.install()
  await page.reload()
  const saves: string[] = []
  page.on('request', (request) => request.method() === 'POST' && saves.push(request.url()))
  await whenAwake(page)
  for (let stroke = 0; stroke < 40; stroke++) {
    await page.keyboard.type(stroke % 4 === 3 ? ' ' : 'w')
    await page.clock.runFor(500)
  }
  expect(saves.length).toBeGreaterThanOrEqual(3)
  await expect.poll(() => storedText(essayId)).toMatch(/^www www/)
})

test('leaving at once saves the last words', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const essayId = await startWriting(page)
  await whenAwake(page)
  await sheetOf(page).pressSequentially('It began with a spoon.')
  await page.goto('/dashboard')
  await expect.poll(() => storedText(essayId)).toBe('It began with a spoon.')
  // Nobody was there to hear that it arrived; the next visit finds out.
  await page.goBack()
  await expect(sheetOf(page)).toHaveValue('It began with a spoon.')
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('what could not be sent waits on the device, comes back to the sheet, and goes when the server has it', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const essayId = await startWriting(page)
  const address = page.url()
  await page.route(/\/text$/, (route) => route.abort())
  await sheetOf(page).fill('It began with a spoon.')
  await expect(page.getByText(/^No connection/)).toBeVisible()
  await page.goto('/dashboard')
  expect(await keptKeys(page)).toHaveLength(1)
  await page.unroute(/\/text$/)

  await page.goto(address)
  await expect(sheetOf(page)).toHaveValue('It began with a spoon.')
  await expect.poll(() => storedText(essayId)).toBe('It began with a spoon.')
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('a kept text that is older than what the server has is offered, and never put over it', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const essayId = await startWriting(page)
  const address = page.url()
  await page.route(/\/text$/, (route) => route.abort())
  await sheetOf(page).fill('Kept here.')
  await expect(page.getByText(/^No connection/)).toBeVisible()
  await page.goto('/dashboard')
  await page.unroute(/\/text$/)
  await db.essay.update({ where: { id: essayId }, data: { body: 'From elsewhere.', revision: 4, savedBy: 'another-page', saveNumber: 2 } })

  await page.goto(address)
  const offer = page.getByRole('region', { name: 'This device kept a text that the server does not have' })
  await expect(offer.getByText('Kept here.')).toBeVisible()
  await expect(sheetOf(page)).toHaveValue('From elsewhere.')
  expect(await storedText(essayId)).toBe('From elsewhere.')
  await offer.getByRole('button', { name: 'Put this text on the sheet' }).click()
  await expect.poll(() => storedText(essayId)).toBe('Kept here.')
  await expect.poll(() => keptKeys(page)).toEqual([])
})

test('what is kept of a writing goes at sign-out', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await startWriting(page)
  await page.route(/\/text$/, (route) => route.abort())
  await sheetOf(page).fill('It began with a spoon.')
  await expect(page.getByText(/^No connection/)).toBeVisible()
  await page.goto('/dashboard')
  expect(await keptKeys(page)).toHaveLength(1)
  await page.locator('summary[aria-label^="Profile menu"]').click()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).not.toHaveURL('/dashboard')
  expect(await keptKeys(page)).toEqual([])
})

test('a sign-in that runs out is said, and loses nothing', { tag: '@js' }, async ({ page, signedIn }) => {
  const student = await signedIn()
  await startWriting(page)
  await whenAwake(page)
  await db.session.deleteMany({ where: { userId: student.id } })
  await sheetOf(page).fill('It began with a spoon.')
  await expect(page.getByText('You are logged out')).toBeVisible()
  expect(await keptKeys(page)).toHaveLength(1)
})

test('when the time is over what stands is submitted by itself', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const essayId = await startWriting(page)
  await db.essay.update({ where: { id: essayId }, data: { deadline: new Date(Date.now() + 8_000) } })
  await page.reload()
  await whenAwake(page)
  await sheetOf(page).fill('It began with a spoon.')
  await expect(page.getByText('Time is up. 5 words.')).toBeVisible()
  expect(await storedText(essayId)).toBe('It began with a spoon.')
})

test('Submit refuses an empty sheet, and asks before it submits a text', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const essayId = await startWriting(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert').getByText('There is nothing to submit yet')).toBeVisible()
  await sheetOf(page).fill('It began with a spoon.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Submit your writing?' })).toBeVisible()
  await page.getByRole('link', { name: 'Keep writing' }).click()
  await expect(sheetOf(page)).toHaveValue('It began with a spoon.')
  expect((await db.essay.findUniqueOrThrow({ where: { id: essayId } })).submittedAt).toBeNull()
})
