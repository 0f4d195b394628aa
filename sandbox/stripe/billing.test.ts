/** What a subscription costs and does over time: switches, renewals, ends, refunds, disputes. */
import type Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { closeAll, openStripe, type StandIn, send, subscribe } from './kit'

afterEach(closeAll)

const DAY = 86_400

test.each([
  ['monthly', 'annual'],
  ['monthly', 'quarterly'],
  ['quarterly', 'monthly'],
  ['annual', 'quarterly'],
])('a switch from %s to %s costs what its preview says', async (from, to) => {
  const standIn = await openStripe()
  const { subscription, customer } = await subscribe(standIn, `price_${from}`)
  await standIn.press(`/stripe/subscriptions/${subscription.id}/advance`, { days: '10' })
  const aged = await standIn.stripe.subscriptions.retrieve(subscription.id)
  const items = [{ id: aged.items.data[0]?.id, price: `price_${to}` }]
  const at = { proration_behavior: 'create_prorations', proration_date: Math.floor(Date.now() / 1_000) } as const
  const preview = await standIn.stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: { items, ...at } })
  const [credit, cost] = preview.lines.data
  const [item] = aged.items.data
  const period = (item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)
  const left = (item?.current_period_end ?? 0) - at.proration_date
  expect(credit?.amount).toBe(-Math.round(((item?.price.unit_amount ?? 0) * left) / period))
  expect(preview.amount_due).toBe(Math.max(0, preview.total))

  await standIn.stripe.subscriptions.update(subscription.id, { items, ...at })
  const after = await standIn.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  const invoice = after.latest_invoice as Stripe.Invoice
  expect(after).toMatchObject({ status: 'active', items: { data: [{ price: { id: `price_${to}` } }] } })
  expect(invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_update',
    total: preview.total,
    amount_paid: preview.amount_due,
  })
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([credit?.amount, cost?.amount])
  const { balance } = (await standIn.stripe.customers.retrieve(customer.id)) as Stripe.Customer
  expect(balance).toBe(Math.min(0, preview.total) + 0)
})

test('with the same interval the difference waits for the next invoice, or is charged at once where that is asked for', async () => {
  const standIn = await openStripe()
  const { stripe, press } = standIn
  const dear = await stripe.prices.create({
    currency: 'usd',
    product: 'prod_premium',
    unit_amount: 20_000,
    recurring: { interval: 'month' },
  })
  const { subscription } = await subscribe(standIn)
  await press(`/stripe/subscriptions/${subscription.id}/advance`, { days: '15' })
  const items = [{ id: subscription.items.data[0]?.id, price: dear.id }]
  const wish = { items, proration_date: Math.floor(Date.now() / 1_000) }
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: wish })
  const [credit, cost, next] = preview.lines.data.map(({ amount }) => amount)
  expect(next).toBe(20_000)
  expect((cost ?? 0) / 20_000).toBeCloseTo(-(credit ?? 0) / 14_900, 3)
  const updated = await stripe.subscriptions.update(subscription.id, wish)
  expect(updated.items.data[0]?.current_period_end).toBe(preview.created)
  await press(`/stripe/subscriptions/${subscription.id}/renew`)
  const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data
  expect(invoice).toMatchObject({ billing_reason: 'subscription_cycle', total: preview.total, amount_paid: preview.total })

  await stripe.subscriptions.update(subscription.id, { items: [{ id: items[0]?.id, quantity: 2 }], proration_behavior: 'always_invoice' })
  const [atOnce] = (await stripe.invoices.list({ subscription: subscription.id })).data
  expect(atOnce).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' })
  expect(Math.abs((atOnce?.amount_paid ?? 0) - 20_000)).toBeLessThan(50)
  await stripe.subscriptions.update(subscription.id, { items: [{ id: items[0]?.id, quantity: 1 }], proration_behavior: 'none' })
  expect(await stripe.invoices.createPreview({ subscription: subscription.id })).toMatchObject({ total: 20_000 })
})

test('what a switch gave back is used up by the next invoices', async () => {
  const standIn = await openStripe()
  const { subscription, customer } = await subscribe(standIn, 'price_quarterly')
  const items = [{ id: subscription.items.data[0]?.id, price: 'price_annual' }]
  await standIn.stripe.subscriptions.update(subscription.id, { items })
  const credit = ((await standIn.stripe.customers.retrieve(customer.id)) as Stripe.Customer).balance
  expect(credit).toBeLessThan(-19_900)
  const next = await standIn.stripe.invoices.createPreview({ subscription: subscription.id })
  expect(next).toMatchObject({ total: 9_900, amount_due: 0, starting_balance: credit })
  await standIn.press(`/stripe/subscriptions/${subscription.id}/renew`)
  expect(await standIn.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: credit + 9_900 })
})

