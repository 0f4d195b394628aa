/** Signing in and out through the screens and calls: tokens, redirects, and how often one may try. */
import { describe, expect, test } from 'vitest'
import { countTry } from '~/auth/limits.server'
import { db } from '~/db.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { registration } from '../../factories/registration'
import { openBrowser, signedIn } from '../../support/browser'

describe('sessions', () => {
  test('a sign-in never goes on with the token that the browser brought', async () => {
    const { student, browser } = await signedIn()
    const planted = browser.copy()
    await browser.post('/login', { email: student.email, password: DEMO_PASSWORD })
    expect(browser.cookies.get('stanine_student')).not.toBe(planted.cookies.get('stanine_student'))
    expect((await planted.get('/api/me')).status).toBe(401)
  })

  test('a copied cookie dies with the sign-out, which a GET does not do', async () => {
    const { browser } = await signedIn()
    const copy = browser.copy()
    expect((await browser.get('/logout')).location).toBe('/')
    expect((await copy.get('/api/me')).status).toBe(200)
    const page = await browser.post('/logout')
    expect([page.status, page.location, page.headers.get('clear-site-data')]).toEqual([303, '/', '"cache"'])
    expect((await copy.get('/api/me')).status).toBe(401)
  })

  test('the message of the sign-out shows once', async () => {
    const { browser } = await signedIn()
    await browser.post('/logout')
    expect((await browser.get('/')).text).toContain('You have been successfully logged out.')
    expect((await browser.get('/')).text).not.toContain('You have been successfully logged out.')
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a sign-in that should lead to %s leads to the dashboard',
    async (redirectTo) => {
      const { email } = await createStudent()
      expect((await openBrowser().post('/login', { email, password: DEMO_PASSWORD, redirectTo })).location).toBe('/dashboard')
      const { text } = await openBrowser().get(`/login?redirectTo=${encodeURIComponent(redirectTo)}`)
      expect(text).toContain('name="redirectTo" value="/dashboard"')
    },
  )
})

describe('a visitor who follows a guide to practice', () => {
  const REASON = 'Log in or create an account to practice.'

  test.each(['isee-vocabulary', 'ssat-analogies', 'isee-essay'])('from /%s is told why to log in', async (guide) => {
    const { text: html } = await openBrowser().get(`/${guide}`)
    const links = [...html.matchAll(/href="(\/premium\/[^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
    expect(links.length).toBeGreaterThan(0)
    for (const link of new Set(links)) {
      const { location } = await openBrowser().get(link)
      expect((await openBrowser().get(location ?? '')).text, link).toContain(REASON)
    }
  })

  test.each(['/login', '/login?redirectTo=%2Fprofile', '/login?redirectTo=%2Fpremium%2Fsectional-quizzesque'])(
    'is the only one: %s does not say so',
    async (address) => {
      expect((await openBrowser().get(address)).text).not.toContain(REASON)
    },
  )
})

describe('limits', () => {
  test('a class of thirty behind one address gets in', async () => {
    const students = await Promise.all(Array.from({ length: 30 }, () => createStudent()))
    const school = `school-${process.pid}`
    for (const { email } of students) {
      expect((await openBrowser(school).call('/api/login', { email, password: DEMO_PASSWORD })).status).toBe(200)
    }
  })

  test('a class of thirty behind one address registers within an hour, each with a mail, and one registration too many is told so', async () => {
    const school = `school-of-newcomers-${process.pid}`
    const people = Array.from({ length: 30 }, () => registration())
    for (const person of people) expect((await openBrowser(school).post('/register', person)).location).toBe('/register/check-email')
    for (const { email } of people) expect(await db.mailRecord.count({ where: { recipient: email } })).toBe(1)

    while ((await countTry('register address', school)) === null) {}
    const late = registration()
    const refused = await openBrowser(school).post('/register', late)
    expect([refused.status, refused.text.includes('too many registrations from your network')]).toEqual([429, true])
    expect([refused.text.includes(late.email), refused.text.includes('choose a new password')]).toEqual([true, false])
  })

  test('store neither addresses nor emails', async () => {
    const { email } = await createStudent()
    const browser = openBrowser(`not-to-be-stored-${process.pid}`)
    await browser.call('/api/login', { email, password: 'wrong' })
    const keys = (await db.rateLimit.findMany({ select: { key: true } })).map(({ key }) => key).join('\n')
    expect(keys).not.toContain(email)
    expect(keys).not.toContain(browser.address)
  })
})
