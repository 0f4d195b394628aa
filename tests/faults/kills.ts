/** What is promised on either database when processes are killed while students answer (faults R1 and R5). */
import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { openClient } from '../../drill/kit/client'
import { mailGoesOut } from '../../drill/kit/inbox'
import { signalAll } from '../../drill/kit/processes'
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

  test('a connection that a killed server process had not taken yet is closed or answered, and never left open', async () => {
    const { first } = running().product
    // One that stands still takes nothing that it is handed.
    signalAll(first.workers(), 'SIGSTOP')
    const connections = [1, 2, 3].map(() => net.connect(first.port, '127.0.0.1'))
    await Promise.all(connections.map((connection) => once(connection, 'connect')))
    const ends = connections.map((connection) => endOf(connection))
    await first.killWorkers()
    expect(await Promise.all(ends)).not.toContain('left open')
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

/** Asks, and tells how the connection ends. */
function endOf(connection: net.Socket): Promise<'answered' | 'closed' | 'left open'> {
  connection.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  return new Promise((resolve) => {
    connection.once('data', () => resolve('answered'))
    connection.on('error', () => resolve('closed'))
    connection.once('close', () => resolve('closed'))
    connection.setTimeout(20_000, () => resolve('left open'))
  })
}
