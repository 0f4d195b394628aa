/** The wire: keys, errors, lists, expansion, idempotency, bad days. */
import type Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { closeAll, connect, openStripe, pay, startCheckout, subscribe } from './kit'
import { API_VERSION } from './state/world.mjs'

const ANNUAL: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [{ price: 'price_annual', quantity: 1 }],
  success_url: 'http://x.example/',
}

afterEach(closeAll)

test('the stand-in speaks the version of the official client', async () => {
  const { stripe } = await openStripe()
  const customer = await stripe.customers.create({ email: 'ada@example.com' })
  expect(customer.lastResponse).toMatchObject({ statusCode: 200, apiVersion: API_VERSION, requestId: expect.stringMatching(/^req_/) })
})

test('a wrong key is refused', async () => {
  const { url } = await openStripe()
  const stranger = connect(url, 'sk_test_wrong')
  await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
})

test('what is wrong with a request is named', async () => {
  const standIn = await openStripe()
  const { stripe } = standIn
  await expect(stripe.customers.retrieve('cus_unknown')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_unknown'",
  })
  await expect(startCheckout(standIn, 'price_unknown')).rejects.toMatchObject({ statusCode: 400, param: 'line_items[0][price]' })
  const unknown: Stripe.Checkout.SessionCreateParams = {
    ...ANNUAL,
    line_items: [{ price: 'price_annual', quantity: 1, tax_rates: ['txr_1'] }],
  }
  await expect(stripe.checkout.sessions.create(unknown)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'line_items[0][tax_rates]',
  })
  await expect(stripe.customers.create({ email: 'nobody' })).rejects.toMatchObject({ code: 'email_invalid', param: 'email' })
  await expect(stripe.customers.create({ name: '' })).rejects.toMatchObject({ code: 'parameter_invalid_empty', param: 'name' })
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
  await expect(stripe.payouts.list()).rejects.toMatchObject({ statusCode: 404 })
})

test('metadata is changed word by word', async () => {
  const { stripe } = await openStripe()
  const { id } = await stripe.customers.create({ email: 'ada@example.com', metadata: { userId: '1', plan: 'annual' } })
  expect(await stripe.customers.update(id, { metadata: { plan: '' } })).toMatchObject({ metadata: { userId: '1' } })
  const { metadata } = (await stripe.customers.retrieve(id)) as Stripe.Customer
  expect(metadata).toEqual({ userId: '1' })
})

test('a long list is read page by page, newest first, forwards and backwards', async () => {
  const { stripe } = await openStripe()
  const made: string[] = []
  for (let index = 0; index < 25; index += 1) made.unshift((await stripe.customers.create({ email: `a${index}@example.com` })).id)
  const all: string[] = []
  for await (const { id } of stripe.customers.list({ limit: 10 })) all.push(id)
  expect(all).toEqual(made)
  const back = await stripe.customers.list({ limit: 3, ending_before: made[10] })
  expect(back.data.map(({ id }) => id)).toEqual(made.slice(7, 10))
  expect(back.has_more).toBe(true)
  expect((await stripe.customers.list({ email: 'a7@example.com' })).data).toHaveLength(1)
})

test('names give way to what they name, in single answers and in lists, four levels deep', async () => {
  const standIn = await openStripe()
  const { subscription } = await subscribe(standIn)
  const expand = ['customer', 'latest_invoice.payments', 'items.data.price.product']
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id, { expand })).toMatchObject({
    customer: { email: 'ada@example.com' },
    items: { data: [{ price: { product: { name: 'Stanine Premium' } } }] },
    latest_invoice: { payments: { data: [{ payment: { payment_intent: expect.stringMatching(/^pi_/) } }] } },
  })
  const { data } = await standIn.stripe.invoicePayments.list({ expand: ['data.payment.payment_intent'] })
  expect(data).toMatchObject([{ payment: { payment_intent: { status: 'succeeded' } } }])
  await expect(standIn.stripe.subscriptions.retrieve(subscription.id, { expand: ['price'] })).rejects.toMatchObject({ param: 'expand' })
  const tooDeep = standIn.stripe.subscriptions.list({ expand: ['data.items.data.price.product'] })
  await expect(tooDeep).rejects.toMatchObject({ param: 'expand' })
})

