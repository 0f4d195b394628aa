/** The pages below /profile in a browser: each form once from end to end, with scripts and without. */
import { expect, flashMessage, signIn, test } from '../fixtures'
import { linkTo, newestMail } from './steps/mail'

test('a name and a picture are chosen, by keyboard too, and stand in the header', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Change name and picture' }).click()
  await page.getByLabel('Last name').fill('www.evil.example')
  await page.getByRole('button', { name: 'Update name and picture' }).click()
  await expect(page.getByRole('alert')).toContainText('Please leave out the web address')
  await expect(page.getByLabel('Last name')).toHaveValue('www.evil.example')

  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Preferred name').fill('Countess')
  await page.getByRole('radio', { name: 'Initials' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Owl' })).toBeChecked()
  await page.getByRole('button', { name: 'Update name and picture' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(flashMessage(page)).toContainText('Your name and picture are up to date.')
  await expect(page.getByLabel('Profile menu of Countess').locator('img')).toHaveAttribute('src', '/avatars/owl.svg')
})

test('what makes reading easier is chosen once, holds on every page and on another device', async ({ page, signedIn, otherBrowser }) => {
  const { email } = await signedIn()
  await page.goto('/profile/accessibility')
  await page.getByLabel('Typeface').selectOption('hyperlegible')
  await page.getByLabel('Background').selectOption('gray')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(flashMessage(page)).toBeVisible()
  const classes = await page.locator('html').getAttribute('class')
  expect(classes).not.toBe('')
  const elsewhere = await otherBrowser()
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/dashboard')
  await expect(elsewhere.locator('html')).toHaveClass(classes ?? 'none')
})

test('a password is changed, and another device has to log in again', async ({ page, signedIn, otherBrowser }) => {
  const { email } = await signedIn()
  const elsewhere = await otherBrowser()
  await signIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/dashboard')

  await page.goto('/profile')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Password' }).click()
  await page.getByLabel('Current password').fill('not-this-one')
  await page.getByLabel('New password', { exact: true }).fill('sharper-pencils')
  await page.getByLabel('Confirm new password').fill('sharper-pencils')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your current password')

  await page.getByLabel('Current password').fill('pencil-and-paper')
  await page.getByLabel('New password', { exact: true }).fill('sharper-pencils')
  await page.getByLabel('Confirm new password').fill('sharper-pencils')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(flashMessage(page)).toContainText('Password changed')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard')
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/login\?/)
})

test('an account moves to another address by the mailed link, opened where nobody is logged in', async ({
  page,
  signedIn,
  otherBrowser,
}) => {
  const { email } = await signedIn()
  const newEmail = `moved-${email}`
  await page.goto('/profile/email')
  await page.getByLabel('New email').fill(newEmail)
  await page.getByLabel('Current password').fill('pencil-and-paper')
  await page.getByRole('button', { name: 'Send the link', exact: true }).click()
  await expect(flashMessage(page)).toContainText('Check your inbox')
  await expect(page.getByText(`Waiting for ${newEmail}`)).toBeVisible()

  const elsewhere = await otherBrowser()
  await elsewhere.goto(linkTo(await newestMail(newEmail), '/profile/email/confirmation'))
  await expect(elsewhere).toHaveURL(/\/login\?redirectTo=%2Fprofile%2Femail%2Fconfirmation$/)
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Password').fill('pencil-and-paper')
  await elsewhere.getByRole('button', { name: 'Log in' }).click()
  await expect(elsewhere).toHaveURL('/profile/email/confirmation')
  await elsewhere.getByRole('button', { name: 'Yes, use this address' }).click()
  await expect(flashMessage(elsewhere)).toContainText('Email address changed')

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?/)
  await signIn(page, newEmail)
  await expect(page).toHaveURL(/\/dashboard/)
  expect((await newestMail(email, 2)).subject).toBe('Your email address was changed')
})

test('a device is logged out from the list of devices, and then all others', async ({ page, signedIn, otherBrowser }) => {
  const { email } = await signedIn()
  const others = [await otherBrowser(), await otherBrowser()]
  for (const other of others) {
    await signIn(other, email)
    await expect(other).toHaveURL('/dashboard')
  }
  await page.goto('/profile/sessions')
  await expect(page.getByRole('heading', { name: '2 other devices' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Log out Chrome/ })
    .first()
    .click()
  await expect(flashMessage(page)).toContainText('That device has to log in again.')
  await expect(page.getByRole('heading', { name: 'One other device' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible()
  for (const other of others) {
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login\?/)
  }
})
