/** R12: on each bad day of the provider the button answers in time, and the same form again leads to the one session that there is. */
import type { Exchange } from '../kit/client'
import { seconds } from '../kit/finding'
import { enroll, type Student } from '../kit/students'
import type { Desk, Part } from './part'

const PATIENCE_MS = 12_000

const BAD_DAYS: Record<string, object> = {
  'thirty seconds of silence': { delayMs: 30_000 },
  '500': { status: 500 },
  '429': { status: 429 },
  'a broken line': { reset: true },
  'bad JSON': { garbage: true },
  'an answer lost after the session was made': { at: '/v1/checkout/sessions', status: 500, after: true },
}

export async function buyWhileItFails(desk: Desk): Promise<Part> {
  const troubles: string[] = []
  let slowest = 0
  for (const [day, fault] of Object.entries(BAD_DAYS)) {
    const [student] = await enroll(1)
    if (!student) throw new Error('nobody was enrolled')
    const { ms, found } = await tryTwice(desk, student, fault)
    slowest = Math.max(slowest, ms)
    if (ms > PATIENCE_MS) found.push(`the page took ${seconds(ms)}`)
    troubles.push(...found.map((trouble) => `${day}: ${trouble}`))
  }
  return { troubles, figure: seconds(slowest) }
}

/** Presses the button while it fails and once more afterwards, pays, and counts what the provider has. */
async function tryTwice({ product, client }: Desk, { id: userId, cookie }: Student, fault: object) {
  const found: string[] = []
  const path = '/checkout?plan=annual'
  const { text } = await client.send({ path, cookie })
  const attempt = /name="attempt" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const button: Exchange = { method: 'POST', path, cookie, fields: { plan: 'annual', attempt, referralCode: '' } }

  await product.setFaults({ stripe: fault })
  const refused = await client.send(button)
  await product.setFaults({})
  if (refused.status !== 502) found.push(`it answered ${refused.status}`)
  if (!/try again/i.test(refused.text)) found.push('nobody is told to try again')
  const pages = await Promise.all([client.send(button), client.send(button)])
  const addresses = new Set(pages.map(({ headers }) => headers.location))
  const [page] = addresses
  if (addresses.size !== 1 || !page) return { ms: refused.ms, found: [...found, `the button leads to ${[...addresses].join(' and ')}`] }

  await fetch(page, { method: 'POST', body: new URLSearchParams({ card: 'works' }), redirect: 'manual' })
  const counts = await countsOf(userId)
  if (counts !== '1 customer, 1 session, 1 charge') found.push(`the provider has ${counts}`)
  return { ms: refused.ms, found }
}

async function countsOf(userId: string): Promise<string> {
  const [{ db }, { stripe }] = await Promise.all([import('~/db.server'), import('~/services/payments/client.server')])
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const { data: customers } = await stripe.customers.list({ email, limit: 10 })
  const customer = customers[0]?.id ?? ''
  const [sessions, charges] = await Promise.all([stripe.checkout.sessions.list({ customer }), stripe.charges.list({ customer })])
  return `${customers.length} customer, ${sessions.data.length} session, ${charges.data.length} charge`
}
