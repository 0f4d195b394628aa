/** The way to the payment page when the provider fails, when it is asked for twice, and when a payer has several pages open. */
import { afterEach, describe, expect, test } from 'vitest'
import { countTry } from '~/auth/limits.server'
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { repair } from '~/jobs/sync-payments.server'
import { stripe } from '~/services/payments/client.server'
import { DAY_MS } from '~/utils/time/durations'
import { openBrowser, signedIn } from '../../support/browser'
import { mailTo, setFaults } from '../../support/post-office'
import {
  bringEvents,
  customerOf,
  goToPayment,
  isPremium,
  member,
  payAt,
  payingGuest,
  press,
  shownSwitch,
  somePayer,
} from '../../support/services/payments'
import { openWalker } from '../../support/walker'

afterEach(() => setFaults({}))

const SESSIONS = '/v1/checkout/sessions'
const sendOf = (browser: ReturnType<typeof openBrowser>, plan = 'annual') => {
  const attempt = randomToken()
  return () => browser.post(`/checkout?plan=${plan}`, { plan, attempt, referralCode: '' })
}
/** The sessions of an account that could be paid now. */
const payable = async (userId: string) => (await stripe.checkout.sessions.list({ customer: await customerOf(userId), status: 'open' })).data

describe('a failure that the provider repeats under its key for a day', () => {
  test.each([
    ['of the customer', { at: '/v1/customers', status: 500 }],
    ['of the session', { at: SESSIONS, status: 500 }],
    ['of a session that was made all the same', { at: SESSIONS, status: 500, after: true }],
    ['of everything', { status: 503 }],
  ])('%s keeps nobody from paying once it is over, and leaves one page', async (_name, fault) => {
    const { browser, student } = await signedIn()
    const send = sendOf(browser)
    await setFaults({ stripe: fault })
    expect([(await send()).status, (await send()).status]).toEqual([502, 502])
    await setFaults({})
    const { location } = await send()
    expect(location).toContain('/checkout/c/pay/')
    expect(await payable(student.id)).toHaveLength(1)
    expect((await stripe.customers.list({ email: student.email })).data).toHaveLength(1)
    expect((await send()).location).toBe(location)
  })

  test('of a refund keeps nobody from having the money back', async () => {
    const { browser, student } = await member('monthly')
    await setFaults({ stripe: { at: '/v1/refunds', status: 500 } })
    expect((await browser.post('/profile/subscription/refund')).status).toBe(502)
    await setFaults({})
    expect((await browser.post('/profile/subscription/refund')).location).toBe('/profile#subscription')
    expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ status: 'refunded', refundedAmount: 14_900 })
  })

  test('of a switch keeps nobody from switching, and costs once', async () => {
    const { browser, student, subscriptionId, customerId } = await member('monthly')
    const shown = await shownSwitch(browser, 'quarterly')
    const send = () => browser.post('/profile/subscription/switch', shown)
    await setFaults({ stripe: { at: `/v1/subscriptions/${subscriptionId}`, status: 500, after: true } })
    expect((await send()).location).toBe('/profile#subscription')
    await setFaults({})
    await send()
    expect(await db.userSubscription.findFirst({ where: { userId: student.id } })).toMatchObject({ subscriptionTier: 'premium_3month' })
    expect((await stripe.invoices.list({ customer: customerId })).data).toHaveLength(2)
  })
})

describe('a guest whom the payment page does not open for', () => {
  test('is led to the registration with a word, and from there back to the plan', async () => {
    const walker = openWalker()
    await walker.goto('/checkout?plan=annual')
    await setFaults({ stripe: { status: 500 } })
    await walker.press('Go to payment')
    expect(walker.at()).toBe('/register?redirectTo=%2Fcheckout%3Fplan%3Dannual')
    expect(walker.text()).toContain('We could not open the payment page')
    expect(walker.text()).toContain('Nothing was charged')
  })

  test('is told so by the call, whose caller leads there', async () => {
    await setFaults({ stripe: { status: 500 } })
    const { status, json } = await openBrowser().call('/api/stripe/create-checkout-session', { plan: 'annual' })
    expect([status, json.message, json.url]).toEqual([502, expect.stringContaining('We could not open the payment page'), undefined])
  })
})

