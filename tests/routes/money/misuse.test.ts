/** What somebody could try to have for nothing, to have twice, or to take from another. */
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { eraseAccount } from '~/models/accounts/personal-data/erase.server'
import { finishRefunds, stuckRefunds } from '~/models/money/refund.server'
import { stripe } from '~/services/payments/client.server'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { asStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { signedIn } from '../../support/browser'
import { setFaults } from '../../support/post-office'
import { bringEvents, goToPayment, isPremium, member, payAt, press, switchTo } from '../../support/services/payments'

afterEach(() => setFaults({}))

const CALL = '/api/stripe/create-checkout-session'

describe('a refund', () => {
  test('takes along what was left over from a switch, so that it pays for no other plan', async () => {
    const { browser, customerId } = await member('quarterly')
    expect((await switchTo(browser, 'annual')).location).toBe('/profile#subscription')
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: expect.any(Number) })
    expect(((await stripe.customers.retrieve(customerId)) as { balance: number }).balance).toBeLessThan(0)
    await browser.post('/profile/subscription/refund')
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 0 })
    expect(await isPremium(browser)).toBe(false)
  })

  test.each([
    ['by a bank', async (charge: string) => press(`/charges/${charge}/dispute`)],
    ['by an admin', async (charge: string) => stripe.refunds.create({ charge })],
  ])('of what was paid before a switch, %s, takes the plan and what was left over', async (_name, takeBack) => {
    const { browser, customerId } = await member('quarterly')
    await switchTo(browser, 'annual')
    await takeBack((await stripe.charges.list({ customer: customerId })).data.at(-1)?.id ?? '')
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(false)
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 0 })
  })

  test('of the earlier of two payments for one time ends the plan that both pay for', async () => {
    const { browser, customerId, subscriptionId } = await member('annual')
    await switchTo(browser, 'quarterly')
    const { data } = await stripe.charges.list({ customer: customerId })
    expect(data).toHaveLength(2)
    await press(`/charges/${data.at(-1)?.id}/dispute`)
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(false)
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
  })

  test('takes back what was paid a moment ago too, which nobody told us yet', async () => {
    const { browser, customerId, subscriptionId } = await member('annual')
    const { items } = await stripe.subscriptions.retrieve(subscriptionId)
    await stripe.subscriptions.update(subscriptionId, { items: [{ id: items.data[0]?.id, price: 'price_quarterly' }] })
    await browser.post('/profile/subscription/refund')
    const { data } = await stripe.charges.list({ customer: customerId })
    expect(data.map(({ refunded }) => refunded)).toEqual([true, true])
  })

  test('offers nothing of what was paid outside the provider', async () => {
    const { browser, student } = await member('monthly')
    await db.order.create({ data: { userId: student.id, plan: 'annual', amount: 9_900, status: 'paid', paidAt: new Date() } })
    expect((await browser.get('/profile/subscription/refund')).text).toContain('$149')
  })

  test('that the provider refuses for one payment gives back the others, and keeps nobody else’s', async () => {
    const [one, two] = [await member('monthly'), await member('monthly')]
    const refused = { plan: 'monthly', amount: 100, status: 'paid', paidAt: new Date(), stripePaymentId: 'pi_unknown' } as const
    await db.order.create({ data: { userId: one.student.id, ...refused } })
    expect((await one.browser.post('/profile/subscription/refund')).location).toBe('/profile#subscription')
    expect((await one.browser.get('/profile')).text).toContain('Your money could not be sent back yet')
    expect(await stripe.charges.list({ customer: one.customerId })).toMatchObject({ data: [{ refunded: true }] })

    const later = new Date(Date.now() + 2 * HOUR_MS)
    await db.refundRequest.create({ data: { userId: two.student.id, amount: 14_900, askedAt: new Date(Date.now() - 1_000) } })
    expect((await stuckRefunds(later)).map(({ email }) => email)).toEqual(expect.arrayContaining([one.student.email, two.student.email]))
    await finishRefunds(later)
    expect(await stripe.charges.list({ customer: two.customerId })).toMatchObject({ data: [{ refunded: true }] })
    expect((await stuckRefunds(later)).map(({ id }) => id)).toEqual([one.student.id])
    await db.refundRequest.delete({ where: { userId: one.student.id } })
  })

  test('that a bank does not take is asked for again', async () => {
    const { browser, student, customerId } = await member('monthly')
    await browser.post('/profile/subscription/refund')
    const [charge] = (await stripe.charges.list({ customer: customerId })).data
    const [refund] = (await stripe.refunds.list({ charge: charge?.id })).data
    await press(`/refunds/${refund?.id}/fail`)
    await bringEvents(customerId)
    expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ status: 'paid', refundedAmount: 0 })
    expect(await isPremium(browser)).toBe(false)
    await finishRefunds(new Date(Date.now() + 2 * HOUR_MS))
    expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ status: 'refunded', refundedAmount: 14_900 })
    expect((await db.refundRequest.findUnique({ where: { userId: student.id } }))?.doneAt).not.toBeNull()
  })

  test('that breaks between its steps leaves no plan open, whatever the provider’s calls tell meanwhile', async () => {
    const { browser, customerId } = await member('monthly')
    await setFaults({ stripe: { at: '/v1/refunds', status: 500 } })
    expect((await browser.post('/profile/subscription/refund')).status).toBe(502)
    await setFaults({})
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(false)
    expect((await browser.post('/profile/subscription/refund')).location).toBe('/profile#subscription')
  })

  test('that was interrupted before the plan ended takes along what the plan was renewed for meanwhile', async () => {
    const { browser, student, customerId, subscriptionId } = await member('monthly')
    await setFaults({ stripe: { at: `/v1/subscriptions/${subscriptionId}`, status: 500 } })
    expect((await browser.post('/profile/subscription/refund')).status).toBe(502)
    await setFaults({})
    const askedAt = new Date(Date.now() - HOUR_MS / 2)
    await db.refundRequest.update({ where: { userId: student.id }, data: { askedAt } })
    await press(`/subscriptions/${subscriptionId}/renew`)
    await bringEvents(customerId)
    expect(await isPremium(browser)).toBe(true)
    await finishRefunds(new Date(Date.now() + HOUR_MS))
    expect(await isPremium(browser)).toBe(false)
    const { data } = await stripe.charges.list({ customer: customerId })
    expect(data.map(({ refunded }) => refunded)).toEqual([true, true])
    expect((await db.refundRequest.findUnique({ where: { userId: student.id } }))?.doneAt).not.toBeNull()
  })

  test('that was asked for and never finished gives back nothing that was bought after it', async () => {
    const { browser, student } = await member('monthly')
    const before = new Date(Date.now() - 40 * DAY_MS)
    await db.refundRequest.create({ data: { userId: student.id, amount: 14_900, askedAt: before } })
    expect((await browser.get('/profile/subscription/refund')).text).toContain('There is nothing to refund')
    await browser.post('/profile/subscription/refund')
    expect(await isPremium(browser)).toBe(true)
    expect(await db.order.count({ where: { userId: student.id, status: 'paid' } })).toBe(1)
  })
})

