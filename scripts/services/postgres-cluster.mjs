/** A real PostgreSQL to throw away: its own folder and port, gone when it is stopped. As root it runs as another user. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../tools.mjs'
import { findFreePort } from './environment.mjs'

const READY_MS = 30_000
const SETTINGS = ['max_connections=200', 'log_min_messages=fatal']
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** The folder of PostgreSQL's server programs, newest first, or undefined. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':').filter(Boolean)]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}

/**
 * Starts a throw-away cluster.
 * @param {{ isDurable?: boolean }} [options] whether it writes to the disk as a real one does; tests do without and are faster
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} its superuser's address; `pid` is the postmaster's
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findPostgres()
  if (!programs) throw new Failure('No PostgreSQL server was found. Install one, or set TEST_DATABASE_URL.')
  const folder = mkdtempSync(join(tmpdir(), 'stanine-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }

  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], options)
  const port = await findFreePort()
  const settings = [...SETTINGS, ...(isDurable ? [] : FORGETFUL)].flatMap((setting) => ['-c', setting])
  const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true, // Ctrl-C reaches the script, which stops PostgreSQL last
  })
  const gone = once(child, 'exit')
  process.once('exit', interrupt)
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await Promise.race([waitUntilReady(url), gone.then(() => Promise.reject(new Failure('PostgreSQL ended while it started.')))])
  return { url, pid: child.pid, stop }

  function interrupt() {
    child.kill('SIGINT') // "fast" shutdown
  }

  async function stop() {
    process.off('exit', interrupt)
    interrupt()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })))
      return { uid, gid }
    } catch {
      // the next name
    }
  }
  throw new Failure('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.')
}

async function waitUntilReady(url) {
  const { default: pg } = await import('pg')
  const until = Date.now() + READY_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(100)
    }
  }
}
