/** Every plan, for guests and members, through all that can be done with it; after each step we have what the provider has. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { stripe } from '~/services/payments/client.server'
import { signedIn } from '../../support/browser'
import { member, payingGuest, shownSwitch } from '../../support/services/payments'

const TIERS = { monthly: 'premium_monthly', quarterly: 'premium_3month', annual: 'premium_annual' } as const
type Plan = keyof typeof TIERS
const PLANS = Object.keys(TIERS) as Plan[]
const PAIRS = PLANS.flatMap((from) => PLANS.filter((to) => to !== from).map((to) => [from, to] as const))

type Browser = Awaited<ReturnType<typeof member>>['browser']

/** What the account may do now, and its plan here and at the provider. */
async function stateOf(browser: Browser, userId: string) {
  const me = JSON.parse((await browser.get('/api/me')).text)
  const row = await db.userSubscription.findFirstOrThrow({ where: { userId }, orderBy: { startDate: 'desc' } })
  const there = await stripe.subscriptions.retrieve(row.stripeSubscriptionId ?? '')
  const isRunning = there.status === 'active'
  return {
    isPremium: me.isPremium as boolean,
    tier: row.subscriptionTier,
    renews: row.renewsAt !== null,
    agrees: row.isActive === isRunning && (row.renewsAt !== null) === (isRunning && !there.cancel_at_period_end),
  }
}

test.each(PLANS)('a guest who buys %s has it after the login, cancels it, resumes it, and gets the money back', async (plan) => {
  const { browser, back } = await payingGuest(plan)
  await browser.get(back)
  const { student, browser: own } = await signedIn()
  for (const [name, value] of own.cookies) browser.cookies.set(name, value)
  expect((await browser.get('/payment-success')).text).toContain('Thank you. Everything is open')
  const bought = { isPremium: true, tier: TIERS[plan], renews: true, agrees: true }
  expect(await stateOf(browser, student.id)).toEqual(bought)

  expect((await browser.post('/profile/subscription/cancellation')).status).toBe(303)
  expect(await stateOf(browser, student.id)).toEqual({ ...bought, renews: false })
  expect((await browser.post('/profile/subscription/resumption')).status).toBe(303)
  expect(await stateOf(browser, student.id)).toEqual(bought)
  expect((await browser.post('/profile/subscription/refund')).status).toBe(303)
  expect(await stateOf(browser, student.id)).toEqual({ ...bought, isPremium: false, renews: false })
  const orders = await db.order.findMany({ where: { userId: student.id } })
  expect(orders.map(({ status, amount, refundedAmount }) => [status, refundedAmount - amount])).toEqual([['refunded', 0]])
})

test.each(PAIRS)('a member switches from %s to %s for what was shown, once', async (from, to) => {
  const { browser, student } = await member(from)
  const shown = await shownSwitch(browser, to)
  const press = () => browser.post('/profile/subscription/switch', shown)
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await stateOf(browser, student.id)).toEqual({ isPremium: true, tier: TIERS[to], renews: true, agrees: true })
  expect(await db.userSubscription.count({ where: { userId: student.id } })).toBe(1)
})
