/** The pacing trainer in the browser: a whole drill, the beat that is seen and heard, and the end of its time. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { drillOf, startedDrill, stepOn } from '../../factories/practice/drills'
import { expect, test } from '../fixtures'

const TRAINER = '/premium/pacing-trainer'

/** Starts a drill of verbal reasoning from the tools; returns its id. */
async function start(page: Page): Promise<string> {
  await page.goto('/premium/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Choose a drill' }).click()
  await page.getByRole('button', { name: 'Start the drill' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pacing drill, Verbal Reasoning: question 1 of 10' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

/** Chooses the key of the question that is on the screen. */
async function chooseKey(page: Page, owner: { userId: string; sittingId: string }): Promise<void> {
  const { current, questions } = await drillOf(owner)
  await page.locator(`label.choice-card[for="choice-${'ABCDE'[questions[current.position - 1]?.item.answer ?? 0]}"]`).click()
}

test('a student answers a drill, skips a question and returns to it, and reads what it showed', async ({ page, signedIn }) => {
  const { id: userId } = await signedIn()
  const owner = { userId, sittingId: await start(page) }
  for (let position = 1; position <= 10; position++) {
    await expect(page.getByText(`${position} of 10`, { exact: true }).first()).toBeVisible()
    if (position === 4) {
      await page.getByRole('button', { name: 'Skip for now' }).click()
      continue
    }
    await chooseKey(page, owner)
    await page.getByRole('button', { name: 'Save and next' }).click()
  }
  await expect(page.getByText('Question 4 is not answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Question 4, not answered, flagged' }).click()
  await chooseKey(page, owner)
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.getByRole('button', { name: 'Finish the drill' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Verbal Reasoning: your pace' })).toBeVisible()
  await expect(page.getByText('got 10 of 10 right')).toBeVisible()
  await expect(page.locator('svg.strip')).toBeVisible()
  // The browser's way back leads out of the drill, or to its result, and never to a question.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Save and next' })).toHaveCount(0)
})

test('the beat runs on where it was when the page is opened again', async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await start(page)
  await db.paceVisit.updateMany({ where: { sittingId }, data: { openedAt: new Date(Date.now() - 15_000) } })
  await page.reload()
  // Half of the thirty seconds are gone.
  await expect(async () => {
    const part = await filled(page)
    expect(part).toBeGreaterThan(0.45)
    expect(part).toBeLessThan(0.98)
  }).toPass()
  await expect(page.getByText('over the beat')).toBeHidden()
})

/** How much of the bar is filled, from 0 to 1. */
function filled(page: Page): Promise<number> {
  return page.locator('.pace-fill').evaluate((fill) => new DOMMatrix(getComputedStyle(fill).transform).a)
}

test('the beat is silent until somebody wants to hear it, and remembers that', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await start(page)
  const sound = page.getByRole('button', { name: 'Hear the beat' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByText('2 of 10', { exact: true }).first()).toBeVisible()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
})

test('when the time is over the page keeps what is chosen and shows the result', { tag: '@js' }, async ({ page, signedIn }) => {
  const { id: userId } = await signedIn()
  const sittingId = await start(page)
  await db.sittingSection.updateMany({ where: { sittingId }, data: { deadline: new Date(Date.now() + 4000) } })
  await page.reload()
  await chooseKey(page, { userId, sittingId })
  await expect(page).toHaveURL(`${TRAINER}/${sittingId}/result`)
  await expect(page.getByText('got 1 of 10 right')).toBeVisible()
})

test('a good end is celebrated once, for less than two seconds, and not for whoever wants no motion', async ({ page, signedIn }) => {
  const { id: userId } = await signedIn()
  const steps = Array.from({ length: 10 }, () => ({ seconds: 25, choose: ({ answer }: { answer: number }) => answer }))
  const good = async () => {
    const at = new Date(Date.now() - 255_000)
    const sittingId = await startedDrill({ userId, at })
    await stepOn({ userId, sittingId }, at, steps)
    await page.goto(`${TRAINER}/${sittingId}`)
    await page.getByRole('button', { name: 'Finish the drill' }).click()
    await expect(page).toHaveURL(`${TRAINER}/${sittingId}/result`)
  }
  await good()
  const running = await page.locator('.pace-cheer').evaluate((cheer) => {
    const animations = cheer.getAnimations({ subtree: true })
    return { count: animations.length, longest: Math.max(...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))) }
  })
  expect(running.count).toBeGreaterThan(0)
  expect(running.longest).toBeLessThan(2000)
  await page.reload()
  await expect(page.locator('.pace-cheer')).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await good()
  await expect(page.locator('.pace-cheer')).toBeHidden()
})
