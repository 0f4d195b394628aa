/**
 * The parts of a running product, each to be started and stopped by itself; `npm start`, the tests, the bench and the drill share them.
 *
 *     startEmbeddedDatabase(folder)               → { url, pid(), stop() }   kept alive by its keeper
 *     startPostgres()                             → { url, pid, stop() }     a throw-away cluster (postgres-cluster.mjs)
 *     startSandbox({ port?, folder?, postmarkToken, stripe? }) → { url, stop() }  the stand-ins, in this process
 *     startServer(env)                            → { url, pid, gone, stop() } the built product; resolves when it listens
 *     migrate(databaseUrl)                                                   every migration that is missing
 *     seed(env)                                   → { signIns }              the demo data
 *
 * `url` of a server is its APP_URL. Stop in the reverse order. Nothing here reads `.env`; what a server sees is `env` and PATH.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Failure, ROOT, toolArguments } from '../tools.mjs'

export { startPostgres } from './postgres-cluster.mjs'

/**
 * The embedded database in a folder.
 * @param {string} folder
 */
export async function startEmbeddedDatabase(folder) {
  const { keepDatabase } = await import('../../sandbox/database-keeper.mjs')
  return keepDatabase(folder).catch((error) => Promise.reject(new Failure(error.message)))
}

/**
 * The stand-ins of Postmark with its inbox, and of Stripe where its keys are given.
 * @param {Parameters<typeof import('../../sandbox/sandbox.mjs').startSandbox>[0]} options
 */
export async function startSandbox(options) {
  const sandbox = await import('../../sandbox/sandbox.mjs')
  return sandbox.startSandbox(options)
}

/**
 * The built product, as `npm run serve` runs it.
 * @param {Record<string, string | undefined>} env its environment; PORT is required, WORKERS is 1 unless given
 * @param {{ logTo?: NodeJS.WritableStream }} [options] where its output goes
 * @throws {Failure} when it ends before it listens
 */
export async function startServer(env, { logTo = process.stdout } = {}) {
  const child = spawn(process.execPath, [`${ROOT}scripts/services/serve.mjs`], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', WORKERS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32', // Ctrl-C reaches this script, which stops its services in order
  })
  forward(child.stdout, logTo)
  forward(child.stderr, logTo)
  const gone = once(child, 'exit')
  const message = await Promise.race([once(child, 'message'), gone.then(() => undefined)])
  if (!message) throw new Failure('The server ended before it listened; its last words stand above.')
  return { url: env.APP_URL ?? `http://localhost:${env.PORT}`, pid: child.pid, gone, stop }

  async function stop() {
    child.kill('SIGTERM')
    await gone
  }
}

/** Applies every migration that a database lacks; says nothing unless that fails. */
export async function migrate(databaseUrl) {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, toolArguments('prisma', ['migrate', 'deploy']), {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Failure(`${said}\nThe database could not be brought up to date; the reason stands above.`, code ?? 1)
}

/**
 * Fills a database with the demo data.
 * @returns {Promise<{ signIns: { who: string, email: string, password: string, secret?: string }[] }>} what the seed tells on its last line
 */
export async function seed(env) {
  const child = spawn(process.execPath, toolArguments('tsx', ['prisma/seed.ts']), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  let last = ''
  for await (const line of createInterface({ input: child.stdout })) if (line.trim()) last = line
  const [code] = await exit
  if (code !== 0) throw new Failure('The demo data could not be written; the reason stands above.', code ?? 1)
  return JSON.parse(last)
}

/** A server's lines, without remix-serve's greeting: it names addresses that the host check refuses. */
function forward(from, to) {
  createInterface({ input: from }).on('line', (line) => {
    if (!line.startsWith('[remix-serve]')) to.write(`${line}\n`)
  })
}
