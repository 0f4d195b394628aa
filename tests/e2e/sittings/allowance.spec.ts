/** The free tier's three quizzes a week, the trial without limits, and that one press starts one quiz. */
import type { BrowserContext, Page } from '@playwright/test'
import { db } from '~/db.server'
import { periodAt } from '~/utils/time/periods.server'
import { expect, statusAfter, test } from '../fixtures'
import { expectQuestion, sittingOf, startQuiz } from './quiz'

const HOUR = 60 * 60 * 1000
const AFTER_TRIAL = new Date(Date.now() - 72 * HOUR)
const USED_UP = '3/3 used: sectional quizzes this week. Upgrade to Premium for unlimited access.'

test('a free member starts three quizzes a week; the fourth is refused with the count and the day it starts again', { tag: '@js' }, async ({
  page,
  signedIn,
  context,
}) => {
  await signedIn({ createdAt: AFTER_TRIAL })
  await page.goto('/dashboard')
  await expect(page.getByText('Free Tier • Limited Weekly Access')).toBeVisible()
  await expect(page.getByText('Your free trial has ended')).toBeVisible()
  const early = await openCover(context, 4)

  for (const number of [1, 2, 3]) {
    await page.goto(cover(number))
    await expect(page.getByText(`${number - 1}/3 used so far`)).toBeVisible()
    await page.getByRole('button', { name: /^Start the quiz/ }).click()
    await expectQuestion(page, 1)
  }

  await page.goto(cover(5))
  await expect(page.getByText('3/3 used', { exact: true })).toBeVisible()
  await expect(page.getByText(resetText())).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the quiz' })).toHaveCount(0)

  // A page that was opened while something was left cannot start one either.
  expect(await statusAfter(early, () => early.getByRole('button', { name: 'Start the quiz' }).click())).toBe(403)
  await expect(early.getByRole('alert')).toContainText(USED_UP)
  await expect(early.getByText(resetText())).toBeVisible()
})

test('an open quiz goes on at the limit, and practice with new numbers costs nothing', { tag: '@js' }, async ({ page, signedIn }) => {
  const student = await signedIn({ createdAt: AFTER_TRIAL })
  const [first] = [
    await startQuiz(page),
    await startQuiz(page, 'mathematics_achievement', 2),
    await startQuiz(page, 'mathematics_achievement', 3),
  ]

  await page.goto(cover(3))
  await expect(page.getByText(/^You are in it: 1[67] minutes left\.$/)).toBeVisible()
  await page.goto('/premium/sectional-quizzes')
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(3)
  // The one whose time runs out first.
  await page.getByRole('link', { name: 'Continue' }).first().click()
  await expect(page).toHaveURL(`/premium/sittings/${first}/questions/1`)
  expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(3)
})

test('the trial has no limit and counts nothing', { tag: '@js' }, async ({ page, signedIn }) => {
  const student = await signedIn({ createdAt: new Date(Date.now() - 10 * HOUR) })
  await page.goto('/dashboard')
  await expect(page.getByText(/^Welcome Gift: 1d 13h of Unlimited Access Remaining$/)).toBeVisible()
  for (const number of [1, 2, 3, 4]) {
    await page.goto(cover(number))
    await expect(page.getByText(/used so far/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Start the quiz' }).click()
    await expectQuestion(page, 1)
  }
  expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(0)
})

test('two tabs and a double press start one quiz and take one use', { tag: '@js' }, async ({ page, signedIn, context }) => {
  const student = await signedIn({ createdAt: AFTER_TRIAL })
  const other = await openCover(context, 1)
  await page.goto(cover(1))

  await page.getByRole('button', { name: 'Start the quiz' }).dblclick()
  await expect(page).toHaveURL(/\/premium\/sittings\/[^/]+\/(questions\/1|review)$/)
  await other.getByRole('button', { name: 'Start the quiz' }).click()
  await expect(other).toHaveURL(`/premium/sittings/${sittingOf(page)}/review`)

  expect(await db.practiceSitting.count({ where: { userId: student.id } })).toBe(1)
  expect(await db.featureUse.count({ where: { userId: student.id } })).toBe(1)
})

function cover(number: number): string {
  return `/premium/sectional-quiz/mathematics_achievement/${number}`
}

async function openCover(context: BrowserContext, number: number): Promise<Page> {
  const page = await context.newPage()
  await page.goto(cover(number))
  return page
}

/** Monday 00:00 Eastern, as a clock in New York shows it. */
function resetText(): string {
  const monday = periodAt('week', new Date()).end
  const day = monday.toLocaleDateString('en-US', { timeZone: 'America/New_York', weekday: 'long', month: 'long', day: 'numeric' })
  return `The count starts over on ${day}`
}