test('a discount that was given is not given back in a switch', async () => {
  const standIn = await openStripe()
  const coupon = await standIn.stripe.coupons.create({ percent_off: 50, duration: 'once' })
  const { subscription } = await subscribe(standIn, 'price_monthly')
  const items = [{ id: subscription.items.data[0]?.id, price: 'price_annual' }]
  const full = await standIn.stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: { items } })
  expect(full.lines.data[0]?.amount).toBeLessThan(-14_000)

  const session = await standIn.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: 'price_monthly', quantity: 1 }],
    success_url: 'http://localhost:3000/',
    discounts: [{ coupon: coupon.id }],
  })
  await send(session.url ?? '', { email: 'bea@example.com', card: 'works' })
  const [half] = (await standIn.stripe.subscriptions.list({ limit: 1 })).data
  const halfItems = [{ id: half?.items.data[0]?.id, price: 'price_annual' }]
  const preview = await standIn.stripe.invoices.createPreview({ subscription: half?.id, subscription_details: { items: halfItems } })
  expect(preview.lines.data[0]?.amount).toBeGreaterThan(-7_500)
})

test('a switch that the card refuses changes nothing when it is asked to', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn, 'price_monthly', { card: 'fails_later' })
  const items = [{ id: subscription.items.data[0]?.id, price: 'price_quarterly' }]
  const update = standIn.stripe.subscriptions.update(subscription.id, { items, payment_behavior: 'error_if_incomplete' })
  await expect(update).rejects.toMatchObject({ statusCode: 402, code: 'card_declined', type: 'StripeCardError' })
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    items: { data: [{ price: { id: 'price_monthly' } }] },
  })

  await standIn.stripe.subscriptions.update(subscription.id, { items })
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' })
})

test('a subscription cancelled for its end lives until then, and can be resumed before', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn)
  const update = { cancel_at_period_end: true, cancellation_details: { feedback: 'too_expensive' } } as const
  const ending = await standIn.stripe.subscriptions.update(subscription.id, update)
  expect(ending).toMatchObject({ status: 'active', cancel_at: ending.items.data[0]?.current_period_end, canceled_at: expect.any(Number) })
  const resumed = await standIn.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null })

  await standIn.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await standIn.press(`/stripe/subscriptions/${subscription.id}/renew`)
  const ended = await standIn.stripe.subscriptions.retrieve(subscription.id)
  expect(ended).toMatchObject({
    status: 'canceled',
    ended_at: expect.any(Number),
    cancellation_details: { reason: 'cancellation_requested' },
  })
  await standIn.settle()
  expect(standIn.received.at(-1)).toMatchObject({ type: 'customer.subscription.deleted' })
  await expect(standIn.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
})

test('who ends with the period and switches ends with the new period, unless the switch says otherwise', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn)
  await standIn.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  const items = (price: string) => [{ id: subscription.items.data[0]?.id, price }]
  const annual = await standIn.stripe.subscriptions.update(subscription.id, { items: items('price_annual') })
  expect(annual).toMatchObject({ cancel_at_period_end: true, cancel_at: annual.items.data[0]?.current_period_end })
  const staying = { items: items('price_monthly'), cancel_at_period_end: false }
  expect(await standIn.stripe.subscriptions.update(subscription.id, staying)).toMatchObject({
    cancel_at: null,
    cancel_at_period_end: false,
  })
})

test('a subscription can be ended at once', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn)
  expect(await standIn.stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' })
  expect((await standIn.stripe.subscriptions.list()).data).toEqual([])
  expect((await standIn.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1)
})

test('when the period ends the next one begins and is paid', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn)
  await standIn.press(`/stripe/subscriptions/${subscription.id}/renew`)
  const renewed = await standIn.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  const now = Date.now() / 1_000
  expect(Math.abs((renewed.items.data[0]?.current_period_start ?? 0) - now)).toBeLessThan(5)
  expect(renewed.items.data[0]?.current_period_end).toBeGreaterThan(now + 27 * DAY)
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 14_900 })
  expect((await standIn.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2)
  await standIn.press(`/stripe/subscriptions/${subscription.id}/advance`, { days: '100' })
  expect((await standIn.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(5)
})

test('a renewal that fails is past due, is tried again, and ends after the last try', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn, 'price_annual', { card: 'fails_later' })
  await standIn.press(`/stripe/subscriptions/${subscription.id}/renew`)
  const failing = await standIn.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(failing).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: expect.any(Number) },
  })
  await standIn.settle()
  expect(typesSince(standIn, 'invoice.finalized').slice(-5)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.updated',
  ])

  await standIn.press(`/stripe/subscriptions/${subscription.id}/advance`, { days: '3.5' })
  expect(await standIn.stripe.invoices.retrieve(invoiceId(failing))).toMatchObject({ attempt_count: 2 })
  await standIn.press(`/stripe/subscriptions/${subscription.id}/advance`, { days: '11' })
  const ended = await standIn.stripe.subscriptions.retrieve(subscription.id)
  expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
  // It can be paid still, and brings nothing back: whoever does not want that makes it void.
  expect(await standIn.stripe.invoices.retrieve(invoiceId(failing))).toMatchObject({
    ...{ status: 'open', attempt_count: 5, auto_advance: false, next_payment_attempt: null },
  })
  expect(await standIn.stripe.invoices.voidInvoice(invoiceId(failing))).toMatchObject({ status: 'void' })
  await expect(standIn.stripe.invoices.voidInvoice(invoiceId(failing))).rejects.toMatchObject({ statusCode: 400 })
})

