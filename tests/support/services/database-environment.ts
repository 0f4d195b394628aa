/** Runs before any test file that needs the database: the environment which the application reads when it is loaded. */
import pg from 'pg'
import { inject } from 'vitest'

const mark = Symbol.for('stanine.test-environment')
const global = globalThis as typeof globalThis & Record<symbol, unknown>

// Files of one worker share its modules, hence its database.
if (!global[mark]) {
  global[mark] = true
  // The workers of the jobs stay away: a test calls the job that it is about.
  global[Symbol.for('stanine.background')] = true
  const sandbox = inject('sandboxUrls')[Number(process.env.VITEST_POOL_ID) - 1] ?? inject('sandboxUrls')[0]
  process.env.POSTMARK_API_URL = sandbox
  process.env.STRIPE_API_URL = sandbox
  process.env.AI_API_URL = `${sandbox}/v1`
  process.env.DATABASE_URL = inject('isTemplate') ? await copyOf(inject('databaseUrl')) : inject('databaseUrl')
  // As in an instance that serves: its queue runs before the first request.
  const { queue } = await import('~/jobs/queue/queue.server')
  await queue()
}

/** A database of this worker's own, made from the migrated template. */
async function copyOf(template: string): Promise<string> {
  const address = new URL(template)
  const source = address.pathname.slice(1)
  const copy = `${source}_${process.pid}`
  address.pathname = '/postgres'
  const server = new pg.Client({ connectionString: address.href })
  await server.connect()
  // Two workers may not copy at once; the lock makes them wait.
  await server.query('SELECT pg_advisory_lock(1)')
  await server.query(`CREATE DATABASE ${copy} TEMPLATE ${source}`)
  await server.end()
  address.pathname = `/${copy}`
  return address.href
}
