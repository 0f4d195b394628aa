/** What is promised when PostgreSQL hangs with its connections open (fault R7). */
import { expect, test } from 'vitest'
import { openClient } from '../../drill/kit/client'
import type { Product } from '../../drill/kit/product'
import { seat } from '../../drill/kit/students'

const WAITERS = 30
const PATIENCE_MS = 10_000

/** Registers the test; `running` gives what the file's beforeAll has started. */
export function testHanging(running: () => { product: Product }): void {
  test('while the database hangs, everybody who waits gets a 503 within ten seconds, thirty tabs of one session too', async () => {
    const { product } = running()
    const client = openClient({ origin: product.origin, port: product.first.port, connections: WAITERS })
    const [student] = await seat(1)
    const tabs = Array.from({ length: WAITERS }, (_, index) => ({ path: index % 3 ? '/dashboard' : '/api/me', cookie: student?.cookie }))
    product.postgres?.freeze()
    try {
      const replies = await Promise.all(tabs.map((tab) => client.send(tab)))
      expect(replies.map(({ status, headers }) => `${status} ${headers['retry-after']}`)).toEqual(tabs.map(() => '503 5'))
      // On a machine so busy that the product took long to start, twice as long as that.
      expect(Math.max(...replies.map(({ ms }) => ms))).toBeLessThan(Math.max(PATIENCE_MS, 2 * product.startMs))
    } finally {
      product.postgres?.thaw()
      client.close()
    }
    const again = openClient({ origin: product.origin, port: product.first.port, connections: 1 })
    await expect
      .poll(async () => (await again.send({ path: '/dashboard', cookie: student?.cookie })).status, { timeout: PATIENCE_MS })
      .toBe(200)
    again.close()
  })
}