test('the same idempotency key gets the same answer, and refuses another request', async () => {
  const standIn = await openStripe()
  const options = { idempotencyKey: 'checkout-of-ada' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => standIn.stripe.checkout.sessions.create(ANNUAL, options)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await standIn.stripe.checkout.sessions.list()).data).toHaveLength(1)
  await expect(standIn.stripe.checkout.sessions.create({ ...ANNUAL, client_reference_id: '2' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
})

test.each([
  ['500', { status: 500 }, { type: 'StripeAPIError', statusCode: 500 }],
  ['429', { status: 429 }, { type: 'StripeRateLimitError', statusCode: 429, code: 'rate_limit' }],
  ['a broken line', { reset: true }, { type: 'StripeConnectionError' }],
  ['bad JSON', { garbage: true }, { type: 'StripeAPIError' }],
])('on a bad day the answer is %s, and nothing was done', async (_name, fault, expected) => {
  const { stripe, setFaults } = await openStripe()
  await setFaults({ stripe: fault })
  await expect(stripe.customers.create({ email: 'ada@example.com' })).rejects.toMatchObject(expected)
  await setFaults({})
  expect((await stripe.customers.list()).data).toEqual([])
})

test('an answer that is too slow is a time-out', async () => {
  const { url, stripe, setFaults } = await openStripe()
  await setFaults({ stripe: { delayMs: 2_000, times: 1 } })
  const hasty = connect(url, undefined, { timeout: 50 })
  await expect(hasty.customers.list()).rejects.toMatchObject({ type: 'StripeConnectionError' })
  expect((await stripe.customers.list()).data).toEqual([])
})

test('a session whose answer was lost on the way is the one that a retry with its key gets', async () => {
  const standIn = await openStripe()
  await standIn.setFaults({ stripe: { at: '/v1/checkout/sessions', reset: true, after: true } })
  const options = { idempotencyKey: 'once' }
  await expect(standIn.stripe.checkout.sessions.create(ANNUAL, options)).rejects.toMatchObject({ type: 'StripeConnectionError' })
  await standIn.setFaults({})
  const session = await standIn.stripe.checkout.sessions.create(ANNUAL, options)
  expect((await standIn.stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id])
  expect((await pay(session)).status).toBe(303)
})

test.each([
  ['nothing was done', { status: 500 }, 0],
  ['the work was done', { status: 500, after: true }, 1],
])('a failure of its own is answered again under its key, where %s', async (_name, fault, made) => {
  const { stripe, setFaults } = await openStripe()
  await setFaults({ stripe: fault })
  const create = () => stripe.checkout.sessions.create(ANNUAL, { idempotencyKey: 'once' })
  const failed = await create().catch((error: unknown) => error)
  expect(failed).toMatchObject({ statusCode: 500 })
  expect(failed).not.toMatchObject({ headers: { 'idempotent-replayed': 'true' } })
  await setFaults({})
  await expect(create()).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } })
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(made)
})

test('what was refused for being one too many is tried anew under its key', async () => {
  const { stripe, setFaults } = await openStripe()
  await setFaults({ stripe: { status: 429 } })
  const create = () => stripe.checkout.sessions.create(ANNUAL, { idempotencyKey: 'once' })
  await expect(create()).rejects.toMatchObject({ statusCode: 429 })
  await setFaults({})
  expect((await create()).url).toContain('/checkout/c/pay/')
})

test('a fault that is meant for one address leaves the others alone', async () => {
  const { stripe, setFaults } = await openStripe()
  await setFaults({ stripe: { at: '/v1/refunds', status: 500 } })
  await expect(stripe.refunds.list()).rejects.toMatchObject({ statusCode: 500 })
  expect((await stripe.customers.list()).data).toEqual([])
})
