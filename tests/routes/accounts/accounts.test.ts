/** Accounts through their screens and calls: nobody learns who has one, links work once, fields cannot be smuggled in. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../factories/accounts'
import { registration } from '../../factories/registration'
import { openBrowser, type Page, signedIn } from '../../support/browser'
import { mailTo, tokenMailedTo } from '../../support/post-office'
import { whileRowsAreRefused } from '../../support/tables'

/** An answer without what differs by itself: dates, sealed cookie values, the address typed, references. */
function mask({ status, headers, location, text }: Page, email: string) {
  const names = [...headers].map(([name, value]) => (name === 'set-cookie' ? value.replace(/=[^;]*/, '=…') : `${name}: ${value}`))
  return { status, location, headers: names.filter((line) => !line.startsWith('content-security-policy')), text: mute(text, email) }
}

function mute(text: string, email: string): string {
  return text.replaceAll(email, 'EMAIL').replace(/nonce(?:="|&quot;:&quot;|":")[^"&]*/g, 'nonce')
}

describe('nobody learns who has an account', () => {
  test.each([
    ['the registration form', (email: string) => openBrowser().post('/register', registration({ email }))],
    ['the registration call', (email: string) => openBrowser().call('/api/register', registration({ email }))],
    ['the form for a new link', (email: string) => openBrowser().post('/register/check-email', { email })],
    ['the call for a new link', (email: string) => openBrowser().call('/api/resend-verification', { email })],
    ['the form for a new password', (email: string) => openBrowser().post('/forgot-password', { email })],
    ['a failed sign-in', (email: string) => openBrowser().call('/api/login', { email, password: 'wrong' })],
  ])('from %s', async (_name, ask) => {
    const known = (await createStudent()).email
    const unknown = registration().email ?? ''
    expect(mask(await ask(known), known)).toEqual(mask(await ask(unknown), unknown))
  })

  test('from the page after registering', async () => {
    const known = (await createStudent()).email
    const unknown = registration().email ?? ''
    const pages = await Promise.all(
      [known, unknown].map(async (email) => {
        const browser = openBrowser()
        await browser.post('/register', registration({ email }))
        return mute((await browser.get('/register/check-email')).text, email)
      }),
    )
    expect(pages[0]).toBe(pages[1])
  })

  test('but the mail tells its owner', async () => {
    const known = (await createStudent()).email
    const unknown = registration().email ?? ''
    for (const email of [known, unknown]) await openBrowser().post('/register', registration({ email }))
    expect((await mailTo(known)).map(({ subject }) => subject)).toEqual(['You already have a Stanine account'])
    expect((await mailTo(unknown)).map(({ subject }) => subject)).toEqual(['Confirm your email address'])
  })
})

