/** An affiliate's way in a browser: from the application over the approval to the codes, and out in the middle of it all. */
import { DEMO_PASSWORD } from '../../factories/accounts'
import { linkTo, newestMail } from '../accounts/steps/mail'
import { expect, fillSignIn, test } from '../fixtures'
import { decide, signInAdmin, someAddress } from './steps'

test('an affiliate applies, confirms, is approved, finds the codes, and is out at the next step when an admin suspends the account', async ({
  page,
  otherBrowser,
}) => {
  const email = someAddress('affiliate')
  const list = (state: string) => `/admin/affiliates?state=${state}&search=${encodeURIComponent(email)}`
  await page.goto('/affiliate')
  await page.getByLabel('First name').fill('Tess')
  await page.getByLabel('Last name').fill('Walker')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('Confirm password').fill(DEMO_PASSWORD)
  await page.getByLabel('Main channel').selectOption('website')
  await page.getByLabel('How would you tell families about us?').fill('A letter to the readers of our paper.')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page).toHaveURL('/affiliate/pending')
  await expect(page.getByText(email)).toBeVisible()
  await page.goto(linkTo(await newestMail(email), '/affiliate/verify-email'))
  await page.goto('/affiliate/dashboard')
  await expect(page).toHaveURL('/affiliate/pending')
  await expect(page.getByText('We are reading your application')).toBeVisible()

  const admin = await otherBrowser()
  await signInAdmin(admin)
  await decide(admin, list('pending'), 'Tess Walker', 'approve', 'Their paper is a good one.')
  const phone = await otherBrowser()
  await phone.goto('/affiliate/login')
  await fillSignIn(phone, email)
  await expect(phone.getByRole('heading', { name: 'Welcome, Tess' })).toBeVisible()
  await phone.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(phone.getByLabel('Your link')).toHaveValue(/\/\?ref=[a-z\d-]+$/)

  await decide(admin, list('approved'), 'Tess Walker', 'suspend', 'Promises of scores.')
  for (const [one, link] of [
    [phone, 'Terms for affiliates'],
    [page, ''],
  ] as const) {
    // What everybody may read stays open; the next page of the account is shut.
    if (link) await one.getByRole('link', { name: link }).first().click()
    await one.goto('/affiliate/dashboard')
    await expect(one).toHaveURL(/\/affiliate\/login/)
  }
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/affiliate/pending')
  await expect(page.getByText('Promises of scores.')).toBeVisible()
})
