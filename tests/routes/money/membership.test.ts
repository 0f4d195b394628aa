/** A member's plan in the profile: switched, canceled, resumed, refunded, failing. */
import Stripe from 'stripe'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { stripe } from '~/services/payments/client.server'
import { log } from '~/utils/log.server'
import { DAY_MS } from '~/utils/time/durations'
import { mailTo, setFaults } from '../../support/post-office'
import { bringEvents, isPremium, member, payAt, press, secondPlanOf } from '../../support/services/payments'
import { openWalker } from '../../support/walker'

afterEach(() => setFaults({}))

const planOf = (userId: string) => db.userSubscription.findFirstOrThrow({ where: { userId }, orderBy: { startDate: 'desc' } })

describe('the membership', () => {
  test('shows plan, renewal and invoices, and leads to the provider for the card', async () => {
    const { browser } = await member('quarterly')
    const walker = openWalker(browser)
    await walker.goto('/profile')
    expect(walker.text()).toMatch(/Quarterly SuccessPremium Everything is open\. The plan renews on /)
    expect(walker.text()).toMatch(/Invoices Invoice Amount State .*Quarterly Success .*\$299 Paid/)
    const { location } = await browser.post('/profile/subscription/payment-method')
    expect(location).toContain('/portal/p/session/')
    await setFaults({ stripe: { status: 500 } })
    expect((await browser.post('/profile/subscription/payment-method')).location).toBe('/profile#subscription')
  })

  test('is named by its links even where it is the only plan, so that none of them means a newer one', async () => {
    const { browser, student } = await member()
    const { id } = await planOf(student.id)
    const { text } = await browser.get('/profile')
    for (const page of ['switch', 'cancellation', 'payment-method']) expect(text).toContain(`/profile/subscription/${page}?of=${id}"`)
  })

  test('leads to the one page where the card is changed, and says so when that is refused', async () => {
    const { browser } = await member()
    const { location } = await browser.post('/profile/subscription/payment-method')
    expect(location).toContain('/portal/p/session/')
    const create = vi.spyOn(stripe.billingPortal.sessions, 'create')
    await browser.post('/profile/subscription/payment-method')
    expect(create.mock.calls[0]?.[0]).toMatchObject({ flow_data: { type: 'payment_method_update' } })
    const raw = { type: 'invalid_request_error', message: 'No configuration provided' } as const
    create.mockRejectedValue(new Stripe.errors.StripeInvalidRequestError(raw))
    const error = vi.spyOn(log, 'error')
    await browser.post('/profile/subscription/payment-method')
    create.mockRestore()
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ error: 'No configuration provided' }),
      expect.stringContaining('card page'),
    )
    const { text } = await browser.get('/profile')
    expect(text).toContain('We could not open the card page')
    expect(text).not.toContain('is not responding')
  })

  test('is switched for what the page before said', async () => {
    const { browser, student, subscriptionId } = await member('monthly')
    await press(`/subscriptions/${subscriptionId}/advance`, { days: '10' })
    const walker = openWalker(browser)
    await walker.goto('/profile/subscription/switch')
    await walker.follow('Quarterly Success')
    const due = /You pay now (\$[\d.,]+)/.exec(walker.text())?.[1]
    expect(due).toMatch(/^\$\d/)
    await walker.press('Switch now')
    expect(walker.text()).toContain('You have Quarterly Success from now on.')
    expect((await planOf(student.id)).subscriptionTier).toBe('premium_3month')
    const newest = await db.order.findFirstOrThrow({ where: { userId: student.id }, orderBy: [{ createdAt: 'desc' }, { amount: 'asc' }] })
    expect(`$${(newest.amount / 100).toFixed(2)}`.replace(/\.00$/, '')).toBe(due?.replace(',', ''))
    expect(newest.plan).toBe('quarterly')
  })

  test('is not switched with a card that is declined, and an old page shows the price of now', async () => {
    const { browser, student } = await member('monthly', 'fails_later')
    const walker = openWalker(browser)
    await walker.goto('/profile/subscription/switch?plan=quarterly')
    await walker.press('Switch now')
    expect([walker.status(), walker.alert()]).toEqual([409, expect.stringContaining('The card was declined')])
    expect((await planOf(student.id)).subscriptionTier).toBe('premium_monthly')
    const old = await browser.post('/profile/subscription/switch', { plan: 'quarterly', at: '1700000000' })
    expect(old.location).toBe('/profile/subscription/switch?plan=quarterly')
  })

  test('is canceled to the end of its time, and resumed', async () => {
    const { browser, student, subscriptionId } = await member()
    const walker = openWalker(browser)
    await walker.goto('/profile')
    await walker.follow('Cancel the plan')
    await walker.press('Cancel the plan')
    const canceled = await planOf(student.id)
    const { items } = await stripe.subscriptions.retrieve(subscriptionId)
    expect(canceled.endDate?.getTime()).toBe((items.data[0]?.current_period_end ?? 0) * 1000)
    expect([canceled.isActive, canceled.renewsAt]).toEqual([true, null])
    expect(await isPremium(browser)).toBe(true)

    await walker.goto('/profile')
    await walker.follow('Resume the plan')
    await walker.press('Resume the plan')
    expect((await planOf(student.id)).renewsAt).not.toBeNull()
  })

  test('that was canceled ends with its time, and the account is told', async () => {
    const { browser, student, subscriptionId, customerId } = await member()
    await browser.post('/profile/subscription/cancellation')
    await press(`/subscriptions/${subscriptionId}/renew`)
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(false)
    expect((await mailTo(student.email)).map(({ subject }) => subject)).toContain('Your plan has ended')
  })

  test('whose renewal fails stays open for seven days, and is whole again when it is paid', async () => {
    const { browser, student, subscriptionId, customerId } = await member('monthly', 'fails_later')
    await press(`/subscriptions/${subscriptionId}/renew`)
    await bringEvents(customerId)
    const failing = await planOf(student.id)
    const { items } = await stripe.subscriptions.retrieve(subscriptionId)
    expect(failing.stripeStatus).toBe('past_due')
    expect(failing.endDate?.getTime()).toBe((items.data[0]?.current_period_start ?? 0) * 1000 + 7 * DAY_MS)
    expect(await isPremium(browser)).toBe(true)
    const [open] = (await stripe.invoices.list({ customer: customerId, status: 'open' })).data
    const walker = openWalker(browser)
    await walker.goto('/profile')
    expect(walker.text()).toContain('We could not renew your plan')
    expect(walker.text().split(' stays open until ')).toHaveLength(2)
    expect(walker.text()).not.toContain('Everything is open until')
    expect(walker.text()).toMatch(/Pay now.*Change the card.*Cancel the plan/)
    const { text } = await browser.get('/profile')
    expect(text).toContain(`href="${open?.hosted_invoice_url}" rel="noopener">Pay now`)
    const [mail] = await mailTo(student.email)
    expect([mail?.subject, mail?.html]).toEqual([
      'We could not renew your plan',
      expect.stringContaining(open?.hosted_invoice_url ?? 'none'),
    ])
    await payAt(open?.hosted_invoice_url ?? '')
    await bringEvents(customerId)
    expect(await planOf(student.id)).toMatchObject({ stripeStatus: 'active', renewsAt: expect.any(Date), isActive: true })
    expect((await planOf(student.id)).endDate?.getTime()).toBeGreaterThan(failing.endDate?.getTime() ?? 0)
    expect((await browser.get('/profile')).text).not.toContain('We could not renew your plan')
    expect((await mailTo(student.email)).filter(({ subject }) => subject === 'Your receipt')).toHaveLength(2)
  })

  test('that was given up in its days of grace can be bought again, and nothing else is offered', async () => {
    const { browser, student, subscriptionId, customerId } = await member('monthly', 'fails_later')
    await press(`/subscriptions/${subscriptionId}/renew`)
    await press(`/subscriptions/${subscriptionId}/give-up`, { as: 'canceled' })
    await bringEvents(customerId)
    const walker = openWalker(browser)
    await walker.goto('/profile')
    expect(walker.text()).toContain('The card was declined too often, so Monthly Flex ends on ')
    expect(['Resume', 'Switch', 'Cancel'].map((verb) => walker.count('a', new RegExp(`^${verb} the plan`)))).toEqual([0, 0, 0])
    const { id } = await planOf(student.id)
    for (const page of ['resumption', 'switch', 'cancellation']) {
      expect((await browser.get(`/profile/subscription/${page}?of=${id}`)).location).toBe('/profile#subscription')
    }
    await walker.follow('buy Monthly Flex again')
    const attempt = /name="attempt" value="([^"]+)"/.exec(walker.html())?.[1]
    const { location } = await browser.post('/checkout?plan=monthly', { plan: 'monthly', attempt, referralCode: '' })
    await walker.goto((await payAt(location ?? '')) ?? '')
    expect(walker.text()).toContain('Thank you. Everything is open')
    expect((await planOf(student.id)).renewsAt).not.toBeNull()
  })

  test('comes back whole within 30 days, once', async () => {
    const { browser, student, customerId } = await member('monthly')
    const walker = openWalker(browser)
    await walker.goto('/profile')
    await walker.follow('Get your money back')
    expect(walker.count('h1', 'Get $149 back?')).toBe(1)
    await walker.press('Refund my money')
    expect(walker.text()).toContain('Your money is on its way back')
    expect(await isPremium(browser)).toBe(false)
    expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ status: 'refunded', refundedAmount: 14_900 })

    const { data } = await stripe.refunds.list({ limit: 100 })
    const charges = await stripe.charges.list({ customer: customerId })
    expect(data.filter(({ charge }) => charge === charges.data[0]?.id)).toHaveLength(1)
    await walker.goto('/profile/subscription/refund')
    expect(walker.count('button', 'Refund my money')).toBe(0)
    await browser.post('/profile/subscription/refund')
    expect((await browser.get('/profile')).text).toContain('There was nothing left to refund.')
  })

  test('is told with a receipt to be one of two, when both renew', async () => {
    const { student } = await member('monthly')
    await secondPlanOf(student.email)
    const receipts = (await mailTo(student.email)).filter(({ subject }) => subject === 'Your receipt')
    expect(receipts.map(({ html }) => html?.includes('more than one plan'))).toEqual([true, true])
  })

  test('does not come back after 30 days', async () => {
    const { browser, student, customerId, subscriptionId } = await member()
    await press(`/subscriptions/${subscriptionId}/advance`, { days: '31' })
    await bringEvents(customerId)
    const { text } = await browser.get('/profile/subscription/refund')
    expect(text).toContain('There is nothing to refund')
    await browser.post('/profile/subscription/refund')
    expect(await db.order.count({ where: { userId: student.id, status: 'paid' } })).toBe(1)
  })

  test('a refund that the provider did not take whole goes on where it stopped', async () => {
    const { browser, student } = await member()
    await setFaults({ stripe: { at: '/v1/subscriptions', status: 500 } })
    expect((await browser.post('/profile/subscription/refund')).status).toBe(502)
    await setFaults({})
    expect((await browser.post('/profile/subscription/refund')).location).toBe('/profile#subscription')
    expect(await isPremium(browser)).toBe(false)
    expect(await db.refundRequest.findUnique({ where: { userId: student.id } })).toMatchObject({ doneAt: expect.any(Date) })
  })
})

test('an account that is to be deleted renews nothing, and its plan ends at the provider before it goes', async () => {
  const { browser, student, subscriptionId } = await member()
  await setFaults({ stripe: { status: 500 } })
  const refused = await browser.post('/profile/deletion', { currentPassword: 'pencil-and-paper' })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Your plan could not be ended')])
  await setFaults({})
  await browser.post('/profile/deletion', { currentPassword: 'pencil-and-paper' })
  expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(true)

  const { eraseAccount } = await import('~/models/accounts/personal-data/erase.server')
  const later = new Date(Date.now() + 8 * DAY_MS)
  expect(await eraseAccount({ audience: 'student', id: student.id }, later)).toBe('erased')
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
})
