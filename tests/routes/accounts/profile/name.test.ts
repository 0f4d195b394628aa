/** Names and picture at /profile: what is greeted, what is kept, and what nobody can smuggle in with it. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { Prisma } from '~/generated/prisma/client'
import { DEMO_PASSWORD } from '../../../factories/accounts'
import { type Browser, signedIn } from '../../../support/browser'

const NAME = { firstName: 'Ada', lastName: 'Lovelace', preferredName: 'Countess', avatar: 'owl' }

/** React separates the texts of one line by comments. */
const textOf = async (browser: Browser, path: string) => (await browser.get(path)).text.replaceAll('<!-- -->', '')
const row = (id: string) => db.user.findUniqueOrThrow({ where: { id } })

test('the preferred name and the picture stand in the header, the greetings and the form', async () => {
  const { browser, student } = await signedIn()
  const saved = await browser.post('/profile/name', NAME)
  expect([saved.status, saved.location]).toEqual([303, '/profile'])
  const profile = await textOf(browser, '/profile')
  expect(profile).toContain('Your name and picture are up to date.')
  expect(profile).toContain('Profile menu of Countess')
  expect(profile).toMatch(/<img class="avatar" src="\/avatars\/owl.svg"/)
  expect(await textOf(browser, '/profile/name')).toMatch(/<input[^>]*value="owl"[^>]*checked|<input[^>]*checked[^>]*value="owl"/)
  expect(profile).toContain(student.username)
  expect(await textOf(browser, '/dashboard')).toContain('Welcome back, Countess')
  expect(await textOf(browser, '/')).toContain('Welcome back, Countess.')
  expect(await row(student.id)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', avatarUrl: '/avatars/owl.svg' })
})

test('without a preferred name the first name is greeted, and initials are the picture', async () => {
  const { browser, student } = await signedIn()
  await browser.post('/profile/name', NAME)
  await browser.post('/profile/name', { ...NAME, preferredName: ' ', avatar: 'initials' })
  expect(await row(student.id)).toMatchObject({ preferredName: null, avatarUrl: null })
  expect(await textOf(browser, '/dashboard')).toContain('Welcome back, Ada')
})

test.each([
  [{ firstName: '' }, 'First name is required'],
  [{ preferredName: 'see www.evil.example' }, 'Please leave out the web address'],
  [{ avatar: 'https://evil.example/a.svg' }, 'Please choose a picture'],
  [{ avatar: '' }, 'Please choose a picture'],
  [{ avatar: '../../favicon' }, 'Please choose a picture'],
])('%j is refused with what was typed', async (changes, message) => {
  const { browser, student } = await signedIn()
  const before = await row(student.id)
  const page = await browser.post('/profile/name', { ...NAME, lastName: 'Byron', ...changes })
  expect(page.status).toBe(400)
  expect(page.text).toContain(message)
  expect(page.text).toContain('value="Byron"')
  expect(await row(student.id)).toEqual(before)
})

/** Every column of the models that belong to an account, with a value that would show. */
function everyColumn(): Record<string, string> {
  const models = [Prisma.UserScalarFieldEnum, Prisma.StudentProfileScalarFieldEnum, Prisma.SessionScalarFieldEnum]
  const columns = [...models, Prisma.EmailChangeScalarFieldEnum, Prisma.UserSubscriptionScalarFieldEnum].flatMap(Object.keys)
  return Object.fromEntries(columns.map((column) => [column, column === 'role' ? 'admin' : 'smuggled']))
}

test.each([
  ['/profile/name', NAME],
  ['/profile/password', { currentPassword: DEMO_PASSWORD, password: 'another-one', confirmPassword: 'another-one' }],
  ['/profile/email', { email: `smuggler-${process.pid}@example.com`, currentPassword: DEMO_PASSWORD }],
  ['/profile/email/link', {}],
  ['/profile/email/cancellation', {}],
  ['/profile/email/confirmation', {}],
  ['/profile/sessions', { session: 'none' }],
])('every column of the account, posted to %s beside its own fields, changes nothing', async (path, fields) => {
  const { browser, student } = await signedIn({ tier: 'premium_annual' })
  const stored = () =>
    db.user.findUniqueOrThrow({
      where: { id: student.id },
      include: { profile: true, sessions: true, emailChange: true, subscriptions: true },
    })
  const before = await stored()
  await browser.post(path, { ...everyColumn(), ...fields })
  expect(await stored()).toEqual(before)
})
