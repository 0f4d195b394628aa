/** Several clients on one PGlite: each gets its own rows, and one that leaves in the middle holds up nobody. */
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWholeBatches } from './whole-batches.mjs'

const PARSE_INSERT = message('P', '\0INSERT INTO kept VALUES (1)\0\0\0')
const PARSE_SELECT = message('P', "\0SELECT 'my own row'\0\0\0")
const BIND = message('B', '\0\0\0\0\0\0\0\0')
const EXECUTE = message('E', '\0\0\0\0\0')
const SYNC = message('S', '')

let db: PGlite
let server: PGLiteSocketServer
let port: number
const broken: unknown[] = []

beforeAll(async () => {
  db = await PGlite.create()
  port = await freePort()
  const oneAtATime = inWholeBatches(db, (error: unknown) => broken.push(error)) as unknown as PGlite
  server = new PGLiteSocketServer({ db: oneAtATime, host: '127.0.0.1', port, maxConnections: 20 })
  await server.start()
})

afterAll(async () => {
  await server.stop()
  await db.close()
})

test('a query that arrives between the messages of another client waits for their end, and both get their own rows', async () => {
  const slow = await connectByHand()
  const quick = await connect()
  await slow.send(PARSE_SELECT)
  const answer = quick.query('SELECT $1::text AS row', ['another row'])
  await manyTurns()
  expect(await slow.send(BIND, EXECUTE, SYNC)).toContain('my own row')
  expect((await answer).rows).toEqual([{ row: 'another row' }])
  await quick.end()
  slow.leave()
})

test('a statement that fails in the middle of a batch is over with its batch', async () => {
  const [failing, other] = await Promise.all([connect(), connect()])
  const failure = failing.query('SELECT 1 / $1::int', [0])
  const answer = other.query('SELECT $1::int AS n', [7])
  await expect(failure).rejects.toThrow('division by zero')
  expect((await answer).rows).toEqual([{ n: 7 }])
  expect((await failing.query('SELECT $1::int AS n', [8])).rows).toEqual([{ n: 8 }])
  await Promise.all([failing.end(), other.end()])
  expect(broken).toEqual([])
})

test('a client that leaves between its messages writes nothing and holds up nobody', async () => {
  const staying = await connect()
  await staying.query('CREATE TABLE kept (n int)')
  const leaving = await connectByHand()
  await leaving.send(PARSE_INSERT, BIND, EXECUTE)
  leaving.leave()

  expect((await staying.query('SELECT count(*)::int AS n FROM kept WHERE n = $1', [1])).rows).toEqual([{ n: 0 }])
  await staying.end()
})

async function connect() {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await client.connect()
  return client
}

/** A client that sends single messages; each `send` waits for what comes back first. */
async function connectByHand() {
  const socket = net.connect(port, '127.0.0.1')
  const startup = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
  startup.writeInt32BE(startup.length)
  await send(startup)
  return { send, leave: () => socket.destroy() }

  async function send(...messages: Buffer[]): Promise<string> {
    let answer = ''
    for (const part of messages) {
      socket.write(part)
      const [chunk] = await once(socket, 'data')
      answer += String(chunk)
    }
    return answer
  }
}

/** Long enough for a message on the loopback to be read: client and server share this event loop. */
async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
}

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, Buffer.from(body, 'latin1')])
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
