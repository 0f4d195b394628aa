/** The payment provider in tests: its pages pressed as a payer presses them, its events brought to the product, and what only time does. */
import { db } from '~/db.server'
import { env } from '~/env.server'
import { queue } from '~/jobs/queue/queue.server'
import { syncPayments } from '~/jobs/sync-payments.server'
import { PAID_PLANS, planNamed } from '~/models/money/plans/plans'
import { stripe } from '~/services/payments/client.server'
import { type Browser, openBrowser, type Page, signedIn } from '../browser'

type Card = 'works' | 'declined' | 'fails_later'

let payers = 0
export const somePayer = () => `payer-${process.pid}-${++payers}@example.com`

/** Pays at a hosted page; where it leads to in the product, or null when the card is declined. */
export async function payAt(page: string, { card = 'works', email }: { card?: Card; email?: string } = {}): Promise<string | null> {
  const body = new URLSearchParams({ card, ...(email && { email }) })
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) return null
  const { pathname, search } = new URL(location, page)
  return pathname + search
}

/** Presses a button of the stand-in's operator. */
export async function press(path: string, fields: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(`${env.STRIPE_API_URL}/stripe${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`/stripe${path} answered ${answer.status}`)
}

/** The checkout's form of a plan, sent: the answer leads to the hosted page. */
export async function goToPayment(browser: Browser, plan: string, fields: Record<string, string> = {}): Promise<Page> {
  const { text } = await browser.get(`/checkout?plan=${plan}`)
  const attempt = /name="attempt" value="([^"]+)"/.exec(text)?.[1] ?? ''
  return browser.post(`/checkout?plan=${plan}`, { plan, attempt, referralCode: '', ...fields })
}

/** A student who has bought a plan and come back. */
export async function member(plan = 'annual', card: Card = 'works', shape: Parameters<typeof signedIn>[0] = {}) {
  const { browser, student } = await signedIn(shape)
  const { location } = await goToPayment(browser, plan)
  const back = await payAt(location ?? '', { card })
  await browser.get(back ?? '')
  return { browser, student, customerId: await customerOf(student.id), subscriptionId: await subscriptionOf(student.id) }
}

/** A guest who has paid: where the payment led to, and whose customer it is. */
export async function payingGuest(plan = 'annual') {
  const browser = openBrowser()
  const email = somePayer()
  const { location } = await goToPayment(browser, plan)
  const back = await payAt(location ?? '', { email })
  const { data } = await stripe.customers.list({ email, limit: 1 })
  return { browser, email, back: back ?? '', customerId: data[0]?.id ?? '' }
}

/** A second plan, which somebody pays for as a guest with the address of an account. */
export async function secondPlanOf(email: string, plan = 'annual') {
  const browser = openBrowser()
  const { location } = await goToPayment(browser, plan)
  await browser.get((await payAt(location ?? '', { email })) ?? '')
  const { stripeSubscriptionId, stripeCustomerId } = await db.userSubscription.findFirstOrThrow({
    where: { user: { email }, subscriptionTier: PAID_PLANS[planNamed(plan) ?? 'annual'].tier },
  })
  return { subscriptionId: stripeSubscriptionId ?? '', customerId: stripeCustomerId ?? '' }
}

/** What the page before a switch shows, as its form sends it. */
export async function shownSwitch(browser: Browser, plan: string): Promise<Record<string, string>> {
  const { text } = await browser.get(`/profile/subscription/switch?plan=${plan}`)
  const sentBy = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? ''
  return { plan, at: sentBy('at'), shown: sentBy('shown') }
}

/** Reads what a switch costs, and confirms it. */
export async function switchTo(browser: Browser, plan: string): Promise<Page> {
  return browser.post('/profile/subscription/switch', await shownSwitch(browser, plan))
}

/** What the account may do, as its own call says. */
export async function isPremium(browser: Browser): Promise<boolean> {
  return JSON.parse((await browser.get('/api/me')).text).isPremium
}

export async function customerOf(userId: string): Promise<string> {
  return (await db.paymentCustomer.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })).id
}

async function subscriptionOf(userId: string): Promise<string> {
  const where = { userId, stripeSubscriptionId: { not: null } }
  return (await db.userSubscription.findFirstOrThrow({ where, orderBy: { startDate: 'desc' } })).stripeSubscriptionId ?? ''
}

/** The provider's call, signed as it signs. */
export function call(event: object, secret = env.STRIPE_WEBHOOK_SECRETS[0] ?? '', timestamp?: number): RequestInit {
  const payload = JSON.stringify(event)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { method: 'POST', body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

/** All events of a customer, the newest first. */
export async function eventsOf(customerId: string) {
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  return events.filter(({ data: { object } }) => {
    const owner = 'customer' in object ? object.customer : null
    return owner === customerId || ('id' in object && object.id === customerId)
  })
}

/** Brings all events of a customer, and lets the workers read what they are about. */
export async function bringEvents(customerId: string): Promise<void> {
  const browser = openBrowser()
  for (const event of (await eventsOf(customerId)).toReversed()) await browser.request('/webhooks/stripe', call(event))
  await workOff()
}

/** Runs what the calls have put into the queue. */
export async function workOff(): Promise<number> {
  const boss = await queue()
  const jobs = await boss.fetch<{ customerId: string }>('sync-payments', { batchSize: 1_000 })
  await syncPayments(jobs)
  const ids = jobs.map(({ id }) => id)
  if (ids.length > 0) await boss.complete('sync-payments', ids)
  return ids.length
}
