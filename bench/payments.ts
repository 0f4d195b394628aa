/**
 * What the payment provider tells us, and what members look at: its calls a second, new ones and copies, and the profile with a plan. Prints
 * one JSON line. The environment is that of students.ts, and STRIPE_API_URL.
 */
import { openStudentSession } from '~/auth/session.server'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { stopQueue } from '~/jobs/queue/queue.server'
import { paths } from '~/paths'
import { stripe } from '~/services/payments/client.server'
import { createMember } from '../tests/factories/payments'
import { createBrowser } from './browser'
import { measure, type Row } from './measure'

const CONNECTIONS = 16
const url = new URL(process.env.BENCH_URL ?? '')
const processes = { application: Number(process.env.BENCH_APPLICATION), postgres: Number(process.env.BENCH_POSTGRES) }

const browser = createBrowser(url, CONNECTIONS)
const members: { customerId: string; cookie: string }[] = []
while (members.length < CONNECTIONS) {
  const { student, customerId } = await createMember()
  const cookie = await openStudentSession(new Request(url), student.id)
  members.push({ customerId, cookie: cookie.split(';')[0] ?? '' })
}
const { data } = await stripe.events.list({ type: 'customer.subscription.created', limit: 1 })
let told = 0

/** An event about one of the members, signed as the provider signs. */
function eventOf(index: number, id: string) {
  const [event] = data
  const customer = members[index % members.length]?.customerId
  const body = JSON.stringify({ ...event, id, data: { object: { ...event?.data.object, customer } } })
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: env.STRIPE_WEBHOOK_SECRETS[0] ?? '' })
  return { body, headers: { 'stripe-signature': signature } }
}

const rows: Row[] = [
  row('a new event', (index) => browser.call('/webhooks/stripe', eventOf(index, `evt_bench_${++told}`))),
  row('an event that came before', (index) => browser.call('/webhooks/stripe', eventOf(index, 'evt_bench_1'))),
  row('profile of a member', (index) => browser.get(paths.account.profile(), members[index]?.cookie)),
]
function row(name: string, send: (index: number) => Promise<void>): Row {
  return { name, connections: CONNECTIONS, step: (index) => send(index).then(() => true) }
}

const figures = []
for (const each of rows) figures.push(await measure(each, processes))
console.log(JSON.stringify(figures))
browser.close()
await stopQueue()
await db.$disconnect()
