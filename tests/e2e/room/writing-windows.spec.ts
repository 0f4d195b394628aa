/** A writing in two windows, without a line, and after its end: nothing that was written is lost, and nobody overwrites unseen. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { expect, test } from '../fixtures'
import { sheetOf, startWriting, storedText, whenAwake } from './sheet'

test('a window that does not know the newer text stores nothing, is told, and either text can be kept', { tag: '@js' }, async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn()
  const essayId = await startWriting(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await whenAwake(second)
  await sheetOf(page).fill('From the first window.')
  await expect.poll(() => storedText(essayId)).toBe('From the first window.')

  await sheetOf(second).fill('From the second window.')
  await expectChoice(second, 'From the first window.')
  await expect(sheetOf(second)).toHaveValue('From the second window.')
  expect(await storedText(essayId)).toBe('From the first window.')
  await second.getByRole('button', { name: 'Keep my text' }).click()
  await expect.poll(() => storedText(essayId)).toBe('From the second window.')
  await expect(second.getByText(/^4 words/)).toBeVisible()

  await sheetOf(page).fill('From the first window, later.')
  await expectChoice(page, 'From the second window.')
  await page.getByRole('link', { name: 'Continue with this text' }).click()
  await expect(sheetOf(page)).toHaveValue('From the second window.')
  await sheetOf(page).fill('From the second window, and more.')
  await expect.poll(() => storedText(essayId)).toBe('From the second window, and more.')
})

test('while there is a choice, a page saves nothing by itself', { tag: '@js' }, async ({ page, context, signedIn }) => {
  await signedIn()
  const essayId = await startWriting(page)
  const second = await context.newPage()
  await second.clock.install()
  await second.goto(page.url())
  await whenAwake(second)
  await sheetOf(page).fill('From the first window.')
  await expect.poll(() => storedText(essayId)).toBe('From the first window.')

  const saves: string[] = []
  second.on('request', (request) => request.method() === 'POST' && saves.push(request.url()))
  await sheetOf(second).fill('From the second window.')
  await second.clock.runFor(3_000)
  await expectChoice(second, 'From the first window.')
  await sheetOf(second).fill('From the second window, and more.')
  await second.clock.runFor(10_000)
  expect(saves).toHaveLength(1)
  expect(await storedText(essayId)).toBe('From the first window.')
  await second.getByRole('button', { name: 'Keep my text' }).click()
  await expect.poll(() => storedText(essayId)).toBe('From the second window, and more.')
})

test('without a connection the text stays in the page, and is saved by itself when it is back', { tag: '@js' }, async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn()
  const essayId = await startWriting(page)
  await sheetOf(page).fill('It began.')
  await expect.poll(() => storedText(essayId)).toBe('It began.')
  await context.setOffline(true)
  await sheetOf(page).fill('It began with a spoon.')
  await expect(page.getByText('No connection. Keep writing: your text is saved when you are back online.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^5 words · saved/)).toBeVisible()
  expect(await storedText(essayId)).toBe('It began with a spoon.')
})

test('what is written after the end is not stored, is told, and stands on the page', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const essayId = await startWriting(page)
  await sheetOf(page).fill('In time.')
  await expect.poll(() => storedText(essayId)).toBe('In time.')
  await db.essay.update({ where: { id: essayId }, data: { deadline: new Date(Date.now() - 60_000) } })
  await sheetOf(page).fill('In time. Too late.')
  await expect(page.getByRole('alert').getByText('This writing is closed')).toBeVisible()
  await expect(sheetOf(page)).toHaveValue('In time. Too late.')
  expect(await storedText(essayId)).toBe('In time.')
})

async function expectChoice(page: Page, other: string): Promise<void> {
  await expect(page.getByRole('alert').getByText('Another window has saved this text')).toBeVisible()
  const region = page.getByRole('region', { name: 'Saved in another window' })
  await expect(region.getByText(other, { exact: true })).toBeVisible()
  await expect(region.getByText(/^\d+:\d\d:\d\d [AP]M E[SD]T: \d+ words?$/)).toBeVisible()
}
