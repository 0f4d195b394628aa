/** The provider's calls: only signed ones, each once, in any order. */
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { repair } from '~/jobs/sync-payments.server'
import { stripe } from '~/services/payments/client.server'
import { HOUR_MS } from '~/utils/time/durations'
import { openBrowser, signedIn } from '../../support/browser'
import { setFaults } from '../../support/post-office'
import {
  bringEvents,
  call,
  eventsOf,
  goToPayment,
  member,
  payAt,
  payingGuest,
  press,
  somePayer,
  workOff,
} from '../../support/services/payments'

afterEach(async () => {
  vi.restoreAllMocks()
  await setFaults({})
})

const EVENT = { id: 'evt_unit', object: 'event', type: 'customer.updated', created: 1_790_000_000, livemode: false }
const event = (changes: object = {}) => ({
  ...EVENT,
  id: `evt_${Math.random()}`,
  data: { object: { object: 'customer', id: 'cus_0' } },
  ...changes,
})
const send = (init: RequestInit) => openBrowser().request('/webhooks/stripe', init)

function withSignature(signature: string): RequestInit {
  return { ...call(event()), headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

test.each([
  ['without a signature', { ...call(event()), headers: { 'content-type': 'application/json' } }],
  ['with an empty signature', withSignature(`t=${Math.floor(Date.now() / 1000)},v1=`)],
  ['signed with another secret', call(event(), 'whsec_other')],
  ['five minutes and a second old', call(event(), undefined, Math.floor(Date.now() / 1000) - 301)],
  ['altered on the way', { ...call(event()), body: JSON.stringify(event({ type: 'customer.deleted' })) }],
  ['of the other mode', call(event({ livemode: true }))],
])('a call %s is refused, and nothing is stored', async (_name, init) => {
  const before = await db.stripeEvent.count()
  expect((await send(init)).status).toBe(400)
  expect(await db.stripeEvent.count()).toBe(before)
})

test('a kind that nobody knows, about nobody, is taken without a word', async () => {
  expect((await send(call(event({ type: 'moon.eclipsed', data: { object: {} } })))).status).toBe(200)
})

test('a purchase whose payer never came back opens by the provider’s calls alone', async () => {
  const { browser, student } = await signedIn()
  const { location } = await goToPayment(browser, 'annual')
  await payAt(location ?? '')
  expect(JSON.parse((await browser.get('/api/me')).text).isPremium).toBe(false)
  const { id } = await db.paymentCustomer.findFirstOrThrow({ where: { userId: student.id } })
  await bringEvents(id)
  expect(JSON.parse((await browser.get('/api/me')).text).isPremium).toBe(true)
})

test('a copy of an event is one event, and old ones in the wrong order change nothing', async () => {
  const { student, customerId } = await member()
  const events = await eventsOf(customerId)
  const before = await db.userSubscription.findMany({ where: { userId: student.id } })
  for (const one of [...events, ...events]) expect((await send(call(one))).status).toBe(200)
  expect(await workOff()).toBe(events.length)
  expect(await db.stripeEvent.count({ where: { id: { in: events.map(({ id }) => id) } } })).toBe(events.length)
  expect(await db.userSubscription.findMany({ where: { userId: student.id } })).toEqual(before)
  expect(await db.mailRecord.count({ where: { userId: student.id, template: 'receipt' } })).toBe(1)
})

test('what was lost entirely is found by the repair, for members and for guests', async () => {
  const { student, subscriptionId, customerId } = await member()
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
  const { customerId: guest } = await payingGuest()
  await db.paymentCustomer.updateMany({ data: { checkedAt: null } })
  await repair()
  expect(await db.userSubscription.findFirst({ where: { userId: student.id } })).toMatchObject({ renewsAt: null, isActive: true })
  expect(await db.paymentCustomer.findUnique({ where: { id: guest } })).toMatchObject({ userId: null, checkedAt: expect.any(Date) })

  await press(`/customers/${customerId}/forget`)
  await db.paymentCustomer.updateMany({ where: { id: customerId }, data: { checkedAt: null } })
  await repair()
  expect(await db.userSubscription.findFirst({ where: { userId: student.id } })).toMatchObject({ isActive: false })
})

test('an answer that cannot be read takes nothing from anybody', async () => {
  const { student, customerId } = await member()
  for (const fault of [{ status: 500 }, { status: 401 }, { reset: true }, { garbage: true }]) {
    await setFaults({ stripe: fault })
    await db.paymentCustomer.updateMany({ where: { id: customerId }, data: { checkedAt: null } })
    await repair()
  }
  expect(await db.userSubscription.findFirst({ where: { userId: student.id } })).toMatchObject({ isActive: true })
})

test('a payment in dispute is known to the admins', async () => {
  const { student, customerId } = await member()
  const { data } = await stripe.charges.list({ customer: customerId })
  await press(`/charges/${data[0]?.id}/dispute`)
  await bringEvents(customerId)
  const disputes = await stripe.events.list({ type: 'charge.dispute.created', limit: 1 })
  await send(call(disputes.data[0] ?? {}))
  await workOff()
  expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ status: 'disputed' })
})

