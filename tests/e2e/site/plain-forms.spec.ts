/** Forms of pages without framework scripts: enhance.js checks them before they are sent, in the words of the server. */
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { brokenRule, type FieldRule, type FormRules } from '~/forms/rules'
import { NEW_PASSWORD_FIELDS } from '~/models/accounts/fields'
import { PROFILE_FIELDS } from '~/models/accounts/profile/fields'
import { CONTACT_FIELDS, TESTIMONIAL_FIELDS } from '~/models/site/fields'
import { HOUR_MS } from '~/utils/time/durations'
import { createStudent } from '../../factories/accounts'
import { expect, flashMessage, test } from '../fixtures'

test('nothing is sent while a message stands, and each field is checked anew with every change', { tag: '@js' }, async ({ page }) => {
  const posts = await postsOf(page)
  await page.goto('/')
  const form = page.locator('#contact-form')
  const [name, email, message] = [form.getByLabel('Name'), form.getByLabel('Email'), form.getByLabel('Message')]
  await name.fill('N')
  await email.fill('nell at home')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send Message' }).click()

  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('heading')).toHaveText('Error sending message')
  await expect(alert).toContainText('Please check your form inputs and try again.')
  const links = alert.getByRole('link')
  await expect(links).toHaveText([CONTACT_FIELDS.name.message, CONTACT_FIELDS.email.message, CONTACT_FIELDS.message.message])
  await links.nth(1).click()
  await expect(email).toBeFocused()

  await email.fill('nell@example.com')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await expect(links).toHaveCount(2)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(alert).toBeFocused()
  expect(posts).toEqual([])

  await name.fill('Nell')
  await message.fill('Is there a plan for two?')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await message.fill('Too short')
  await expect(links).toHaveText([CONTACT_FIELDS.message.message])
  await message.fill('Is there a plan for two?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(flashMessage(page)).toContainText('Message sent successfully!')
  expect(posts).toHaveLength(1)
})

test('a refusal that only the server can speak changes nothing but the form', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/profile')
  await page.getByLabel('Which test?').selectOption('isee-lower')
  await page.getByLabel('Grade you apply for').selectOption('12')
  await page.locator('html').evaluate((root) => root.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: 'Save' }).click()

  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link')).toHaveText(['This test is for entry to grades 5, 6'])
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
  await page.getByLabel('Grade you apply for').selectOption('6')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(flashMessage(page)).toContainText('Saved')
})

test('a child needs a parent’s address, and nobody else does', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const posts = await postsOf(page)
  await page.goto('/profile')
  await page.getByText('A student under 13').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([PROFILE_FIELDS.parentEmail.message])
  expect(posts).toEqual([])
  await page.getByText('A parent or guardian').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the eye shows a password until it is sent', { tag: '@js' }, async ({ page }) => {
  for (const at of ['/login', await resetPage()]) {
    await page.goto(at)
    const field = page.locator('#login-password, #reset-password').first()
    await field.fill('a-quiet-study')
    const eye = page.getByRole('button', { name: 'Show password' }).first()
    await eye.click()
    await expect(field).toHaveAttribute('type', 'text')
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await page.locator('form').filter({ has: field }).getByRole('button').last().click()
    await expect(field).toHaveAttribute('type', 'password')
  }
})

for (const { at, form, rules, prepare } of [
  { at: '/contact', form: 'contact-form', rules: CONTACT_FIELDS },
  { at: '/testimonials/new', form: 'testimonial', rules: TESTIMONIAL_FIELDS },
  { at: '/reset-password', form: 'reset', rules: NEW_PASSWORD_FIELDS },
  { at: '/profile', form: 'profile', rules: PROFILE_FIELDS, prepare: true },
] satisfies { at: string; form: string; rules: FormRules; prepare?: boolean }[]) {
  test(`what the browser says at ${at} is what the server says, for any text`, { tag: '@js' }, async ({ page, signedIn }) => {
    if (prepare) await signedIn()
    await page.goto(at === '/reset-password' ? await resetPage() : at)
    for (const values of fc.sample(anyValues(rules), { numRuns: 150, seed: 7 })) {
      const shown = await page.evaluate(messagesOf, { form, values })
      expect(shown, JSON.stringify(values)).toEqual(serverMessages(rules, shown.sent))
    }
  })
}

test('a password is shown by nothing without scripts', async ({ page, javaScriptEnabled }) => {
  await page.goto('/login')
  const eye = page.getByRole('button', { name: 'Show password' })
  await expect(eye).toBeVisible({ visible: javaScriptEnabled })
})

/** The page of a link that works: any other says at once that it does not. */
async function resetPage(): Promise<string> {
  const { id } = await createStudent()
  const token = randomToken()
  const resetTokenExpiry = new Date(Date.now() + HOUR_MS)
  await db.user.update({ where: { id }, data: { resetToken: hashToken(token), resetTokenExpiry } })
  return `/reset-password?token=${token}`
}

async function postsOf(page: Page): Promise<string[]> {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  return posts
}

/** Values that are hard on a rule: at its bounds, blank, with line breaks, of any alphabet, or one of its choices. */
function anyValues(rules: FormRules): fc.Arbitrary<Record<string, string>> {
  return fc.record(Object.fromEntries(Object.entries<FieldRule>(rules).map(([name, rule]) => [name, anyValue(rule)])))
}

function anyValue(rule: FieldRule): fc.Arbitrary<string> {
  if (rule.type === 'choice') return fc.constantFrom('', ...rule.choices)
  if (rule.type === 'date') return fc.constantFrom('', '2027-01-16', '2028-02-29')
  const hard = fc.constantFrom(
    '',
    ' ',
    'ada@home',
    'ada@home.example',
    ' ada@home.example',
    'a b@home.example',
    'Ada\n\nLovelace',
    'abcdef',
  )
  return fc.oneof(hard, fc.string({ maxLength: 12, unit: 'grapheme' }), fc.string({ maxLength: 12 }))
}

/** Runs in the page: puts the values in, asks the form to be sent, and reads what it says. */
function messagesOf({ form: id, values }: { form: string; values: Record<string, string> }) {
  const form = document.querySelector<HTMLFormElement>(`#${id}`)
  if (!form) throw new Error(`no form ${id}`)
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) for (const radio of field as unknown as HTMLInputElement[]) radio.checked = radio.value === value
    else if (field) (field as HTMLInputElement).value = value
  }
  // Nothing leaves: only what is said matters.
  addEventListener('submit', (event) => event.preventDefault(), { once: true })
  const realFetch = window.fetch
  window.fetch = () => new Promise(() => {})
  form.requestSubmit()
  window.fetch = realFetch
  const messages = Object.fromEntries(
    Object.keys(values).map((name) => [name, document.getElementById(`${id}-${name}-error`)?.textContent || null]),
  )
  return { messages, sent: Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])) }
}

function serverMessages(rules: FormRules, sent: Record<string, string>) {
  const entries = Object.entries<FieldRule>(rules).map(([name, rule]) => [name, brokenRule(rule, sent[name] ?? '', sent)])
  return { messages: Object.fromEntries(entries), sent }
}
