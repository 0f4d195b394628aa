/** Buying: the session, the hosted page, and what stands there afterwards. */
import type Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { closeAll, openStripe, pay, send, startCheckout, subscribe } from './kit'

afterEach(closeAll)

test('the prices of the three plans and of a seat stand from the start', async () => {
  const { stripe } = await openStripe()
  const prices = await stripe.prices.list({ lookup_keys: ['monthly', 'quarterly', 'annual', 'seat'] })
  const sold = prices.data.map(({ lookup_key, unit_amount, recurring }) => [
    lookup_key,
    unit_amount,
    recurring?.interval,
    recurring?.interval_count,
  ])
  expect(sold.sort()).toEqual([
    ['annual', 9_900, 'year', 1],
    ['monthly', 14_900, 'month', 1],
    ['quarterly', 29_900, 'month', 3],
    ['seat', 3_000, undefined, undefined],
  ])
})

test('a paid checkout makes a customer, an active subscription with a paid invoice, and the events in order', async () => {
  const standIn = await openStripe()
  const session = await startCheckout(standIn, 'price_quarterly', {
    client_reference_id: 'user-1',
    metadata: { userId: 'user-1' },
    subscription_data: { metadata: { plan: 'quarterly' } },
  })
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 29_900, client_reference_id: 'user-1' })
  const page = await pay(session)
  expect(page).toMatchObject({ status: 303, location: `http://localhost:3000/payment-success?session_id=${session.id}` })

  const done = await standIn.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'customer', 'line_items'],
  })
  const subscription = done.subscription as Stripe.Subscription
  const invoice = subscription.latest_invoice as Stripe.Invoice
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, customer: { email: 'ada@example.com' } })
  expect(done.line_items?.data).toMatchObject([{ amount_total: 29_900, price: { id: 'price_quarterly' } }])
  expect(subscription).toMatchObject({ status: 'active', metadata: { plan: 'quarterly' }, cancel_at_period_end: false })
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 29_900, billing_reason: 'subscription_create' })
  const [item] = subscription.items.data
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400
  expect(days).toBeGreaterThanOrEqual(89)
  expect(days).toBeLessThanOrEqual(92)

  await standIn.settle()
  expect(standIn.received.map(({ type }) => type)).toEqual([
    'customer.created',
    'payment_method.attached',
    'customer.updated',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'checkout.session.completed',
  ])
})

test('a declined card leaves the session open for another one', async () => {
  const standIn = await openStripe()
  const session = await startCheckout(standIn)
  const page = await pay(session, { card: 'declined' })
  expect(page.status).toBe(402)
  expect(page.text).toContain('Your card was declined')
  expect(await standIn.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', payment_status: 'unpaid' })
  expect((await standIn.stripe.subscriptions.list({ status: 'all' })).data).toEqual([])

  expect(await pay(session)).toMatchObject({ status: 303 })
  expect(await pay(session)).toMatchObject({ status: 200, text: expect.stringContaining('This has been paid') })
  expect((await standIn.stripe.subscriptions.list()).data).toHaveLength(1)
  await standIn.settle()
  expect(standIn.received.map(({ type }) => type).slice(0, 3)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
  ])
})

test('seats are paid once: a payment intent, no subscription, and a customer only where one is asked for', async () => {
  const standIn = await openStripe()
  const seats = { line_items: [{ price: 'price_seat', quantity: 5 }], payment_intent_data: { metadata: { purchase: '7' } } }
  const session = await startCheckout(standIn, 'price_seat', seats)
  await pay(session)
  const done = await standIn.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
  expect(done).toMatchObject({ amount_total: 15_000, payment_status: 'paid', subscription: null, customer: null })
  expect(done.payment_intent).toMatchObject({ amount_received: 15_000, metadata: { purchase: '7' }, latest_charge: { paid: true } })

  const asked = await startCheckout(standIn, 'price_seat', { customer_creation: 'always' })
  await pay(asked, { email: 'bea@example.com' })
  const { data } = await standIn.stripe.customers.list({ email: 'bea@example.com' })
  expect(data).toHaveLength(1)
})

