/** A question without a mouse. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { answerOf, choiceOf, expectQuestion, startQuiz } from './quiz'

test('a whole question is answered, struck out, flagged and saved with the keyboard alone', async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)

  // Tab reaches the group of choices at its first one; the arrows choose within it.
  await tabTo(page, '#choice-A')
  await page.keyboard.press('Space')
  await expect(choiceOf(page, 0)).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(choiceOf(page, 1)).toBeChecked()
  await tabTo(page, '#strike-D')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Strike out D' })).toBeChecked()

  await tabTo(page, 'button[value="flag"]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove flag' })).toBeVisible()
  await expect(choiceOf(page, 1)).toBeChecked()
  await tabTo(page, '.button[value="next"]')
  await page.keyboard.press('Enter')

  await expectQuestion(page, 2)
  await expect.poll(() => answerOf(sittingId, 1)).toEqual({ choice: 1, struck: [3], flagged: true, isRight: null })
})

test('Enter in the choices saves and goes on', async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await tabTo(page, '#choice-A')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expectQuestion(page, 2)
  await expect.poll(() => answerOf(sittingId, 1)).toMatchObject({ choice: 0 })
})

test('what has the focus can be seen', async ({ page, signedIn }) => {
  await signedIn()
  await startQuiz(page)
  await tabTo(page, '#choice-A')
  const outline = await page.locator('label[for="choice-A"].choice-card').evaluate((card) => getComputedStyle(card).outlineStyle)
  expect(outline).toBe('solid')
})

test('the letters choose and the arrows turn the pages', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await press(page, 'c', () => expect(choiceOf(page, 2)).toBeChecked({ timeout: 500 }))
  await page.keyboard.press('b')
  await expect(choiceOf(page, 1)).toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expectQuestion(page, 2)
  await page.keyboard.press('D')
  await expect(choiceOf(page, 3)).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expectQuestion(page, 1)
  await expect(choiceOf(page, 1)).toBeChecked()
  await expect.poll(() => answerOf(sittingId, 2)).toMatchObject({ choice: 3 })
  // There are four choices at this level.
  await page.keyboard.press('e')
  await expect(choiceOf(page, 1)).toBeChecked()
})

/** Presses Tab until the element has the focus; fails when it cannot be reached so. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector)
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} is not reached with Tab`)
}

/** Presses a key until the page hears it: scripts may still be on their way. */
async function press(page: Page, key: string, hasWorked: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await hasWorked()
  }).toPass()
}