test('a plan whose renewal fails is not switched: the time that a switch would credit was never paid', async () => {
  const { browser, student, subscriptionId, customerId } = await member('monthly', 'fails_later')
  await press(`/subscriptions/${subscriptionId}/renew`)
  await bringEvents(customerId)
  expect((await browser.get('/profile/subscription/switch?plan=annual')).location).toBe('/profile#subscription')
  await browser.post('/profile/subscription/switch', { plan: 'annual', at: String(Math.floor(Date.now() / 1000)) })
  const plan = await db.userSubscription.findFirstOrThrow({ where: { userId: student.id } })
  expect([plan.subscriptionTier, plan.stripeStatus]).toEqual(['premium_monthly', 'past_due'])
})

test('the page after a payment, opened again when the money went back, says that the plan has ended', async () => {
  const { browser, student } = await signedIn()
  const back = (await payAt((await goToPayment(browser, 'annual')).location ?? '')) ?? ''
  expect((await browser.get(back)).text).toContain('Everything is open')
  await browser.post('/profile/subscription/refund')
  const { text } = await browser.get(back)
  expect([text.includes('Everything is open'), text.includes('This plan has ended')]).toEqual([false, true])

  // With another plan since, it is true again.
  await db.refundRequest.deleteMany({ where: { userId: student.id } })
  await browser.get((await payAt((await goToPayment(browser, 'monthly')).location ?? '')) ?? '')
  expect((await browser.get(back)).text).toContain('Everything is open')
})

