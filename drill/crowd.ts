/** R8: a hundred students without a pause on one process and its ten connections; the queue is bounded, and it recovers. */
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../bench/load.mjs'
import { openClient } from './kit/client'
import { type Finding, finding, seconds } from './kit/finding'
import { brokenPromises } from './kit/invariants'
import { startProduct } from './kit/product'
import { enroll, seat } from './kit/students'
import { startLoad } from './load'

const STUDENTS = 90
const STARTERS = 10
const WORK_MS = 20_000
const CALM_MS = 10_000

export async function drillCrowd(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-crowd' })
  try {
    const answering = await seat(STUDENTS)
    const sitting = await enroll(STARTERS)
    const load = startLoad(connect(STUDENTS + STARTERS), { answering, sitting })
    await pause(WORK_MS)
    await load.stop()
    // Before the calm ones answer the same questions anew.
    const broken = await brokenPromises(product.databaseUrl, load.ledger)
    const calm = startLoad(connect(4), { answering: answering.slice(0, 4) })
    await calm.answeredByAll(CALM_MS)
    await calm.answers(40)
    await calm.stop()

    const { faults, unavailable, dropped } = load.seen
    broken.push(...(await brokenPromises(product.databaseUrl, calm.ledger)))
    const waits = load.times.map(({ ms }) => ms)
    const again = percentile(
      calm.times.map(({ ms }) => ms),
      0.5,
    )
    return finding(
      [...faults, ...broken],
      `${waits.length} answers in ${seconds(WORK_MS)}, none a 500; afterwards an answer takes ${Math.round(again)} ms.`,
      {
        'answers a second': Math.round(waits.length / (WORK_MS / 1000)),
        p99: `${Math.round(percentile(waits, 0.99))} ms`,
        '503': unavailable,
        dropped,
      },
    )
  } finally {
    await product.stop()
  }

  function connect(connections: number) {
    return openClient({ origin: product.origin, port: product.first.port, connections })
  }
}
