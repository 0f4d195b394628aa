/** Signing in and out: what the form says, what it keeps, and where it leads. */
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { expect, flashMessage, signIn, statusAfter, test } from '../fixtures'
import { linkTo, newestMail } from './steps/mail'
import { newPerson, register } from './steps/registration'

test('an empty sign-in names both fields', { tag: '@js' }, async ({ page }) => {
  await signIn(page, '', '')

  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Please enter a valid email address', 'Password is required'])
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required')
})

test('a wrong password and an unknown address get the same words, and only the address is kept', { tag: '@js' }, async ({ page }) => {
  const { email } = await createStudent()
  for (const address of [email, `nobody-${email}`]) {
    await signIn(page, address, 'not-the-password')
    await expect(page.getByRole('alert')).toContainText('The email or password is not right. Please check both and try again.')
    await expect(page.getByLabel('Email')).toHaveValue(address)
    expect(await page.content()).not.toContain('not-the-password')
  }
  await expect(page).toHaveURL('/login')
})

test('an unconfirmed address is refused with 403 after the right password, and the link can be sent again', { tag: '@js' }, async ({
  page,
  otherBrowser,
}) => {
  const person = newPerson()
  const { email, password } = person
  await register(await otherBrowser(), person)
  await newestMail(email)

  expect(await statusAfter(page, () => signIn(page, email, password))).toBe(403)
  await expect(page.getByRole('alert')).toContainText('Email Verification Required')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()

  await expect(flashMessage(page).getByText('Verification Email Sent')).toBeVisible()
  await expect(flashMessage(page).getByText('Please check your inbox for the new verification link.')).toBeVisible()
  await page.goto(linkTo(await newestMail(email, 2), '/verify-email'))
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await signIn(page, email, password)
  await expect(page).toHaveURL('/dashboard')
})

test('an unconfirmed address is not told apart when the password is wrong', { tag: '@js' }, async ({ page, otherBrowser }) => {
  const person = newPerson()
  const { email } = person
  await register(await otherBrowser(), person)
  await signIn(page, email, 'not-the-password')
  await expect(page.getByRole('alert')).toContainText('The email or password is not right.')
  await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toHaveCount(0)
})

test('sign-in leads back to the page that asked for it, and never to another site', { tag: '@js' }, async ({ page, baseURL }) => {
  const { email } = await createStudent()
  for (const [wanted, reached] of [
    ['/premium/mistakes?status=reviewed', '/premium/mistakes?status=reviewed'],
    ['//evil.example/', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
  ] as const) {
    await page.context().clearCookies()
    await page.goto(`/login?redirectTo=${encodeURIComponent(wanted)}`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page, wanted).toHaveURL(`${baseURL}${reached}`)
  }
})

test('whoever is signed in is led from sign-in and registration to the dashboard', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('logging out ends the session on the server, so that a copied cookie opens nothing', { tag: '@js' }, async ({
  page,
  signedIn,
  otherBrowser,
}) => {
  await signedIn()
  await page.goto('/dashboard')
  const cookies = await page.context().cookies()
  await page.getByLabel(/^Profile menu of/).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(flashMessage(page)).toContainText('Logged out')
  await expect(flashMessage(page)).toContainText('You have been successfully logged out.')

  const thief = await otherBrowser()
  await thief.context().addCookies(cookies)
  await thief.goto('/dashboard')
  await expect(thief).toHaveURL(/\/login\?/)
})
