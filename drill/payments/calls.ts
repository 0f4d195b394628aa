/** R13 and R14: the provider's calls, copied, turned round, late, forged, refused by a database that is away, and lost. */
import { setTimeout as pause } from 'node:timers/promises'
import type Stripe from 'stripe'
import type { Exchange, Reply } from '../kit/client'
import { seconds } from '../kit/finding'
import type { Desk, Part } from './part'
import { contradictions } from './truth'

const COPIES = 20
const ANSWER_MS = 2_000
const SETTLE_MS = 30_000
const LOOK_MS = 250
const THREE_DAYS = 3 * 24 * 60 * 60

/** Twenty copies of each event of a member, the newest first, on two instances; and once more as if three days had passed. */
export async function anyOrder(desk: Desk): Promise<Part> {
  const { db } = await import('~/db.server')
  await desk.product.setFaults({ webhooks: { lost: true } })
  const { student, customerId } = await (await import('../../tests/factories/payments')).createMember()
  const events = await eventsOf(customerId)
  const before = await effects(student.id)
  const troubles: string[] = []
  let slowest = 0
  for (const event of events) {
    const late = { ...event, id: `${event.id}_late`, created: event.created - THREE_DAYS }
    const replies = await onBoth(desk, [...Array<Stripe.Event>(COPIES).fill(event), late])
    slowest = Math.max(slowest, ...replies.map(({ ms }) => ms))
    const wrong = replies.filter(({ status }) => status !== 200)
    if (wrong.length > 0) troubles.push(`${event.type} was answered ${wrong[0]?.status} ${wrong.length} times`)
  }
  if (slowest > ANSWER_MS) troubles.push(`an answer took ${seconds(slowest)}`)
  const stored = await db.stripeEvent.count({ where: { id: { in: events.flatMap(({ id }) => [id, `${id}_late`]) } } })
  if (stored !== 2 * events.length) troubles.push(`${stored} of ${2 * events.length} events are stored`)
  await worksOff(desk)
  const after = await effects(student.id)
  if (after !== before) troubles.push(`there are ${after}, and were ${before}`)
  return { troubles, figure: `${events.length * (COPIES + 1)}, slowest ${Math.round(slowest)} ms` }
}

/** Wrong mode, wrong secret, altered, too old, unsigned: refused, and nothing is stored. */
export async function wrongCalls({ client, ...desk }: Desk): Promise<Part> {
  const { stripe } = await import('~/services/payments/client.server')
  const { db } = await import('~/db.server')
  const { data } = await stripe.events.list({ limit: 1 })
  const [event] = data
  if (!event) throw new Error('the provider has told nothing')
  const fresh = { ...event, id: `${event.id}_wrong` }
  const now = Math.floor(Date.now() / 1000)
  const altered = await signed(fresh)
  const wrong: Record<string, Exchange> = {
    'the other mode': await signed({ ...fresh, livemode: true }),
    'another secret': await signed(fresh, { secret: 'whsec_somebody_elses' }),
    '301 seconds old': await signed(fresh, { timestamp: now - 301 }),
    'an altered body': {
      ...altered,
      raw: { type: 'application/json', body: Buffer.concat([altered.raw?.body ?? Buffer.of(), Buffer.from(' ')]) },
    },
    'no signature': { ...altered, headers: {} },
  }
  const before = await db.stripeEvent.count()
  const troubles: string[] = []
  for (const [name, exchange] of Object.entries(wrong)) {
    const { status } = await client.send(exchange)
    if (status !== 400) troubles.push(`${name} was answered ${status}`)
  }
  if ((await db.stripeEvent.count()) !== before) troubles.push('something of it was stored')
  const { status } = await client.send({ ...altered, port: desk.product.first.port })
  if (status !== 200) troubles.push(`the right one was answered ${status}`)
  return { troubles, figure: `${Object.keys(wrong).length} refused` }
}

