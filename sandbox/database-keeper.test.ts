/** The embedded database under its keeper: who may have a folder, and what survives a kill. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { keepDatabase } from './database-keeper.mjs'

const PROGRAM = fileURLToPath(new URL('embedded-database.mjs', import.meta.url))
const folders: string[] = []
const kept: { stop: () => Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(kept.splice(0).map((database) => database.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function makeFolder(name = 'stanine-') {
  const folder = mkdtempSync(join(tmpdir(), name))
  folders.push(folder)
  return folder
}

async function keep(folder: string, options = {}) {
  const events: string[] = []
  const database = await keepDatabase(folder, { onEvent: (text: string) => events.push(text), ...options })
  kept.push(database)
  return { ...database, events }
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** The rows of a query, asked again until the database is back. */
async function queryAgain(url: string, text: string) {
  return await expect.poll(() => query(url, text).catch(() => undefined), { timeout: 20_000, interval: 100 }).toBeDefined()
}

test('a second start on a folder is refused within five seconds and names the process', async () => {
  const folder = makeFolder()
  const database = await keep(folder)
  const began = Date.now()
  const second = spawnSync(process.execPath, [PROGRAM, folder], { encoding: 'utf8' })

  expect(second.status).toBe(3)
  expect(second.stderr).toContain(`in use by process ${database.pid()}`)
  expect(Date.now() - began).toBeLessThan(5_000)
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
}, 30_000)

test('acknowledged rows survive kill -9, and the database comes back at the same address', async () => {
  const database = await keep(makeFolder())
  await query(database.url, 'create table answers (id int primary key)')
  const writer = new pg.Client({ connectionString: database.url })
  writer.on('error', () => {})
  await writer.connect()
  const acknowledged: number[] = []
  setTimeout(() => process.kill(database.pid() ?? 0, 'SIGKILL'), 200)
  try {
    for (let id = 1; ; id += 1) {
      await writer.query('insert into answers values ($1)', [id])
      acknowledged.push(id)
    }
  } catch {
    // killed in the middle of the row after the last acknowledged one
  }

  await queryAgain(database.url, 'select 1')
  const rows = await query(database.url, 'select id from answers order by id')
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(rows.map((row) => row.id).slice(0, acknowledged.length)).toEqual(acknowledged)
}, 40_000)

test('a database that hangs is restarted', async () => {
  const database = await keep(makeFolder(), { probeMs: 100, deadlineMs: 500 })
  const before = database.pid()
  process.kill(before ?? 0, 'SIGSTOP')

  await expect.poll(() => database.events.length, { timeout: 20_000 }).toBe(2)
  expect(database.pid()).not.toBe(before)
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
}, 40_000)

test('the lock of a dead process is taken over, also when its pid lives again as another process', async () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'embedded.lock'), JSON.stringify({ pid: process.ppid, birth: 'in another life' }))
  const database = await keep(folder)
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
}, 30_000)

test('a path that is too long for a socket is served on a loopback port', async () => {
  const folder = join(makeFolder(), 'x'.repeat(100))
  mkdirSync(folder)
  const database = await keep(folder)
  expect(database.url).toContain('@127.0.0.1:')
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
}, 30_000)

test('a folder that holds something else is refused with advice and left as it is', async () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'db'))
  writeFileSync(join(folder, 'db', 'holiday.jpg'), '')
  await expect(keepDatabase(folder)).rejects.toThrow(/holds no database[\s\S]*Nothing in it was changed/)
})
