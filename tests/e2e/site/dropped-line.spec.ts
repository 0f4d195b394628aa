/** A form whose answer never comes: the page and what was typed stay, and the specification's message stands above. */
import type { Page } from '@playwright/test'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { newPerson, register } from '../accounts/steps/registration'
import { expect, flashMessage, signIn, test } from '../fixtures'

const CUTS = ['before', 'after'] as const

interface SentForm {
  at: string
  typed: Record<string, string>
  button: string
  title: string
  /** Said when no answer comes. */
  lost: string
  /** Said when an answer comes that holds no message. */
  failed: string
}

const { firstName, lastName, username, email, password } = newPerson()
const CONTACT = {
  typed: { Name: 'Nell Newcomer', Email: 'nell@example.com', Message: 'Is there a plan for two children?' },
  button: 'Send Message',
  title: 'Error sending message',
  lost: 'Failed to send message',
  failed: 'Failed to send message',
}

const FORMS: SentForm[] = [
  {
    at: '/login',
    typed: { Email: 'nell@example.com', Password: 'a-quiet-study' },
    button: 'Log in',
    title: 'Error',
    lost: 'Failed to login',
    failed: 'Login failed',
  },
  {
    at: '/register',
    typed: {
      'First name': firstName,
      'Last name': lastName,
      Username: username,
      Email: email,
      Password: password,
      'Confirm password': password,
    },
    button: 'Create Account',
    title: 'Registration Failed',
    lost: 'Failed to register',
    failed: 'Registration failed',
  },
  {
    at: '/register/check-email',
    typed: { Email: 'nell@example.com' },
    button: 'Resend Verification Email',
    title: 'Error',
    lost: 'Failed to resend email',
    failed: 'Failed to resend verification email',
  },
  { at: '/contact', ...CONTACT },
  { at: '/', ...CONTACT },
]

for (const form of FORMS) {
  for (const cut of CUTS) {
    test(`a line that drops ${cut} the server has acted loses nothing at ${form.at}`, { tag: '@js' }, async ({ page }) => {
      await fill(page, form)
      await cutLine(page, cut)
      await page.getByRole('button', { name: form.button }).click()
      await expectKept(page, form, form.lost)
    })
  }

  test(`an answer without a message loses nothing at ${form.at}`, { tag: '@js' }, async ({ page, complaints }) => {
    await fill(page, form)
    await page.route('**/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, contentType: 'text/html', body: '<!doctype html><h1>Busy</h1>' })
        : route.fallback(),
    )
    await page.getByRole('button', { name: form.button }).click()
    await expectKept(page, form, form.failed)
    // Remix writes to the console what it could not read.
    expect(complaints.splice(0).every((complaint) => complaint.includes('SyntaxError'))).toBe(true)
  })
}

test('once the connection is back the same press signs in', { tag: '@js' }, async ({ page }) => {
  const student = await createStudent()
  await fill(page, { at: '/login', typed: { Email: student.email, Password: DEMO_PASSWORD } })
  await cutLine(page, 'before')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to login')

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('once the connection is back the same press sends the message', { tag: '@js' }, async ({ page }) => {
  await fill(page, { at: '/contact', ...CONTACT })
  await cutLine(page, 'before')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to send message')

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(flashMessage(page)).toContainText('Message sent successfully!')
})

test('the link asked for on the sign-in page is not lost either', { tag: '@js' }, async ({ page }) => {
  const person = newPerson()
  await register(page, person)
  // Its form is sent by a script: who leaves before the answer takes it along.
  await expect(page).toHaveURL(/check-email/)
  await signIn(page, person.email, person.password)
  await expect(page.getByRole('alert').filter({ hasText: 'Email Verification Required' })).toBeVisible()
  await cutLine(page, 'before')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to resend email' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(flashMessage(page)).toContainText('Verification Email Sent')
})

test('a profile that could not be saved stays as it was filled in', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/profile')
  await page.getByLabel('Test date').fill('2027-01-16')
  await cutLine(page, 'before')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('alert')).toContainText('What you typed is still here')
  await expect(page.getByLabel('Test date')).toHaveValue('2027-01-16')
})

/** Opens the form's page, marks it as this very page, and types. */
async function fill(page: Page, { at, typed }: Pick<SentForm, 'at' | 'typed'>): Promise<void> {
  await page.goto(at)
  await page.locator('html').evaluate((root) => root.setAttribute('data-same-page', ''))
  for (const [label, value] of Object.entries(typed)) await fieldOf(page, label).fill(value)
}

/** Of two forms on the home page the last. */
function fieldOf(page: Page, label: string) {
  return page
    .getByRole('main')
    .getByRole('textbox', { name: label, exact: true })
    .or(page.locator('[type=password]').and(page.getByLabel(label, { exact: true })))
    .last()
}

/** From now on nothing gets through; after the server has acted means that a form arrives and its answer is lost. */
async function cutLine(page: Page, cut: (typeof CUTS)[number]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST' && cut === 'after') await route.fetch({ maxRedirects: 0 })
    await route.abort('internetdisconnected')
  })
}

async function expectKept(page: Page, { at, typed, title, button }: SentForm, message: string): Promise<void> {
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(alert.getByText(message, { exact: true })).toBeVisible()
  await expect(alert).toBeFocused()
  await expect(page).toHaveURL(at)
  await expect(page.locator('html'), 'the page that was there before').toHaveAttribute('data-same-page', '')
  for (const [label, value] of Object.entries(typed)) await expect(fieldOf(page, label)).toHaveValue(value)
  await expect(page.getByRole('button', { name: button })).toBeEnabled()
}
