/** Somebody registers with another's address first: the owner's link never opens an account whose password a stranger knows. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { registerAccount, resendVerification } from '~/models/accounts/account.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { registration } from '../../factories/registration'
import { type Browser, openBrowser } from '../../support/browser'
import { tokenMailedTo } from '../../support/post-office'

const HOUR = 60 * 60 * 1000

/** A stranger registers with the address, then its owner, each in a browser. */
async function competing() {
  const { email } = registration()
  const enter = async (password: string) => {
    const browser = openBrowser()
    const fields = registration({ email, password, confirmPassword: password })
    expect((await browser.post('/register', fields)).location).toBe('/register/check-email')
    return { browser, password, token: await tokenMailedTo(email) }
  }
  return { email, stranger: await enter('of-the-stranger'), owner: await enter('of-the-owner') }
}

const logIn = async (email: string, password: string, browser: Browser = openBrowser()) =>
  (await browser.call('/api/login', { email, password })).status

test('the owner’s link in the owner’s browser signs in, and the stranger’s password and link are worth nothing', async () => {
  const { email, stranger, owner } = await competing()
  const page = await owner.browser.followLink(`/verify-email?token=${owner.token}`)
  expect([page.status, page.text.includes('Email verified successfully!')]).toEqual([200, true])
  expect((await owner.browser.get('/api/me')).status).toBe(200)
  expect(await logIn(email, owner.password)).toBe(200)
  expect(await logIn(email, stranger.password, stranger.browser)).toBe(400)
  const late = await stranger.browser.followLink(`/verify-email?token=${stranger.token}`)
  expect(late.status).toBe(400)
  expect((await stranger.browser.get('/api/me')).status).toBe(401)
})

describe.each(['stranger', 'owner'] as const)('the %s’s link, in a browser that did not make its registration', (whose) => {
  test('leads the page to a new password, which is the only one that works then', async () => {
    const { email, stranger, owner } = await competing()
    const link = `/verify-email?token=${whose === 'stranger' ? stranger.token : owner.token}`
    const phone = openBrowser()
    for (const _ of ['once', 'again']) {
      const page = await phone.followLink(link)
      expect([page.status, page.location]).toEqual([302, '/reset-password'])
    }
    expect((await phone.get('/reset-password')).text).toContain('More than one person has registered with your email address.')
    expect((await phone.get('/api/me')).status).toBe(401)

    const chosen = { password: 'chosen-on-the-phone', confirmPassword: 'chosen-on-the-phone' }
    expect((await phone.post('/reset-password', chosen)).location).toBe('/login')
    expect(await logIn(email, chosen.password, phone)).toBe(200)
    expect(await logIn(email, stranger.password, stranger.browser)).toBe(400)
    expect(await logIn(email, owner.password, owner.browser)).toBe(400)
    expect((await openBrowser().followLink(link)).status).toBe(400)
  })

  test('is answered by the call with a message that says so, and verifies nothing', async () => {
    const { email, stranger, owner } = await competing()
    const { token } = whose === 'stranger' ? stranger : owner
    const { status, text } = await openBrowser().get(`/api/verify-email?token=${token}`)
    expect([status, JSON.parse(text)]).toEqual([400, { verified: false, message: expect.stringMatching(/choose a new password/) }])
    expect(await db.user.count({ where: { email } })).toBe(0)
  })
})

test('the stranger’s link in the owner’s browser leads to a new password too', async () => {
  const { stranger, owner } = await competing()
  expect((await owner.browser.followLink(`/verify-email?token=${stranger.token}`)).location).toBe('/reset-password')
})

test('registering again in one browser competes with nothing, so any browser may follow the link', async () => {
  const browser = openBrowser()
  const fields = registration()
  await browser.post('/register', fields)
  const again = await browser.post('/register', { ...fields, password: 'second-thoughts', confirmPassword: 'second-thoughts' })
  expect(again.location).toBe('/register/check-email')
  const { status } = await openBrowser().get(`/api/verify-email?token=${await tokenMailedTo(fields.email)}`)
  expect(status).toBe(200)
  expect(await logIn(fields.email, 'second-thoughts')).toBe(200)
})

test('registrations for an address that has an account never touch it, whoever follows what', async () => {
  const { email } = await createStudent()
  const stranger = openBrowser()
  await stranger.post('/register', registration({ email, password: 'of-the-stranger', confirmPassword: 'of-the-stranger' }))
  expect(await logIn(email, 'of-the-stranger', stranger)).toBe(400)
  expect(await logIn(email, DEMO_PASSWORD)).toBe(200)
})

describe('a username that was taken before its address was confirmed', () => {
  async function confirmedTooLate() {
    const late = registration()
    await registerAccount(late, new Date(Date.now() - 25 * HOUR))
    await openBrowser().post('/register', registration({ username: late.username }))
    await resendVerification(late.email)
    await openBrowser().followLink(`/verify-email?token=${await tokenMailedTo(late.email)}`)
    const browser = openBrowser()
    await browser.post('/login', { email: late.email, password: late.password })
    return { late, browser }
  }

  test('is asked for again after the sign-in, and nothing else opens before', async () => {
    const { late, browser } = await confirmedTooLate()
    expect((await browser.get('/dashboard')).location).toBe('/username')
    expect((await browser.get('/premium/mistakes?page=2')).location).toBe('/username?redirectTo=%2Fpremium%2Fmistakes%3Fpage%3D2')

    const taken = await browser.post('/username', { username: late.username.toUpperCase() })
    expect([taken.status, taken.text.includes('This username is taken. Please choose another.')]).toEqual([409, true])
    expect((await browser.post('/username', { username: 'ab' })).status).toBe(400)

    const free = registration().username
    expect((await browser.post('/username', { username: free, redirectTo: '/profile' })).location).toBe('/profile')
    expect(JSON.parse((await browser.get('/api/me')).text).user.username).toBe(free)
    expect((await browser.get('/dashboard')).status).toBe(200)
  })

  test('is not asked for, nor changed, where it is settled', async () => {
    const { late, browser } = await confirmedTooLate()
    const free = registration().username
    await browser.post('/username', { username: free })
    expect((await browser.get('/username')).location).toBe('/dashboard')
    await browser.post('/username', { username: registration().username })
    expect(await db.user.findUnique({ where: { email: late.email } })).toMatchObject({ username: free })
  })
})