test('a promotion code that is typed takes its share off, once for all its uses', async () => {
  const standIn = await openStripe()
  const coupon = await standIn.stripe.coupons.create({ percent_off: 20, duration: 'once' })
  const code = await standIn.stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'SPRING',
    max_redemptions: 1,
  })
  const session = await startCheckout(standIn, 'price_monthly', { allow_promotion_codes: true })
  const unknown = await pay(session, { do: 'code', code: 'AUTUMN' })
  expect(unknown.text).toContain('This code is invalid.')
  const known = await pay(session, { do: 'code', code: 'spring' })
  expect(known.text).toContain('$119.20')
  await pay(session)

  const done = await standIn.stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] })
  expect(done).toMatchObject({ amount_subtotal: 14_900, amount_total: 11_920, total_details: { amount_discount: 2_980 } })
  expect(done.invoice).toMatchObject({ subtotal: 14_900, total: 11_920, amount_paid: 11_920 })
  expect(await standIn.stripe.promotionCodes.retrieve(code.id)).toMatchObject({ active: false, times_redeemed: 1 })
  const late = startCheckout(standIn, 'price_monthly', { discounts: [{ promotion_code: code.id }] })
  await expect(late).rejects.toMatchObject({ statusCode: 400, param: 'discounts[0]' })
})

test('a coupon that takes everything off leaves nothing to pay', async () => {
  const standIn = await openStripe()
  const coupon = await standIn.stripe.coupons.create({ amount_off: 50_000, currency: 'usd', duration: 'once' })
  const session = await startCheckout(standIn, 'price_annual', { discounts: [{ coupon: coupon.id }] })
  await pay(session, { card: 'declined' })
  const done = await standIn.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice'] })
  expect(done).toMatchObject({ amount_total: 0, payment_status: 'no_payment_required', subscription: { status: 'active' } })
  expect(done.invoice).toMatchObject({ status: 'paid', amount_due: 0, amount_paid: 0 })
})

test('a session that has expired can no longer be paid', async () => {
  const standIn = await openStripe()
  const session = await startCheckout(standIn)
  expect(await standIn.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
  expect(await pay(session)).toMatchObject({ status: 410, location: null })
  await expect(standIn.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
})

test('a card is told apart by whose it is', async () => {
  const standIn = await openStripe()
  const fingerprint = async (fields: Record<string, string>) => {
    const { customer } = await subscribe(standIn, 'price_annual', fields)
    const method = await standIn.stripe.paymentMethods.retrieve(String(customer.invoice_settings.default_payment_method))
    return method.card?.fingerprint
  }
  const hers = await fingerprint({ email: 'ada@example.com' })
  expect(await fingerprint({ email: 'bea@example.com' })).not.toBe(hers)
  expect(await fingerprint({ email: 'eve@example.com', card_of: 'ada@example.com' })).toBe(hers)
})

test('a button is not pressed for somebody by a page elsewhere', async () => {
  const standIn = await openStripe()
  const session = await startCheckout(standIn)
  const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
  const response = await fetch(session.url ?? '', { method: 'POST', headers, body: 'card=works&email=eve%40example.com' })
  expect(response.status).toBe(403)
  expect((await send(`${standIn.url}/checkout/c/pay/cs_test_unknown`, { card: 'works' })).status).toBe(404)
})

test('a customer who was forgotten was never there; one who was deleted is shown as such', async () => {
  const standIn = await openStripe()
  const gone = await subscribe(standIn)
  await standIn.press(`/stripe/customers/${gone.customer.id}/forget`)
  await expect(standIn.stripe.customers.retrieve(gone.customer.id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
  await expect(standIn.stripe.subscriptions.retrieve(gone.subscription.id)).rejects.toMatchObject({ statusCode: 404 })

  const { customer, subscription } = await subscribe(standIn)
  expect(await standIn.stripe.customers.del(customer.id)).toEqual(expect.objectContaining({ deleted: true }))
  expect(await standIn.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' })
})
