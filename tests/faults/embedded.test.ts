/** Faults on the embedded database. */
import { afterAll, beforeAll, test } from 'vitest'
import { signalAll } from '../../drill/kit/processes'
import { type Product, startProduct } from '../../drill/kit/product'
import { type Crowd, gather } from '../../drill/kit/strike'
import { surviveDatabase, testKills } from './kills'
import { testTabs } from './tabs'

let product: Product
let crowd: Crowd

beforeAll(async () => {
  product = await startProduct({ backend: 'embedded', name: 'faults-embedded' })
  crowd = await gather()
})

afterAll(() => product?.stop())

testTabs(() => ({ product }))
testKills(() => ({ product, crowd }))

test('the embedded database, killed, is started again by its keeper; the server stays and answers 503 in the meantime', async () => {
  await surviveDatabase(product, crowd, () => signalAll([product.embedded?.pid() ?? 0], 'SIGKILL'))
})
