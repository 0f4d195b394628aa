/** One blow to the product while students answer: what they see of it, how soon everybody is answered again, and what was kept. */

import { startLoad } from '../load'
import { openClient } from './client'
import { brokenPromises } from './invariants'
import type { Product } from './product'
import { enroll, enrollFree, seat } from './students'

const RECOVERY_MS = 10_000
const CONNECTIONS = 30

export interface Blow {
  /** Milliseconds until every answering student had an answer acknowledged again. */
  recoveredMs: number
  acknowledged: number
  unavailable: number
  dropped: number
  /** Answers other than 503, and what the tables contradict. */
  faults: string[]
}

/** The students of a product: made once, they bear any number of blows. */
export async function gather() {
  return { answering: await seat(16), sitting: await enroll(5), free: await enrollFree(3) }
}

export type Crowd = Awaited<ReturnType<typeof gather>>

/** Lets them work, strikes at some moment, and waits until all of them work again. `strike` returns when the blow has fallen. */
export async function strikeDuring(product: Product, crowd: Crowd, strike: () => unknown): Promise<Blow> {
  const client = openClient({ origin: product.origin, port: product.first.port, connections: CONNECTIONS })
  const load = startLoad(client, crowd)
  try {
    await load.answers(40 + Math.floor(Math.random() * 80))
    await strike()
    const recoveredMs = await load.answeredByAll(recoveryLimit(product))
    await load.answers(40)
    await load.stop()
    const { unavailable, dropped, faults } = load.seen
    const broken = await brokenPromises(product.databaseUrl, load.ledger)
    return { recoveredMs, acknowledged: load.times.length, unavailable, dropped, faults: [...faults, ...broken] }
  } finally {
    await load.stop()
  }
}

/** Ten seconds without anybody's hands; on a machine so busy that the first start took longer than five, twice as long as that. */
export function recoveryLimit({ startMs }: Product): number {
  return Math.max(RECOVERY_MS, 2 * startMs)
}
