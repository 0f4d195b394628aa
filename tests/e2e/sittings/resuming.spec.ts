/** A section does not depend on the device that began it, and it can be paused. */
import { db } from '~/db.server'
import { expect, signIn, test } from '../fixtures'
import { answerOf, choiceOf, choose, expectQuestion, next, startQuiz } from './quiz'

test('a quiz begun on one device goes on from another with every answer', { tag: '@js' }, async ({ page, signedIn, otherBrowser }) => {
  const student = await signedIn()
  const sittingId = await startQuiz(page)
  await choose(page, 2)
  await next(page, 1)
  await choose(page, 0)
  await page.getByRole('button', { name: 'Flag', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove flag' })).toBeVisible()
  await expect.poll(() => answerOf(sittingId, 2)).toMatchObject({ choice: 0, flagged: true })

  const tablet = await otherBrowser()
  await signIn(tablet, student.email)
  await expect(tablet.getByText('You are in the middle of something')).toBeVisible()
  await tablet.getByRole('link', { name: 'Continue' }).click()
  await expectQuestion(tablet, 3)
  await tablet.goto(`/premium/sittings/${sittingId}/review`)
  await expect(tablet.getByText('18 of 20 not answered. 1 flagged.')).toBeVisible()
  await tablet.getByRole('link', { name: 'Question 1, answered' }).click()
  await expectQuestion(tablet, 1)
  await expect(choiceOf(tablet, 2)).toBeChecked()
  await choose(tablet, 3)
  await next(tablet, 1)
  await expect(choiceOf(tablet, 0)).toBeChecked()
  await expect.poll(() => answerOf(sittingId, 1)).toMatchObject({ choice: 3 })

  await page.goto(`/premium/sittings/${sittingId}/questions/1`)
  await expect(choiceOf(page, 3)).toBeChecked()
})

test('a pause stops the clock, shows no question, and going on starts the clock again', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await choose(page, 1)
  await next(page, 1)
  await page.getByRole('button', { name: 'Pause' }).click()

  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await expect(page.getByText('This is pause 1 of 10.')).toBeVisible()
  await expect(
    page.getByText(/The clock is stopped with 1[67] minutes(?: \d+ seconds?)? left; 1 of 20 questions are answered and saved\./),
  ).toBeVisible()
  const paused = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
  expect(paused.deadline).toBeNull()
  await page.goto(`/premium/sittings/${sittingId}/questions/2`)
  await expect(page).toHaveURL(`/premium/sittings/${sittingId}/pause`)
  await expect(page.getByRole('radio')).toHaveCount(0)

  await page.getByRole('button', { name: 'Continue' }).click()
  await expectQuestion(page, 2)
  await page.goto(`/premium/sittings/${sittingId}/review`)
  const running = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
  expect(running.deadline?.getTime()).toBeGreaterThan(Date.now() + ((paused.secondsLeft ?? 0) - 30) * 1000)
  await page.getByRole('link', { name: 'Question 1, answered' }).click()
  await expect(choiceOf(page, 1)).toBeChecked()
})

test('what is chosen when Pause is pressed is not lost', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await choose(page, 1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/1 of 20 questions are answered and saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.goto(`/premium/sittings/${sittingId}/questions/1`)
  await expect(choiceOf(page, 1)).toBeChecked()
})

test('nobody else may open a sitting', { tag: '@js' }, async ({ page, signedIn, otherBrowser }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  const stranger = await otherBrowser()
  await stranger.goto(`/premium/sittings/${sittingId}/questions/1`)
  await expect(stranger).toHaveURL(/\/login\?/)
})