describe('the link that confirms an address', () => {
  test('leads back to the page that led to the registration, in the browser that registered', async () => {
    const fields = registration()
    const browser = openBrowser()
    const asked = '/premium/sectional-quiz/verbal/3'
    expect((await browser.get(`/login?redirectTo=${encodeURIComponent(asked)}`)).text).toContain('href="/register?redirectTo=%2Fpremium')
    expect((await browser.get(`/register?redirectTo=${encodeURIComponent(asked)}`)).text).toContain(`name="redirectTo" value="${asked}"`)
    await browser.post('/register', { ...fields, redirectTo: asked })
    const page = await browser.followLink(`/verify-email?token=${await tokenMailedTo(fields.email ?? '')}`)
    expect(page.headers.get('refresh')).toBe(`2;url=${asked}`)
    expect(page.text).toContain(`href="${asked}"`)
  })

  test('never leads to another site', async () => {
    const fields = registration()
    const browser = openBrowser()
    await browser.post('/register', { ...fields, redirectTo: '//evil.example' })
    const page = await browser.followLink(`/verify-email?token=${await tokenMailedTo(fields.email ?? '')}`)
    expect(page.headers.get('refresh')).toBe('2;url=/dashboard')
  })

  test('signs in the browser that registered', async () => {
    const fields = registration()
    const browser = openBrowser()
    await browser.post('/register', fields)
    const page = await browser.followLink(`/verify-email?token=${await tokenMailedTo(fields.email ?? '')}`)
    expect([page.status, page.headers.get('refresh'), page.headers.get('cache-control')]).toEqual([200, '2;url=/dashboard', 'no-store'])
    expect(page.text).toContain('Email verified successfully!')
    expect((await browser.get('/api/me')).status).toBe(200)
  })

  test('signs in no other browser', async () => {
    const fields = registration()
    await openBrowser().post('/register', fields)
    const other = openBrowser()
    const page = await other.followLink(`/verify-email?token=${await tokenMailedTo(fields.email ?? '')}`)
    expect(page.status).toBe(200)
    expect((await other.get('/api/me')).status).toBe(401)
  })

  test('leads any other browser through the dashboard to a login that says that the address is confirmed', async () => {
    const fields = registration()
    await openBrowser().post('/register', fields)
    const other = openBrowser()
    const page = await other.followLink(`/verify-email?token=${await tokenMailedTo(fields.email ?? '')}`)
    expect([page.headers.get('refresh'), page.text.includes('Go to Dashboard Now')]).toEqual(['2;url=/dashboard', true])
    const login = await other.get((await other.get('/dashboard')).location ?? '')
    expect(login.text).toContain('Your email address is confirmed')
    expect(login.text).toContain('Log in with the password you chose when you registered.')
  })

  test.each(['/verify-email', '/api/verify-email'])('is not used up by HEAD on %s, as mail scanners send it', async (path) => {
    const fields = registration()
    await openBrowser().post('/register', fields)
    const token = await tokenMailedTo(fields.email ?? '')
    const scanner = openBrowser()
    for (const address of [`${path}?token=${token}`, path]) await scanner.head(address)
    const page = await openBrowser().followLink(`${path}?token=${token}`)
    expect([page.status, page.text.includes('Email verified successfully!')]).toEqual([200, true])
  })

  test('works for one of twenty uses at once', async () => {
    const fields = registration()
    await openBrowser().post('/register', fields)
    const token = await tokenMailedTo(fields.email ?? '')
    const pages = await Promise.all(Array.from({ length: 20 }, () => openBrowser().get(`/api/verify-email?token=${token}`)))
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(pages.filter(({ status }) => status === 400)).toHaveLength(19)
  })

  test.each(['/verify-email', '/api/verify-email'])('stays usable at %s when something breaks on our side', async (path) => {
    const fields = registration()
    await openBrowser().post('/register', fields)
    const token = await tokenMailedTo(fields.email ?? '')
    const broken = await whileRowsAreRefused('users', () => openBrowser().followLink(`${path}?token=${token}`))
    expect([broken.status, broken.headers.get('refresh'), broken.headers.get('cache-control')]).toEqual([500, null, 'no-store'])
    expect(broken.text).toContain('Something went wrong during verification. Please try again.')
    expect((await openBrowser().followLink(`${path}?token=${token}`)).status).toBe(200)
  })

  test('confirms the address though the sign-in after it breaks', async () => {
    const fields = registration()
    const browser = openBrowser()
    await browser.post('/register', fields)
    const token = await tokenMailedTo(fields.email ?? '')
    const page = await whileRowsAreRefused('sessions', () => browser.followLink(`/verify-email?token=${token}`))
    expect([page.status, page.headers.get('refresh')]).toEqual([200, '2;url=/dashboard'])
    expect((await browser.get('/dashboard')).location).toBe('/login?redirectTo=%2Fdashboard')
  })

  test('goes on after 1.5 seconds for a student who is verified already', async () => {
    const { browser } = await signedIn()
    const page = await browser.followLink('/verify-email?token=used')
    expect([page.headers.get('refresh'), page.text.includes('Your email is already verified! Welcome back.')]).toEqual([
      '1.5;url=/dashboard',
      true,
    ])
  })
})

