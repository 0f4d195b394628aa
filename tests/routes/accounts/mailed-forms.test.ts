/** What begins with a mailed link, by the forms on its pages, as a browser without scripts sends them. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../factories/accounts'
import { registration } from '../../factories/registration'
import { choosePassword, linkMailedTo, register, signIn } from '../../support/account-walks'
import { signedIn } from '../../support/browser'
import { mailTo } from '../../support/post-office'
import { openWalker, type Walker } from '../../support/walker'

const USED = 'This verification link may have expired or been used already. Please try logging in.'

describe('the mailed link', () => {
  test('works once; then it says so to a stranger and welcomes whoever is signed in', async () => {
    const person = registration()
    const walker = await register(person)
    const link = await linkMailedTo(person.email, '/verify-email')
    await walker.goto(link)
    expect(walker.at()).toBe('/verify-email')
    expect(walker.html()).not.toContain('token=')
    expect([walker.count('h1', 'Thank you') + walker.count('h2', 'Thank you'), walker.headers().get('refresh')]).toEqual([
      1,
      '2;url=/dashboard',
    ])
    await walker.follow('Go to Dashboard Now')
    expect(walker.at()).toBe('/dashboard')
    await walker.goto(link)
    expect(walker.text()).toContain('Your email is already verified! Welcome back.')

    const stranger = openWalker()
    await stranger.goto(link)
    expect(stranger.status()).toBe(400)
    expect(stranger.text()).toContain('Email verification failed.')
    expect(stranger.text()).toContain(USED)
    await stranger.follow('Try Logging In')
    expect(stranger.at()).toBe('/login')
  })

  test('without a token is none, and says where to register', async () => {
    const walker = openWalker()
    await walker.goto('/verify-email')
    expect([walker.status(), walker.text().includes('Invalid verification link. No token found.')]).toEqual([400, true])
    await walker.follow('Register New Account')
    expect(walker.at()).toBe('/register')
  })

  test('confirms in another browser and leads through its sign-in, and opens nothing here', async () => {
    const person = registration()
    const walker = await register(person)
    const other = openWalker()
    await other.goto(await linkMailedTo(person.email, '/verify-email'))
    expect(other.text()).toContain('Email verified successfully!')
    expect(other.headers().get('refresh')).toBe('2;url=/dashboard')
    await other.goto('/dashboard')
    expect(other.at()).toBe('/login?redirectTo=%2Fdashboard')
    await signIn(other, person.email, person.password)
    expect(other.at()).toBe('/dashboard')
    await walker.goto('/dashboard')
    expect(walker.at()).toMatch(/^\/login\?/)
  })

  test('sent again ends the older one', async () => {
    const person = registration()
    const walker = await register(person)
    const older = await linkMailedTo(person.email, '/verify-email')
    await walker.press('Resend Verification Email')
    expect(walker.text()).toContain('Verification Email Sent')
    const newer = await linkMailedTo(person.email, '/verify-email', 2)
    await walker.goto(older)
    expect(walker.text()).toContain(USED)
    await walker.goto(newer)
    expect(walker.text()).toContain('Email verified successfully!')
  })

  test('of an address that a stranger registered too leads to a new password', async () => {
    const owner = registration()
    const stranger = await register(registration({ email: owner.email, password: 'of-the-stranger', confirmPassword: 'of-the-stranger' }))
    await mailTo(owner.email)
    await register(owner)
    const phone = openWalker()
    await phone.goto(await linkMailedTo(owner.email, '/verify-email', 2))
    expect(phone.at()).toBe('/reset-password')
    expect(phone.text()).toContain('More than one person has registered with your email address.')
    await choosePassword(phone, 'chosen-on-the-phone')
    expect(phone.text()).toContain('Password changed')
    await signIn(phone, owner.email, 'chosen-on-the-phone')
    expect(phone.at()).toBe('/dashboard')
    await signIn(stranger, owner.email, 'of-the-stranger')
    expect(stranger.status()).toBe(400)
  })
})

describe('a forgotten password', () => {
  async function askForLink(email: string): Promise<Walker> {
    const walker = openWalker()
    await walker.goto('/forgot-password')
    walker.fill({ Email: email })
    await walker.press('Send the link')
    expect(walker.at()).toBe('/login')
    expect(walker.text()).toContain('If there is an account with this address, a link to choose a new password is on its way.')
    return walker
  }

  test('is replaced by the mailed link, which ends the old one, all sessions and itself', async () => {
    const { student, browser } = await signedIn()
    const elsewhere = openWalker(browser)
    const walker = await askForLink(student.email)
    const link = await linkMailedTo(student.email, '/reset-password')
    await walker.goto(link)
    expect(walker.at()).toBe('/reset-password')
    await choosePassword(walker, 'sharper-pencils')
    expect([walker.at(), walker.text().includes('Password changed')]).toEqual(['/login', true])

    await elsewhere.goto('/dashboard')
    expect(elsewhere.at()).toMatch(/^\/login\?/)
    await signIn(walker, student.email)
    expect(walker.alert()).toContain('The email or password is not right.')
    await signIn(walker, student.email, 'sharper-pencils')
    expect(walker.at()).toBe('/dashboard')
    expect((await mailTo(student.email))[0]?.subject).toBe('Your password was changed')
    await elsewhere.goto(link)
    expect([elsewhere.status(), elsewhere.text().includes('This link no longer works')]).toEqual([400, true])
  })

  test('of nobody gets the same answer; without a link the page leads to where one is sent', async () => {
    const walker = await askForLink('nobody-at-all@example.com')
    await walker.goto('/reset-password')
    expect(walker.status()).toBe(400)
    await walker.follow('Ask for a new link')
    expect(walker.at()).toBe('/forgot-password')
  })

  test('is checked in the words of the registration and never shown again', async () => {
    const { email } = await createStudent()
    const walker = await askForLink(email)
    await walker.goto(await linkMailedTo(email, '/reset-password'))
    await choosePassword(walker, 'abc', 'abcd')
    expect(walker.alert()).toMatch(/Password must be at least 6 characters Passwords don't match$/)
    expect([walker.field('New password').value, walker.field('Confirm password').value]).toEqual(['', ''])
  })
})

test('a parent agrees and withdraws by one link; what the child types afterwards stays on the page only', async () => {
  const parentEmail = `form-parent-${Date.now().toString(36)}-${process.pid}@example.com`
  const { student, browser } = await signedIn({ profile: null, firstName: 'Sami' })
  const stored = async () => (await db.essay.findMany({ where: { studentId: student.id } })).map(({ body }) => body)
  const child = openWalker(browser)
  await child.goto('/welcome')
  child.fill({ 'A student under 13': true, 'A parent’s email': parentEmail, 'Which test?': 'ssat-middle', 'Grade you apply for': '7' })
  await child.press('Save and continue')
  expect(child.at()).toBe('/dashboard')
  await child.goto('/premium/sectional-quiz/writing_sample/1')
  expect(child.text()).toContain('A parent decides first')

  const parent = openWalker()
  const link = await linkMailedTo(parentEmail, '/consent')
  await parent.goto(link)
  await parent.press('I agree')
  expect(parent.text()).toContain('Thank you')

  await child.goto('/premium/sectional-quiz/writing_sample/1')
  await child.press('Start writing')
  child.fill({ 'Your text': 'It began with a spoon.' })
  await child.press('Save')
  expect(await stored()).toEqual(['It began with a spoon.'])

  await parent.goto(link)
  await parent.press('Withdraw, and delete what was written')
  expect(parent.text()).toContain('Everything that was written in this account has been deleted')
  expect(await stored()).toEqual([''])

  child.fill({ 'Your text': 'It began with a spoon. And more.' })
  await child.press('Save')
  expect(child.text()).toContain('A parent decides first')
  expect(child.text()).toContain('It began with a spoon. And more.')
  expect(await stored()).toEqual([''])
})
