/** T1: whether the sign-in tells who has an account, by what it answers or by how long it takes. */
import { percentile } from '../bench/load.mjs'
import { openClient, type Reply } from './client'
import { type Finding, finding } from './finding'
import { mannWhitneyP } from './mann-whitney'
import { startProduct } from './product'
import { enrol } from './students'

const PAIRS = 100
const WARM_UP = 20
const SIGNIFICANT = 0.01
const DIFFERENCE = 0.05

export async function drillEnumeration(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-enumeration' })
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 1 })
  try {
    const students = await enrol(PAIRS)
    for (let turn = 0; turn < WARM_UP; turn++) await signIn(`nobody-${turn}@example.com`)

    const known: number[] = []
    const unknown: number[] = []
    const troubles: string[] = []
    for (const [index, { email }] of students.entries()) {
      const stranger = email.replace('student', 'visitor')
      // Which comes first changes, so that neither kind always follows the other.
      const [first, second] = index % 2 === 0 ? [email, stranger] : [stranger, email]
      const replies = new Map([
        [first, await signIn(first)],
        [second, await signIn(second)],
      ])
      const [member, visitor] = [replies.get(email), replies.get(stranger)]
      if (!member || !visitor) continue
      known.push(member.ms)
      unknown.push(visitor.ms)
      if (masked(member, email) !== masked(visitor, stranger)) troubles.push(`pair ${index + 1} was answered differently`)
    }

    const [medianKnown, medianUnknown] = [percentile(known, 0.5), percentile(unknown, 0.5)]
    const p = mannWhitneyP(known, unknown)
    const difference = Math.abs(medianKnown - medianUnknown) / Math.max(medianKnown, medianUnknown)
    if (difference > DIFFERENCE) troubles.push(`the medians differ by ${(100 * difference).toFixed(1)} %`)
    if (p < SIGNIFICANT) troubles.push(`the times differ (p = ${p.toFixed(4)})`)
    return finding(
      troubles,
      `${2 * PAIRS} sign-ins answer alike; medians ${medianKnown.toFixed(1)} and ${medianUnknown.toFixed(1)} ms, p = ${p.toFixed(2)}.`,
      {
        known: `${medianKnown.toFixed(1)} ms`,
        unknown: `${medianUnknown.toFixed(1)} ms`,
        p: p.toFixed(3),
      },
    )
  } finally {
    client.close()
    await product.stop()
  }

  function signIn(email: string): Promise<Reply> {
    return client.send({ method: 'POST', path: '/login', fields: { email, password: 'not-the-password' } })
  }
}

/** Status, headers and body without what differs by its nature: the address itself, nonces, dates. */
function masked({ status, headers, text }: Reply, email: string): string {
  const { date: _, 'content-length': __, ...others } = headers
  const nonces = /nonce-[\w+/=-]+|nonce="[^"]*"|nonce\\?":\\?"[^"]*"/g
  return [status, JSON.stringify(others), text].join('\n').replaceAll(email, '').replace(nonces, '')
}
