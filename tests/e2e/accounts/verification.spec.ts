/** The mailed link: once, in this browser or another, and what it says when it cannot work. */
import { expect, flashMessage, signIn, test } from '../fixtures'
import { linkTo, newestMail } from './steps/mail'
import { newPerson, register } from './steps/registration'

const USED = 'This verification link may have expired or been used already. Please try logging in.'

test('a link works once; after that it says so to a stranger and welcomes whoever is signed in', { tag: '@js' }, async ({
  page,
  otherBrowser,
}) => {
  const person = newPerson()
  await register(page, person)
  const link = linkTo(await newestMail(person.email), '/verify-email')

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard Now' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto(link)
  await expect(page.getByText('Your email is already verified! Welcome back.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  const stranger = await otherBrowser()
  const answer = await stranger.goto(link)
  expect(answer?.status()).toBe(400)
  await expect(stranger.getByRole('heading', { name: 'Email verification failed.' })).toBeVisible()
  await expect(stranger.getByText(USED)).toBeVisible()
  await stranger.getByRole('link', { name: 'Try Logging In' }).click()
  await expect(stranger).toHaveURL('/login')
})

test('an address without a token says that it is no verification link', { tag: '@js' }, async ({ page }) => {
  const answer = await page.goto('/verify-email')
  expect(answer?.status()).toBe(400)
  await expect(page.getByText('Invalid verification link. No token found.')).toBeVisible()
  await page.getByRole('link', { name: 'Register New Account' }).click()
  await expect(page).toHaveURL('/register')
})

test('in another browser the link confirms the address and leads through sign-in', { tag: '@js' }, async ({ page, otherBrowser }) => {
  const person = newPerson()
  await register(page, person)
  const other = await otherBrowser()

  await other.goto(linkTo(await newestMail(person.email), '/verify-email'))

  await expect(other.getByText('Email verified successfully!')).toBeVisible()
  await expect(other).toHaveURL('/login?redirectTo=%2Fdashboard')
  await expect(flashMessage(other)).toContainText('Your email address is confirmed')
  await signIn(other, person.email, person.password)
  await expect(other).toHaveURL('/dashboard')
  // The browser that registered is not signed in by what happened elsewhere.
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?/)
})

test('a link that was sent again ends the older one', { tag: '@js' }, async ({ page }) => {
  const person = newPerson()
  await register(page, person)
  const older = linkTo(await newestMail(person.email), '/verify-email')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(flashMessage(page)).toContainText('Verification Email Sent')
  const newer = linkTo(await newestMail(person.email, 2), '/verify-email')
  expect(newer).not.toBe(older)

  await page.goto(older)
  await expect(page.getByText(USED)).toBeVisible()
  await page.goto(newer)
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})
