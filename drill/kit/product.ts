/**
 * The built product with a database of its own, to be broken: one instance or several on free ports, which can be killed, started again
 * and stopped. While it runs, the factories of this process write into the same database.
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, type WriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, standInKeys } from '../../scripts/services/environment.mjs'
import { migrate, startEmbeddedDatabase, startSandbox, startServer } from '../../scripts/services/with-services.mjs'
import { startBreakablePostgres } from './postgres'
import { childrenOf, signalAll } from './processes'

export type Backend = 'embedded' | 'postgres'
export type Product = Awaited<ReturnType<typeof startProduct>>
export type Instance = ReturnType<typeof instanceOf>

interface Options {
  backend: Backend
  /** Names the log in test-results. */
  name: string
  instances?: number
  workers?: number
}

/** Starts database, stand-ins and so many instances at one APP_URL, the first one's. */
export async function startProduct({ backend, name, instances = 1, workers = 1 }: Options) {
  const began = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'stanine-faults-'))
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  async function stop(): Promise<void> {
    for (const step of stops.splice(0).toReversed()) await step()
  }

  try {
    const embedded = backend === 'embedded' ? await startEmbeddedDatabase(join(folder, 'database')) : undefined
    const postgres = backend === 'postgres' ? await startBreakablePostgres() : undefined
    stops.push(() => (embedded ?? postgres)?.stop())
    const databaseUrl = (embedded ?? postgres)?.url ?? ''
    await migrate(databaseUrl)
    const postmarkToken = randomBytes(24).toString('base64url')
    const ports: number[] = []
    while (ports.length < instances) ports.push(await findFreePort())
    const origin = `http://localhost:${ports[0]}`
    const sandbox = await startSandbox({ postmarkToken, stripe: standInKeys(origin) })
    stops.push(sandbox.stop)
    const env = {
      APP_URL: origin,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: randomBytes(32).toString('base64url'),
      POSTMARK_SERVER_TOKEN: postmarkToken,
      POSTMARK_API_URL: sandbox.url,
      STRIPE_API_URL: sandbox.url,
      AI_API_URL: `${sandbox.url}/v1`,
      LOG_LEVEL: 'warn',
      WORKERS: String(workers),
    }
    // The factories read it when they are first imported, which is why students.ts imports them late.
    Object.assign(process.env, env, { LOG_LEVEL: 'silent' })
    stops.push(closeFactories)

    const log = openLog(name)
    const all = ports.map((port) => instanceOf({ ...env, PORT: String(port) }, log))
    for (const instance of all) {
      stops.push(instance.stop)
      await instance.start()
    }
    /** How long all of it takes to start on this machine, in milliseconds. */
    const startMs = performance.now() - began
    return {
      origin: env.APP_URL,
      databaseUrl,
      embedded,
      postgres,
      inboxUrl: sandbox.url,
      /** What the vendors do on a bad day; `{}` ends it (sandbox/faults.mjs). */
      setFaults: (faults: object) => setFaults(sandbox.url, faults),
      instances: all,
      first: firstOf(all),
      startMs,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One server: the process that keeps the workers, and the workers. */
function instanceOf(env: Record<string, string>, log: WriteStream) {
  let server: Awaited<ReturnType<typeof startServer>> | undefined
  return { port: Number(env.PORT), start, stop, workers, killWorkers, killGroup, terminate }

  /** Resolves when it listens. */
  async function start(): Promise<void> {
    server = await startServer(env, { logTo: log })
  }

  async function stop(): Promise<void> {
    const running = server
    server = undefined
    await running?.stop()
  }

  function workers(): number[] {
    return childrenOf(pid())
  }

  /** `kill -9`; the keeping process starts others. */
  function killWorkers(): void {
    signalAll(workers(), 'SIGKILL')
  }

  /** `kill -9` of everything; somebody has to start it again. */
  async function killGroup(): Promise<void> {
    const { gone } = running()
    signalAll([-pid()], 'SIGKILL')
    server = undefined
    await gone
  }

  /** SIGTERM; resolves with the exit code when it has ended. */
  async function terminate(): Promise<number | null> {
    const { gone } = running()
    signalAll([pid()], 'SIGTERM')
    server = undefined
    const [code] = await gone
    return code
  }

  function pid(): number {
    return running().pid ?? 0
  }

  function running() {
    if (!server) throw new Error('this instance does not run')
    return server
  }
}

function firstOf(instances: readonly Instance[]): Instance {
  const [first] = instances
  if (!first) throw new RangeError('a product has at least one instance')
  return first
}

async function setFaults(url: string, faults: object): Promise<void> {
  await fetch(`${url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(faults) })
}

async function closeFactories(): Promise<void> {
  const { db } = await import('~/db.server')
  await db.$disconnect()
}

/** Beside the journeys' log, so that a 500 can be looked up. */
function openLog(name: string): WriteStream {
  mkdirSync('test-results', { recursive: true })
  return createWriteStream(`test-results/${name}.log`)
}
