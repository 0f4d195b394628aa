/** A PostgreSQL to break: restarted at once, away, late or frozen, by its own pg_ctl. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../scripts/postgres-cluster.mjs'
import { startPostgres } from '../scripts/with-services.mjs'
import { childrenOf, signalAll } from './processes'

export type BreakablePostgres = Awaited<ReturnType<typeof startBreakablePostgres>>

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
  return { url: cluster.url, restart, halt, start, freeze, thaw, stop }

  /** "Immediate": every server process is killed, and recovery reads the log. */
  function restart() {
    control('restart', '-m', 'immediate')
  }

  function halt() {
    control('stop', '-m', 'fast')
  }

  function start() {
    control('start')
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
    const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as const, ...(process.getuid?.() === 0 ? { uid, gid } : {}) }
    execFileSync(join(findPostgres() ?? '', 'pg_ctl'), ['-D', data, '-s', '-w', '-l', join(folder, 'log'), ...args], {
      ...options,
      stdio: [...options.stdio],
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
