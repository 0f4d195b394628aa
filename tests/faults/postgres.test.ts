/** Faults on a PostgreSQL, which is killed and restarted: it has to be of this machine. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { hasPostgres } from '../../drill/kit/postgres'
import { type Product, startProduct } from '../../drill/kit/product'
import { type Crowd, gather } from '../../drill/kit/strike'
import { testHanging } from './hanging'
import { surviveDatabase, testKills } from './kills'
import { testStopping } from './stopping'
import { testTabs } from './tabs'

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  let product: Product
  let crowd: Crowd

  beforeAll(async () => {
    product = await startProduct({ backend: 'postgres', name: 'faults-postgres' })
    crowd = await gather()
  })

  afterAll(() => product?.stop())

  testTabs(() => ({ product }))
  testKills(() => ({ product, crowd }))

  test('a PostgreSQL restarted at once costs 503 and dropped connections, never a 500, a half write or the server', async () => {
    await surviveDatabase(product, crowd, () => product.postgres?.restart())
  })

  testHanging(() => ({ product }))
  testStopping(() => ({ product, crowd }))
})
