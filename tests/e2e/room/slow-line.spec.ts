/** A slow line: whatever comes late, the question on the screen is the one that the address names, and what is chosen belongs to it. */

import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { itemsOf } from '../../factories/sittings'
import { expect, test } from '../fixtures'
import { answerOf, choiceOf, expectQuestion, startQuiz, whenAwake } from '../sittings/quiz'

const SAVE_MS = 1_200
const FETCH_MS = 1_500

test('a save that ends while the next question is on its way does not leave the old one at the new address', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  const [first, second] = await itemsOf(sittingId)
  if (!first || !second) throw new Error('a quiz without questions')
  await whenAwake(page)
  await slowDown(page)

  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expectQuestion(page, 2)
  await expect(page.locator('.choice-pick:checked')).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(choiceOf(page, 2)).toBeChecked()
  await expect.poll(() => answerOf(sittingId, 2)).toMatchObject({ choice: 2 })
  expect(await answerOf(sittingId, 1)).toMatchObject({ choice: 1 })
})

/** Saves in the background are late by a little more than a second, what is fetched by a little longer. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\/sittings\//, async (route) => {
    const request = route.request()
    if (request.method() === 'GET') await pause(FETCH_MS)
    else if (/intent=save|\/section/.test(`${request.url()}${request.postData()}`)) await pause(SAVE_MS)
    await route.continue()
  })
}
