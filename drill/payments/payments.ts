/** R12 to R14: the payment provider on its bad days, its calls in any number and order, and calls that never come. */
import { readFileSync } from 'node:fs'
import { openClient } from '../kit/client'
import { type Finding, finding, seconds } from '../kit/finding'
import { startProduct } from '../kit/product'
import { buyWhileItFails } from './bad-days'
import { anyOrder, databaseAway, lostCalls, wrongCalls } from './calls'
import type { Desk, Part } from './part'
import { contradictions } from './truth'

const NAME = 'drill-payments'

const PARTS: Record<string, (desk: Desk) => Promise<Part>> = {
  'slowest answer on a bad day': buyWhileItFails,
  'calls at once, reversed and late': anyOrder,
  'calls that are not for us': wrongCalls,
  'calls while the database is away': databaseAway,
  'repaired after lost calls': lostCalls,
}

export async function drillPayments(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: NAME, instances: 2 })
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 60 })
  const began = performance.now()
  try {
    const troubles: string[] = []
    const figures: Finding['figures'] = {}
    for (const [name, work] of Object.entries(PARTS)) {
      const part = await work({ product, client })
      await product.setFaults({})
      troubles.push(...part.troubles.map((trouble) => `${name}: ${trouble}`))
      figures[name] = part.figure
      console.error(`  ${name}: ${part.figure}, ${part.troubles.length} troubles, ${seconds(performance.now() - began)}`)
    }
    troubles.push(...(await contradictions()), ...(await secretsInLog()))
    return finding(
      troubles,
      'One session and one charge after every bad day, one effect of any number of calls, and what was lost is repaired.',
      figures,
    )
  } finally {
    client.close()
    await product.stop()
  }
}

/** What must never stand in a log: our keys, and any card's number. */
async function secretsInLog(): Promise<string[]> {
  const { env } = await import('~/env.server')
  const log = readFileSync(`test-results/${NAME}.log`, 'utf8')
  const secrets = [env.STRIPE_SECRET_KEY, ...env.STRIPE_WEBHOOK_SECRETS]
  const found = [
    ...secrets.filter((secret) => log.includes(secret)).map(() => 'a key'),
    ...(log.match(/\b(?:\d[ -]?){15,16}\b/g) ?? []).map(() => 'a number as of a card'),
  ]
  return found.map((what) => `${what} stands in the log`)
}
