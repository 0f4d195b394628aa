/** The JSON calls of the specification's section 7: statuses, messages and fields, word for word. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { registered, registration } from '../../factories/registration'
import { openBrowser, signedIn, signedInPartner } from '../../support/browser'
import { tokenMailedTo } from '../../support/post-office'

describe('GET /api/me', () => {
  test('tells a student who is signed in and what the account may do', async () => {
    const { student, browser } = await signedIn({ tier: 'premium_annual' })
    const { status, headers, text } = await browser.get('/api/me')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const { id, username, email, firstName, lastName } = student
    expect(JSON.parse(text)).toEqual({
      user: {
        id,
        username,
        email,
        firstName,
        lastName,
        preferredName: null,
        avatarUrl: null,
        createdAt: student.createdAt.toISOString(),
      },
      isPremium: true,
      activeSubscription: expect.objectContaining({ subscriptionTier: 'premium_annual', subscriptionType: 'individual', endDate: null }),
    })
  })

  test('says that a free student is not premium', async () => {
    const { browser } = await signedIn()
    expect(JSON.parse((await browser.get('/api/me')).text)).toMatchObject({ isPremium: false, activeSubscription: null })
  })

  test('answers 401 to anybody else', async () => {
    const { status, text } = await openBrowser().get('/api/me')
    expect([status, JSON.parse(text)]).toEqual([401, { message: 'Nobody is signed in.' }])
  })
})

describe('POST /api/login', () => {
  test('signs in and sets an HttpOnly cookie', async () => {
    const { email } = await createStudent()
    const browser = openBrowser()
    const { status, json, headers } = await browser.call('/api/login', { email: email.toUpperCase(), password: DEMO_PASSWORD })
    expect([status, json]).toEqual([200, { message: 'Welcome back.' }])
    expect(headers.getSetCookie()[0]).toMatch(/^stanine_student=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await browser.get('/api/me')).status).toBe(200)
  })

  test('says that the email is not verified only after the right password', async () => {
    const { email, password } = await registered()
    const right = await openBrowser().call('/api/login', { email, password })
    expect([right.status, right.json]).toEqual([
      403,
      { message: 'Please confirm your email address before logging in. The link is in your inbox.', emailNotVerified: true },
    ])
    const wrong = await openBrowser().call('/api/login', { email, password: 'not this one' })
    expect(wrong.json).not.toHaveProperty('emailNotVerified')
    expect(wrong.status).toBe(400)
  })

  test('names what is missing, field by field', async () => {
    const { status, json } = await openBrowser().call('/api/login', { email: 'nobody', password: '' })
    expect(status).toBe(400)
    expect(json).toEqual({
      message: 'Please enter a valid email address',
      errors: { email: ['Please enter a valid email address'], password: ['Password is required'] },
    })
  })
})

test('POST /api/logout ends the session on the server', async () => {
  const { browser } = await signedIn()
  const copy = browser.copy()
  const { status, json } = await browser.call('/api/logout', {})
  expect([status, json]).toEqual([200, { message: 'You have been successfully logged out.' }])
  expect(browser.cookies.has('stanine_student')).toBe(false)
  expect((await copy.get('/api/me')).status).toBe(401)
})

describe('POST /api/register', () => {
  test('makes an account and answers with the message of the specification', async () => {
    const body = registration()
    const { status, json } = await openBrowser().call('/api/register', body)
    expect([status, json]).toEqual([200, { message: 'Please check your email to verify your account.' }])
    await openBrowser().get(`/api/verify-email?token=${await tokenMailedTo(body.email)}`)
    expect(await db.user.findUnique({ where: { email: body.email } })).toMatchObject({
      username: body.username,
      emailVerified: true,
      role: 'student',
    })
  })

  test.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ email: 'ada@' }, 'email', 'Please enter a valid email address'],
    [{ password: 'short', confirmPassword: 'short' }, 'password', 'Password must be at least 6 characters'],
    [{ confirmPassword: 'other-one' }, 'confirmPassword', "Passwords don't match"],
    [{ firstName: '  ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
  ])('refuses %j with the message of its field', async (changes, field, message) => {
    const { status, json } = await openBrowser().call('/api/register', registration(changes))
    expect([status, json]).toEqual([400, { message, errors: { [field]: [message] } }])
  })

  test('says openly that a username is taken', async () => {
    const { username } = await createStudent()
    const { status, json } = await openBrowser().call('/api/register', registration({ username: username.toUpperCase() }))
    const message = 'This username is taken. Please choose another.'
    expect([status, json]).toEqual([409, { message, errors: { username: [message] } }])
  })
})

test('POST /api/resend-verification answers the same for every address', async () => {
  const { email } = await registered()
  const answers = await Promise.all(
    [email, 'nobody-at-all@example.com'].map((address) => openBrowser().call('/api/resend-verification', { email: address })),
  )
  for (const { status, json } of answers)
    expect([status, json]).toEqual([200, { message: 'Please check your inbox for the new verification link.' }])
})

describe('GET /api/verify-email', () => {
  test('verifies once and says so', async () => {
    const body = registration()
    await openBrowser().call('/api/register', body)
    const path = `/api/verify-email?token=${await tokenMailedTo(body.email)}`
    const first = await openBrowser().get(path)
    expect([first.status, JSON.parse(first.text)]).toEqual([200, { verified: true, message: 'Email verified successfully!' }])
    const second = await openBrowser().get(path)
    expect([second.status, JSON.parse(second.text)]).toEqual([
      400,
      { verified: false, message: 'This verification link may have expired or been used already. Please try logging in.' },
    ])
  })

  test('says that the token is missing', async () => {
    const { status, text } = await openBrowser().get('/api/verify-email')
    expect([status, JSON.parse(text)]).toEqual([400, { verified: false, message: 'Invalid verification link. No token found.' }])
  })

  test('welcomes a student who is signed in and verified already', async () => {
    const { browser } = await signedIn()
    const { status, text } = await browser.get('/api/verify-email?token=used')
    expect([status, JSON.parse(text)]).toEqual([200, { verified: true, message: 'Your email is already verified! Welcome back.' }])
  })
})

describe('POST /api/contact', () => {
  test('notes who was signed in, whatever address the message names', async () => {
    const [student, tutor] = [await signedIn(), await signedInPartner({ audience: 'tutor' })]
    for (const [{ browser }, owner] of [
      [student, { userId: student.student.id, tutorId: null }],
      [tutor, { userId: null, tutorId: tutor.partner.id }],
    ] as const) {
      const message = `A question about seats, number ${Math.random()}`
      await browser.call('/api/contact', { name: 'Ada', email: 'somebody.else@example.com', message })
      expect(await db.contactMessage.findFirst({ where: { message } })).toMatchObject(owner)
    }
  })

  test('stores the message', async () => {
    const message = `A question about seats, number ${Math.random()}`
    const { status, json } = await openBrowser().call('/api/contact', { name: 'Ada', email: 'ada@example.com', message })
    expect([status, json]).toEqual([200, { success: true, message: 'Message sent successfully!' }])
    expect(await db.contactMessage.findFirst({ where: { message } })).toMatchObject({ name: 'Ada', email: 'ada@example.com' })
  })

  test('names each field that is too short', async () => {
    const { status, json } = await openBrowser().call('/api/contact', { name: 'A', email: 'a', message: 'short' })
    expect(status).toBe(400)
    expect(json.errors).toEqual({
      name: ['Name must be at least 2 characters'],
      email: ['Please enter a valid email address'],
      message: ['Message must be at least 10 characters'],
    })
  })
})

describe('POST /api/testimonials', () => {
  test('stores what was said, to be read by an admin first', async () => {
    const content = `It helped more than we thought, number ${Math.random()}`
    const { status, json } = await openBrowser().call('/api/testimonials', { name: 'Ada', role: 'Parent', content })
    expect([status, json]).toEqual([200, { success: true, message: 'Thank you for your testimonial!' }])
    expect(await db.testimonial.findFirst({ where: { content } })).toMatchObject({ name: 'Ada', role: 'Parent', status: 'pending' })
  })

  test('names each field that is too short', async () => {
    const { status, json } = await openBrowser().call('/api/testimonials', { name: 'A', role: 'B', content: 'short' })
    expect([status, json.message]).toEqual([400, 'Name must be at least 2 characters'])
    expect(json.errors).toEqual({
      name: ['Name must be at least 2 characters'],
      role: ['Role must be at least 2 characters'],
      content: ['Testimonial must be at least 20 characters'],
    })
  })
})

const POSTS = ['/api/login', '/api/logout', '/api/register', '/api/resend-verification', '/api/contact', '/api/testimonials']

test.each(POSTS)('GET %s is answered with 405 and what is allowed', async (path) => {
  const { status, headers, text } = await openBrowser().get(path)
  expect([status, headers.get('allow'), JSON.parse(text)]).toEqual([405, 'POST', { message: 'This call takes POST.' }])
})
