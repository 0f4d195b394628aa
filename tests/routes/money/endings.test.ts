/** Plans that end without their owner: refunded or taken back by a bank, past the days of grace, or one of several. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { repair } from '~/jobs/sync-payments.server'
import { stopRenewals } from '~/models/money/leaving.server'
import { stripe } from '~/services/payments/client.server'
import { mailTo, setFaults } from '../../support/post-office'
import { bringEvents, isPremium, member, payAt, press, secondPlanOf, switchTo } from '../../support/services/payments'
import { openWalker } from '../../support/walker'

afterEach(() => setFaults({}))

const planOf = (userId: string) => db.userSubscription.findFirstOrThrow({ where: { userId }, orderBy: { startDate: 'desc' } })
const orderOf = (userId: string) => db.order.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
const chargeOf = async (customer: string) => (await stripe.charges.list({ customer })).data[0]?.id ?? ''

describe('money that went back', () => {
  test('by an admin at the provider ends the plan here and there at once, and the account is told', async () => {
    const { browser, student, customerId, subscriptionId } = await member()
    await stripe.refunds.create({ charge: await chargeOf(customerId) })
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(false)
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect((await orderOf(student.id)).status).toBe('refunded')
    expect((await mailTo(student.email)).map(({ subject }) => subject)).toContain('Your plan has ended')
  })

  test('in part leaves the plan as it is', async () => {
    const { browser, student, customerId } = await member()
    await stripe.refunds.create({ charge: await chargeOf(customerId), amount: 1_000 })
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(true)
    expect(await orderOf(student.id)).toMatchObject({ status: 'paid', refundedAmount: 1_000 })
  })

  test('for a month before leaves a plan that was paid since', async () => {
    const { browser, customerId, subscriptionId } = await member('monthly')
    const first = await chargeOf(customerId)
    await press(`/subscriptions/${subscriptionId}/renew`)
    await stripe.refunds.create({ charge: first })
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(true)
  })

  test('closes here even while the provider cannot end it, and ends there by the repair', async () => {
    const { browser, customerId, subscriptionId } = await member()
    await stripe.refunds.create({ charge: await chargeOf(customerId) })
    await setFaults({ stripe: { at: `/v1/subscriptions/${subscriptionId}`, status: 500 } })
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(false)
    const { endDate } = await db.userSubscription.findFirstOrThrow({ where: { stripeSubscriptionId: subscriptionId } })
    await setFaults({})
    await db.paymentCustomer.update({ where: { id: customerId }, data: { checkedAt: null } })
    await repair()
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect(endDate).not.toBeNull()
  })

  test('by a dispute ends the plan, and a dispute that we win makes the payment one again', async () => {
    const { browser, student, customerId, subscriptionId } = await member()
    const charge = await chargeOf(customerId)
    await press(`/charges/${charge}/dispute`)
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(false)
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect((await orderOf(student.id)).status).toBe('disputed')

    const [dispute] = (await stripe.disputes.list({ charge })).data
    await press(`/disputes/${dispute?.id}/close`, { status: 'won' })
    await bringEvents(customerId)
    expect((await orderOf(student.id)).status).toBe('paid')
    expect(await isPremium(browser)).toBe(false)
    const subjects = (await mailTo(student.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your receipt')).toHaveLength(1)
  })
})

describe('a renewal that is not paid', () => {
  const failing = async () => {
    const one = await member('monthly', 'fails_later')
    await press(`/subscriptions/${one.subscriptionId}/renew`)
    await bringEvents(one.customerId)
    return one
  }

  test('is shown for what it is after the days of grace, with the card and an end at once', async () => {
    const { browser, student, subscriptionId } = await failing()
    const { id } = await planOf(student.id)
    await db.userSubscription.update({ where: { id }, data: { endDate: new Date(Date.now() - 1_000) } })
    expect(await isPremium(browser)).toBe(false)
    const walker = openWalker(browser)
    await walker.goto('/profile')
    expect(walker.text()).toContain('Monthly Flex is closed')
    expect(walker.count('button', 'Change the card')).toBe(1)
    await walker.follow('Cancel the plan')
    expect(walker.text()).toContain('the plan ends at once')
    await walker.press('Cancel the plan')
    expect(walker.text()).toContain('The plan has ended')
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect(await db.userSubscription.count({ where: { userId: student.id, isActive: true } })).toBe(0)
  })

  test('is not tried again once it is canceled, in the days of grace either', async () => {
    const { browser, subscriptionId } = await failing()
    await browser.post('/profile/subscription/cancellation')
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
  })

  test('and then is, which nobody told us yet, keeps the plan to the end of the time that was just paid for', async () => {
    const { browser, customerId, subscriptionId } = await failing()
    const [open] = (await stripe.invoices.list({ customer: customerId, status: 'open' })).data
    await payAt(open?.hosted_invoice_url ?? '')
    expect((await browser.post('/profile/subscription/cancellation')).location).toBe('/profile#subscription')
    const { status, cancel_at_period_end } = await stripe.subscriptions.retrieve(subscriptionId)
    expect([status, cancel_at_period_end]).toEqual(['active', true])
    expect(await isPremium(browser)).toBe(true)
    expect((await browser.get('/profile')).text).toContain('The plan will not renew')
  })

  test('and then is, while the account goes, ends with that time too', async () => {
    const { student, customerId, subscriptionId } = await failing()
    const [open] = (await stripe.invoices.list({ customer: customerId, status: 'open' })).data
    await payAt(open?.hosted_invoice_url ?? '')
    await stopRenewals(student.id)
    const { status, cancel_at_period_end } = await stripe.subscriptions.retrieve(subscriptionId)
    expect([status, cancel_at_period_end]).toEqual(['active', true])
  })

  test('cannot be paid any more once the plan has ended, whoever ended it', async () => {
    const [canceled, gone] = [await failing(), await failing()]
    await canceled.browser.post('/profile/subscription/cancellation')
    await stripe.subscriptions.cancel(gone.subscriptionId)
    await bringEvents(gone.customerId)
    for (const { customerId: customer } of [canceled, gone]) {
      const { data } = await stripe.invoices.list({ customer })
      expect(data.map(({ status }) => status).sort()).toEqual(['paid', 'void'])
    }
    for (const { browser } of [canceled, gone]) {
      const { text } = await browser.get('/profile')
      expect([text.includes('Not charged'), text.includes('Not paid')]).toEqual([true, false])
    }
  })

  test.each(['canceled', 'unpaid'])('keeps its days of grace when the provider gives up first, and calls it %s', async (as) => {
    const { browser, student, customerId, subscriptionId } = await failing()
    await press(`/subscriptions/${subscriptionId}/give-up`, { as })
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(true)
    expect((await browser.get('/profile')).text).toContain('Monthly Flex')
    await press(`/subscriptions/${subscriptionId}/advance`, { days: '7.1' })
    await db.paymentCustomer.update({ where: { id: customerId }, data: { checkedAt: null } })
    await repair()
    expect(await isPremium(browser)).toBe(false)
    expect(await db.userSubscription.count({ where: { userId: student.id, isActive: true } })).toBe(0)
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
  })

  test('ends at the provider when the days of grace are over', async () => {
    const { browser, customerId, subscriptionId } = await failing()
    await press(`/subscriptions/${subscriptionId}/advance`, { days: '6' })
    await db.paymentCustomer.update({ where: { id: customerId }, data: { checkedAt: null } })
    await repair()
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('past_due')
    await press(`/subscriptions/${subscriptionId}/advance`, { days: '1.1' })
    await db.paymentCustomer.update({ where: { id: customerId }, data: { checkedAt: null } })
    await repair()
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    expect(await isPremium(browser)).toBe(false)
  })
})

describe('an account with two plans', () => {
  test('sees both, cancels either, and has everything while one of them runs', async () => {
    const { browser, student, subscriptionId } = await member('monthly')
    const second = await secondPlanOf(student.email)
    const walker = openWalker(browser)
    await walker.goto('/profile')
    expect(walker.text()).toContain('You have more than one plan')
    expect([walker.count('a', /^Cancel the plan/), walker.count('button', /^Change the card/)]).toEqual([2, 2])
    await walker.follow('Cancel the plan: Monthly Flex')
    await walker.press('Cancel the plan')
    expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(true)
    expect((await stripe.subscriptions.retrieve(second.subscriptionId)).cancel_at_period_end).toBe(false)
    expect(walker.text()).not.toContain('You have more than one plan')

    await stripe.subscriptions.cancel(second.subscriptionId)
    await bringEvents(second.customerId)
    expect(await isPremium(browser)).toBe(true)
    await walker.goto('/profile')
    await walker.follow('Resume the plan')
    await walker.press('Resume the plan')
    expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(false)
  })

  test('reaches the card of each, and no plan of another account by its name', async () => {
    const { browser, student } = await member('monthly')
    await secondPlanOf(student.email)
    const plans = await db.userSubscription.findMany({ where: { userId: student.id } })
    const portal = vi.spyOn(stripe.billingPortal.sessions, 'create')
    for (const { id, stripeCustomerId } of plans) {
      await browser.post(`/profile/subscription/payment-method?of=${id}`)
      expect(portal.mock.lastCall?.[0]).toMatchObject({ customer: stripeCustomerId })
    }
    expect(portal).toHaveBeenCalledTimes(2)
    portal.mockRestore()

    const other = await member()
    const foreign = await planOf(other.student.id)
    expect((await browser.get(`/profile/subscription/cancellation?of=${foreign.id}`)).location).toBe('/profile#subscription')
    await browser.post(`/profile/subscription/cancellation?of=${foreign.id}`)
    expect((await planOf(other.student.id)).renewsAt).not.toBeNull()
  })
})

describe('a plan canceled in the portal, which names the moment of the end', () => {
  const canceled = async () => {
    const one = await member('monthly')
    const body = new URLSearchParams({ do: 'cancel', subscription: one.subscriptionId })
    const { url } = await stripe.billingPortal.sessions.create({ customer: one.customerId })
    await fetch(url, { method: 'POST', body, redirect: 'manual' })
    await bringEvents(one.customerId)
    expect((await planOf(one.student.id)).renewsAt).toBeNull()
    return one
  }

  test('is resumed', async () => {
    const { browser, student, subscriptionId } = await canceled()
    await browser.post('/profile/subscription/resumption')
    expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at).toBeNull()
    expect((await planOf(student.id)).renewsAt).not.toBeNull()
  })

  test('renews after a switch', async () => {
    const { browser, student, subscriptionId } = await canceled()
    await switchTo(browser, 'annual')
    expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at).toBeNull()
    expect(await planOf(student.id)).toMatchObject({ subscriptionTier: 'premium_annual', renewsAt: expect.any(Date) })
  })

  test('may be canceled with us as well', async () => {
    const { browser, subscriptionId } = await canceled()
    await browser.post('/profile/subscription/cancellation')
    expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at).not.toBeNull()
  })
})

test('a child whose parent’s consent ended neither switches nor resumes, and may cancel and have the money back', async () => {
  const { browser, student, subscriptionId } = await member('monthly')
  await db.studentProfile.update({ where: { userId: student.id }, data: { holder: 'child', parentEmail: 'parent@example.com' } })
  const walker = openWalker(browser)
  await walker.goto('/profile')
  expect([walker.count('a', 'Switch the plan'), walker.count('a', 'Cancel the plan')]).toEqual([0, 1])
  expect((await browser.get('/profile/subscription/switch?plan=annual')).location).toBe('/profile#subscription')
  await browser.post('/profile/subscription/switch', { plan: 'annual', at: String(Math.floor(Date.now() / 1000)) })
  expect((await planOf(student.id)).subscriptionTier).toBe('premium_monthly')

  await browser.post('/profile/subscription/cancellation')
  expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(true)
  await browser.post('/profile/subscription/resumption')
  expect((await stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(true)
  await browser.post('/profile/subscription/refund')
  expect((await orderOf(student.id)).status).toBe('refunded')
})

test('a plan that ended at the provider, which nobody told us yet, is neither switched nor a broken page', async () => {
  const { browser, student, subscriptionId } = await member('monthly')
  await stripe.subscriptions.cancel(subscriptionId)
  expect((await browser.get('/profile/subscription/switch?plan=annual')).location).toBe('/profile#subscription')
  expect(await isPremium(browser)).toBe(false)

  const other = await member('monthly')
  await stripe.subscriptions.cancel(other.subscriptionId)
  expect((await other.browser.post('/profile/subscription/cancellation')).location).toBe('/profile#subscription')
  expect(await isPremium(other.browser)).toBe(false)
  expect((await planOf(student.id)).isActive).toBe(false)
})

test('whoever has a closed plan is led to it instead of to a second one', async () => {
  const { browser, student } = await member('monthly', 'fails_later')
  await db.userSubscription.updateMany({
    where: { userId: student.id },
    data: { stripeStatus: 'past_due', renewsAt: null, endDate: new Date(Date.now() - 1_000) },
  })
  const { location } = await browser.get('/checkout?plan=annual')
  expect((await browser.get(location ?? '')).location).toBe('/profile#subscription')
  expect((await browser.post('/checkout?plan=annual', { plan: 'annual' })).location).toBe(location)
})
