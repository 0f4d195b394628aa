/** R7: PostgreSQL freezes with its connections open; nobody waits longer than ten seconds, and the thaw needs no hands. */
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from './client'
import { type Finding, finding, seconds } from './finding'
import { brokenPromises } from './invariants'
import { startLoad } from './load'
import { startProduct } from './product'
import { gather } from './strike'

const FROZEN_MS = 30_000
const PATIENCE_MS = 10_000

export async function drillHangingDatabase(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-hanging-database' })
  try {
    const crowd = await gather()
    const workers = product.first.workers()
    const load = startLoad(openClient({ origin: product.origin, port: product.first.port, connections: 30 }), crowd)
    await load.answers(100)
    product.postgres?.freeze()
    await pause(FROZEN_MS)
    product.postgres?.thaw()
    const recoveredMs = await load.answeredByAll(PATIENCE_MS)
    await load.answers(100)
    await load.stop()

    const { faults, unavailable, dropped, longestRefusalMs } = load.seen
    const troubles = [...faults, ...(await brokenPromises(product.databaseUrl, load.ledger))]
    if (longestRefusalMs > PATIENCE_MS) troubles.push(`a request waited ${seconds(longestRefusalMs)} for its 503`)
    if (String(product.first.workers()) !== String(workers)) troubles.push('the server process was replaced')
    return finding(
      troubles,
      `Every request ended within ${seconds(longestRefusalMs)}, and ${seconds(recoveredMs)} after the thaw all were answered.`,
      {
        '503': unavailable,
        dropped,
        'longest wait': seconds(longestRefusalMs),
        recovered: seconds(recoveredMs),
      },
    )
  } finally {
    product.postgres?.thaw()
    await product.stop()
  }
}
