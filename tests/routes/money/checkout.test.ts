/** From a plan to the payment and back, as a guest and as a student, without scripts. */
import Stripe from 'stripe'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { countTry } from '~/auth/limits.server'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { stripe } from '~/services/payments/client.server'
import { log } from '~/utils/log.server'
import { createPartner } from '../../factories/partners'
import { openBrowser, signedIn } from '../../support/browser'
import { mailTo, setFaults } from '../../support/post-office'
import { customerOf, goToPayment, member, payAt, somePayer } from '../../support/services/payments'
import { openWalker } from '../../support/walker'

afterEach(() => setFaults({}))

const PLANS = [
  ['monthly', 'premium_monthly', '$149'],
  ['quarterly', 'premium_3month', '$299'],
  ['annual', 'premium_annual', '$99'],
] as const

describe('the checkout', () => {
  test('offers the three plans where none is chosen, and says that another word is none', async () => {
    const walker = openWalker()
    await walker.goto('/checkout')
    expect([walker.status(), walker.count('h2', /Monthly Flex|Quarterly Success|Annual Excellence/)]).toEqual([200, 3])
    await walker.goto('/checkout?plan=ultimate')
    expect([walker.status(), walker.alert()]).toEqual([400, 'There is no such plan Please choose one of these.'])
  })

  test.each(PLANS)('says of %s what is bought and when it renews', async (plan, _tier, price) => {
    const walker = openWalker()
    await walker.goto(`/checkout?plan=${plan}`)
    expect(walker.text()).toContain(`You pay ${price} today. The plan renews every`)
    expect(walker.text()).toContain('Terms of Service')
    expect(walker.text()).toContain('You need no account to pay')
  })

  test('names a code that nobody has beside its field, and takes one that a partner has', async () => {
    const walker = openWalker()
    await walker.goto('/checkout?plan=annual')
    walker.fill({ 'Referral code': 'NOBODY99' })
    await walker.press('Go to payment')
    expect(walker.status()).toBe(400)
    expect(walker.field('Referral code')).toMatchObject({ value: 'NOBODY99', isWrong: true })
    expect(walker.text()).toContain('You pay $99 today')

    const { id } = await createPartner({ audience: 'affiliate' })
    const { referralCode } = await db.affiliatePartner.findUniqueOrThrow({ where: { id } })
    const { location } = await goToPayment(openBrowser(), 'annual', { referralCode: referralCode.toLowerCase() })
    expect(location).toContain(`${env.STRIPE_API_URL}/checkout/c/pay/`)
    expect(await db.checkout.count({ where: { url: location, referralCode } })).toBe(1)
  })

  test('is not for a child who waits for a parent', async () => {
    const profile = { level: 'ssat-middle', gradeApplied: 7, holder: 'child', parentEmail: somePayer() } as const
    const { browser } = await signedIn({ profile })
    expect((await browser.get('/checkout?plan=annual')).text).toContain('A parent has to agree first')
    expect((await browser.post('/checkout?plan=annual', { plan: 'annual' })).status).toBe(403)
    expect((await browser.call('/api/stripe/create-checkout-session', { plan: 'annual' })).status).toBe(403)
  })

  test('leads a member to what a switch would cost', async () => {
    const { browser } = await member('annual')
    expect((await browser.get('/checkout?plan=monthly')).location).toBe('/profile/subscription/switch?plan=monthly')
  })

  test('opens one page however often its button is pressed', async () => {
    const { browser } = await signedIn()
    const { text } = await browser.get('/checkout?plan=annual')
    const attempt = /name="attempt" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const press = () => browser.post('/checkout?plan=annual', { plan: 'annual', attempt, referralCode: '' })
    const pages = await Promise.all([press(), press(), press()])
    pages.push(await press())
    expect(new Set(pages.map(({ location }) => location)).size).toBe(1)
  })

  test('opens that one for the second of two clicks too, while the provider works on the first', async () => {
    const { browser } = await signedIn()
    const { text } = await browser.get('/checkout?plan=annual')
    const attempt = /name="attempt" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const press = () => browser.post('/checkout?plan=annual', { plan: 'annual', attempt, referralCode: '' })
    const sessions = stripe.checkout.sessions
    const create = sessions.create.bind(sessions)
    const inUse = { type: 'idempotency_error', statusCode: 409, message: 'Another request with this key is in progress' } as const
    const spy = vi.spyOn(sessions, 'create').mockImplementation(((...wanted: Parameters<typeof create>) => {
      if (spy.mock.calls.length > 1) return Promise.reject(new Stripe.errors.StripeIdempotencyError(inUse))
      return create(...wanted)
    }) as typeof create)
    const pages = await Promise.all([press(), press()])
    spy.mockRestore()
    expect(pages.map(({ status }) => status)).toEqual([303, 303])
    expect(new Set(pages.map(({ location }) => location)).size).toBe(1)
  })

  test('that cannot be opened with our settings is an error of ours, and blames nobody', async () => {
    const refused = { type: 'invalid_request_error', statusCode: 400, message: 'No such price' } as const
    const spy = vi.spyOn(stripe.checkout.sessions, 'create').mockRejectedValue(new Stripe.errors.StripeInvalidRequestError(refused))
    const error = vi.spyOn(log, 'error')
    const { status, text } = await goToPayment((await signedIn()).browser, 'annual')
    spy.mockRestore()
    expect([status, text]).toEqual([502, expect.stringContaining('We could not open the payment page')])
    expect(text).not.toContain('is not responding')
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ error: 'No such price' }), 'no payment page')
  })

  test('leaves none open that was begun before logging in', async () => {
    const guest = openBrowser()
    const first = await goToPayment(guest, 'monthly')
    const { browser } = await signedIn()
    browser.cookies.set('stanine_checkout', guest.cookies.get('stanine_checkout') ?? '')
    await goToPayment(browser, 'annual')
    const { status } = await stripe.checkout.sessions.retrieve(first.location?.split('/').at(-1) ?? '')
    expect(status).toBe('expired')
  })

  test('ten an hour are opened for an account; the same one again is none of them', async () => {
    const { browser } = await signedIn()
    for (let turn = 0; turn < 10; turn++) expect((await goToPayment(browser, 'annual')).status).toBe(303)
    expect((await goToPayment(browser, 'annual')).status).toBe(429)
  })

  test('sixty an hour are opened from an address', async () => {
    const address = 'a school with one address'
    for (let turn = 0; turn < 59; turn++) expect(await countTry('checkout address', address)).toBeNull()
    expect((await goToPayment(openBrowser(address), 'annual')).status).toBe(303)
    expect((await goToPayment(openBrowser(address), 'annual')).status).toBe(429)
    expect((await goToPayment(openBrowser(), 'annual')).status).toBe(303)
  })
})

