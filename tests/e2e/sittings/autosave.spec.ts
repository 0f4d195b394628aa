/** What scripts add to a question: answers saved at once, kept through a lost line; and a clock that can be put away. */
import type { Page } from '@playwright/test'
import { itemsOf } from '../../factories/sittings'
import { expect, test } from '../fixtures'
import { answerOf, choiceOf, choose, expectQuestion, next, startQuiz, WOKEN, whenAwake } from './quiz'

const KEPT = 'No connection. Your answer is kept on this device and will be sent when you are back online.'

test('a choice is saved at once and is there after a reload', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  await choose(page, 1)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.locator('label.choice-cross').nth(0).click()
  await expect.poll(() => answerOf(sittingId, 1)).toMatchObject({ choice: 1, struck: [0] })

  await page.reload()
  await expect(choiceOf(page, 1)).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Strike out A' })).toBeChecked()
})

test('without a connection the choice is kept and said so, and sent when the connection is back', { tag: '@js' }, async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  await context.setOffline(true)
  await choose(page, 2)
  await expect(page.getByText(KEPT)).toBeVisible()
  expect(await answerOf(sittingId, 1)).toMatchObject({ choice: WOKEN })

  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText(KEPT)).toBeHidden()
  expect(await answerOf(sittingId, 1)).toMatchObject({ choice: 2 })
  await expect(choiceOf(page, 2)).toBeChecked()
})

test('a section goes on without a connection to its last question, and all of it arrives when the connection is back', {
  tag: '@js',
}, async ({ page, context, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  const items = await itemsOf(sittingId)
  await context.setOffline(true)
  for (let position = 1; position <= items.length; position++) {
    await choose(page, position % 4)
    if (position < items.length) await next(page, position)
  }
  await expect(page.getByText(KEPT)).toBeVisible()
  await page.getByRole('button', { name: 'Save and review' }).click()
  await expect(page.getByText(/^No connection\. Your answers are kept on this device/)).toBeVisible()
  await expectQuestion(page, items.length)
  expect(await answerOf(sittingId, 2)).toMatchObject({ choice: null })

  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  for (let position = 1; position <= items.length; position++) {
    expect(await answerOf(sittingId, position)).toMatchObject({ choice: position % 4 })
  }
  await page.getByRole('button', { name: 'Save and review' }).click()
  await expect(page.getByText('All questions are answered.')).toBeVisible()
})

test('an answer that never left the device is sent when the question is opened again', { tag: '@js' }, async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  await context.setOffline(true)
  await choose(page, 0)
  await expect(page.getByText(KEPT)).toBeVisible()
  const address = page.url()
  // The tab is closed before the connection is back.
  await page.close()
  await context.setOffline(false)
  expect(await answerOf(sittingId, 1)).toMatchObject({ choice: WOKEN })

  const again = await context.newPage()
  await again.goto(address)
  await expect(choiceOf(again, 0)).toBeChecked()
  await expect.poll(() => answerOf(sittingId, 1)).toMatchObject({ choice: 0 })
})

test('the countdown runs and can be put away and brought back', async ({ page, signedIn }) => {
  await signedIn()
  await startQuiz(page)
  const clock = page.locator('.clock')
  await expect(clock).toBeVisible()
  await expect.poll(() => shownTime(page)).toMatch(/^16:\d\d$/)
  const first = await shownTime(page)
  await expect.poll(() => shownTime(page)).not.toBe(first)

  await page.getByText('Time left').click()
  await expect(clock).toBeHidden()
  await expect(page.getByText(/^ends at/)).toBeHidden()
  await page.getByText('Time left').click()
  await expect(clock).toBeVisible()
})

/** The digits of the clock: counters of a pseudo element, so they are worked out from its animated property. */
function shownTime(page: Page): Promise<string> {
  return page.locator('.clock').evaluate((clock) => {
    const left = Number(getComputedStyle(clock, '::before').getPropertyValue('--left'))
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  })
}
