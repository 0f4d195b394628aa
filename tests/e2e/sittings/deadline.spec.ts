/** The end of the time, which the server alone decides. The clock is moved in the database, so nobody waits. */

import { LETTERS } from '~/exam/core/item/item'
import { itemsOf, wrongChoice } from '../../factories/sittings'
import { expect, test } from '../fixtures'
import { answerOf, choose, expectQuestion, keptKeys, moveDeadline, next, startQuiz, whenAwake } from './quiz'

const OVER = 'Time ran out before you finished.'

test('a section whose time is over says so, takes no more answers and counts what was answered', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  const [first] = await itemsOf(sittingId)
  if (!first) throw new Error('a quiz without questions')
  await choose(page, first.answer)
  await next(page, 1)
  // Over, but within the grace for slow lines: the page still asks.
  await moveDeadline(sittingId, -1)
  await page.goto(`/premium/sittings/${sittingId}/questions/3`)

  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible()
  await expect(page.getByText('The section is closed. Everything you answered is saved and counts.')).toBeVisible()
  await page.getByRole('button', { name: 'See my score' }).click()
  await expect(page.getByText(/got 1 of 20 right/)).toBeVisible()
  await expect(page.getByText(OVER)).toBeVisible()
  await page.goto(`/premium/sittings/${sittingId}/questions/1`)
  await expect(page).toHaveURL(`/premium/sittings/${sittingId}/result`)
})

test('an answer that comes after the end is refused and leads to the result', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  const [first, second] = await itemsOf(sittingId)
  if (!first || !second) throw new Error('a quiz without questions')
  await choose(page, first.answer)
  await next(page, 1)
  await moveDeadline(sittingId, -60)
  await page.locator('label.choice-card').nth(second.answer).click()
  await expect(page.getByText(notCounted(second.answer))).toBeVisible()
  await page.getByRole('link', { name: 'See my score' }).click()

  await expect(page).toHaveURL(`/premium/sittings/${sittingId}/result`)
  await expect(page.getByText(notCounted(second.answer))).toBeVisible()
  await expect(page.getByText(/got 1 of 20 right/)).toBeVisible()
  await expect(page.getByText(OVER)).toBeVisible()
  expect(await answerOf(sittingId, 2)).toMatchObject({ choice: null, isRight: false })
})

test('what never had a line before the end is told as not counted, and is then gone from the device', { tag: '@js' }, async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  await context.setOffline(true)
  await next(page, 1)
  await choose(page, 1)
  await moveDeadline(sittingId, -60)
  await page.close()
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto(`/premium/sittings/${sittingId}/submission`)
  // The minute's job may have ended the section before anybody looked.
  const ask = again.getByRole('button', { name: 'See my score' })
  await expect(ask.or(again.getByText(notCounted(1)))).toBeVisible()
  if (await ask.isVisible()) await ask.click()
  await expect(again.getByText(notCounted(1))).toBeVisible()
  expect(await answerOf(sittingId, 2)).toMatchObject({ choice: null })
  expect(await keptKeys(again)).toEqual([])
  await again.reload()
  await expect(again.getByText(/Not counted/)).toBeHidden()
})

test('an open page ends its section by itself when the clock reaches zero', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  const [first] = await itemsOf(sittingId)
  if (!first) throw new Error('a quiz without questions')
  await moveDeadline(sittingId, 3)
  await page.reload()
  await expectQuestion(page, 1)
  await choose(page, wrongChoice(first))

  await expect(page).toHaveURL(`/premium/sittings/${sittingId}/result`)
  await expect(page.getByText(/got 0 of 20 right/)).toBeVisible()
  await expect(page.getByText(OVER)).toBeVisible()
  expect(await answerOf(sittingId, 1)).toMatchObject({ choice: wrongChoice(first), isRight: false })
})

function notCounted(choice: number): RegExp {
  return new RegExp(`Not counted, because it reached us after time was up: question 2 \\(${LETTERS[choice]}\\)`)
}