describe('while the provider has a bad day', () => {
  test.each([
    ['500', { status: 500 }],
    ['429', { status: 429 }],
    ['a broken line', { reset: true }],
    ['nonsense', { garbage: true }],
  ])('%s leads to another try with the same checkout', async (_name, fault) => {
    const walker = openWalker((await signedIn()).browser)
    await walker.goto('/checkout?plan=annual')
    await setFaults({ stripe: fault })
    await walker.press('Go to payment')
    expect([walker.status(), walker.alert()]).toEqual([502, expect.stringContaining('We could not open the payment page')])
  })

  test('thirty seconds of silence keep nobody for more than twelve', async () => {
    const { browser } = await signedIn()
    await setFaults({ stripe: { delayMs: 30_000 } })
    const began = Date.now()
    expect((await goToPayment(browser, 'annual')).status).toBe(502)
    expect(Date.now() - began).toBeLessThan(12_000)
  })

  test('an answer that is lost after the session was made costs nobody a second one', async () => {
    const { browser, student } = await signedIn()
    const { text } = await browser.get('/checkout?plan=annual')
    const attempt = /name="attempt" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const press = () => browser.post('/checkout?plan=annual', { plan: 'annual', attempt, referralCode: '' })
    await setFaults({ stripe: { at: '/v1/checkout/sessions', status: 500, after: true } })
    expect((await press()).status).toBe(502)
    await setFaults({})
    const { location } = await press()
    expect(location).toContain('/checkout/c/pay/')
    const { data } = await stripe.checkout.sessions.list({ customer: await customerOf(student.id) })
    expect(data).toHaveLength(1)
  })
})

describe('the call', () => {
  test.each([[{}], [{ plan: 'ultimate' }], [{ plan: 3 }]])('%o is refused with a message', async (body) => {
    const { status, json } = await openBrowser().call('/api/stripe/create-checkout-session', body)
    expect([status, json.message]).toEqual([400, 'Please choose a plan: monthly, quarterly, annual.'])
  })

  test('answers with the address of the payment page, and 502 while the provider is down', async () => {
    const guest = { plan: 'annual', email: 'guest-1@guest.example', userId: 'guest-0123456789abcdef', referralCode: 'nobody' }
    const browser = openBrowser()
    const first = await browser.call('/api/stripe/create-checkout-session', guest)
    expect([first.status, first.json.url]).toEqual([200, expect.stringContaining('/checkout/c/pay/')])
    expect((await browser.call('/api/stripe/create-checkout-session', guest)).json.url).toBe(first.json.url)
    await setFaults({ stripe: { status: 503 } })
    const down = await openBrowser().call('/api/stripe/create-checkout-session', guest)
    expect([down.status, down.json.message]).toEqual([502, expect.any(String)])
  })
})

describe('a student', () => {
  test.each(PLANS)('pays for %s, and everything is open at once', async (plan, tier) => {
    const { browser, student } = await signedIn()
    const { location } = await goToPayment(browser, plan)
    expect(await payAt(location ?? '', { card: 'declined' })).toBeNull()
    const back = await payAt(location ?? '')
    const page = await browser.get(back ?? '')
    expect(page.text).toContain('Thank you. Everything is open')
    const me = JSON.parse((await browser.get('/api/me')).text)
    expect([me.isPremium, me.activeSubscription.subscriptionTier]).toEqual([true, tier])
    expect((await mailTo(student.email)).map(({ subject }) => subject)).toEqual(['Your receipt'])
    // Coming back again changes nothing.
    await browser.get(back ?? '')
    expect(await db.order.count({ where: { userId: student.id } })).toBe(1)
    expect(await mailTo(student.email)).toHaveLength(1)
  })

  test('comes back without having paid', async () => {
    const walker = openWalker()
    await walker.goto('/payment-canceled?plan=quarterly')
    await walker.follow('Back to the checkout')
    expect(walker.at()).toBe('/checkout?plan=quarterly')
  })

  test('sees nothing of a session that is somebody else’s, and gets nothing from one that is not paid', async () => {
    const { browser } = await signedIn()
    const { location } = await goToPayment(browser, 'annual')
    const open = location?.split('/').at(-1)
    expect((await browser.get(`/payment-success?session_id=${open}`)).text).toContain('We are waiting for the payment')
    const stranger = await signedIn()
    for (const id of [open, 'cs_test_made_up']) {
      expect((await stranger.browser.get(`/payment-success?session_id=${id}`)).text).toContain('Nothing to show here')
    }
    expect(JSON.parse((await stranger.browser.get('/api/me')).text).isPremium).toBe(false)
  })
})
