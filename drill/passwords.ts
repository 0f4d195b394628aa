/** T5 and R19: somebody tries passwords as fast as the line allows; those who answer questions meanwhile must not wait. */
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../bench/load.mjs'
import { type Client, openClient } from './kit/client'
import { type Finding, finding } from './kit/finding'
import { brokenPromises } from './kit/invariants'
import { type Product, startProduct } from './kit/product'
import { enroll, seat } from './kit/students'
import { startLoad } from './load'

const STUDENTS = 30
const GUESSERS = 40
const STORM_MS = 20_000
const P95_MS = 2_000
/** A student reads and thinks between answers; those of the load do not, so thirty of them are far more than a class. */
const LEAST_ANSWERS = 300
/** Wrong, too many, or too many at once. */
const REFUSALS = new Set([400, 401, 429, 503])

export async function drillPasswords(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-passwords', workers: 2 })
  try {
    const answering = await seat(STUDENTS)
    const victims = await enroll(GUESSERS)
    const load = startLoad(openClient({ origin: product.origin, port: product.first.port, connections: STUDENTS }), { answering })
    await load.answers(LEAST_ANSWERS)
    const began = performance.now()
    const tried = await storm(product, victims)
    const during = load.times.filter(({ sentAt }) => sentAt >= began).map(({ ms }) => ms)
    await load.stop()

    const troubles = [...load.seen.faults, ...(await brokenPromises(product.databaseUrl, load.ledger))]
    const p95 = percentile(during, 0.95)
    if (p95 > P95_MS) troubles.push(`p95 of an answer is ${Math.round(p95)} ms`)
    if (tried.wrong > 0) troubles.push(`${tried.wrong} tries were answered by something else than a refusal`)
    const rule = `While ${GUESSERS} guessers try passwords without a pause, ${STUDENTS} students answer, p95 below ${P95_MS} ms.`
    return finding(troubles, rule, { tries: tried.count, answers: during.length, 'p95 ms': Math.round(p95) })
  } finally {
    await product.stop()
  }
}

/** Each guesser comes from a network of its own and tries one account, known or not, again and again. */
async function storm(product: Product, victims: readonly { email: string }[]) {
  const tried = { count: 0, wrong: 0 }
  const until = performance.now() + STORM_MS
  const guess = async (email: string, index: number) => {
    const from = `127.3.${1 + Math.floor(index / 200)}.${1 + (index % 200)}`
    const client: Client = openClient({ origin: product.origin, port: product.first.port, connections: 1, from })
    while (performance.now() < until) {
      const fields = { email: tried.count % 2 ? email : `nobody-${tried.count}@example.com`, password: `guess-${tried.count}` }
      tried.count += 1
      const { status } = await client.send({ method: 'POST', path: '/login', fields })
      if (!REFUSALS.has(status)) tried.wrong += 1
      if (status !== 400) await pause(50)
    }
    client.close()
  }
  await Promise.all(victims.map(({ email }, index) => guess(email, index)))
  return tried
}
