/**
 * Five hundred students start whole tests of all levels within a minute: they answer, write, pause, go away and come back, end their breaks and
 * hand in; some give theirs back first. DRILL_STUDENTS makes it smaller: the minutes shrink with it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { LEVELS, type Level } from '~/exam/core/levels'
import { testSteps } from '~/exam/core/test-steps'
import { percentile } from '../bench/load.mjs'
import { type Client, type Exchange, openClient, type Reply } from './kit/client'
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
/** Of fewer students, those who come first at each level are more than one in twenty, and wait for its questions to be drawn. */
const ENOUGH_FOR_P95 = 200

const WHATS = ['cover', 'start', 'page', 'answer', 'end', 'break', 'write', 'pause', 'come back', 'give back'] as const
type What = (typeof WHATS)[number]

interface Room {
  client: Client
  times: Record<What, number[]>
  troubles: string[]
  /** By section and position, what the server said that it has. */
  saved: Map<string, number>
  /** By writing, the same. */
  written: Map<string, string>
  finished: Set<string>
  givenBack: Set<string>
}

/** What one student does: the level goes by turns, one of three practices, one of five goes away, one of ten gives the first test back. */
interface Plan {
  level: Level
  mode: 'rehearsal' | 'practice'
  goesAway: boolean
  givesBack: boolean
}

const planOf = (index: number): Plan => ({
  level: LEVELS[index % LEVELS.length] ?? 'isee-upper',
  mode: Math.floor(index / LEVELS.length) % 3 === 2 ? 'practice' : 'rehearsal',
  goesAway: index % 5 === 0,
  givesBack: index % 10 === 4,
})

