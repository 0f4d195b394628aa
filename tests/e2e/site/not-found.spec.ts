/** Addresses that lead nowhere. */
import { expect, test } from '../fixtures'

const ADDRESSES = [
  { path: '/no-such-page', section: 'Home', to: '/' },
  { path: '/tutor/no-such-page', section: 'Home', to: '/' },
  { path: '/schools/buckley.md', section: 'Schools', to: '/schools' },
]

for (const { path, section, to } of ADDRESSES) {
  test(`${path} is not found and offers the way to ${section}`, { tag: '@js' }, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText("The page you're looking for doesn't exist or is not accessible in the browser.")).toBeVisible()
    await expect(page.getByRole('link', { name: `Return to ${section}`, exact: true })).toHaveAttribute('href', to)
    await expect(page.getByRole('link', { name: /^Return to/ })).toHaveCount(1)
  })
}

test('a quiz that does not exist and a sitting of somebody else are not found', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  for (const path of [
    '/premium/sectional-quiz/mathematics_achievement/11',
    '/premium/sectional-quiz/mathematics_achievement/0',
    '/premium/sectional-quiz/alchemy/1',
    '/premium/sittings/somebody-elses/questions/1',
    '/premium/sittings/somebody-elses/result',
    '/premium/mistakes/somebody-elses',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
})