/** While nothing can be stored the answer is 5xx, so that the provider sends again; then it takes effect once. */
export async function databaseAway(desk: Desk): Promise<Part> {
  const { client, product } = desk
  const { customerId } = await (await import('../../tests/factories/payments')).createMember()
  const [event] = await eventsOf(customerId)
  if (!event) throw new Error('the provider has told nothing')
  const call = await signed({ ...event, id: `${event.id}_again` })
  await worksOff(desk)
  product.postgres?.halt()
  const refused = await client.send(call)
  product.postgres?.start()
  const began = performance.now()
  let taken = await client.send(call)
  while (taken.status !== 200 && performance.now() - began < SETTLE_MS) {
    await pause(LOOK_MS)
    taken = await client.send(call)
  }
  const { db } = await import('~/db.server')
  const stored = await readAgain(() => db.stripeEvent.count({ where: { id: `${event.id}_again` } }))
  const troubles: string[] = []
  if (refused.status < 500) troubles.push(`it was answered ${refused.status} while nothing could be stored`)
  if (taken.status !== 200) troubles.push(`afterwards it was answered ${taken.status}`)
  if (stored !== 1) troubles.push(`it is stored ${stored} times`)
  return { troubles, figure: `${refused.status}, then ${taken.status} after ${seconds(performance.now() - began)}` }
}

/** Payments and a cancellation of which nobody ever told us: the job that runs each hour finds them. */
export async function lostCalls(desk: Desk): Promise<Part> {
  const { db } = await import('~/db.server')
  const { stripe } = await import('~/services/payments/client.server')
  const { queue } = await import('~/jobs/queue/queue.server')
  const payments = await import('../../tests/factories/payments')
  const { createStudent } = await import('../../tests/factories/accounts')
  await desk.product.setFaults({ webhooks: { lost: true } })
  const ended = await payments.createMember({ plan: 'monthly' })
  await stripe.subscriptions.cancel(ended.subscriptionId)
  const student = await createStudent()
  const { url } = await payments.openPayment('annual', student.id)
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' })
  // An hour later.
  await db.paymentCustomer.updateMany({ data: { checkedAt: new Date(Date.now() - 3_600_000) } })

  const wrongBefore = await contradictions()
  const began = performance.now()
  await (await queue()).send('repair-payments', {})
  let wrong = wrongBefore
  while (wrong.length > 0 && performance.now() - began < SETTLE_MS) {
    await pause(LOOK_MS)
    wrong = await contradictions()
  }
  const isOpen = await db.userSubscription.count({ where: { userId: student.id, isActive: true } })
  const troubles = [...wrong]
  if (wrongBefore.length === 0) troubles.push('nothing was lost')
  if (isOpen !== 1) troubles.push('what was paid opens nothing')
  return { troubles, figure: seconds(performance.now() - began) }
}

async function signed(event: object, { secret, timestamp }: { secret?: string; timestamp?: number } = {}): Promise<Exchange> {
  const [{ env }, { stripe }] = await Promise.all([import('~/env.server'), import('~/services/payments/client.server')])
  const payload = JSON.stringify(event)
  const own = env.STRIPE_WEBHOOK_SECRETS[0] ?? ''
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: secret ?? own, timestamp })
  const raw = { type: 'application/json', body: Buffer.from(payload) }
  return { method: 'POST', path: '/webhooks/stripe', raw, headers: { 'stripe-signature': signature } }
}

/** All at once, in turn to each instance. */
async function onBoth({ product, client }: Desk, events: readonly Stripe.Event[]): Promise<Reply[]> {
  const calls = await Promise.all(events.map((event) => signed(event)))
  const { instances } = product
  return Promise.all(calls.map((call, index) => client.send({ ...call, port: instances[index % instances.length]?.port })))
}

/** The newest first. */
async function eventsOf(customerId: string): Promise<Stripe.Event[]> {
  const { stripe } = await import('~/services/payments/client.server')
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  return events.filter(({ data: { object } }) => ('customer' in object ? object.customer : 'id' in object && object.id) === customerId)
}

/** What an account has of everything that must be there once. */
async function effects(userId: string): Promise<string> {
  const { db } = await import('~/db.server')
  const where = { userId }
  const [plans, orders, mails] = await Promise.all([
    db.userSubscription.count({ where }),
    db.order.count({ where }),
    db.mailRecord.count({ where }),
  ])
  return `${plans} plans, ${orders} orders, ${mails} mails`
}

/** Waits until no call waits for its reading. */
async function worksOff(desk: Desk): Promise<void> {
  const { db } = await import('~/db.server')
  const until = performance.now() + SETTLE_MS
  for (;;) {
    const [row] = await db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pgboss.job WHERE name = 'sync-payments' AND state < 'completed'`
    if (row?.waiting === 0) return
    if (performance.now() > until) throw new Error(`${row?.waiting} calls still wait at ${desk.product.origin}`)
    await pause(LOOK_MS)
  }
}

/** The first statements after the database was away meet connections that are dead. */
async function readAgain<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      return await read()
    } catch {
      await pause(LOOK_MS)
    }
  }
  return read()
}
