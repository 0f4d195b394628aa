/** How pages are shown, where only a browser can tell: what was chosen fits a telephone, jumps nowhere, keeps the clock, and prints on white. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { expect, test } from '../fixtures'
import { startQuiz } from '../sittings/quiz'

const MOST = {
  highContrast: false,
  text: 'largest',
  lines: 'wider',
  letters: 'wider',
  typeface: 'hyperlegible',
  background: 'dark',
  reducedMotion: true,
}

async function choose(userId: string, accessibility: object): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { accessibility } })
}

test('with the most of everything chosen, every page still fits a telephone', async ({ page, signedIn }) => {
  const { id } = await signedIn({ tier: 'premium_annual' })
  await choose(id, MOST)
  await page.setViewportSize({ width: 375, height: 800 })
  const sittingId = await startQuiz(page, 'mathematics_achievement')
  const room = `/premium/sittings/${sittingId}/questions/2`
  const pages = [
    '/',
    '/contact',
    '/login',
    '/dashboard',
    '/profile',
    '/profile/accessibility',
    '/premium/sectional-quizzes',
    '/premium/mistakes',
  ]
  for (const path of [...pages, room]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveClass(/text-largest/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375)
  }
})

test('nothing jumps when the chosen face arrives', { tag: '@js' }, async ({ page, signedIn }) => {
  const { id } = await signedIn()
  await choose(id, MOST)
  await page.goto('/dashboard')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible"'))).toBe(true)
  expect(await shift(page)).toBeLessThan(0.05)
})

test('without motion the clock of a section still runs, and nothing else moves', { tag: '@js' }, async ({ page, signedIn }) => {
  const { id } = await signedIn({ tier: 'premium_annual' })
  await choose(id, { reducedMotion: true })
  await startQuiz(page)
  const clock = page.locator('.clock').first()
  expect(await clock.evaluate((element) => getComputedStyle(element, '::before').animationName)).toBe('countdown')
  expect(
    await page
      .locator('.choice-card')
      .first()
      .evaluate((element) => getComputedStyle(element).transitionDuration),
  ).toBe('0s')
})

test('paper is white and ink is black, whatever the ground', { tag: '@js' }, async ({ page, signedIn }) => {
  const { id } = await signedIn()
  for (const ground of ['dark', 'gray']) {
    await choose(id, { background: ground })
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await page.goto('/dashboard')
    expect(await colors(page)).not.toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await colors(page), ground).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' })
  }
})

test('a visitor’s choice is shown with the first paint, and others get the kept page', { tag: '@js' }, async ({ page, otherBrowser }) => {
  await page.goto('/accessibility')
  await page.getByLabel('Background').selectOption('dark')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Every page is shown this way from now on.')).toBeVisible()
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveClass('background-dark')

  const other = await otherBrowser()
  const answer = await other.goto('/contact')
  expect(answer?.headers()['cache-control']).toContain('s-maxage')
  expect(await other.locator('html').getAttribute('class')).toBeNull()
})

/** How far things moved by themselves since the page began, as browsers count it. */
function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
}

function colors(page: Page): Promise<{ ground: string; ink: string }> {
  return page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { ground: backgroundColor, ink: color }
  })
}
