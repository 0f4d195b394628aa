/** R17: two instances are replaced one after the other while students answer; whoever tries the other when one refuses notices nothing. */
import { type Client, type Exchange, openClient } from '../kit/client'
import { type Finding, finding } from '../kit/finding'
import { brokenPromises } from '../kit/invariants'
import { type Product, startProduct } from '../kit/product'
import { gather } from '../kit/strike'
import { startLoad } from '../load'

const CYCLES = 3

export async function drillRollingRestart(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-rolling-restart', instances: 2 })
  try {
    const crowd = await gather()
    const client = balance(product, openClient({ origin: product.origin, port: product.first.port, connections: 30 }))
    const load = startLoad(client, crowd)
    const troubles: string[] = []
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      for (const instance of product.instances) {
        await load.answers(60)
        const code = await instance.terminate()
        if (code !== 0) troubles.push(`an instance ended with ${code}`)
        await instance.start()
      }
    }
    await load.answers(60)
    await load.stop()

    const { faults, unavailable, dropped } = load.seen
    troubles.push(...faults, ...(await brokenPromises(product.databaseUrl, load.ledger)))
    if (unavailable > 0) troubles.push(`${unavailable} requests were answered 503`)
    if (dropped > 0) troubles.push(`${dropped} requests were dropped`)
    return finding(troubles, `${2 * CYCLES} restarts under ${load.times.length} answers: no request failed.`, {
      answers: load.times.length,
      'sent to the other': client.refused(),
    })
  } finally {
    await product.stop()
  }
}

/** What any load balancer does: in turn, and the other one when a connection is refused, or was closed while it lay idle. */
function balance({ instances }: Product, client: Client): Client & { refused: () => number } {
  let turn = 0
  let refused = 0
  return { send, close: client.close, refused: () => refused }

  async function send(exchange: Exchange) {
    const start = turn++
    for (let attempt = 0; ; attempt++) {
      try {
        return await client.send({ ...exchange, port: instances[(start + attempt) % instances.length]?.port })
      } catch (error) {
        if (attempt === instances.length - 1 || !isRefusal(error)) throw error
        refused += 1
      }
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}
