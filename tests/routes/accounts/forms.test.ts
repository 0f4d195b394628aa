/** The registration and the sign-in as a browser without scripts meets them: what they say word for word, what they keep, where they lead. */
import { describe, expect, test } from 'vitest'
import { countTry } from '~/auth/limits.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { registration } from '../../factories/registration'
import { linkMailedTo, register, signIn } from '../../support/account-walks'
import { signedIn } from '../../support/browser'
import { mailTo } from '../../support/post-office'
import { openWalker } from '../../support/walker'

const WRONG = 'The email or password is not right. Please check both and try again.'

describe('the registration', () => {
  test('says of every field in its own words what is wrong, and what was typed stays', async () => {
    const walker = await register(
      registration({ firstName: ' ', lastName: '', username: 'ab', email: 'nell at home', password: 'abc12', confirmPassword: 'abc123' }),
    )
    const said = {
      'First name': 'First name is required',
      'Last name': 'Last name is required',
      Username: 'Username must be at least 3 characters',
      Email: 'Please enter a valid email address',
      'Confirm password': "Passwords don't match",
    }
    expect(walker.alert()).toContain('Please check these')
    for (const message of [...Object.values(said), 'Password must be at least 6 characters']) expect(walker.alert()).toContain(message)
    for (const [label, message] of Object.entries(said)) {
      expect(walker.field(label)).toMatchObject({ isWrong: true, description: expect.stringMatching(new RegExp(`${message}$`)) })
    }
    expect([walker.field('Username').value, walker.field('Email').value]).toEqual(['ab', 'nell at home'])
  })

  test('says a taken username openly, and comes back with everything but the passwords', async () => {
    const { username } = await createStudent()
    const person = registration({ username, password: 'tell-nobody', confirmPassword: 'tell-nobody' })
    const walker = await register(person)
    expect(walker.text()).toContain('Registration Failed')
    expect(walker.field('Username').description).toMatch(/This username is taken\. Please choose another\.$/)
    expect(['First name', 'Last name', 'Username', 'Email'].map((label) => walker.field(label).value)).toEqual([
      person.firstName,
      person.lastName,
      username,
      person.email,
    ])
    expect(walker.html()).not.toContain('tell-nobody')
  })

  test('answers for a known address like any other', async () => {
    const { email } = await createStudent()
    const walker = await register(registration({ email }))
    expect(walker.count('h1', 'Check Your Email')).toBe(1)
    expect(walker.text()).toContain(email)
    expect((await mailTo(email))[0]?.subject).toBe('You already have a Stanine account')
  })
})

describe('the sign-in', () => {
  test('names both fields when it is empty', async () => {
    const walker = openWalker()
    await signIn(walker, '', '')
    expect(walker.alert()).toMatch(/Please enter a valid email address Password is required/)
    expect(walker.field('Email').description).toBe('Please enter a valid email address')
    expect(walker.field('Password').description).toBe('Password is required')
  })

  test('says the same of a wrong password and an unknown address, and keeps only the address', async () => {
    const { email } = await createStudent()
    const walker = openWalker()
    for (const address of [email, `nobody-${email}`]) {
      await signIn(walker, address, 'not-the-password')
      expect(walker.alert()).toContain(WRONG)
      expect(walker.field('Email').value).toBe(address)
      expect(walker.html()).not.toContain('not-the-password')
      expect(walker.at()).toBe('/login')
    }
  })

  test('refuses an unconfirmed address with 403 after the right password alone, and sends the link again', async () => {
    const person = registration()
    await register(person)
    const walker = openWalker()
    await signIn(walker, person.email, 'not-the-password')
    expect(walker.alert()).toContain(WRONG)
    expect(walker.count('button', 'Resend Verification Email')).toBe(0)
    await signIn(walker, person.email, person.password)
    expect(walker.status()).toBe(403)
    expect(walker.alert()).toContain('Email Verification Required')
    await mailTo(person.email)
    await walker.press('Resend Verification Email')
    expect(walker.text()).toContain('Verification Email Sent Please check your inbox for the new verification link.')
    await walker.goto(await linkMailedTo(person.email, '/verify-email', 2))
    expect(walker.text()).toContain('Email verified successfully!')
    await signIn(walker, person.email, person.password)
    expect(walker.at()).toBe('/dashboard')
  })

  test.each([
    ['/premium/mistakes?status=reviewed', '/premium/mistakes?status=reviewed'],
    ['//evil.example/', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example/', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
  ])('asked for on the way to %s leads to %s', async (wanted, reached) => {
    const { email } = await createStudent()
    const walker = openWalker()
    await walker.goto(`/login?redirectTo=${encodeURIComponent(wanted)}`)
    walker.fill({ Email: email, Password: DEMO_PASSWORD })
    await walker.press('Log in')
    expect(walker.at()).toBe(reached)
  })

  test('is not for whoever is signed in, and the menu signs out', async () => {
    const { browser } = await signedIn()
    const walker = openWalker(browser)
    for (const path of ['/login', '/register']) {
      await walker.goto(path)
      expect(walker.at()).toBe('/dashboard')
    }
    const thief = openWalker(browser.copy())
    await walker.press('Log out')
    expect(walker.text()).toContain('Logged out You have been successfully logged out.')
    await thief.goto('/dashboard')
    expect(thief.at()).toMatch(/^\/login\?/)
  })

  test('after many wrong tries by strangers asks for the link in a mail', async () => {
    const { email } = await createStudent()
    for (let turn = 0; turn < 20; turn++) await countTry('sign-in strangers', email)
    const walker = openWalker()
    await signIn(walker, email)
    expect(walker.status()).toBe(429)
    expect(walker.alert()).toContain('Please check your email')
    expect(walker.field('Email').value).toBe(email)
    await walker.goto(await linkMailedTo(email, '/login'))
    expect(walker.text()).toContain('Now log in with your password in this browser.')
    await signIn(walker, email)
    expect(walker.at()).toBe('/dashboard')
    const stranger = openWalker()
    await signIn(stranger, email, 'one-more-guess')
    expect(stranger.status()).toBe(429)
  })
})
