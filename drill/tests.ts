/**
 * Five hundred students start the same whole test within a minute, answer, end their breaks and hand in. DRILL_STUDENTS makes it smaller: the
 * minutes shrink with it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { percentile } from '../bench/load.mjs'
import { type Client, type Exchange, openClient } from './kit/client'
import { type Finding, finding } from './kit/finding'
import { brokenPromises } from './kit/invariants'
import { startProduct } from './kit/product'
import { enroll, type Student } from './kit/students'

const STUDENTS = Number(process.env.DRILL_STUDENTS) || 500
const START_MS = Math.max(2_000, 60_000 * Math.min(1, STUDENTS / 500))
/** Between two things that one student does. */
const THINK_MS = 4_000
const ANSWERS = 3
const P95_MS = 1_000

type What = 'cover' | 'start' | 'page' | 'answer' | 'end' | 'break'

interface Room {
  client: Client
  times: Record<What, number[]>
  troubles: string[]
  /** By section and position, what the server said that it has. */
  saved: Map<string, number>
  finished: Set<string>
}

export async function drillTests(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-tests', workers: 2 })
  try {
    const students = await enroll(STUDENTS)
    const client = openClient({ origin: product.origin, port: product.first.port, connections: STUDENTS })
    const times = { cover: [], start: [], page: [], answer: [], end: [], break: [] }
    const room: Room = { client, times, troubles: [], saved: new Map(), finished: new Set() }
    await Promise.all(students.map((student) => sitTest(room, student)))
    client.close()

    const { troubles, saved, finished } = room
    const broken = [...(await lost(product.databaseUrl, room)), ...(await brokenPromises(product.databaseUrl))]
    if (finished.size !== STUDENTS) troubles.push(`${finished.size} of ${STUDENTS} came to the end`)
    const figures = Object.fromEntries(Object.entries(room.times).map(([what, ms]) => [what, `p95 ${Math.round(percentile(ms, 0.95))} ms`]))
    for (const [what, ms] of Object.entries(room.times)) {
      if (percentile(ms, 0.95) > P95_MS) troubles.push(`p95 of ${what} is above ${P95_MS} ms`)
    }
    return finding(
      [...broken, ...counted(troubles)],
      `${STUDENTS} students sat a whole test: ${saved.size} answers, none lost, no 5xx.`,
      figures,
    )
  } finally {
    await product.stop()
  }
}

/** Each trouble once, with how often it came: what was lost must not hide behind a thousand refusals. */
function counted(troubles: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const trouble of troubles) times.set(trouble, (times.get(trouble) ?? 0) + 1)
  return [...times].map(([trouble, count]) => `${trouble} (${count} times)`)
}

async function sitTest(room: Room, { cookie }: Student): Promise<void> {
  await pause(Math.random() * START_MS)
  const cover = '/premium/practice-test/1'
  await send(room, 'cover', { path: cover, cookie }, 200)
  const place = await send(room, 'start', { method: 'POST', path: cover, cookie, fields: { intent: 'start' } }, 303)
  const sittingId = place?.split('/').at(-1)
  if (!place || !sittingId) return

  for (const [section, step] of ['VR', 'QR', 'RC', 'MA'].entries()) {
    await answerSome(room, cookie, `${sittingId}.${section + 1}`)
    const submission = `/premium/sittings/${sittingId}.${section + 1}/submission`
    await send(room, 'end', { method: 'POST', path: submission, cookie, fields: {} }, 303)
    const rest = { QR: 'B1', MA: 'B2' }[step]
    if (!rest) continue
    await send(room, 'page', { path: place, cookie }, 200)
    await think()
    await send(room, 'break', { method: 'POST', path: place, cookie, fields: { step: rest } }, 303)
  }
  await think()
  await send(room, 'end', { method: 'POST', path: place, cookie, fields: { step: 'ES', intent: 'end' } }, 303)
  if (await send(room, 'page', { path: place, cookie }, 200)) room.finished.add(sittingId)
}

async function answerSome(room: Room, cookie: string, section: string): Promise<void> {
  for (let position = 1; position <= ANSWERS; position++) {
    const path = `/premium/sittings/${section}/questions/${position}`
    await send(room, 'page', { path, cookie }, 200)
    await think()
    const choice = Math.floor(Math.random() * 4)
    const fields = { choice, openedAt: Date.now() - THINK_MS, intent: 'next' }
    if (await send(room, 'answer', { method: 'POST', path, cookie, fields }, 303)) room.saved.set(`${section} ${position}`, choice)
  }
}

/** Answers that the server acknowledged and does not have, and tests that came to an end and are open. */
async function lost(databaseUrl: string, { saved, finished }: Room): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ sectionId: string; position: number; choice: number }>(
      'SELECT "sectionId", position, choice FROM sitting_responses WHERE choice IS NOT NULL',
    )
    const stored = new Map(rows.map(({ sectionId, position, choice }) => [`${sectionId} ${position}`, choice]))
    const open = await client.query<{ id: string }>(`SELECT id FROM practice_sittings WHERE id = ANY($1) AND status <> 'ended'`, [
      [...finished],
    ])
    return [
      ...[...saved].filter(([at, choice]) => stored.get(at) !== choice).map(([at]) => `Lost: the answer at ${at}`),
      ...open.rows.map(({ id }) => `Lost: the end of ${id}`),
    ]
  } finally {
    await client.end()
  }
}

/** Where the answer leads, or that it came; undefined for any other answer. */
async function send({ client, times, troubles }: Room, what: What, exchange: Exchange, expected: number): Promise<string | undefined> {
  try {
    const { status, headers, ms } = await client.send(exchange)
    times[what].push(ms)
    if (status === expected) return headers.location ?? 'here'
    troubles.push(`${what} answered ${status}`)
  } catch (error) {
    troubles.push(`${what}: ${error instanceof Error ? error.message : error}`)
  }
  return undefined
}

function think(): Promise<void> {
  return pause(Math.random() * THINK_MS)
}
