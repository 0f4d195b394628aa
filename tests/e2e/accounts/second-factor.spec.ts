/** A student sets a second factor up, loses the phone and gets in by a code on paper; an admin is led to it. With scripts and without. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { codeOf, DEMO_SECRET } from '../../factories/authenticator'
import { findings } from '../axe'
import { enterCode, expect, flashMessage, signIn, test } from '../fixtures'
import { setUp } from './steps/set-up'

test('a student sets it up, keeps the codes as a file, logs in with one of them and turns it off with another', async ({
  page,
  signedIn,
}) => {
  const { email } = await signedIn()
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Second factor' }).click()
  const codes = await setUp(page)
  expect(codes).toHaveLength(10)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a text file' }).click()])
  expect(download.suggestedFilename()).toBe('stanine-recovery-codes.txt')
  expect(readFileSync(await download.path(), 'utf8').split('\r\n')).toEqual(expect.arrayContaining(codes))
  await page.getByRole('button', { name: 'I saved my codes' }).click()
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login?redirectTo=%2Fprofile%2Fsecond-factor%2Foff')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter the six digits')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page.getByRole('heading', { name: 'Turn the second factor off?' })).toBeVisible()
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await page.getByLabel('Code from your app').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(flashMessage(page)).toContainText('Second factor turned off')
})

test('five wrong codes lead back to the first step', async ({ page }) => {
  const { email } = await createStudent({ hasSecondFactor: true })
  await signIn(page, email)
  for (const left of ['4 tries are left', '3 tries are left', '2 tries are left', 'One try is left']) {
    await page.getByLabel('Code').fill(codeOf(DEMO_SECRET, 0))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toContainText(left)
  }
  await page.getByLabel('Code').fill(codeOf(DEMO_SECRET, 0))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(flashMessage(page)).toContainText('Please log in again')
  await expect(page).toHaveURL('/login')
})

test('an admin without one is led to it from the login, and to the page that was asked for after it', async ({ page }) => {
  const { email } = await createStudent({ role: 'admin', hasSecondFactor: false })
  await page.goto('/admin/account-holder')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Admins need it')).toBeVisible()
  await setUp(page)
  await page.getByRole('button', { name: 'I saved my codes' }).click()
  await expect(page.getByRole('heading', { name: 'Whose account is it?' })).toBeVisible()
})

test('the screens that nobody may jump to: axe finds nothing, and they fit a telephone', { tag: '@js' }, async ({ page, signedIn }) => {
  const { email } = await createStudent({ hasSecondFactor: true })
  await page.setViewportSize({ width: 375, height: 800 })
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expectSound(page)
  await enterCode(page, email)
  await expect(page).toHaveURL('/dashboard')

  await page.context().clearCookies()
  await signedIn()
  await page.goto('/profile/second-factor')
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectSound(page)
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectSound(page)
})

async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await findings(page), colorScheme).toEqual([])
  }
  const { wide, shown } = await page.locator('html').evaluate((root) => ({ wide: root.scrollWidth, shown: root.clientWidth }))
  expect(wide).toBeLessThanOrEqual(shown)
}
