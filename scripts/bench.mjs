/**
 * `npm run bench`: what we promise about speed and weight, each beside its baseline in the same run, on a throw-away PostgreSQL.
 * `npm run bench -- items pages` runs those parts alone: pages, addresses, weight, items, schools, payments, reports, students. A number
 * is how many answers are stored, any other word names rows: `npm run bench -- students 1000 dashboard`. Processor time is read from /proc, so that part wants Linux.
 * WORKERS and STUDENTS say how many of each.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchAddresses, benchPages } from '../bench/pages.mjs'
import { weighPages } from '../bench/weight.mjs'
import { checkNode, ensureBuilt, ensureInstalled } from './freshness.mjs'
import { findFreePort, standInKeys } from './services/environment.mjs'
import { migrate, startPostgres, startSandbox, startServer } from './services/with-services.mjs'
import { Failure, ROOT, runScript, toolArguments } from './tools.mjs'

const PARTS = ['items', 'pages', 'addresses', 'weight', 'schools', 'payments', 'reports', 'students']
const STORED = [1_000, 1_000_000]
const CONTENT_PAGES = [
  ...['/', '/contact', '/forgot-password', '/register/check-email', '/proof'],
  ...['/schools', '/schools/california', '/schools/california/harvardwestlake'],
].map((path) => ({ path, hydrates: false }))
const FORM_PAGES = ['/login', '/register'].map((path) => ({ path, hydrates: true }))

await runScript(async () => {
  checkNode()
  const words = process.argv.slice(2)
  const wanted = words.length > 0 ? PARTS.filter((part) => words.includes(part)) : PARTS
  const sizes = words.map(Number).filter((size) => size > 0)
  const rows = words.filter((word) => !PARTS.includes(word) && !Number(word))
  await ensureInstalled()
  await ensureBuilt()

  if (wanted.includes('items')) show('Items a second, one core', [await tsx(['bench/items.ts'], {})])
  if (wanted.some((part) => part !== 'items')) await withProduct((product, env) => benchProduct(product, env, { wanted, rows, sizes }))
})

async function benchProduct(product, env, { wanted, rows, sizes }) {
  if (wanted.includes('pages')) show('Pages against a bare server with the same bytes', await benchPages(product))
  if (wanted.includes('addresses')) show('The front door at every public address', await benchAddresses(product))
  if (wanted.includes('weight'))
    show('First views, bytes over the wire (brotli)', await weighPages(product, [...CONTENT_PAGES, ...FORM_PAGES]))
  if (wanted.includes('schools')) show('Schools of the official survey', await tsx(['bench/schools.ts'], env))
  const measured = { ...env, BENCH_APPLICATION: String(product.pid) }
  if (wanted.includes('payments')) show('Calls of the payment provider, and a member’s profile', await tsx(['bench/payments.ts'], measured))
  if (wanted.includes('reports')) show('The weekly reports', await tsx(['bench/reports.ts'], measured))
  if (!wanted.includes('students')) return
  const title = `${process.env.STUDENTS || 64} students, ${env.WORKERS} processes; processor milliseconds a request, medians of three`
  for (const stored of sizes.length > 0 ? sizes : STORED)
    show(title, await tsx(['bench/students/students.ts', String(stored), ...rows], measured))
}

/** The built product on its own PostgreSQL, one process a core. */
async function withProduct(work) {
  const postgres = await startPostgres({ isDurable: true })
  const sandbox = await startSandbox({
    folder: join(tmpdir(), `stanine-bench-${process.pid}`),
    postmarkToken: 'bench',
    stripe: standInKeys(),
  })
  const port = await findFreePort()
  const env = {
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'bench '.repeat(8),
    POSTMARK_SERVER_TOKEN: 'bench',
    POSTMARK_API_URL: sandbox.url,
    STRIPE_API_URL: sandbox.url,
    AI_API_URL: `${sandbox.url}/v1`,
    LOG_LEVEL: 'error',
    WORKERS: process.env.WORKERS || String(availableParallelism()),
    BENCH_URL: `http://localhost:${port}`,
    BENCH_POSTGRES: String(postgres.pid),
  }
  await migrate(postgres.url)
  const product = await startServer(env, { logTo: createWriteStream('/dev/null') })
  try {
    await work(product, env)
  } finally {
    await product.stop()
    await sandbox.stop()
    await postgres.stop()
  }
}

/** Runs a TypeScript part and reads its last line. The stand-ins answer from this process meanwhile. */
async function tsx(args, env) {
  const child = spawn(process.execPath, toolArguments('tsx', args), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Failure(`${args[0]} failed; its last words stand above.`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '{}')
}

function show(title, rows) {
  console.log(`\n${title}`)
  console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))))
}

function rounded(value) {
  if (typeof value !== 'number') return value
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100
}
