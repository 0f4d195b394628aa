/** After whatever happened, in whatever order it was told: our orders add up to what the provider holds, and premium is what it says. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { repair } from '~/jobs/sync-payments.server'
import { stripe } from '~/services/payments/client.server'
import { DAY_MS } from '~/utils/time/durations'
import { openBrowser } from '../../support/browser'
import { call, eventsOf, goToPayment, isPremium, member, payAt, press, switchTo, workOff } from '../../support/services/payments'

type Member = Awaited<ReturnType<typeof member>>

const living = async ({ customerId: customer }: Member) =>
  (await stripe.subscriptions.list({ customer, status: 'all' })).data.find(({ status }) => status !== 'canceled')
const charges = async ({ customerId: customer }: Member) => (await stripe.charges.list({ customer, limit: 100 })).data
const newestPaid = async (one: Member) =>
  (await charges(one)).find(({ status, refunded, disputed }) => status === 'succeeded' && !refunded && !disputed)
const openDispute = async (one: Member) => {
  for (const { id: charge, disputed } of await charges(one)) {
    const [dispute] = disputed ? (await stripe.disputes.list({ charge })).data : []
    if (dispute?.status === 'needs_response') return dispute.id
  }
  return undefined
}
const ofLiving = (act: (id: string) => Promise<unknown>) => async (one: Member) => {
  const subscription = await living(one)
  if (subscription) await act(subscription.id)
}
const tell = async (customerId: string, order: 'as they came' | 'reversed') => {
  const events = await eventsOf(customerId)
  const browser = openBrowser()
  for (const event of order === 'reversed' ? events : events.toReversed()) {
    await browser.request('/webhooks/stripe', call(event))
    await browser.request('/webhooks/stripe', call(event))
  }
  await workOff()
}

const STEPS: Record<string, (one: Member) => Promise<unknown>> = {
  'a month passes': ofLiving((id) => press(`/subscriptions/${id}/renew`)),
  'a renewal fails': ofLiving((id) => press(`/subscriptions/${id}/renew`, { card: 'fails' })),
  'four days pass': ofLiving((id) => press(`/subscriptions/${id}/advance`, { days: '4' })),
  'what is open is paid': async ({ customerId: customer }) => {
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data
    if (open?.hosted_invoice_url) await payAt(open.hosted_invoice_url)
  },
  'it is canceled': ({ browser }) => browser.post('/profile/subscription/cancellation'),
  'it is resumed': ({ browser }) => browser.post('/profile/subscription/resumption'),
  'it is switched': ({ browser }) => switchTo(browser, 'quarterly'),
  'the money is asked back': ({ browser }) => browser.post('/profile/subscription/refund'),
  'a payment is refunded at the provider': async (one) => {
    const charge = await newestPaid(one)
    if (charge) await stripe.refunds.create({ charge: charge.id })
  },
  'a part is refunded': async (one) => {
    const charge = await newestPaid(one)
    if (charge) await stripe.refunds.create({ charge: charge.id, amount: 500 })
  },
  'a bank takes it back': async (one) => {
    const charge = await newestPaid(one)
    if (charge) await press(`/charges/${charge.id}/dispute`)
  },
  'a dispute is won': async (one) => {
    const id = await openDispute(one)
    if (id) await press(`/disputes/${id}/close`, { status: 'won' })
  },
  'a dispute is lost': async (one) => {
    const id = await openDispute(one)
    if (id) await press(`/disputes/${id}/close`, { status: 'lost' })
  },
  'it is ended at the provider': ofLiving((id) => stripe.subscriptions.cancel(id)),
  'another is bought, and nobody comes back': async ({ browser }) => {
    const { location } = await goToPayment(browser, 'annual')
    if (location?.includes('/checkout/c/pay/')) await payAt(location)
  },
  'all is told': ({ customerId }) => tell(customerId, 'as they came'),
  'all is told backwards': ({ customerId }) => tell(customerId, 'reversed'),
}

const names = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 3, maxLength: 9 })

test('after any sequence, some of it never told, the repair leaves our books and the provider’s the same', async () => {
  await fc.assert(
    fc.asyncProperty(names, fc.constantFrom('monthly', 'annual'), async (steps, plan) => {
      const one = await member(plan)
      for (const name of steps) await STEPS[name]?.(one)
      await db.paymentCustomer.updateMany({ data: { checkedAt: new Date() } })
      await db.paymentCustomer.update({ where: { id: one.customerId }, data: { checkedAt: null } })
      await repair()
      expect(await ourBalance(one)).toBe(await theirBalance(one))
      expect(await isPremium(one.browser)).toBe(await opensThere(one))
    }),
    { numRuns: 15, seed: 15, endOnFailure: true },
  )
}, 240_000)

async function ourBalance({ student }: Member): Promise<number> {
  const orders = await db.order.findMany({ where: { userId: student.id, status: { in: ['paid', 'refunded'] } } })
  return orders.reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0)
}

async function theirBalance(one: Member): Promise<number> {
  let sum = 0
  for (const { id: charge, status, amount, amount_refunded, disputed } of await charges(one)) {
    const [dispute] = disputed ? (await stripe.disputes.list({ charge })).data : []
    const isTaken = dispute !== undefined && dispute.status !== 'won'
    if (status === 'succeeded' && !isTaken) sum += amount - amount_refunded
  }
  return sum
}

async function opensThere({ customerId: customer }: Member): Promise<boolean> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
  return data.some(({ status, items }) => {
    const since = (items.data[0]?.current_period_start ?? 0) * 1000
    return status === 'active' || (status === 'past_due' && since + 7 * DAY_MS > Date.now())
  })
}
