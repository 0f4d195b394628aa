/** R7: PostgreSQL freezes with its connections open; nobody waits longer than ten seconds, and the thaw needs no hands. */
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '../kit/client'
import { type Finding, finding, seconds } from '../kit/finding'
import { brokenPromises } from '../kit/invariants'
import { type Product, startProduct } from '../kit/product'
import { gather } from '../kit/strike'
import { startLoad } from '../load'

const FROZEN_MS = 30_000
const PATIENCE_MS = 10_000
/** Tabs of one session that all ask at once: they wait for one query. */
const TABS = 30

export async function drillHangingDatabase(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-hanging-database' })
  try {
    const crowd = await gather()
    const workers = product.first.workers()
    const load = startLoad(openClient({ origin: product.origin, port: product.first.port, connections: 30 }), crowd)
    await load.answers(100)
    product.postgres?.freeze()
    const began = performance.now()
    const tabs = await askTogether(product, crowd.sitting[0]?.cookie)
    await pause(Math.max(0, FROZEN_MS - (performance.now() - began)))
    product.postgres?.thaw()
    const recoveredMs = await load.answeredByAll(PATIENCE_MS)
    await load.answers(100)
    await load.stop()

    const { faults, unavailable, dropped, longestRefusalMs } = load.seen
    const troubles = [...faults, ...tabs, ...(await brokenPromises(product.databaseUrl, load.ledger))]
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

/** What is wrong with the answers to many tabs of one session. */
async function askTogether({ origin, first }: Product, cookie: string | undefined): Promise<string[]> {
  const client = openClient({ origin, port: first.port, connections: TABS })
  const replies = await Promise.all(Array.from({ length: TABS }, () => client.send({ path: '/dashboard', cookie })))
  client.close()
  return replies.flatMap(({ status, ms }) =>
    status === 503 && ms <= PATIENCE_MS ? [] : [`a tab was answered ${status} after ${seconds(ms)}`],
  )
}
