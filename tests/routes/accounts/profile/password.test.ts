/** A new password at /profile/password: only for whoever knows the present one, and it ends what was opened under that. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { askForNewEmail } from '~/models/accounts/email-change.server'
import { asStudent, createStudent, DEMO_PASSWORD } from '../../../factories/accounts'
import { type Browser, openBrowser, signedIn } from '../../../support/browser'
import { mailTo, tokenMailedTo } from '../../../support/post-office'

const PATH = '/profile/password'
const NEW = 'sharper-pencils'
const CHANGE = { currentPassword: DEMO_PASSWORD, password: NEW, confirmPassword: NEW }

const logIn = (email: string, password: string) => openBrowser().call('/api/login', { email, password })

test('the new password counts, the old one does not, and the owner gets a mail', async () => {
  const { browser, student } = await signedIn()
  const page = await browser.post(PATH, CHANGE)
  expect([page.status, page.location]).toEqual([303, PATH])
  expect((await browser.get(PATH)).text).toContain('Password changed')
  expect((await logIn(student.email, DEMO_PASSWORD)).status).toBe(400)
  expect((await logIn(student.email, NEW)).status).toBe(200)
  expect((await mailTo(student.email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
})

test('this browser stays signed in under a new session, a copy of the old cookie and every other device do not', async () => {
  const { browser, student } = await signedIn()
  const copied = browser.copy()
  const other = openBrowser()
  await other.post('/login', { email: student.email, password: DEMO_PASSWORD })
  await browser.post(PATH, CHANGE)

  expect((await browser.get('/api/me')).status).toBe(200)
  for (const device of [copied, other]) expect((await device.get('/dashboard')).location).toContain('/login')
  expect(await db.session.count({ where: { userId: student.id } })).toBe(1)
})

test('a link to a new password, and a change of the address that waits, die with the old one', async () => {
  const { browser, student } = await signedIn()
  await openBrowser().post('/forgot-password', { email: student.email })
  const token = await tokenMailedTo(student.email)
  await askForNewEmail({ owner: asStudent(student.id) }, `new-${student.email}`)
  await browser.post(PATH, CHANGE)

  const reader = openBrowser()
  await reader.get(`/reset-password?token=${token}`)
  const page = await reader.post('/reset-password', { password: 'from-the-link', confirmPassword: 'from-the-link' })
  expect([page.status, page.text.includes('This link no longer works')]).toEqual([400, true])
  expect(await db.emailChange.count({ where: { userId: student.id } })).toBe(0)
})

describe('is refused', () => {
  test.each([
    [{ currentPassword: 'not-this-one' }, 'This is not your current password'],
    [{ currentPassword: '' }, 'Please enter your current password'],
    [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
    [{ confirmPassword: 'another' }, 'Passwords don&#x27;t match'],
  ])('with %j, and no password comes back', async (changes, message) => {
    const { browser, student } = await signedIn()
    const page = await browser.post(PATH, { ...CHANGE, ...changes })
    expect([page.status, page.text.includes(message)]).toEqual([400, true])
    for (const secret of [NEW, DEMO_PASSWORD, 'not-this-one']) expect(page.text).not.toContain(secret)
    expect((await logIn(student.email, DEMO_PASSWORD)).status).toBe(200)
    expect(await db.session.count({ where: { userId: student.id } })).toBe(2)
  })

  test('after ten wrong tries in an hour, with the right password too, and nothing is told by it', async () => {
    const { browser, student } = await signedIn()
    const wrong = (guess: string, by: Browser = browser) => by.post(PATH, { ...CHANGE, currentPassword: guess })
    for (let turn = 0; turn < 10; turn++) expect((await wrong(`guess ${turn}`)).status).toBe(400)
    const [false11, true11] = [await wrong('guess 11', browser.copy()), await browser.post(PATH, CHANGE)]
    expect([false11.status, true11.status]).toEqual([429, 429])
    expect(true11.text).toContain('Please wait an hour')
    expect((await logIn(student.email, DEMO_PASSWORD)).status).toBe(200)
  })

  test('of a hundred wrong tries at once ninety without a look at them', async () => {
    const { browser } = await signedIn()
    const pages = await Promise.all(Array.from({ length: 100 }, (_, n) => browser.post(PATH, { ...CHANGE, currentPassword: `guess ${n}` })))
    expect(pages.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(pages.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  test('but the right password is no wrong try', async () => {
    const { browser } = await signedIn()
    let currentPassword = DEMO_PASSWORD
    for (let turn = 0; turn < 12; turn++) {
      const password = `pencil number ${turn}`
      expect((await browser.post(PATH, { currentPassword, password, confirmPassword: password })).status).toBe(303)
      currentPassword = password
    }
  })
})

test('one account’s tries do not count against another', async () => {
  const { browser } = await signedIn()
  for (let turn = 0; turn < 11; turn++) await browser.post(PATH, { ...CHANGE, currentPassword: 'guess' })
  await createStudent()
  const { browser: other } = await signedIn()
  expect((await other.post(PATH, CHANGE)).status).toBe(303)
})