describe('several pages of one payer', () => {
  test('are one: the newest, whatever was opened before', async () => {
    const { browser, student } = await signedIn()
    const pages = []
    for (const plan of ['monthly', 'quarterly', 'annual', 'monthly']) pages.push((await goToPayment(browser, plan)).location)
    expect((await payable(student.id)).map(({ url }) => url)).toEqual([pages.at(-1)])
  })

  test('are one for a guest too', async () => {
    const browser = openBrowser()
    const first = (await goToPayment(browser, 'monthly')).location ?? ''
    const second = (await goToPayment(browser, 'annual')).location ?? ''
    expect((await fetch(first)).status).toBe(410)
    expect((await fetch(second)).status).toBe(200)
  })

  test('open no second one when the first was paid meanwhile', async () => {
    const { browser, student } = await signedIn()
    const { location } = await goToPayment(browser, 'monthly')
    const second = sendOf(browser)
    await payAt(location ?? '')
    expect((await second()).location).toBe('/payment-success')
    expect(await payable(student.id)).toEqual([])
    expect(await isPremium(browser)).toBe(true)
    const call = await signedIn()
    const first = await goToPayment(call.browser, 'monthly')
    await payAt(first.location ?? '')
    const { status, json } = await call.browser.call('/api/stripe/create-checkout-session', { plan: 'annual' })
    expect([status, json.url]).toEqual([409, undefined])
  })

  test('are not told of while another cannot be closed', async () => {
    const { browser, student } = await signedIn()
    const { location } = await goToPayment(browser, 'monthly')
    const send = sendOf(browser)
    const first = location?.split('/').at(-1)
    await setFaults({ stripe: { at: `${SESSIONS}/${first}`, status: 500 } })
    expect([(await send()).status, (await send()).status]).toEqual([502, 502])
    await setFaults({})
    const second = (await send()).location
    expect((await payable(student.id)).map(({ url }) => url)).toEqual([second])
  })
})

test('a guest who paid in two tabs has both with the account', async () => {
  const browser = openBrowser()
  const first = await goToPayment(browser, 'monthly')
  const back = await payAt(first.location ?? '', { email: somePayer() })
  await browser.get(back ?? '')
  const second = await goToPayment(browser, 'annual')
  await browser.get((await payAt(second.location ?? '', { email: somePayer() })) ?? '')

  const { student, browser: other } = await signedIn()
  for (const [name, value] of other.cookies) browser.cookies.set(name, value)
  expect((await browser.get('/payment-success')).text).toContain('Thank you. Everything is open')
  const plans = await db.userSubscription.findMany({ where: { userId: student.id }, orderBy: { startDate: 'asc' } })
  expect(plans.map(({ subscriptionTier }) => subscriptionTier).sort()).toEqual(['premium_annual', 'premium_monthly'])
})

test('a guest whose payment is found days later gets the link all the same, and somebody else’s customer none', async () => {
  const { email, customerId } = await payingGuest('monthly')
  const [subscription] = (await stripe.subscriptions.list({ customer: customerId })).data
  await press(`/subscriptions/${subscription?.id}/advance`, { days: '4' })
  await bringEvents(customerId)
  expect((await mailTo(email)).map(({ subject }) => subject)).toHaveLength(1)

  const foreign = await payingGuest('monthly')
  const [theirs] = (await stripe.subscriptions.list({ customer: foreign.customerId })).data
  await stripe.subscriptions.update(theirs?.id ?? '', { metadata: { checkout: '' } })
  await bringEvents(foreign.customerId)
  expect(await mailTo(foreign.email)).toEqual([])
})

test('with the key of another account the repair stops before it ends every plan, and finds again whom it lost', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => `cus_elsewhere${at}`)
  await db.paymentCustomer.updateMany({ data: { checkedAt: new Date() } })
  await db.paymentCustomer.createMany({ data: ids.map((id) => ({ id })) })
  await repair()
  const lost = await db.paymentCustomer.count({ where: { id: { in: ids }, lostAt: { not: null } } })
  expect(lost).toBeGreaterThanOrEqual(5)
  expect(lost).toBeLessThan(15)
  await db.paymentCustomer.deleteMany({ where: { id: { in: ids } } })

  const { browser, customerId, student } = await member('monthly')
  const before = new Date(Date.now() - 2 * DAY_MS)
  await db.paymentCustomer.update({ where: { id: customerId }, data: { lostAt: before, checkedAt: before } })
  await db.userSubscription.updateMany({ where: { userId: student.id }, data: { isActive: false } })
  await repair()
  expect(await isPremium(browser)).toBe(true)
})

test('the page after the payment asks the provider so often and no more', async () => {
  const { browser } = await signedIn()
  const back = (await payAt((await goToPayment(browser, 'annual')).location ?? '')) ?? ''
  expect((await browser.get(back)).text).toContain('Everything is open')
  for (let turn = 0; turn < 120; turn++) await countTry('arrival address', browser.address)
  const refused = await browser.get(back)
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('We are waiting for the payment')])
})

test('however many calls a page makes, together they keep nobody for more than twelve seconds', async () => {
  const { browser, student } = await member('monthly')
  // Each call alone is quick enough; a refund makes six of them, one after another.
  await setFaults({ stripe: { delayMs: 3_200 } })
  const began = Date.now()
  expect((await browser.post('/profile/subscription/refund')).status).toBe(502)
  expect(Date.now() - began).toBeLessThan(12_000)
  await setFaults({})
  expect((await browser.post('/profile/subscription/refund')).location).toBe('/profile#subscription')
  expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ status: 'refunded', refundedAmount: 14_900 })
}, 40_000)
