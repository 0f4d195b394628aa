/**
 * The embedded database: PGlite (PostgreSQL compiled to WebAssembly) in a process of its own, behind PostgreSQL's wire on a Unix socket,
 * or on a loopback port where sockets are missing or the folder's path is too long for one.
 *
 *     node sandbox/embedded-database.mjs <folder> [port]
 *
 * In the application's process it would block the event loop and could not be stopped by a time-out. Acknowledged rows survive
 * `kill -9` of this process; it is **not power-loss safe**, because PGlite runs without fsync. docs/decisions/003.
 * Tells its parent `{ url }` or `{ refused }`; ends in order on SIGTERM, SIGINT or when the parent is gone.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import net from 'node:net'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { FolderTaken, takeFolder } from './folder-lock.mjs'
import { inWholeBatches } from './whole-batches.mjs'

const LONGEST_SOCKET_PATH = 100
const MOST_CONNECTIONS = 50
const CLOSE_MS = 5_000
const REFUSED = 3

const folder = resolve(process.argv[2] ?? 'data/database')
const wantedPort = Number(process.argv[3] ?? 0)

try {
  const lock = await takeFolder(folder)
  await open(lock).catch(async (error) => {
    await lock.release()
    throw error
  })
} catch (error) {
  const message = error instanceof FolderTaken ? error.message : damageAdvice(error)
  console.error(message)
  process.send?.({ refused: message })
  process.exitCode = REFUSED
  if (process.channel) process.disconnect()
}

async function open(lock) {
  const data = join(folder, 'db')
  await refuseStrangeFolder(data)
  await mkdir(data, { recursive: true })
  const db = await PGlite.create(data)

  const place = await findPlace()
  const server = new PGLiteSocketServer({ db: inWholeBatches(db, fail), ...place.listen, maxConnections: MOST_CONNECTIONS })
  await server.start()
  await lock.publish({ ...place.lock, url: place.url })

  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop)
  console.log(place.url)
  process.send?.({ url: place.url })

  /** What is left of it cannot be trusted; the keeper starts another, and acknowledged rows are there. */
  function fail(error) {
    console.error(error)
    process.exit(1)
  }

  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), CLOSE_MS).unref() // a query that never returns must not keep the process
    await server.stop()
    await db.close()
    if (place.lock.socket) await rm(place.lock.socket, { force: true })
    await lock.release()
    process.exit(0)
  }
}

/** A folder with something else in it is not a database to be made afresh. */
async function refuseStrangeFolder(data) {
  const content = existsSync(data) ? await readdir(data) : []
  if (content.length > 0 && !content.includes('PG_VERSION')) throw new Error(`${data} is not empty and holds no database`)
}

async function findPlace() {
  const socket = join(folder, '.s.PGSQL.5432')
  if (wantedPort === 0 && process.platform !== 'win32' && Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH) {
    await rm(socket, { force: true }) // left by a killed process; the lock says that nobody listens on it
    return {
      listen: { path: socket },
      lock: { socket },
      url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}&pgbouncer=true`,
    }
  }
  const port = wantedPort || (await findFreePort())
  return {
    listen: { host: '127.0.0.1', port },
    lock: { port },
    url: `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable&pgbouncer=true`,
  }
}

function findFreePort() {
  return new Promise((found, failed) => {
    const probe = net.createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })
}

function damageAdvice(error) {
  return [
    `The embedded database in ${folder} cannot be opened: ${error.message ?? error}`,
    'Nothing in it was changed. Check that the folder can be written and the disk has space. If the data is damaged, put a backup in its',
    'place, or move the folder away to begin with an empty one.',
  ].join('\n')
}
