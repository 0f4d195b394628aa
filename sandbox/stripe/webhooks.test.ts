/** Events on their way to the product, and what a restart keeps. The receiver verifies each signature with the official client. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closeAll, makeFolder, openStripe, subscribe } from './kit'

afterEach(closeAll)

test('an event that the product refuses is sent again until it is taken', async () => {
  const standIn = await openStripe({ answers: [500] })
  const customer = await standIn.stripe.customers.create({ email: 'ada@example.com' })
  await standIn.settle()
  const [event] = (await standIn.stripe.events.list({ type: 'customer.created' })).data
  expect(event).toMatchObject({ pending_webhooks: 1, data: { object: { id: customer.id } } })
  await expect.poll(() => standIn.received.length, { timeout: 5_000 }).toBe(2)
  await standIn.settle()
  expect(standIn.received.map(({ id }) => id)).toEqual([event?.id, event?.id])
  expect(await standIn.stripe.events.retrieve(event?.id ?? '')).toMatchObject({ pending_webhooks: 0 })
})

test('events are listed by type and moment, and say what was before', async () => {
  const standIn = await openStripe()
  const { id } = await standIn.stripe.customers.create({ email: 'ada@example.com' })
  await standIn.stripe.customers.update(id, { name: 'Ada' }, { idempotencyKey: 'name-ada' })
  const { data } = await standIn.stripe.events.list({ types: ['customer.*'], created: { gte: Math.floor(Date.now() / 1_000) - 60 } })
  expect(data.map(({ type }) => type)).toEqual(['customer.updated', 'customer.created'])
  expect(data[0]).toMatchObject({
    data: { object: { name: 'Ada' }, previous_attributes: { name: null } },
    request: { id: expect.stringMatching(/^req_/), idempotency_key: 'name-ada' },
  })
  expect((await standIn.stripe.events.list({ created: { lt: 1_000 } })).data).toEqual([])
})

test('webhooks can be lost, and sent later', async () => {
  const standIn = await openStripe()
  await standIn.setFaults({ webhooks: { lost: true, times: 1 } })
  await standIn.stripe.customers.create({ email: 'ada@example.com' })
  await standIn.stripe.customers.create({ email: 'bea@example.com' })
  await standIn.settle()
  expect(standIn.received).toMatchObject([{ data: { object: { email: 'bea@example.com' } } }])
  await standIn.press('/stripe/events/deliver', { state: 'lost' })
  await standIn.settle()
  expect(standIn.received).toHaveLength(2)
})

test('webhooks can come twenty times at once', async () => {
  const standIn = await openStripe()
  await standIn.setFaults({ webhooks: { copies: 20 } })
  await standIn.stripe.customers.create({ email: 'ada@example.com' })
  await standIn.settle()
  expect(standIn.received).toHaveLength(20)
  expect(new Set(standIn.received.map(({ id }) => id)).size).toBe(1)
})

test('webhooks can come in reverse', async () => {
  const standIn = await openStripe()
  const buy = async () => {
    standIn.received.length = 0
    await subscribe(standIn)
    await standIn.settle()
    return standIn.received.map(({ type }) => type)
  }
  const types = await buy()
  await standIn.setFaults({ webhooks: { reversed: true } })
  expect(await buy()).toEqual(types.toReversed())
})

test('webhooks can be held back, and let go in any order', async () => {
  const standIn = await openStripe()
  await standIn.setFaults({ webhooks: { held: true } })
  const { subscription } = await subscribe(standIn)
  await standIn.settle()
  expect(standIn.received).toEqual([])
  await standIn.press('/stripe/events/deliver', { state: 'held', order: 'newest', copies: '2' })
  await standIn.settle()
  expect(standIn.received).toHaveLength(28)
  expect(standIn.received[0]).toMatchObject({ type: 'checkout.session.completed', data: { object: { subscription: subscription.id } } })
})

test('a restart keeps what was bought, which keys were used, and what was still to be sent', async () => {
  const folder = makeFolder()
  const first = await openStripe({ folder, answers: Array(100).fill(503) })
  const { subscription } = await subscribe(first)
  const options = { idempotencyKey: 'before' }
  const { id } = await first.stripe.customers.create({ email: 'bea@example.com' }, options)
  await first.settle()
  await first.stop()

  const second = await openStripe({ folder })
  expect(await second.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  expect(await second.stripe.customers.create({ email: 'bea@example.com' }, options)).toMatchObject({ id })
  expect((await second.stripe.prices.list()).data).toHaveLength(4)
  await expect.poll(() => second.received.length, { timeout: 10_000 }).toBe(15)
  expect((await second.stripe.events.list({ delivery_success: false })).data).toEqual([])
}, 20_000)

test('events are kept for 30 days', async () => {
  const folder = makeFolder()
  const first = await openStripe({ folder })
  await first.stripe.customers.create({ email: 'ada@example.com' })
  await first.settle()
  await first.stop()
  const file = join(folder, 'stripe.jsonl')
  const created = Math.floor(Date.now() / 1_000) - 31 * 86_400
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/("api_version":"[^"]+","created":)\d+/g, `$1${created}`))
  const second = await openStripe({ folder })
  expect((await second.stripe.events.list()).data).toEqual([])
  expect((await second.stripe.customers.list()).data).toHaveLength(1)
})

test('the page for whoever works on the product shows what there is, without scripts', async () => {
  const standIn = await openStripe()
  await standIn.stripe.customers.create({ email: 'ada@example.com', name: '<script>alert(1)</script>' })
  const response = await fetch(`${standIn.url}/stripe`)
  const page = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('ada@example.com')
  expect(page).toContain('name="robots" content="noindex"')
  expect(page).not.toContain('<script')
  expect(await (await fetch(`${standIn.url}/stripe.json`)).json()).toMatchObject({
    customers: [{ email: 'ada@example.com' }],
    subscriptions: [],
  })
})