test('the repair reads first who was never read, then who was read longest ago, and eight at once', async () => {
  await db.paymentCustomer.updateMany({ data: { checkedAt: new Date() } })
  const hours = (count: number) => new Date(Date.now() - count * HOUR_MS)
  const made = await Promise.all(
    Array.from({ length: 12 }, async (_, turn) => {
      const { id } = await stripe.customers.create({ email: somePayer() })
      return db.paymentCustomer.create({ data: { id, checkedAt: turn < 2 ? null : hours(20 - turn) } })
    }),
  )
  const order: string[] = []
  let [running, most] = [0, 0]
  const retrieve = stripe.customers.retrieve.bind(stripe.customers)
  vi.spyOn(stripe.customers, 'retrieve').mockImplementation((async (id: string) => {
    order.push(id)
    most = Math.max(most, ++running)
    const customer = await retrieve(id)
    running -= 1
    return customer
  }) as typeof stripe.customers.retrieve)
  await repair()
  // Customers of other tests may be due as well. Among the eight that are read at once the database decides who is asked first.
  const names = made.map(({ id }) => id)
  const own = order.filter((id) => names.includes(id))
  expect([own.slice(0, 8), own.length]).toEqual([expect.arrayContaining(names.slice(0, 2)), 12])
  expect(own.indexOf(names[2] ?? '')).toBeLessThan(own.indexOf(names[11] ?? ''))
  expect([most > 1, most <= 8]).toEqual([true, true])
})

test('the repair goes on with a refund that was interrupted', async () => {
  const { browser, student, subscriptionId } = await member('monthly')
  await setFaults({ stripe: { at: '/v1/refunds', status: 500 } })
  expect((await browser.post('/profile/subscription/refund')).status).toBe(502)
  await setFaults({})
  await db.refundRequest.update({ where: { userId: student.id }, data: { askedAt: new Date(Date.now() - 2 * HOUR_MS) } })
  await press(`/subscriptions/${subscriptionId}/advance`, { days: '0.2' })
  await db.paymentCustomer.updateMany({ data: { checkedAt: new Date() } })
  await repair()
  expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ status: 'refunded', refundedAmount: 14_900 })
  expect(await db.refundRequest.findUnique({ where: { userId: student.id } })).toMatchObject({ doneAt: expect.any(Date) })
})

test('a session that is complete before the money has come has paid for nothing yet', async () => {
  const { browser } = await signedIn()
  const { location } = await goToPayment(browser, 'annual')
  const back = (await payAt(location ?? '')) ?? ''
  const session = await stripe.checkout.sessions.retrieve(location?.split('/').at(-1) ?? '')
  const unpaid = vi.spyOn(stripe.checkout.sessions, 'retrieve').mockResolvedValue({ ...session, payment_status: 'unpaid' })
  expect((await browser.get(back)).text).toContain('We are waiting for the payment')
  unpaid.mockRestore()
  expect((await browser.get(back)).text).toContain('Thank you. Everything is open')
})