export async function drillTests(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-tests', workers: 2 })
  try {
    const students = await enroll(STUDENTS)
    const client = openClient({ origin: product.origin, port: product.first.port, connections: STUDENTS })
    const times = Object.fromEntries(WHATS.map((what) => [what, [] as number[]])) as Room['times']
    const kept = { saved: new Map(), written: new Map(), finished: new Set<string>(), givenBack: new Set<string>() }
    const room: Room = { client, times, troubles: [], ...kept }
    await Promise.all(students.map((student, index) => sitTest(room, student, planOf(index))))
    client.close()

    const { troubles, saved, written, finished, givenBack } = room
    const broken = [...(await lost(product.databaseUrl, room)), ...(await brokenPromises(product.databaseUrl))]
    if (finished.size !== STUDENTS) troubles.push(`${finished.size} of ${STUDENTS} came to the end`)
    const figures = Object.fromEntries(Object.entries(room.times).map(([what, ms]) => [what, `p95 ${Math.round(percentile(ms, 0.95))} ms`]))
    for (const [what, ms] of Object.entries(room.times)) {
      if (ms.length === 0) troubles.push(`nobody came to ${what}`)
      if (STUDENTS >= ENOUGH_FOR_P95 && percentile(ms, 0.95) > P95_MS) troubles.push(`p95 of ${what} is above ${P95_MS} ms`)
    }
    return finding(
      [...broken, ...counted(troubles)],
      `${STUDENTS} students sat a whole test: ${saved.size} answers and ${written.size} texts, none lost, ${givenBack.size} tests given back, no 5xx.`,
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

async function sitTest(room: Room, { cookie }: Student, plan: Plan): Promise<void> {
  const { level, mode } = plan
  await pause(Math.random() * START_MS)
  const cover = `/premium/practice-test/1?level=${level}`
  await send(room, 'cover', { path: cover, cookie }, 200)
  const start = () => send(room, 'start', { method: 'POST', path: cover, cookie, fields: { intent: 'start', mode } }, 303)
  let place = (await start())?.headers.location
  if (place && plan.givesBack) {
    room.givenBack.add(idIn(place))
    await send(room, 'give back', { method: 'POST', path: `${place}/abandonment`, cookie, fields: {} }, 303)
    place = (await start())?.headers.location
  }
  if (!place) return

  let section = 0
  for (const [index, { kind, id }] of testSteps(level, 'home', { timePercent: 100, extraBreaks: false }).entries()) {
    if (kind === 'break' && mode === 'practice') continue
    if (kind === 'break' || (mode === 'practice' && index > 0)) {
      await send(room, 'page', { path: place, cookie }, 200)
      await think()
      await send(room, 'break', { method: 'POST', path: place, cookie, fields: { step: id } }, 303)
    }
    if (kind === 'writing') await write(room, cookie, place)
    if (kind === 'section') await workThrough(room, cookie, { plan, place, section: ++section })
  }
  if (await send(room, 'page', { path: place, cookie }, 200)) room.finished.add(idIn(place))
}

const idIn = (place: string) => place.split('/').at(-1) ?? ''

async function workThrough(room: Room, cookie: string, { plan, place, section }: { plan: Plan; place: string; section: number }) {
  const sitting = `/premium/sittings/${idIn(place)}.${section}`
  const post = (path: string, fields: Exchange['fields']): Exchange => ({ method: 'POST', path, cookie, fields })
  await comeBack(room, cookie, place, sitting)
  await answerSome(room, cookie, `${idIn(place)}.${section}`)
  if (plan.mode === 'practice') {
    await send(room, 'pause', post(`${sitting}/pause`, {}), 303)
    await think()
    await send(room, 'pause', post(`${sitting}/pause`, { intent: 'resume' }), 303)
  }
  if (plan.goesAway) {
    await send(room, 'page', { path: '/dashboard', cookie }, 200)
    await think()
    await comeBack(room, cookie, place, sitting)
  }
  await send(room, 'end', post(`${sitting}/submission`, {}), 303)
}

/** Opens the test, which leads to its section: as after each step, and for who was away. */
async function comeBack(room: Room, cookie: string, place: string, sitting: string): Promise<void> {
  const back = await send(room, 'come back', { path: place, cookie }, 302)
  if (back && !back.headers.location?.startsWith(sitting)) room.troubles.push('who came back was led elsewhere')
}

async function write(room: Room, cookie: string, place: string): Promise<void> {
  const path = (await send(room, 'come back', { path: place, cookie }, 302))?.headers.location ?? ''
  const sheet = await send(room, 'page', { path, cookie }, 200)
  const [, promptId = ''] = /name="promptId"[^>]* value="([^"]+)"/.exec(sheet?.text ?? '') ?? []
  await think()
  const body = `It began with spoon ${Math.random()}, and nobody wanted it.`
  const fields = { body, promptId, shows: path, seen: 0, intent: 'submit' }
  if (await send(room, 'write', { method: 'POST', path, cookie, fields }, 303)) room.written.set(idIn(path), body)
  await send(room, 'end', { method: 'POST', path: `${path}/submission`, cookie, fields: { seen: 1 } }, 303)
}

async function answerSome(room: Room, cookie: string, section: string): Promise<void> {
  for (let position = 1; position <= ANSWERS; position++) {
    const path = `/premium/sittings/${section}/questions/${position}`
    await send(room, 'page', { path, cookie }, 200)
    await think()
    const choice = Math.floor(Math.random() * 4)
    const fields = { choice, openedAt: Date.now() - THINK_MS, intent: 'next' }
    const reply = await send(room, 'answer', { method: 'POST', path, cookie, fields }, 303)
    // What is refused leads elsewhere.
    if (reply?.headers.location?.endsWith(`/questions/${position + 1}`)) room.saved.set(`${section} ${position}`, choice)
    else if (reply) room.troubles.push('an answer was refused')
  }
}

/** What the server acknowledged and does not have: answers, texts, ends; and tests that were given back and are there. */
async function lost(databaseUrl: string, { saved, written, finished, givenBack }: Room): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ sectionId: string; position: number; choice: number }>(
      'SELECT "sectionId", position, choice FROM sitting_responses WHERE choice IS NOT NULL',
    )
    const stored = new Map(rows.map(({ sectionId, position, choice }) => [`${sectionId} ${position}`, choice]))
    const essays = await client.query<{ id: string; body: string }>('SELECT id, body FROM essays WHERE "submittedAt" IS NOT NULL')
    const texts = new Map(essays.rows.map(({ id, body }) => [id, body]))
    const tests = await client.query<{ id: string; status: string }>(
      `SELECT id, status FROM practice_sittings WHERE kind = 'practice_test'`,
    )
    const states = new Map(tests.rows.map(({ id, status }) => [id, status]))
    return [
      ...[...saved].filter(([at, choice]) => stored.get(at) !== choice).map(([at]) => `Lost: the answer at ${at}`),
      ...[...written].filter(([id, body]) => texts.get(id) !== body).map(([id]) => `Lost: the text ${id}`),
      ...[...finished].filter((id) => states.get(id) !== 'ended').map((id) => `Lost: the end of ${id}`),
      ...[...givenBack].filter((id) => states.has(id)).map((id) => `Still there: ${id}, which was given back`),
    ]
  } finally {
    await client.end()
  }
}

/** The answer, where it is the one that was expected. */
async function send({ client, times, troubles }: Room, what: What, exchange: Exchange, expected: number): Promise<Reply | undefined> {
  try {
    const reply = await client.send(exchange)
    times[what].push(reply.ms)
    if (reply.status === expected) return reply
    troubles.push(`${what} answered ${reply.status}`)
  } catch (error) {
    troubles.push(`${what}: ${error instanceof Error ? error.message : error}`)
  }
  return undefined
}

function think(): Promise<void> {
  return pause(Math.random() * THINK_MS)
}
