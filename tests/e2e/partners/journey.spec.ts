/** From an application to its end in a browser, with an admin in another one: approval, second factor, suspension, rejection, leaving. */
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { createPartner } from '../../factories/partners'
import { linkTo, newestMail } from '../accounts/steps/mail'
import { setUp } from '../accounts/steps/set-up'
import { expect, fillSignIn, flashMessage, test } from '../fixtures'
import { decide, signInAdmin, someAddress } from './steps'

const NEW_PASSWORD = 'another-one'

/** Fills the form of an application and follows the mailed link in the same browser. */
async function applyAsTutor(page: Page, email: string): Promise<void> {
  await page.goto('/tutor/register')
  await page.getByLabel('First name').fill('Tess')
  await page.getByLabel('Last name').fill('Walker')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('Confirm password').fill(DEMO_PASSWORD)
  await page.getByLabel('What do you teach?').fill('SSAT verbal')
  await page.getByLabel('Experience').fill('Ten years of middle school.')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto(linkTo(await newestMail(email), '/tutor/verify-email'))
  await expect(page.getByText('Your address is confirmed').first()).toBeVisible()
}

test('a tutor applies, is approved, sets a second factor up, and is out at the next step when an admin suspends the account', async ({
  page,
  otherBrowser,
}) => {
  const email = someAddress('applicant')
  const list = (state: string) => `/admin/tutors?state=${state}&search=${encodeURIComponent(email)}`
  await applyAsTutor(page, email)
  await page.goto('/tutor-dashboard')
  await expect(page.getByText('We are reading your application')).toBeVisible()

  const admin = await otherBrowser()
  await signInAdmin(admin)
  await decide(admin, list('pending'), 'Tess Walker', 'approve', 'References were checked.')
  await page.goto('/tutor-dashboard')
  await expect(page.getByRole('heading', { name: 'Hello Tess' })).toBeVisible()

  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Set it up' }).click()
  const codes = await setUp(page)
  await page.getByRole('button', { name: 'I saved my codes' }).click()
  const phone = await otherBrowser()
  await phone.goto('/tutor/login')
  await fillSignIn(phone, email)
  await phone.getByLabel('Code').fill(codes[0] ?? '')
  await phone.getByRole('button', { name: 'Log in' }).click()
  await expect(phone.getByRole('heading', { name: 'Welcome, Tess' })).toBeVisible()

  await decide(admin, list('approved'), 'Tess Walker', 'suspend', 'A family has complained.')
  await page.getByRole('link', { name: 'Devices' }).first().click()
  await expect(page).toHaveURL(/\/tutor\/login/)
  await fillSignIn(page, email)
  await page.getByLabel('Code').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible()
  await page.goto('/tutor-dashboard')
  await expect(page.getByText('A family has complained.')).toBeVisible()
})

test('a tutor whose application is rejected reads why', async ({ page, otherBrowser }) => {
  const email = someAddress('rejected')
  await applyAsTutor(page, email)
  const admin = await otherBrowser()
  await signInAdmin(admin)
  await decide(admin, `/admin/tutors?search=${encodeURIComponent(email)}`, 'Tess Walker', 'reject', 'We need two references first.')
  await page.goto('/tutor-dashboard')
  await expect(page).toHaveURL('/application-pending')
  await expect(page.getByText('We need two references first.')).toBeVisible()
  expect((await newestMail(email, 2)).text).toContain('We need two references first.')
})

test('an affiliate moves to another address and password, takes the data along, asks for deletion and stays after all', async ({
  page,
}) => {
  const { email } = await createPartner({ audience: 'affiliate' })
  const newEmail = someAddress('moved')
  await page.goto('/affiliate/account/email')
  await fillSignIn(page, email)
  await page.getByLabel('New email').fill(newEmail)
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`Waiting for ${newEmail}`)).toBeVisible()
  await page.goto(linkTo(await newestMail(newEmail), '/affiliate/account/email/confirmation'))
  await page.getByRole('button', { name: 'Yes, use this address' }).click()
  await expect(flashMessage(page)).toContainText('Email address changed')

  await page.goto('/affiliate/account/password')
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(flashMessage(page)).toContainText('All other devices were logged out.')

  await page.goto('/affiliate/account/export')
  await page.getByRole('button', { name: 'Make the file' }).click()
  const file = page.getByRole('link', { name: 'Download the file' })
  await expect(file).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toMatch(/^stanine-data-.*\.zip$/)

  await page.goto('/affiliate/account/deletion')
  await page.getByLabel('Current password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(flashMessage(page)).toContainText('Your account will be deleted on')
  await page.goto('/affiliate/login')
  await fillSignIn(page, newEmail, NEW_PASSWORD)
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('heading', { name: 'Hello Tess' })).toBeVisible()
})
