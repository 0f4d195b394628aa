/** Several tabs of one family at the same time: one payment page, and never a fault of the provider's that is none. */
import Stripe from 'stripe'
import { describe, expect, test, vi } from 'vitest'
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { stripe } from '~/services/payments/client.server'
import { signedIn } from '../../support/browser'
import { customerOf, member, press, shownSwitch, switchTo } from '../../support/services/payments'
import { openWalker } from '../../support/walker'

/** What Stripe says while it works on another request with the same key, or on the same customer. */
const inUse = new Stripe.errors.StripeIdempotencyError({
  ...{ type: 'idempotency_error', statusCode: 409, message: 'Another request with this key is in progress' },
})
const locked = new Stripe.errors.StripeRateLimitError({
  ...{ type: 'invalid_request_error', statusCode: 429, code: 'lock_timeout', message: 'This object cannot be accessed right now' },
})

describe('five tabs at the checkout', () => {
  const tab = (browser: Awaited<ReturnType<typeof signedIn>>['browser'], plan: string) =>
    browser.post(`/checkout?plan=${plan}`, { plan, attempt: randomToken(), referralCode: '' })
  const openPages = async (userId: string) =>
    (await stripe.checkout.sessions.list({ customer: await customerOf(userId), status: 'open' })).data.map(({ url }) => url)

  test('of one plan lead to the same payment page', async () => {
    const { browser, student } = await signedIn()
    const pages = await Promise.all(Array.from({ length: 5 }, () => tab(browser, 'annual')))
    expect(pages.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    const open = await openPages(student.id)
    expect(open).toHaveLength(1)
    expect(pages.at(-1)?.location).toBe(open[0])
  })

  test('of different plans lead to one payment page, or say that one is open already', async () => {
    const { browser, student } = await signedIn()
    const plans = ['annual', 'monthly', 'quarterly', 'annual', 'monthly']
    const pages = await Promise.all(plans.map((plan) => tab(browser, plan)))
    expect(pages.filter(({ status }) => status !== 303 && status !== 409)).toEqual([])
    for (const { text } of pages.filter(({ status }) => status === 409)) expect(text).toContain('A payment page is open already')
    expect(await openPages(student.id)).toHaveLength(1)
  })

  test('lose nothing when the provider works on one of them at a time', async () => {
    const { browser, student } = await signedIn()
    const customers = vi.spyOn(stripe.customers, 'create')
    customers.mockRejectedValueOnce(inUse)
    const sessions = vi.spyOn(stripe.checkout.sessions, 'create')
    sessions.mockRejectedValueOnce(locked)
    const pages = await Promise.all([tab(browser, 'annual'), tab(browser, 'annual')])
    customers.mockRestore()
    sessions.mockRestore()
    expect(pages.map(({ status }) => status)).toEqual([303, 303])
    expect(await openPages(student.id)).toHaveLength(1)
  })

  test('that are told of a page of another plan choose theirs with one more click', async () => {
    const { browser, student } = await signedIn()
    const walker = openWalker(browser)
    await walker.goto('/checkout?plan=monthly')
    await tab(browser, 'annual')
    // As if that one had been begun after this one.
    await db.checkout.updateMany({ where: { userId: student.id }, data: { createdAt: new Date(Date.now() + 60_000) } })
    await walker.press('Go to payment')
    expect([walker.status(), walker.alert()]).toEqual([409, expect.stringContaining('A payment page is open already')])
    await db.checkout.updateMany({ where: { userId: student.id, endedAt: null }, data: { createdAt: new Date(Date.now() - 60_000) } })
    const attempt = /name="attempt" value="([^"]+)"/.exec(walker.html())?.[1] ?? ''
    const again = await browser.post('/checkout?plan=monthly', { plan: 'monthly', attempt, referralCode: '' })
    expect(again.location).toBe((await openPages(student.id))[0])
  })
})

describe('a switch that is confirmed', () => {
  const chargesOf = async (customer: string) => (await stripe.charges.list({ customer })).data.length
  const tierOf = async (userId: string) => (await db.userSubscription.findFirstOrThrow({ where: { userId } })).subscriptionTier

  test('after the plan was switched in another tab charges nothing, and shows what it costs now', async () => {
    const { browser, student, customerId } = await member('monthly')
    const old = await shownSwitch(browser, 'annual')
    expect((await switchTo(browser, 'quarterly')).location).toBe('/profile#subscription')
    const before = await chargesOf(customerId)
    const walker = openWalker(browser)
    const { location } = await browser.post('/profile/subscription/switch', old)
    await walker.goto(location ?? '')
    expect(walker.text()).toContain('Nothing was charged')
    expect(walker.count('h1', 'Switch to Annual Excellence?')).toBe(1)
    expect([await chargesOf(customerId), await tierOf(student.id)]).toEqual([before, 'premium_3month'])
    await walker.press('Switch now')
    expect(await tierOf(student.id)).toBe('premium_annual')
  })

  test('after the plan has renewed charges nothing before the new price was seen', async () => {
    const { browser, student, subscriptionId, customerId } = await member('monthly')
    const old = await shownSwitch(browser, 'quarterly')
    await press(`/subscriptions/${subscriptionId}/advance`, { days: '20' })
    const before = await chargesOf(customerId)
    const { location } = await browser.post('/profile/subscription/switch', old)
    expect(location).toBe('/profile/subscription/switch?plan=quarterly')
    expect([await chargesOf(customerId), await tierOf(student.id)]).toEqual([before, 'premium_monthly'])
  })

  test.each([
    ['another plan than the one shown', { plan: 'quarterly' }],
    ['another second', { at: String(Math.floor(Date.now() / 1000) - 600) }],
    ['a mark that was made up', { shown: 'x'.repeat(43) }],
    ['no mark', { shown: undefined }],
  ])('with %s charges nothing', async (_name, forged) => {
    const { browser, student, customerId } = await member('monthly')
    const fields = { ...(await shownSwitch(browser, 'annual')), ...forged }
    expect((await browser.post('/profile/subscription/switch', fields)).status).toBe(303)
    expect([await chargesOf(customerId), await tierOf(student.id)]).toEqual([1, 'premium_monthly'])
  })

  test('in five tabs at once, of two plans, is done once and never a fault of the provider’s', async () => {
    const { browser, customerId } = await member('monthly')
    const tabs = [...Array(3).fill('quarterly'), ...Array(2).fill('annual')] as string[]
    const shown = await Promise.all(tabs.map((plan) => shownSwitch(browser, plan)))
    const answers = await Promise.all(shown.map((fields) => browser.post('/profile/subscription/switch', fields)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    const { data } = await stripe.invoices.list({ customer: customerId })
    expect(data).toHaveLength(2)
  })
})
