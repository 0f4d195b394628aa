/** A PostgreSQL to break: restarted at once, away, late or frozen, by its own pg_ctl. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from '../../scripts/services/postgres-cluster.mjs'
import { startPostgres } from '../../scripts/services/with-services.mjs'
import { childrenOf, signalAll } from './processes'

const START_ATTEMPTS = 20
const START_PAUSE_MS = 250

/** Whether this machine has the programs of a server. */
export function hasPostgres(): boolean {
  return findPostgres() !== undefined
}

/** Starts a throw-away cluster that keeps what it acknowledged when its processes are killed. */
export async function startBreakablePostgres() {
  const cluster = await startPostgres()
  const data = await prepare(cluster.url)
  const { uid, gid } = statSync(data)
  process.on('exit', killRest)
  return { url: cluster.url, restart, killBackend, crash, halt, start, freeze, thaw, stop }

  /** "Immediate": every server process is killed, and recovery reads the log. */
  function restart() {
    control('restart', '-m', 'immediate')
  }

  /** `kill -9` of one process that answers a client; PostgreSQL then throws out all others and recovers by itself. */
  async function killBackend() {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1`,
    )
    client.on('error', () => {})
    signalAll(
      rows.map(({ pid }) => pid),
      'SIGKILL',
    )
    await client.end()
  }

  /** `kill -9` of the postmaster; it is started again as soon as the processes that it left have gone, as a service manager does. */
  async function crash() {
    signalAll([postmasterOf(data)], 'SIGKILL')
    // Nobody may have buried it yet, and pg_ctl would take the dead for the living.
    rmSync(pidFile(data), { force: true })
    for (let attempt = 1; ; attempt++) {
      try {
        return start()
      } catch (error) {
        if (attempt === START_ATTEMPTS) throw error
        await pause(START_PAUSE_MS)
      }
    }
  }

  function halt() {
    control('stop', '-m', 'fast')
  }

  /** pg_ctl's "start" would forget the port; its "restart" keeps all settings and does not mind that nothing runs. */
  function start() {
    control('restart')
  }

  /** Connections stay open and nothing answers, as behind a network that swallows everything. */
  function freeze() {
    const postmaster = postmasterOf(data)
    signalAll([postmaster], 'SIGSTOP')
    signalAll(childrenOf(postmaster), 'SIGSTOP')
  }

  function thaw() {
    const postmaster = postmasterOf(data)
    signalAll([...childrenOf(postmaster), postmaster], 'SIGCONT')
  }

  async function stop() {
    process.off('exit', killRest)
    if (existsSync(pidFile(data))) control('stop', '-m', 'immediate')
    await cluster.stop()
  }

  function control(...args: string[]) {
    const folder = dirname(data)
    const owner = process.getuid?.() === 0 ? { uid, gid } : {}
    const program = join(findPostgres() ?? '', 'pg_ctl')
    execFileSync(program, ['-D', data, '-s', '-w', '-l', join(folder, 'log'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    })
  }

  /** One that pg_ctl started is nobody's child. */
  function killRest() {
    if (existsSync(pidFile(data))) signalAll([postmasterOf(data)], 'SIGQUIT')
  }
}

/** Returns the data folder. The throw-away cluster acknowledges before it writes; a database's own setting outranks that. */
async function prepare(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('ALTER DATABASE postgres SET synchronous_commit = on')
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
  await client.end()
  const [row] = rows
  if (!row) throw new Error('PostgreSQL does not say where its data are')
  return row.data_directory
}

function pidFile(data: string): string {
  return join(data, 'postmaster.pid')
}

function postmasterOf(data: string): number {
  return Number.parseInt(readFileSync(pidFile(data), 'utf8'), 10)
}
