/** A family that pays before it has an account: how the plan finds the account, and nobody else's. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { DAY_MS } from '~/utils/time/durations'
import { registration } from '../../factories/registration'
import { linkMailedTo, signIn } from '../../support/account-walks'
import { openBrowser, signedIn } from '../../support/browser'
import { goToPayment, isPremium, payAt, payingGuest, workOff } from '../../support/services/payments'
import { openWalker, type Walker } from '../../support/walker'

describe('a guest who has paid', () => {
  test('signs in in the same browser, and the plan is there', async () => {
    const { browser, back } = await payingGuest()
    const waiting = await browser.get(back)
    expect(waiting.text).toContain('Thank you. One step is left')
    expect(waiting.text).toContain('the plan is already in it: log in to that one.')
    const { student, browser: other } = await signedIn()
    for (const [name, value] of other.cookies) browser.cookies.set(name, value)
    expect((await browser.get('/payment-success')).text).toContain('Thank you. Everything is open')
    expect(await db.userSubscription.count({ where: { userId: student.id, isActive: true } })).toBe(1)

    // It is attached once: the cookie in another account's browser opens nothing.
    const third = await signedIn()
    const cookie = browser.cookies.get('stanine_checkout') ?? ''
    third.browser.cookies.set('stanine_checkout', cookie)
    expect((await third.browser.get('/payment-success')).text).toContain('This plan belongs to another account')
    expect(JSON.parse((await third.browser.get('/api/me')).text).isPremium).toBe(false)
  })

  test('has the plan in the account with the payer’s address by itself', async () => {
    const { student } = await signedIn()
    const browser = openBrowser()
    const { location } = await goToPayment(browser, 'monthly')
    const back = await payAt(location ?? '', { email: student.email.toUpperCase() })
    await browser.get(back ?? '')
    expect(await db.userSubscription.count({ where: { userId: student.id, subscriptionTier: 'premium_monthly' } })).toBe(1)
  })

  test('follows the mailed link, which works once', async () => {
    const { browser, back, email } = await payingGuest()
    await browser.get(back)
    const link = await linkMailedTo(email, '/purchase')
    const walker = openWalker((await signedIn()).browser)
    await walker.goto(link)
    await walker.press('Add it to this account')
    expect(walker.at()).toBe('/profile')
    expect(walker.text()).toContain('Annual Excellence')

    const second = openWalker((await signedIn()).browser)
    await second.goto(link)
    expect([second.status(), second.text()]).toEqual([404, expect.stringContaining('This link was used already')])
  })

  test('is told when the mailed link is too old, or none of ours', async () => {
    const { browser, back, email, customerId } = await payingGuest()
    await browser.get(back)
    const link = await linkMailedTo(email, '/purchase')
    const sentAt = (days: number) => new Date(Date.now() - days * DAY_MS)
    await db.paymentCustomer.update({ where: { id: customerId }, data: { claimSentAt: sentAt(31) } })
    const walker = openWalker((await signedIn()).browser)
    await walker.goto(link)
    expect([walker.status(), walker.text()]).toEqual([404, expect.stringContaining('This link has expired')])
    const { location } = await walker.browser.post('/purchase')
    await walker.goto(location ?? '')
    expect(walker.text()).toContain('This link has expired')
    await walker.goto('/purchase?token=made-up')
    expect([walker.status(), walker.text()]).toEqual([404, expect.stringContaining('There is no purchase to add here')])

    await db.paymentCustomer.update({ where: { id: customerId }, data: { claimSentAt: sentAt(29) } })
    await walker.goto(link)
    await walker.press('Add it to this account')
    expect(walker.text()).toContain('Annual Excellence')
  })
})

describe('a family that pays first and registers afterwards', () => {
  type Person = ReturnType<typeof registration>

  /** Fills the registration that is open, and answers with the person. */
  const register = async (walker: Walker, email: string, password = 'six-or-more'): Promise<Person> => {
    const person = registration({ email, password, confirmPassword: password })
    walker.fill({
      ...{ 'First name': person.firstName, 'Last name': person.lastName, Username: person.username },
      ...{ Email: email, Password: person.password, 'Confirm password': person.confirmPassword },
    })
    await walker.press('Create Account')
    return person
  }
  /** Follows the mailed link and answers who uses the account, if that is asked. */
  const confirm = async (walker: Walker, email: string) => {
    await walker.goto(await linkMailedTo(email, '/verify-email'))
    expect(walker.text()).toContain('Thank you')
    await walker.follow(/^(Continue|Go to Dashboard Now)$/)
  }

  test('with the same address and in the same browser comes from the payment to its plan', async () => {
    const { browser, back, email } = await payingGuest('quarterly')
    const walker = openWalker(browser)
    await walker.goto(back)
    await walker.follow('Create an account')
    await register(walker, email)
    await confirm(walker, email)
    expect([walker.at(), walker.text()]).toEqual(['/payment-success', expect.stringContaining('Thank you. Everything is open')])
    expect(await isPremium(browser)).toBe(true)
  })

  test('with the same address on another device has the plan at its first login, and nobody who only knows the address has it', async () => {
    const { browser, back, email } = await payingGuest()
    await browser.get(back)
    const stranger = openWalker()
    await stranger.goto('/register')
    await register(stranger, email, 'a-stranger-chose-this')
    expect(await db.user.count({ where: { email } })).toBe(0)

    const [phone, tablet] = [openWalker(), openWalker()]
    await phone.goto('/register')
    await register(phone, email, 'the-family-chose-this')
    await confirm(phone, email)
    await workOff()
    await signIn(tablet, email, 'the-family-chose-this')
    expect([await isPremium(tablet.browser), (await tablet.browser.get('/profile')).text.includes('Annual Excellence')]).toEqual([
      true,
      true,
    ])
    await signIn(stranger, email, 'a-stranger-chose-this')
    expect(stranger.at()).toMatch(/^\/login/)
  })

  test('with another address follows the link in its mail through registration, and the link then works for nobody else', async () => {
    const { browser, back, email } = await payingGuest()
    await browser.get(back)
    const link = await linkMailedTo(email, '/purchase')
    const phone = openWalker()
    await phone.goto(link)
    await phone.follow('Create an account')
    const { email: own } = await register(phone, registration().email)
    await confirm(phone, own)
    await phone.press('Add it to this account')
    expect(await isPremium(phone.browser)).toBe(true)

    const thief = await signedIn()
    thief.browser.cookies.set('stanine_checkout', browser.cookies.get('stanine_checkout') ?? '')
    expect((await thief.browser.get(back)).text).toContain('This plan belongs to another account')
    expect((await thief.browser.followLink(link)).text).toContain('This link was used already')
    expect(await isPremium(thief.browser)).toBe(false)
  })
})
