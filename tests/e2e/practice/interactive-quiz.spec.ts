/** Adaptive practice in the browser: a session from its start to its summary, with hints and a twin, and the dashboard that leads to it. */
import type { Page } from '@playwright/test'
import { LETTERS } from '~/exam/core/item/item'
import { findPractice } from '~/models/practice/open-practice.server'
import { findings } from '../axe'
import { expect, test } from '../fixtures'

const QUESTIONS = 10

test('a student practices ten questions with a hint and a twin, and reads what moved', { tag: '@js' }, async ({ page, signedIn }) => {
  test.slow()
  const student = await signedIn({ tier: 'premium_annual' })
  await page.goto('/premium/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Practice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interactive quiz' })).toBeVisible()
  await page.getByLabel('Quantitative Reasoning').uncheck()
  await page.getByRole('button', { name: 'Start practicing' }).click()
  const sittingId = await sittingOf(page)
  const owner = { userId: student.id, sittingId }

  // A hint keeps the choice that was made.
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible()
  await choose(page, await rightChoice(owner))
  await page.getByRole('button', { name: 'Show a hint' }).click()
  await expect(page.getByRole('heading', { name: 'A hint' })).toBeVisible()
  await expect(page.locator('.choice-pick:checked')).toHaveCount(1)
  await page.getByRole('button', { name: 'Check my answer' }).click()
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Try a twin with new (numbers|words)$/ }).click()
  await expect(page.getByText('Twin of 1', { exact: true })).toBeVisible()
  await answer(page, owner, true)

  for (let question = 2; question <= QUESTIONS; question++) {
    await page.getByRole('button', { name: 'Next question' }).click()
    await expect(page.getByText(`${question} of 10`, { exact: true })).toBeVisible()
    await answer(page, owner, question !== 5)
    await expect(page.getByRole('heading', { name: question === 5 ? 'Not this time' : 'Right', exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Finish and see the summary' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Practice summary' })).toBeVisible()
  await expect(page.getByText('10 of 11 right. 1 with hints.')).toBeVisible()
  await expect(page.getByText('You missed one question.')).toBeVisible()
  const session = await findPractice(owner)
  expect(session?.questions.every(({ item }) => item.subject !== 'quantitative_reasoning')).toBe(true)
  await page.getByRole('button', { name: 'Practice the missed ones again' }).click()
  await expect(page).toHaveURL(/\/premium\/twins\/[^/]+/)
})

test('an unanswered check says what to do, and a session that was left goes on where it was', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  const student = await signedIn({ profile: { level: 'ssat-upper', gradeApplied: 9 }, tier: 'premium_annual' })
  await page.goto('/premium/interactive-quiz')
  await page.getByRole('button', { name: 'Start practicing' }).click()
  const owner = { userId: student.id, sittingId: await sittingOf(page) }
  await page.getByRole('button', { name: 'Check my answer' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose an answer first')

  await answer(page, owner, false)
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByText('Interactive quiz', { exact: true })).toBeVisible()
  await page.goto('/premium/interactive-quiz')
  await expect(page.getByText('You are on question 2 of 10.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText('2 of 10', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'End the session' }).click()
  await expect(page.getByRole('heading', { name: 'End the session?' })).toBeVisible()
  await page.getByRole('button', { name: 'End the session' }).click()
  await expect(page.getByText('0 of 1 right.')).toBeVisible()
})

test('every state of practice fits a telephone and gives axe nothing to find, light and dark', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  test.slow()
  const student = await signedIn({ createdAt: new Date(Date.now() - 72 * 60 * 60 * 1000) })
  await look(page, '/premium/dashboard')
  await look(page, '/premium/interactive-quiz')
  await page.goto('/premium/interactive-quiz')
  await page.getByRole('button', { name: 'Start practicing' }).click()
  const owner = { userId: student.id, sittingId: await sittingOf(page) }
  const path = `/premium/interactive-quiz/${owner.sittingId}`
  await look(page, path)
  await page.goto(path)
  await page.getByRole('button', { name: 'Show a hint' }).click()
  await look(page, path)
  await page.goto(path)
  await answer(page, owner, false)
  await look(page, path)
  await look(page, `${path}/summary`)
  await page.goto(`${path}/summary`)
  await page.getByRole('button', { name: 'End the session' }).click()
  await look(page, `${path}/summary`)
  await look(page, '/premium/interactive-quiz')
  await look(page, '/premium/dashboard')
})

interface Owner {
  userId: string
  sittingId: string
}

/** The form is sent in the background and leads on when its answer is there. */
async function sittingOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/premium\/interactive-quiz\/[^/]+$/)
  const [, id] = new URL(page.url()).pathname.match(/^\/premium\/interactive-quiz\/([^/]+)/) ?? []
  if (!id) throw new Error(`${page.url()} belongs to no session`)
  return id
}

async function rightChoice(owner: Owner): Promise<number> {
  const session = await findPractice(owner)
  if (!session) throw new Error('the session is gone')
  return session.last.item.answer
}

async function choose(page: Page, index: number): Promise<void> {
  await page.locator('label.choice-card').nth(index).click()
  await expect(page.locator(`#choice-${LETTERS[index]}`)).toBeChecked()
}

/** Chooses the right answer or the one after it, and checks it. */
async function answer(page: Page, owner: Owner, isRight: boolean): Promise<void> {
  const right = await rightChoice(owner)
  await choose(page, isRight ? right : (right + 1) % 4)
  await page.getByRole('button', { name: 'Check my answer' }).click()
}

/** The screen fits a telephone and gives axe nothing to find; the dark theme changes nothing but colors. */
async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(path)
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await findings(page), path).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await findings(page, 'color-contrast'), `${path}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
