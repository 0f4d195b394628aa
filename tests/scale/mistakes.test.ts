/** A student with twenty thousand mistakes: each list costs as many statements as with forty, by indexes, in little time. */
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { analyzeStudent } from '~/models/mistakes/patterns/analyze.server'
import { printKey } from '~/utils/page-key'
import { HOUR_MS } from '~/utils/time/durations'
import { type Browser, signedIn } from '../support/browser'

const FEW = 45
const MANY = 20_000
/** What the database may take for one page, in milliseconds. */
const MOST_MS = 50

const LIST = '/premium/mistakes'
const PAGES = ['first', 'due', 'mastered', 'of a skill', 'for a reason', 'far down', 'dashboard'] as const
type PageName = (typeof PAGES)[number]

interface Statement {
  text: string
  values: unknown[]
}

const few = new Map<PageName, Statement[]>()
const many = new Map<PageName, Statement[]>()
let busyId = ''

beforeAll(async () => {
  for (const [count, into] of [
    [FEW, few],
    [MANY, many],
  ] as const) {
    const { browser, student } = await signedIn()
    await fill(student.id, count)
    busyId = student.id
    await db.$executeRaw`ANALYZE wrong_answers, wrong_answer_reviews`
    await openAll(browser, student.id, into)
  }
}, 180_000)

test.each(PAGES)('the page %s asks the database as often with twenty thousand mistakes as with forty', (name) => {
  const [before = [], after = []] = [few.get(name), many.get(name)]
  expect(after.length).toBeGreaterThan(0)
  expect(after).toHaveLength(before.length)
})

test.each(PAGES)('the page %s reads no table of mistakes from end to end, and in less than 50 ms', async (name) => {
  let milliseconds = 0
  for (const statement of many.get(name) ?? []) {
    const { plan, time } = await planOf(statement)
    milliseconds += time
    // The dashboard stops counting at a thousand, and where nearly all rows are this student's they are found soonest from the beginning.
    if (name !== 'dashboard') expect(plan, statement.text).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"wrong_answers"/)
  }
  expect(milliseconds).toBeLessThan(MOST_MS)
})

test('the look for patterns takes as many statements with twenty thousand mistakes as it needs for one page of them', async () => {
  const { asked } = await watched(() => analyzeStudent(busyId, new Date()))
  expect(asked.filter(({ text }) => text.includes('wrong_answers')).length).toBeLessThanOrEqual(2)
  for (const statement of asked.filter(({ text }) => text.startsWith('SELECT'))) {
    const { plan } = await planOf(statement)
    expect(plan, statement.text).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"wrong_answers"/)
  }
})

/** Over ten skills and four reasons, every third mastered, one an hour. */
async function fill(studentId: string, count: number): Promise<void> {
  const now = Date.now()
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ studentId, questionId: `q${n}`, sessionId: `${studentId} ${n}`, skillArea: `Skill ${n % 10}`, subject: 'verbal' as const },
    ...{ testType: 'SSAT' as const, questionType: 'multiple_choice' as const, difficulty: 'easy' as const },
    ...{ questionText: 'q', correctAnswer: 'a', studentAnswer: 'b' },
    wrongAnswerType: (['vocabulary_gap', 'careless_mistake', 'time_pressure', null] as const)[n % 4],
    reviewStatus: n % 3 === 0 ? ('mastered' as const) : ('needs_review' as const),
    dueAt: n % 3 === 0 ? null : new Date(now + (n % 2 === 0 ? -1 : 1) * HOUR_MS * n),
    createdAt: new Date(now - n * HOUR_MS),
  }))
  for (let from = 0; from < count; from += 2_000) await db.wrongAnswer.createMany({ data: rows.slice(from, from + 2_000) })
}

async function openAll(browser: Browser, studentId: string, into: Map<PageName, Statement[]>): Promise<void> {
  const where = { studentId, reviewStatus: 'needs_review' } as const
  const low = await db.wrongAnswer.findFirstOrThrow({ where, orderBy: { createdAt: 'asc' }, skip: 21 })
  const addresses: Record<PageName, string> = {
    first: LIST,
    due: `${LIST}?show=due`,
    mastered: `${LIST}?show=mastered`,
    'of a skill': `${LIST}?subject=verbal&skill=Skill+4`,
    'for a reason': `${LIST}?reason=time_pressure`,
    'far down': `${LIST}?before=${printKey(low)}`,
    dashboard: '/dashboard',
  }
  for (const name of PAGES) {
    const { asked, result } = await watched(() => browser.get(addresses[name]))
    expect(result.status, name).toBe(200)
    into.set(
      name,
      asked.filter(({ text }) => text.includes('wrong_answer')),
    )
  }
}

/** What was asked meanwhile, as the driver sends it. */
async function watched<Result>(work: () => Promise<Result>): Promise<{ asked: Statement[]; result: Result }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const result = await work()
    const sent = spy.mock.calls.map(([query]) => query as unknown as Partial<Statement>)
    return { result, asked: sent.flatMap(({ text, values = [] }) => (text ? [{ text, values }] : [])) }
  } finally {
    spy.mockRestore()
  }
}

async function planOf({ text, values }: Statement): Promise<{ plan: string; time: number }> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    return { plan: JSON.stringify(plan), time: plan?.['Execution Time'] ?? 0 }
  } finally {
    await client.end()
  }
}
