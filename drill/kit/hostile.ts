/** T28: ten thousand hostile bodies to every address that takes one, by strangers and by somebody signed in. FUZZ_SEED repeats a run. */
import { randomBytes } from 'node:crypto'
import { ACCESS } from '../../tests/routes/site/access-table'
import { hostileBodies } from '../hostile-bodies'
import { openClient } from './client'
import { type Finding, finding } from './finding'
import { processorMs } from './processes'
import { startProduct } from './product'
import { seat } from './students'

const COUNT = 10_000
const MOST_CPU_MS = 300
const TRIES = 3

export async function drillHostileBodies(): Promise<Finding> {
  const seed = process.env.FUZZ_SEED || randomBytes(4).toString('hex')
  console.error(`the seed is ${seed}`) // at once: the last line comes only when it ends well
  const product = await startProduct({ backend: 'postgres', name: 'drill-hostile-bodies' })
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 1 })
  try {
    const [student] = await seat(1)
    const paths = Object.entries(ACCESS)
      .filter(([pattern, { post }]) => post && !pattern.endsWith('logout'))
      .map(([pattern, { path }]) => (path ?? pattern).replace('SITTING', student?.sittingId ?? ''))
    const workers = product.first.workers()
    const [pid = 0] = workers
    const troubles: string[] = []
    const seen = { slowestMs: 0, refused: 0, longest: 0 }
    let index = 0
    for (const raw of hostileBodies(seed, COUNT)) {
      const path = paths[index % paths.length] ?? ''
      const cookie = Math.floor(index / paths.length) % 2 ? student?.cookie : undefined
      index += 1
      const { status, text, cost } = await costOf({ method: 'POST', path, cookie, raw })
      const what = `body ${index} to ${path}`
      if (status >= 500) troubles.push(`${what} was answered ${status}`)
      if (cost > MOST_CPU_MS) troubles.push(`${what} cost ${cost} ms of the processor`)
      if (status >= 400) seen.refused += 1
      seen.slowestMs = Math.max(seen.slowestMs, cost)
      seen.longest = Math.max(seen.longest, text.length)
    }
    if (String(product.first.workers()) !== String(workers)) troubles.push('the server process was replaced')
    return finding(troubles, `None of ${COUNT} hostile bodies was answered 5xx; the dearest cost ${seen.slowestMs} ms of the processor.`, {
      seed,
      refused: seen.refused,
      'most processor time': `${seen.slowestMs} ms`,
      'longest answer': `${seen.longest} characters`,
    })

    /** The least of a few tries when the first was dear: what a body costs, it costs each time. */
    async function costOf(exchange: Parameters<typeof client.send>[0]) {
      for (let attempt = 1; ; attempt++) {
        const before = processorMs(pid)
        const { status, text } = await client.send(exchange)
        const cost = processorMs(pid) - before
        if (cost <= MOST_CPU_MS || attempt === TRIES) return { status, text, cost }
      }
    }
  } finally {
    client.close()
    await product.stop()
  }
}
