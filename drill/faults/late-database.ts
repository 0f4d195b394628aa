/** R6: the server starts without its database, which comes twenty seconds late. */
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '../kit/client'
import { type Finding, finding, seconds } from '../kit/finding'
import { mailGoesOut } from '../kit/inbox'
import { startProduct } from '../kit/product'
import { enroll } from '../kit/students'

const LATE_MS = 20_000
const READY_MS = 15_000
const LOOK_MS = 200

export async function drillLateDatabase(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-late-database' })
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 4 })
  const troubles: string[] = []
  try {
    const [student] = await enroll(1)
    await product.first.stop()
    product.postgres?.halt()
    await product.first.start()
    const workers = product.first.workers()

    const until = performance.now() + LATE_MS
    while (performance.now() < until) {
      await expectStatus('/healthz', 200)
      await expectStatus('/readyz', 503)
      await expectStatus('/', 200)
      await expectStatus('/dashboard', 503, student?.cookie)
      await pause(LOOK_MS)
    }
    product.postgres?.start()
    const back = performance.now()
    const readyMs = await within(READY_MS, async () => (await client.send({ path: '/readyz' })).status === 200)
    await expectStatus('/dashboard', 200, student?.cookie)
    // The queue has to come back as well: a mail is its work.
    await mailGoesOut(product, client, student?.email ?? '', READY_MS)
    const mailMs = performance.now() - back
    if (String(product.first.workers()) !== String(workers)) troubles.push('the server process was replaced')

    const figures = { ready: seconds(readyMs), 'first mail': seconds(mailMs) }
    return finding(
      troubles,
      `It waited ${seconds(LATE_MS)} with 503 and served by itself ${seconds(readyMs)} after the database came.`,
      figures,
    )
  } finally {
    client.close()
    await product.stop()
  }

  async function expectStatus(path: string, expected: number, cookie?: string): Promise<void> {
    const { status } = await client.send({ path, cookie })
    if (status !== expected) troubles.push(`${path} answered ${status}, not ${expected}`)
  }
}

/** Asks until it is so; returns the milliseconds that it took. */
async function within(limit: number, isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > limit) throw new Error(`not so within ${seconds(limit)}`)
    await pause(LOOK_MS)
  }
  return performance.now() - began
}
