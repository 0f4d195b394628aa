/** What is promised on either database when processes are killed while students answer (fault R1). */
import { expect, test } from 'vitest'
import type { Product } from '../../drill/product'
import { type Crowd, strikeDuring } from '../../drill/strike'

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
