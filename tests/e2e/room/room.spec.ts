/** The room of a running section: nothing of the site round it, one slim bar, and with scripts no request from question to question. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { answerOf, choiceOf, choose, expectQuestion, next, startQuiz, WOKEN, whenAwake } from '../sittings/quiz'

const BAR = 48
const TELEPHONE = { width: 375, height: 800 }

test('while something runs the site stays away, and one slim bar holds what is needed', async ({ page, signedIn }) => {
  await signedIn({ tier: 'premium_annual' })
  const sittingId = await startQuiz(page)
  const pages = [page.url(), `/premium/sittings/${sittingId}/review`, await startedPractice(page), await startedWriting(page)]
  for (const size of [TELEPHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size)
    for (const address of pages) {
      await page.goto(address)
      await expectRoom(page)
    }
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the accessibility button stands in the bar and works there; so does help', async ({ page, signedIn }) => {
  await signedIn()
  await startQuiz(page)
  await page.locator('.room-bar summary[aria-label="Help"]').click()
  await expect(page.getByText(/10 of 10 pauses are left/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.room-bar summary[aria-label="Accessibility"]').click()
  await page.getByRole('switch', { name: 'High Contrast' }).click()
  await expect(page.locator('html')).toHaveClass(/high-contrast/)
  await expectQuestion(page, 1)
})

test('with scripts going to and fro makes no request, and the address tells the question', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The browser looks at the icon again whenever the address changes.
    if (pathname !== '/favicon.svg') requests.push(`${request.method()} ${pathname}`)
  })

  await next(page, 1)
  await next(page, 2)
  await page.getByRole('button', { name: 'Question 9, not answered' }).click()
  await expectQuestion(page, 9)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectQuestion(page, 8)
  await page.goBack()
  await expectQuestion(page, 9)
  await page.goBack()
  await expectQuestion(page, 3)
  await page.goForward()
  await expectQuestion(page, 9)
  const bar = page.locator('.room-bar')
  await expect(bar.getByText('Mathematics Achievement')).toBeVisible()
  await expect(bar.getByText('9 of 20', { exact: true })).toBeVisible()
  await expect(bar.getByText(/^ends at/)).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(requests).toEqual([])

  await choose(page, 1)
  await expect.poll(() => answerOf(sittingId, 9)).toMatchObject({ choice: 1 })
  expect(requests).toEqual([`POST /api/sittings/${sittingId}/section`])
  await page.reload()
  await expectQuestion(page, 9)
  await expect(choiceOf(page, 1)).toBeChecked()
})

test('two windows do not overwrite each other in silence', { tag: '@js' }, async ({ page, context, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await whenAwake(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expectQuestion(other, 1)
  await whenAwake(other, WOKEN - 1)

  await choose(page, 0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => answerOf(sittingId, 1)).toMatchObject({ choice: 0 })
  await next(other, 1)
  await choose(other, 1)
  await expect.poll(() => answerOf(sittingId, 2)).toMatchObject({ choice: 1 })
  await other.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(choiceOf(other, 0)).toBeChecked()
  await expect(other.getByText('This question was changed in another window. This is the latest version.')).toBeVisible()
  expect(await answerOf(sittingId, 1)).toMatchObject({ choice: 0 })
})

async function expectRoom(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const bar = page.locator('.room-bar')
  const box = await bar.boundingBox()
  expect(box?.height).toBe(BAR)
  await expect(bar.locator('summary[aria-label="Accessibility"]')).toBeVisible()
  await expect(page.locator('.access')).toHaveCount(1)
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

async function startedPractice(page: Page): Promise<string> {
  await page.goto('/premium/interactive-quiz')
  await page.getByRole('button', { name: /^Start practicing$/ }).click()
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible()
  return page.url()
}

async function startedWriting(page: Page): Promise<string> {
  await page.goto('/premium/sectional-quiz/essay/1')
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page.getByLabel('Your text')).toBeVisible()
  return page.url()
}