describe('the link for a new password', () => {
  async function atTheForm(email: string) {
    await openBrowser().post('/forgot-password', { email })
    const browser = openBrowser()
    const page = await browser.get(`/reset-password?token=${await tokenMailedTo(email)}`)
    return { browser, page }
  }

  test('leaves the address bar at once, and a GET does not use it up', async () => {
    const { email } = await createStudent()
    const { browser, page } = await atTheForm(email)
    expect([page.status, page.location]).toEqual([302, '/reset-password'])
    for (const _ of [1, 2]) expect((await browser.get('/reset-password')).status).toBe(200)
    expect((await browser.post('/reset-password', { password: 'brand-new', confirmPassword: 'brand-new' })).location).toBe('/login')
  })

  test('signs out every device', async () => {
    const { student, browser: old } = await signedIn()
    expect((await old.get('/dashboard')).status).toBe(200)
    const { browser } = await atTheForm(student.email)
    await browser.post('/reset-password', { password: 'brand-new', confirmPassword: 'brand-new' })
    expect((await old.get('/dashboard')).location).toBe('/login?redirectTo=%2Fdashboard')
    expect((await browser.get('/api/me')).status).toBe(401)
  })

  test('works for one of twenty uses at once', async () => {
    const { email } = await createStudent()
    const { browser } = await atTheForm(email)
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const password = `password-${index}`
        return browser.copy().post('/reset-password', { password, confirmPassword: password })
      }),
    )
    expect(pages.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(pages.filter(({ status }) => status === 400)).toHaveLength(19)
    // Whoever opens it again is told before typing anything.
    const again = await browser.get('/reset-password')
    expect([again.status, again.text.includes('This link no longer works')]).toEqual([400, true])
  })

  test('does not travel in a cookie that somebody made up', async () => {
    const { email } = await createStudent()
    await openBrowser().post('/forgot-password', { email })
    const browser = openBrowser()
    browser.cookies.set('stanine_reset', encodeURIComponent(Buffer.from(JSON.stringify(await tokenMailedTo(email))).toString('base64')))
    expect((await browser.post('/reset-password', { password: 'brand-new', confirmPassword: 'brand-new' })).status).toBe(400)
  })
})

/** Columns that no form may set, with values that would matter. */
const SMUGGLED = {
  id: 'chosen-by-the-form',
  role: 'admin',
  emailVerified: 'true',
  verificationToken: 'x',
  resetToken: 'x',
  referralCode: 'MINE',
  createdAt: '2000-01-01',
  userId: 'somebody-else',
  subscriptionTier: 'premium_annual',
  isPremium: 'true',
  questionsUsed: '0',
  approvalStatus: 'approved',
  usedSeats: '0',
  hasConsent: 'true',
  confirmedAt: '2026-01-01',
  exam: 'SSAT',
}

describe('fields cannot be smuggled in', () => {
  test('by registering', async () => {
    const own = registration()
    await openBrowser().post('/register', { ...SMUGGLED, ...own })
    await openBrowser().followLink(`/verify-email?token=${await tokenMailedTo(own.email)}`)
    const row = await db.user.findUniqueOrThrow({ where: { email: own.email }, include: { subscriptions: true, consents: true } })
    expect(row).toMatchObject({
      role: 'student',
      referralCode: null,
      resetToken: null,
      subscriptions: [],
      consents: [],
    })
    expect(row.id).not.toBe(SMUGGLED.id)
    expect(row.createdAt.getFullYear()).toBeGreaterThan(2024)
  })

  test('by saving the profile', async () => {
    const { student, browser } = await signedIn()
    const before = await db.user.findUniqueOrThrow({
      where: { id: student.id },
      include: { subscriptions: true, usage: true, consents: true },
    })
    const profile = { holder: 'teen', level: 'isee-middle', gradeApplied: '7', timeZone: 'America/Denver', timePercent: '150' }
    expect((await browser.post('/profile', { ...SMUGGLED, ...profile, email: 'new@example.com', username: 'new-name' })).status).toBe(303)
    const after = await db.user.findUniqueOrThrow({
      where: { id: student.id },
      include: { subscriptions: true, usage: true, consents: true },
    })
    expect(after).toEqual(before)
    expect(await db.studentProfile.findUniqueOrThrow({ where: { userId: student.id } })).toMatchObject({
      exam: 'ISEE',
      level: 'isee_middle',
      timePercent: 150,
      parentEmail: null,
    })
  })
})

describe('a refused form', () => {
  test('comes back with 400, what was typed and every message, but never the password', async () => {
    const typed = registration({ firstName: '', password: 'secret-one', confirmPassword: 'secret-two' })
    const page = await openBrowser().post('/register', typed)
    expect(page.status).toBe(400)
    expect(page.text).toContain('First name is required')
    expect(page.text).toMatch(/Passwords don(&#x27;|')t match/)
    expect(page.text).toContain(typed.email)
    expect(page.text).not.toMatch(/secret-one|secret-two/)
  })
})
