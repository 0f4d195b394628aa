/** The doors of tutors and affiliates in a browser: one short way through each, with scripts and without. The rest is walked in tests/routes/partners. */
import { createPartner } from '../../factories/partners'
import { expect, fillSignIn, test } from '../fixtures'

test('a tutor who is approved signs in, changes the profile and signs out', async ({ page }) => {
  const { email } = await createPartner({ audience: 'tutor' })
  await page.goto('/tutor-dashboard')
  await expect(page).toHaveURL(/\/tutor\/login\?redirectTo=/)
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'Hello Tess' })).toBeVisible()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByLabel('What do you teach?').fill('ISEE mathematics')
  await page.getByLabel('Experience').fill('Ten years of middle school.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is up to date.')).toBeVisible()
  await expect(page.getByLabel('What do you teach?')).toHaveValue('ISEE mathematics')
  // The message that lies over the menu shows once.
  await page.goto('/tutor-dashboard')
  await page.getByLabel(/^Profile menu of/).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
})

test('an affiliate reads why the account is suspended, and gets no further', async ({ page }) => {
  const { email } = await createPartner({ audience: 'affiliate', status: 'suspended', decisionReason: 'Promises of scores.' })
  await page.goto('/affiliate/login')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/affiliate/pending')
  await expect(page.getByText('Promises of scores.')).toBeVisible()
  await page.goto('/affiliate/dashboard')
  await expect(page).toHaveURL('/affiliate/pending')
})
