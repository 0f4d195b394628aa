/** Payments when everything happens at once: one effect of each event, one owner of each purchase, one session of each checkout. */
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { stuckRefunds } from '~/models/money/refund.server'
import { followClaim } from '~/models/money/sync/attach.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { stripe } from '~/services/payments/client.server'
import { HOUR_MS } from '~/utils/time/durations'
import { createStudent } from '../factories/accounts'
import { openBrowser, signedIn } from '../support/browser'
import { call, customerOf, eventsOf, isPremium, member, payingGuest, press, shownSwitch, workOff } from '../support/services/payments'

/** In any order, which is the same in each run of the tests. */
function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item, at) => ({ item, rank: (at * 7919) % 104_729 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

test('twenty copies of every event in any order have one effect', async () => {
  const { student, customerId, subscriptionId } = await member()
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
  const events = await eventsOf(customerId)
  const copies = shuffled(Array.from({ length: 20 }, () => events).flat())
  const browser = openBrowser()
  for (let at = 0; at < copies.length; at += 20) {
    const answers = await Promise.all(copies.slice(at, at + 20).map((event) => browser.request('/webhooks/stripe', call(event))))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  }
  expect(await workOff()).toBe(events.length)
  expect(await db.userSubscription.findMany({ where: { userId: student.id } })).toMatchObject([{ isActive: true, renewsAt: null }])
  expect(await db.order.count({ where: { userId: student.id } })).toBe(1)
  expect(await db.mailRecord.count({ where: { userId: student.id, template: 'receipt' } })).toBe(1)
}, 120_000)

test('of many readings at once the one that began last is what stays', async () => {
  const { student, customerId, subscriptionId } = await member()
  const work = Array.from({ length: 12 }, async (_, turn) => {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: turn % 2 === 0 })
    await syncCustomer(customerId)
  })
  await Promise.all(work)
  const known = await stripe.subscriptions.retrieve(subscriptionId)
  const [row] = await db.userSubscription.findMany({ where: { userId: student.id } })
  expect(row?.renewsAt === null).toBe(known.cancel_at_period_end)
})

test('two hundred attach one guest’s purchase, and one has it', async () => {
  const { customerId } = await payingGuest()
  await syncCustomer(customerId)
  const token = randomToken()
  await db.paymentCustomer.update({ where: { id: customerId }, data: { claimHash: hashToken(token) } })
  const accounts = await Promise.all(Array.from({ length: 20 }, () => createStudent()))
  const tries = Array.from({ length: 200 }, (_, turn) => followClaim({ token, userId: accounts[turn % 20]?.id ?? '' }))
  const attached = (await Promise.all(tries)).filter(({ state }) => state === 'waiting')
  expect(attached).toHaveLength(1)
  await workOff()
  expect(await db.userSubscription.count({ where: { stripeCustomerId: customerId } })).toBe(1)
})

test('a button that is pressed twenty times opens one page and makes one customer', async () => {
  const { browser, student } = await signedIn()
  const attempt = randomToken()
  const press = () => browser.post('/checkout?plan=annual', { plan: 'annual', attempt, referralCode: '' })
  const pages = await Promise.all(Array.from({ length: 20 }, press))
  expect(new Set(pages.map(({ location }) => location)).size).toBe(1)
  const { data } = await stripe.checkout.sessions.list({ customer: await customerOf(student.id) })
  expect(data).toHaveLength(1)
  expect(await db.paymentCustomer.count({ where: { userId: student.id } })).toBe(1)
})

test('money that is asked back twenty times at once goes back once', async () => {
  const { browser, customerId } = await member()
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post('/profile/subscription/refund')))
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  const { data } = await stripe.charges.list({ customer: customerId })
  expect(data.map(({ amount_refunded }) => amount_refunded)).toEqual([9_900])
  const refunds = await stripe.refunds.list({ charge: data[0]?.id, limit: 100 })
  expect(refunds.data.map(({ amount }) => amount)).toEqual([9_900])
})

test('of twenty pages at once, each sent twice, ten an hour are opened and one of them can be paid', async () => {
  const { browser, student } = await signedIn()
  const sends = Array.from({ length: 20 }, () => {
    const attempt = randomToken()
    return () => browser.post('/checkout?plan=annual', { plan: 'annual', attempt, referralCode: '' })
  })
  const pages = await Promise.all(sends.flatMap((send) => [send(), send()]))
  expect(pages.filter(({ status }) => status === 429)).toHaveLength(20)
  expect(await db.checkout.count({ where: { userId: student.id } })).toBe(10)
  const { data } = await stripe.checkout.sessions.list({ customer: await customerOf(student.id), status: 'open' })
  expect(data).toHaveLength(1)
}, 60_000)

test('a switch beside a refund leaves no plan, and no money of it with us', async () => {
  for (const late of [0, 5, 20, 60]) {
    const { browser, student, customerId, subscriptionId } = await member('monthly')
    const shown = await shownSwitch(browser, 'quarterly')
    const act = () => browser.post('/profile/subscription/switch', shown)
    const [refunded] = await Promise.all([browser.post('/profile/subscription/refund'), setTimeout(late).then(act)])
    expect(refunded.status).toBe(303)
    await syncCustomer(customerId)
    expect(await isPremium(browser)).toBe(false)
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
    const { data } = await stripe.charges.list({ customer: customerId })
    expect(data.filter(({ status, refunded: isBack }) => status === 'succeeded' && !isBack)).toEqual([])
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: 0 })
    expect(await db.refundRequest.count({ where: { userId: student.id, doneAt: null } })).toBe(0)
  }
}, 60_000)

test('twenty switches to two plans at once are one', async () => {
  const { browser, customerId } = await member('monthly')
  const shown = await Promise.all(['quarterly', 'annual'].map((plan) => shownSwitch(browser, plan)))
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => browser.post('/profile/subscription/switch', shown[turn % 2])))
  expect(answers.filter(({ status }) => status !== 303)).toEqual([])
  expect((await stripe.invoices.list({ customer: customerId })).data).toHaveLength(2)
})

test('money that is asked back of a customer whom the provider has forgotten waits for an admin, and the plan is over', async () => {
  const { browser, student, customerId } = await member()
  await press(`/customers/${customerId}/forget`)
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post('/profile/subscription/refund')))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
  expect(await isPremium(browser)).toBe(false)
  const stuck = await stuckRefunds(new Date(Date.now() + 2 * HOUR_MS))
  expect(stuck.map(({ id }) => id)).toContain(student.id)
  expect(await db.order.findFirst({ where: { userId: student.id } })).toMatchObject({ status: 'paid', refundedAmount: 0 })
  await db.refundRequest.delete({ where: { userId: student.id } })
})
