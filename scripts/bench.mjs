/**
 * `npm run bench`: what we promise about speed and weight, each beside its baseline in the same run, on a throw-away PostgreSQL.
 * `npm run bench -- items pages` runs those parts alone: pages, weight, items, answers.
 */
import { execFileSync } from 'node:child_process'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchPages } from '../bench/pages.mjs'
import { weighPages } from '../bench/weight.mjs'
import { findFreePort } from './environment.mjs'
import { checkNode, ensureBuilt, ensureInstalled } from './freshness.mjs'
import { ROOT, runScript } from './tools.mjs'
import { migrate, startPostgres, startSandbox, startServer } from './with-services.mjs'

const PARTS = ['items', 'pages', 'weight', 'answers']
const STORED = [1_000, 1_000_000]
const CONTENT_PAGES = ['/', '/contact', '/forgot-password', '/register/check-email', '/proof'].map((path) => ({ path, hydrates: false }))
const FORM_PAGES = ['/login', '/register'].map((path) => ({ path, hydrates: true }))

await runScript(async () => {
  checkNode()
  const wanted = process.argv.length > 2 ? PARTS.filter((part) => process.argv.includes(part)) : PARTS
  await ensureInstalled()
  await ensureBuilt()

  if (wanted.includes('items')) show('Items a second, one core', [tsx(['bench/items.ts'], {})])
  if (wanted.some((part) => part !== 'items')) await withProduct((product, env) => benchProduct(product, env, wanted))
})

async function benchProduct(product, env, wanted) {
  if (wanted.includes('pages')) show('Pages against a bare server with the same bytes', await benchPages(product))
  if (wanted.includes('weight'))
    show('First views, bytes over the wire (brotli)', await weighPages(product, [...CONTENT_PAGES, ...FORM_PAGES]))
  if (!wanted.includes('answers')) return
  const rows = STORED.map((stored) => tsx(['bench/answers.ts', String(stored)], { ...env, BENCH_URL: product.url }))
  show(`Answers (POST, redirect, next page), 64 students, ${env.WORKERS} processes`, rows)
}

/** The built product on its own PostgreSQL, one process a core. */
async function withProduct(work) {
  const postgres = await startPostgres()
  const sandbox = await startSandbox({ folder: join(tmpdir(), `stanine-bench-${process.pid}`), postmarkToken: 'bench' })
  const port = await findFreePort()
  const env = {
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'bench '.repeat(8),
    POSTMARK_SERVER_TOKEN: 'bench',
    POSTMARK_API_URL: sandbox.url,
    LOG_LEVEL: 'error',
    WORKERS: String(availableParallelism()),
  }
  await migrate(postgres.url)
  const product = await startServer(env, { logTo: (await import('node:fs')).createWriteStream('/dev/null') })
  try {
    await work(product, env)
  } finally {
    await product.stop()
    await sandbox.stop()
    await postgres.stop()
  }
}

/** Runs a TypeScript part and reads its last line. */
function tsx(args, env) {
  const output = execFileSync(process.execPath, [`${ROOT}node_modules/tsx/dist/cli.mjs`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 24,
  })
  return JSON.parse(output.toString().trim().split('\n').at(-1) ?? '{}')
}

function show(title, rows) {
  console.log(`\n${title}`)
  console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))))
}

function rounded(value) {
  if (typeof value !== 'number') return value
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100
}
