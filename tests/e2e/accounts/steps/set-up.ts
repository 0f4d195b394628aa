/** Setting the second factor up in a browser, on the page of a student, a tutor or an affiliate. */
import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../factories/accounts'
import { codeOf } from '../../../factories/authenticator'

/** Sets it up from its page on; returns the recovery codes. */
export async function setUp(page: Page): Promise<string[]> {
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByText('This is not the code that the app shows now.').first()).toBeVisible()
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  return page.locator('.recovery-codes li').allTextContents()
}
