/** What the registration says, word for word, and what it keeps. */
import { db } from '~/db.server'
import { createStudent } from '../../factories/accounts'
import { createPartner } from '../../factories/partners'
import { expect, test } from '../fixtures'
import { linkTo, newestMail } from './steps/mail'
import { newPerson, register } from './steps/registration'

const MESSAGES = [
  'First name is required',
  'Last name is required',
  'Username must be at least 3 characters',
  'Please enter a valid email address',
  'Password must be at least 6 characters',
  "Passwords don't match",
]

test('every field of the registration says in its own words what is wrong, and what was typed stays', { tag: '@js' }, async ({ page }) => {
  await register(page, { firstName: ' ', lastName: '', username: 'ab', email: 'nell at home', password: 'abc12' }, 'abc123')

  const summary = page.getByRole('alert').filter({ hasText: 'Please check these' })
  await expect(summary.getByRole('listitem')).toHaveText(MESSAGES)
  for (const [label, message] of Object.entries({
    'First name': MESSAGES[0],
    'Last name': MESSAGES[1],
    Username: MESSAGES[2],
    Email: MESSAGES[3],
    'Confirm password': MESSAGES[5],
  })) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${message}$`))
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByLabel('Username')).toHaveValue('ab')
  await expect(page.getByLabel('Email')).toHaveValue('nell at home')
})

test('whoever followed a partner’s link is remembered until the account is made', async ({ page }) => {
  const { id } = await createPartner({ audience: 'affiliate' })
  const { referralLinkCode } = await db.affiliatePartner.findUniqueOrThrow({ where: { id }, select: { referralLinkCode: true } })
  await page.goto(`/pricing?ref=${referralLinkCode}`)
  await expect(page).toHaveURL('/pricing')
  const person = newPerson()
  await register(page, person)
  await page.goto(linkTo(await newestMail(person.email), '/verify-email'))
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  expect(await db.user.findUniqueOrThrow({ where: { email: person.email } })).toMatchObject({ referralCode: referralLinkCode })
})

test('a taken username is said openly, and the form comes back with everything but the passwords', { tag: '@js' }, async ({ page }) => {
  const { username } = await createStudent()
  const person = { ...newPerson(), username }

  await register(page, person)

  await expect(page.getByText('Registration Failed')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/This username is taken\. Please choose another\.$/)
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  expectNoPasswordInHtml(await page.content(), person.password)
})

test('the server keeps no password of a refused registration in its answer', { tag: '@js' }, async ({ page, request }) => {
  await page.goto('/register')
  const answer = await request.post('/register', {
    headers: { Origin: new URL(page.url()).origin },
    form: {
      firstName: '',
      lastName: 'N',
      username: 'kept-name',
      email: 'kept@example.com',
      password: 'tell-nobody',
      confirmPassword: 'tell-nobody',
    },
  })

  expect(answer.status()).toBe(400)
  const html = await answer.text()
  expect(html).toContain('kept@example.com')
  expectNoPasswordInHtml(html, 'tell-nobody')
})

test('registering with a known address answers like any other and tells its owner by mail', { tag: '@js' }, async ({ page }) => {
  const { email } = await createStudent()

  await register(page, { ...newPerson(), email })

  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect((await newestMail(email)).subject).toBe('You already have a Stanine account')
})

function expectNoPasswordInHtml(html: string, password: string): void {
  expect(html).not.toContain(password)
}
