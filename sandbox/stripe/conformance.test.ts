/** Every answer of the stand-in has the shape that the official client's types, made from Stripe's published description, give it. */
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answers } from './answers'
import { readTypes } from './conformance'
import { closeAll, openStripe, pay, type StandIn, startCheckout, subscribe } from './kit'

const problemsOf = readTypes('./answers.ts', 'Answers')
let standIn: StandIn
let bought: Awaited<ReturnType<typeof subscribe>>

/** A life in which each kind of answer comes about, also with everything filled that can be. */
beforeAll(async () => {
  standIn = await openStripe()
  const { stripe, press } = standIn
  const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'repeating', duration_in_months: 3, name: 'Spring' })
  const code = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: { minimum_amount: 100, minimum_amount_currency: 'usd' },
  })
  const seats = await startCheckout(standIn, 'price_seat', {
    customer_creation: 'always',
    payment_intent_data: { receipt_email: 'ada@example.com' },
  })
  await pay(seats, { card: 'declined' })
  await pay(seats)
  await pay(await startCheckout(standIn, 'price_annual', { discounts: [{ promotion_code: code.id }] }), { email: 'bea@example.com' })
  bought = await subscribe(standIn, 'price_monthly', { card: 'fails_later' })
  await press(`/stripe/subscriptions/${bought.subscription.id}/renew`)
  const [charge, ...others] = (await stripe.charges.list()).data.filter(({ paid }) => paid)
  await stripe.refunds.create({ charge: charge?.id, metadata: { why: 'asked' } })
  await press(`/stripe/charges/${others[0]?.id}/dispute`)
  await stripe.billingPortal.sessions.create({
    customer: bought.customer.id,
    return_url: 'http://localhost:3000/profile',
    flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: bought.subscription.id } },
  })
  await stripe.subscriptions.update(bought.subscription.id, { cancel_at_period_end: true, cancellation_details: { feedback: 'unused' } })
}, 30_000)

afterAll(closeAll)

const LISTS: [keyof Answers, (stripe: Stripe) => PromiseLike<{ data: unknown[] }>][] = [
  ['charge', (stripe) => stripe.charges.list({ expand: ['data.refunds'] })],
  ['coupon', (stripe) => stripe.coupons.list()],
  ['customer', (stripe) => stripe.customers.list({ expand: ['data.subscriptions'] })],
  ['dispute', (stripe) => stripe.disputes.list()],
  ['event', (stripe) => stripe.events.list({ limit: 100 })],
  ['invoice', (stripe) => stripe.invoices.list({ expand: ['data.payments', 'data.discounts', 'data.customer'] })],
  ['invoicePayment', (stripe) => stripe.invoicePayments.list()],
  ['paymentIntent', (stripe) => stripe.paymentIntents.list({ expand: ['data.latest_charge', 'data.payment_method'] })],
  ['paymentMethod', (stripe) => stripe.paymentMethods.list({ customer: bought.customer.id })],
  ['price', (stripe) => stripe.prices.list({ expand: ['data.product'] })],
  ['product', (stripe) => stripe.products.list()],
  ['promotionCode', (stripe) => stripe.promotionCodes.list({ expand: ['data.promotion.coupon'] })],
  ['refund', (stripe) => stripe.refunds.list()],
  ['session', (stripe) => stripe.checkout.sessions.list({ expand: ['data.line_items', 'data.subscription'] })],
  ['subscription', (stripe) => stripe.subscriptions.list({ expand: ['data.latest_invoice', 'data.discounts'] })],
]

test.each(LISTS)('each %s has the published shape', async (kind, list) => {
  const { data } = await list(standIn.stripe)
  expect(data.length).toBeGreaterThan(0)
  expect(data.flatMap((one) => problemsOf(kind, plain(one)))).toEqual([])
})

test('what is only found one by one has the published shape', async () => {
  const { stripe } = standIn
  const [discounted] = (await stripe.subscriptions.list({ price: 'price_annual', expand: ['data.discounts'] })).data
  const items = [{ id: bought.subscription.items.data[0]?.id, price: 'price_quarterly' }]
  const single: Partial<Record<keyof Answers, unknown>> = {
    balanceTransaction: await stripe.customers.createBalanceTransaction(bought.customer.id, { amount: -500, currency: 'usd' }),
    discount: discounted?.discounts[0],
    preview: await stripe.invoices.createPreview({ subscription: bought.subscription.id, subscription_details: { items } }),
    portalSession: await stripe.billingPortal.sessions.create({ customer: bought.customer.id }),
    lineItem: (await stripe.checkout.sessions.listLineItems(bought.session.id)).data[0],
    deletedCustomer: await stripe.customers.del((await stripe.customers.create()).id),
  }
  for (const [kind, value] of Object.entries(single)) expect(problemsOf(kind, plain(value))).toEqual([])
})

test('a field too many, one too few and an unknown word are found', async () => {
  const product = plain((await standIn.stripe.products.list()).data[0]) as Record<string, unknown>
  const { name: _name, ...nameless } = product
  expect(problemsOf('product', { ...nameless, type: 'robot', color: 'green', active: 'yes' })).toEqual([
    'product.name is missing',
    "product.active may not be 'yes'",
    "product.type may not be 'robot'",
    'product.color is nothing that Stripe has',
  ])
})

/** As it came over the wire. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
