/** R19 in small: a hundred and twenty students start the same quiz, answer it and hand it in, all within two minutes. */
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../bench/load.mjs'
import { type Client, type Exchange, openClient } from './kit/client'
import { type Finding, finding } from './kit/finding'
import { brokenPromises } from './kit/invariants'
import { type Ledger, openLedger } from './kit/ledger'
import { startProduct } from './kit/product'
import { enroll, type Student } from './kit/students'

const STUDENTS = 120
const QUESTIONS = 20
const START_MS = 20_000
const ANSWER_MS = 80_000
const SUBMIT_MS = 20_000
const P95_MS = 1_000
const P99_MS = 3_000

interface Desk {
  client: Client
  ledger: Ledger
  times: Record<'start' | 'answer' | 'page' | 'submit', number[]>
  troubles: string[]
}

export async function drillClass(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-class', workers: 2 })
  try {
    const students = await enroll(STUDENTS)
    const client = openClient({ origin: product.origin, port: product.first.port, connections: STUDENTS })
    const desk: Desk = { client, ledger: openLedger(), times: { start: [], answer: [], page: [], submit: [] }, troubles: [] }
    const began = performance.now()
    await Promise.all(students.map((student) => sitQuiz(desk, student, began)))
    client.close()

    const { troubles, ledger, times } = desk
    troubles.push(...(await brokenPromises(product.databaseUrl, ledger)))
    if (ledger.submitted.size !== STUDENTS) troubles.push(`${ledger.submitted.size} of ${STUDENTS} submitted`)
    for (const what of ['start', 'submit'] as const) {
      if (percentile(times[what], 0.95) > P95_MS) troubles.push(`p95 of ${what} is above ${P95_MS} ms`)
      if (percentile(times[what], 0.99) > P99_MS) troubles.push(`p99 of ${what} is above ${P99_MS} ms`)
    }
    const figures = Object.fromEntries(
      Object.entries(times).map(([what, ms]) => [
        what,
        `p95 ${Math.round(percentile(ms, 0.95))}, p99 ${Math.round(percentile(ms, 0.99))} ms`,
      ]),
    )
    return finding(troubles, `${STUDENTS} students: ${times.answer.length} answers, none lost, no 5xx.`, figures)
  } finally {
    await product.stop()
  }
}

/** Starts in the first seconds, answers at an even pace with some unrest, hands in in the last ones. */
async function sitQuiz(desk: Desk, { cookie }: Student, began: number): Promise<void> {
  await until(began + Math.random() * START_MS)
  const started = await send(
    desk,
    'start',
    { method: 'POST', path: '/premium/sectional-quiz/mathematics_achievement/1', cookie, fields: {} },
    303,
  )
  const [, sittingId] = started?.match(/^\/premium\/sittings\/([^/]+)\/questions\/1$/) ?? []
  if (!sittingId) return
  desk.ledger.started.add(sittingId)
  await send(desk, 'page', { path: started ?? '', cookie }, 200)

  for (let position = 1; position <= QUESTIONS; position++) {
    await until(began + START_MS + ((position - 1 + Math.random()) / QUESTIONS) * ANSWER_MS)
    const choice = Math.floor(Math.random() * 4)
    const acknowledge = desk.ledger.send(sittingId, position, choice)
    const intent = position === QUESTIONS ? 'review' : 'next'
    const path = `/premium/sittings/${sittingId}/questions/${position}`
    const next = await send(desk, 'answer', { method: 'POST', path, cookie, fields: { choice, openedAt: Date.now() - 5_000, intent } }, 303)
    if (!next) continue
    acknowledge()
    await send(desk, 'page', { path: next, cookie }, 200)
  }

  await until(began + START_MS + ANSWER_MS + Math.random() * SUBMIT_MS)
  const result = await send(desk, 'submit', { method: 'POST', path: `/premium/sittings/${sittingId}/submission`, cookie, fields: {} }, 303)
  if (!result?.endsWith('/result')) return
  desk.ledger.submitted.add(sittingId)
  await send(desk, 'page', { path: result, cookie }, 200)
}

/** Returns where the answer leads. */
async function send(
  { client, times, troubles }: Desk,
  what: keyof Desk['times'],
  exchange: Exchange,
  expected: number,
): Promise<string | undefined> {
  try {
    const { status, headers, ms } = await client.send(exchange)
    times[what].push(ms)
    if (status === expected) return headers.location
    troubles.push(`${what} answered ${status}`)
  } catch (error) {
    troubles.push(`${what}: ${error instanceof Error ? error.message : error}`)
  }
  return undefined
}

function until(instant: number): Promise<void> {
  return pause(Math.max(0, instant - performance.now()))
}
