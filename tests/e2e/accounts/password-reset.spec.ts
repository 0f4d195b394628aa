/** A forgotten password: the mailed link, the new password, and everything that must end with the old one. */
import type { Page } from '@playwright/test'
import { createStudent } from '../../factories/accounts'
import { expect, flashMessage, signIn, test } from '../fixtures'
import { linkTo, newestMail } from './steps/mail'

const NEW_PASSWORD = 'sharper-pencils'

test('a new password ends the old one, all sessions and the link itself', { tag: '@js' }, async ({ page, otherBrowser }) => {
  const { email } = await createStudent()
  const elsewhere = await otherBrowser()
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/dashboard')

  await askForLink(page, email)
  const link = linkTo(await newestMail(email), '/reset-password')
  await page.goto(link)
  // The token leaves the address bar at once.
  await expect(page).toHaveURL('/reset-password')
  await choosePassword(page, NEW_PASSWORD)
  await expect(page).toHaveURL('/login')
  await expect(flashMessage(page)).toContainText('Password changed')

  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/login\?/)
  await signIn(page, email)
  await expect(page.getByRole('alert')).toContainText('The email or password is not right.')
  await signIn(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL('/dashboard')
  expect((await newestMail(email, 2)).subject).toBe('Your password was changed')

  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('the answer is the same for an address without an account', { tag: '@js' }, async ({ page }) => {
  await askForLink(page, 'nobody-at-all@example.com')
})

test('the new password is checked in the words of the registration before it is sent', { tag: '@js' }, async ({ page }) => {
  const { email } = await createStudent()
  await askForLink(page, email)
  await page.goto(linkTo(await newestMail(email), '/reset-password'))
  await choosePassword(page, 'abc', 'abcd')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Password must be at least 6 characters',
    "Passwords don't match",
  ])
  // Nothing was sent, so what was typed is still there.
  await expect(page.getByLabel('New password')).toHaveValue('abc')
  await expect(page.getByLabel('Confirm password')).toHaveValue('abcd')
})

test('without a link the page leads to where one is sent', { tag: '@js' }, async ({ page }) => {
  const answer = await page.goto('/reset-password')
  expect(answer?.status()).toBe(400)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page).toHaveURL('/login')
  await expect(flashMessage(page)).toContainText('If there is an account with this address, a link to choose a new password is on its way.')
}

async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(confirmation)
  await page.getByRole('button', { name: 'Change password' }).click()
}
