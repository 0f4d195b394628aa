/** Figures on the question page: larger text enlarges them as well. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { startQuiz } from '../sittings/quiz'

/** From 106.25% to 131.25% of the browser's letters; a pixel may be lost in rounding. */
const GROWTH = 131.25 / 106.25
const KINDS = ['svg.figure', 'svg.chart-drawing']

test('"Larger Text" enlarges drawings and charts as it enlarges words', async ({ page, signedIn }) => {
  await signedIn({ tier: 'premium_annual' })
  const sittingId = await startQuiz(page)
  for (const kind of KINDS) {
    await openWith(page, sittingId, kind)
    const before = await widthOf(page, kind)
    await switchText(page)
    await expect(page.locator('html')).toHaveClass(/larger-text/)
    await expect.poll(async () => (await widthOf(page, kind)) / before).toBeCloseTo(GROWTH, 1)
    await switchText(page)
    await expect(page.locator('html')).not.toHaveClass(/larger-text/)
  }
})

/** The first question of the section that has such a drawing. */
async function openWith(page: Page, sittingId: string, kind: string): Promise<void> {
  for (let position = 1; position <= 20; position++) {
    await page.goto(`/premium/sittings/${sittingId}/questions/${position}`)
    if ((await page.locator(kind).count()) > 0) return
  }
  throw new Error(`no question of the section has ${kind}`)
}

async function widthOf(page: Page, kind: string): Promise<number> {
  return (await page.locator(kind).first().boundingBox())?.width ?? 0
}

async function switchText(page: Page): Promise<void> {
  const button = page.getByRole('switch', { name: 'Larger Text' })
  if (!(await button.isVisible())) await page.locator('.room-bar summary[aria-label="Accessibility"]').click()
  await button.click()
  await page.waitForLoadState('networkidle')
}