test('a member gets no second plan by the call', async () => {
  const { browser } = await member()
  const { status, json } = await browser.call(CALL, { plan: 'monthly' })
  expect([status, json.message]).toEqual([409, 'You already have a plan. Switch it in your profile.'])
})

test('an account that has not said who uses it is asked first', async () => {
  const { browser } = await signedIn({ profile: null })
  const welcome = '/welcome?redirectTo=%2Fcheckout%3Fplan%3Dannual'
  expect((await browser.get('/checkout?plan=annual')).location).toBe(welcome)
  expect((await browser.post('/checkout?plan=annual', { plan: 'annual' })).location).toBe(welcome)
  expect((await browser.call(CALL, { plan: 'annual' })).status).toBe(403)
})

test('an account that goes takes no plan along that another account has, though its address paid', async () => {
  const payer = await signedIn()
  const { student, customerId } = await member()
  await db.paymentCustomer.update({ where: { id: customerId }, data: { email: payer.student.email } })
  await db.order.updateMany({ where: { userId: student.id }, data: { payerEmail: payer.student.email } })
  await payer.browser.post('/profile/deletion', { currentPassword: DEMO_PASSWORD })
  expect(await eraseAccount(asStudent(payer.student.id), new Date(Date.now() + 8 * DAY_MS))).toBe('erased')
  expect(await db.paymentCustomer.findUniqueOrThrow({ where: { id: customerId } })).toMatchObject({ userId: student.id, email: null })
  const [order] = await db.order.findMany({ where: { userId: student.id } })
  expect(order).toMatchObject({ status: 'paid' })
  expect(order?.payerEmail).not.toBe(payer.student.email)
  await bringEvents(customerId)
  expect(await db.order.count({ where: { payerEmail: payer.student.email } })).toBe(0)
})

test('what the erasure of an account took from its payments does not come back with the next reading', async () => {
  const { browser, student, customerId } = await member()
  await browser.post('/profile/deletion', { currentPassword: DEMO_PASSWORD })
  expect(await eraseAccount(asStudent(student.id), new Date(Date.now() + 8 * DAY_MS))).toBe('erased')
  const erased = await db.order.findFirstOrThrow({ where: { customerId } })
  expect(erased).toMatchObject({ userId: null, invoiceUrl: null })
  await stripe.refunds.create({ charge: (await stripe.charges.list({ customer: customerId })).data[0]?.id })
  await bringEvents(customerId)
  const { payerEmail, invoiceUrl, userId, status } = await db.order.findFirstOrThrow({ where: { customerId } })
  expect({ payerEmail, invoiceUrl, userId, status }).toEqual({
    ...{ payerEmail: erased.payerEmail, invoiceUrl: null, userId: null, status: 'refunded' },
  })
})

test('a payment page that stands open closes when the account is to be deleted, and what was paid meanwhile does not renew', async () => {
  const [waiting, hasty] = [await signedIn(), await signedIn()]
  const pages = [await goToPayment(waiting.browser, 'annual'), await goToPayment(hasty.browser, 'monthly')]
  await payAt(pages[1]?.location ?? '')
  for (const { browser } of [waiting, hasty]) {
    expect((await browser.post('/profile/deletion', { currentPassword: DEMO_PASSWORD })).location).toBe('/')
  }
  await payAt(pages[0]?.location ?? '')
  const status = async (page = '') => (await stripe.checkout.sessions.retrieve(page.split('/').at(-1) ?? '')).status
  expect([await status(pages[0]?.location ?? ''), await status(pages[1]?.location ?? '')]).toEqual(['expired', 'complete'])
  expect(
    await db.userSubscription.findFirstOrThrow({ where: { userId: hasty.student.id, stripeSubscriptionId: { not: null } } }),
  ).toMatchObject({
    renewsAt: null,
  })
})