test('a new card on the invoice page makes a failing subscription whole', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn)
  await standIn.press(`/stripe/subscriptions/${subscription.id}/renew`, { card: 'fails' })
  const failing = await standIn.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  const { hosted_invoice_url } = failing.latest_invoice as Stripe.Invoice
  expect((await send(hosted_invoice_url ?? '', { card: 'declined' })).status).toBe(402)
  expect((await send(hosted_invoice_url ?? '', { card: 'works' })).status).toBe(303)
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
})

test('a payment is refunded once, in parts or whole', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn)
  const payments = await standIn.stripe.invoicePayments.list({ invoice: invoiceId(subscription) })
  const payment_intent = String(payments.data[0]?.payment.payment_intent)
  await expect(standIn.stripe.refunds.create({ payment_intent, amount: 14_901 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  })
  expect(await standIn.stripe.refunds.create({ payment_intent, amount: 900 })).toMatchObject({ amount: 900, status: 'succeeded' })
  const refund = await standIn.stripe.refunds.create({ payment_intent, reason: 'requested_by_customer' }, { idempotencyKey: 'refund-1' })
  expect(refund.amount).toBe(14_000)
  expect(await standIn.stripe.charges.retrieve(String(refund.charge))).toMatchObject({ refunded: true, amount_refunded: 14_900 })
  expect(
    (await standIn.stripe.refunds.create({ payment_intent, reason: 'requested_by_customer' }, { idempotencyKey: 'refund-1' })).id,
  ).toBe(refund.id)
  await expect(standIn.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  })
  await standIn.settle()
  expect(standIn.received.slice(-2).map(({ type }) => type)).toEqual(['refund.created', 'charge.refunded'])
})

test('a dispute takes the money back until it is decided', async () => {
  const standIn = await openStripe()
  await subscribe(standIn)
  const [charge] = (await standIn.stripe.charges.list()).data
  await standIn.press(`/stripe/charges/${charge?.id}/dispute`)
  const [dispute] = (await standIn.stripe.disputes.list({ charge: charge?.id })).data
  expect(dispute).toMatchObject({ amount: 14_900, status: 'needs_response', payment_intent: charge?.payment_intent })
  await expect(standIn.stripe.refunds.create({ charge: charge?.id })).rejects.toMatchObject({ code: 'charge_disputed' })
  await standIn.press(`/stripe/disputes/${dispute?.id}/close`, { status: 'won' })
  await standIn.settle()
  expect(typesSince(standIn, 'charge.dispute.created')).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ])
  // What was decided for us is ours to give back.
  expect(await standIn.stripe.refunds.create({ charge: charge?.id })).toMatchObject({ amount: 14_900, status: 'succeeded' })
})

test('the portal ends, resumes and takes a new card', async () => {
  const standIn = await openStripe()
  const { subscription, customer } = await subscribe(standIn, 'price_monthly', { card: 'fails_later' })
  const return_url = 'http://localhost:3000/profile'
  const portal = await standIn.stripe.billingPortal.sessions.create({ customer: customer.id, return_url })
  expect(await (await fetch(portal.url)).text()).toContain('Return to Stanine')
  await send(portal.url, { do: 'cancel', subscription: subscription.id })
  const cancel_at = subscription.items.data[0]?.current_period_end
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at, cancel_at_period_end: false })
  const unflagged = await standIn.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  expect(unflagged).toMatchObject({ cancel_at })
  const both = standIn.stripe.subscriptions.update(subscription.id, { cancel_at: '', cancel_at_period_end: false })
  await expect(both).rejects.toMatchObject({ statusCode: 400 })
  await send(portal.url, { do: 'resume', subscription: subscription.id })
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at: null, cancel_at_period_end: false })

  const after_completion = { type: 'redirect', redirect: { return_url } } as const
  const flow = { customer: customer.id, return_url, flow_data: { type: 'payment_method_update', after_completion } } as const
  const card = await standIn.stripe.billingPortal.sessions.create(flow)
  expect(await send(card.url, { do: 'card', card: 'works' })).toMatchObject({ status: 303, location: return_url })
  await standIn.press(`/stripe/subscriptions/${subscription.id}/renew`)
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
})

function invoiceId({ latest_invoice }: Stripe.Subscription): string {
  return typeof latest_invoice === 'string' ? latest_invoice : (latest_invoice?.id ?? '')
}

function typesSince({ received }: StandIn, type: string): string[] {
  const types = received.map((event) => event.type as string)
  return types.slice(types.lastIndexOf(type))
}
