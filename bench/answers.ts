/**
 * Answering a question as a student's browser does it: POST the answer, follow the redirect, read the next page. With a thousand and with
 * a million stored responses beside. Prints JSON lines; the database and the server are given by the environment.
 */
import http from 'node:http'
import { openStudentSession } from '~/auth/session.server'
import { db } from '~/db.server'
import { createStudent } from '../tests/factories/accounts'
import { sitQuiz } from '../tests/factories/sittings'
import { percentile } from './load.mjs'

const STUDENTS = 64
const SECONDS = 12
const url = new URL(process.env.BENCH_URL ?? '')
const stored = Number(process.argv[2])

await fill(stored)
const students = await Promise.all(Array.from({ length: STUDENTS }, (_, index) => prepare(index)))
const agent = new http.Agent({ keepAlive: true, maxSockets: STUDENTS })
await run(students, 3)
await settle()
const before = await statements()
const { answers, times, seconds } = await run(students, SECONDS)
await settle()
const after = await statements()
console.log(
  JSON.stringify({
    stored,
    answersPerSecond: answers / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    statementsPerAnswer: (after - before) / answers,
  }),
)
agent.destroy()
await db.$disconnect()

/** Copies of one sat quiz until so many responses are stored; plain SQL, because a million rows by verbs would take an hour. */
async function fill(target: number): Promise<void> {
  const missing = target - (await db.response.count())
  if (missing <= 0) return
  const owner = await createStudent()
  const sittingId = await sitQuiz({
    userId: owner.id,
    level: 'isee-upper',
    subject: 'mathematics_achievement',
    number: 1,
    at: new Date(),
    choose: () => 0,
  })
  const copies = Math.ceil(missing / 20)
  await db.$executeRaw`INSERT INTO practice_sittings (id, "userId", kind, exam, level, subject, number, status, "startedAt", "endedAt")
    SELECT 'bench-' || n, "userId", kind, exam, level, subject, number, status, "startedAt", "endedAt" FROM practice_sittings, generate_series(1, ${copies}::int) n WHERE id = ${sittingId} ON CONFLICT DO NOTHING`
  await db.$executeRaw`INSERT INTO sitting_sections (id, "sittingId", position, subject, "questionCount", "secondsAllowed", "startedAt", "endedAt", "endedBy", "right", wrong, omitted)
    SELECT 'bench-' || n, 'bench-' || n, 1, subject, "questionCount", "secondsAllowed", "startedAt", "endedAt", "endedBy", "right", wrong, omitted FROM sitting_sections, generate_series(1, ${copies}::int) n WHERE "sittingId" = ${sittingId} ON CONFLICT DO NOTHING`
  for (let first = 1; first <= copies; first += 5_000) {
    await db.$executeRaw`INSERT INTO sitting_responses ("sectionId", position, "itemId", choice, struck, flagged, seconds, "answeredAt", "isRight")
      SELECT 'bench-' || n, r.position, r."itemId", r.choice, r.struck, r.flagged, r.seconds, r."answeredAt", r."isRight"
      FROM sitting_responses r JOIN sitting_sections s ON s.id = r."sectionId", generate_series(${first}::int, ${Math.min(copies, first + 4_999)}::int) n WHERE s."sittingId" = ${sittingId} ON CONFLICT DO NOTHING`
  }
  await db.$executeRaw`ANALYZE`
}

async function prepare(index: number) {
  const user = await createStudent({ createdAt: new Date() })
  const sittingId = await sitQuiz({
    userId: user.id,
    level: 'isee-upper',
    subject: 'mathematics_achievement',
    number: 1 + (index % 10),
    at: new Date(),
    choose: () => null,
    stopAfter: 0,
  })
  const cookie = (await openStudentSession(new Request(url), user.id)).split(';')[0] ?? ''
  return { sittingId, cookie }
}

type Student = Awaited<ReturnType<typeof prepare>>

async function run(all: Student[], seconds: number) {
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    all.map(async ({ sittingId, cookie }, index) => {
      for (let turn = index; performance.now() < end; turn++) {
        const started = performance.now()
        const position = 1 + (turn % 19)
        const body = `choice=${turn % 4}&openedAt=${Date.now()}&intent=next`
        const answer = await send('POST', `/premium/sittings/${sittingId}/questions/${position}`, cookie, body)
        if (answer.status !== 303 || !answer.location?.endsWith(`/questions/${position + 1}`))
          throw new Error(`answer: ${answer.status} ${answer.location}`)
        const page = await send('GET', answer.location, cookie)
        if (page.status !== 200) throw new Error(`page: ${page.status}`)
        times.push(performance.now() - started)
      }
    }),
  )
  return { answers: times.length, times, seconds: (performance.now() - began) / 1000 }
}

function send(method: string, path: string, cookie: string, body?: string): Promise<{ status: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, host: url.host, origin: url.origin, ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) }
    const request = http.request({ agent, host: url.hostname, port: url.port, method, path, headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The server reports its counts about once a second. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_500))
}

/** Transactions of the database so far: on this path each statement is one of its own, so this counts round trips. */
async function statements(): Promise<number> {
  const [row] = await db.$queryRaw<
    { count: bigint }[]
  >`SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()`
  return Number(row?.count ?? 0)
}
