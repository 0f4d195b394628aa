/** Addresses that lead nowhere. */
import { expect, test } from '../fixtures'

const WAYS_BACK = [
  ['/no-such-page', 'Home', '/'],
  ['/schools/atlantis/no-school', 'Schools', '/schools'],
  ['/consultants/nowhere', 'Consultants', '/consultants'],
  ['/tutors/nowhere', 'Tutors', '/tutors'],
  ['/schoolsx', 'Home', '/'],
  ['/tutor/no-such-page', 'Home', '/'],
  ['/schools/buckley.md', 'Schools', '/schools'],
] as const

for (const [path, name, target] of WAYS_BACK) {
  test(`${path} is not found and offers the way back to ${name}`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText("The page you're looking for doesn't exist or is not accessible in the browser.")).toBeVisible()
    await expect(page.getByRole('link', { name: `Return to ${name}`, exact: true })).toHaveAttribute('href', target)
    await expect(page.getByRole('link', { name: /^Return to/ })).toHaveCount(1)
  })
}

test('a quiz that does not exist and a sitting of somebody else are not found', async ({ page, signedIn }) => {
  await signedIn()
  for (const path of [
    '/premium/sectional-quiz/mathematics_achievement/11',
    '/premium/sectional-quiz/mathematics_achievement/0',
    '/premium/sectional-quiz/alchemy/1',
    '/premium/sectional-quiz/verbal/1?level=isee-upper',
    '/premium/sittings/somebody-elses/questions/1',
    '/premium/sittings/somebody-elses/result',
    '/premium/mistakes/somebody-elses',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
})
