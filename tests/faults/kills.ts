/** What is promised on either database when processes are killed while students answer (faults R1 and R5). */
import { expect, test } from 'vitest'
import { openClient } from '../../drill/kit/client'
import { mailGoesOut } from '../../drill/kit/inbox'
import type { Product } from '../../drill/kit/product'
import { type Crowd, recoveryLimit, strikeDuring } from '../../drill/kit/strike'

/** Registers the tests; `running` gives what the file's beforeAll has started. */
export function testKills(running: () => { product: Product; crowd: Crowd }): void {
  test('a killed server process is replaced, and nothing acknowledged is lost', async () => {
    const { product, crowd } = running()
    const { faults, dropped } = await strikeDuring(product, crowd, product.first.killWorkers)
    expect(faults).toEqual([])
    expect(dropped).toBeGreaterThan(0)
  })

  test('a server killed with its keeper serves again when it is started, and nothing acknowledged is lost', async () => {
    const { product, crowd } = running()
    const { faults, dropped } = await strikeDuring(product, crowd, async () => {
      await product.first.killGroup()
      await product.first.start()
    })
    expect(faults).toEqual([])
    expect(dropped).toBeGreaterThan(0)
  })
}

/** A database that goes and comes back: 503 or dropped connections meanwhile, the same server processes, and the queue works again. */
export async function surviveDatabase(product: Product, crowd: Crowd, strike: () => unknown): Promise<void> {
  const workers = product.first.workers()
  const { faults, unavailable, dropped } = await strikeDuring(product, crowd, strike)
  expect(faults).toEqual([])
  expect(unavailable + dropped).toBeGreaterThan(0)
  expect(product.first.workers()).toEqual(workers)

  const [student] = crowd.sitting
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 1 })
  await mailGoesOut(product, client, student?.email ?? '', recoveryLimit(product))
  client.close()
}
