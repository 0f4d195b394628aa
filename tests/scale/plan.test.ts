/** A student with 200 days of work: plan and dashboard ask as often as on the first days, and the plan's statements stay quick. */
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { DAY_MS } from '~/utils/time/durations'
import { makePlan } from '../factories/practice/plans'
import { itemsOf, sitQuiz } from '../factories/sittings'
import { type Browser, signedIn } from '../support/browser'

const DAYS = { few: 2, many: 200 }
/** What the database may take for all statements of a page, in milliseconds. */
const MOST_MS = 60

interface Statement {
  text: string
  values: unknown[]
}
const asked = { few: new Map<string, Statement[]>(), many: new Map<string, Statement[]>() }
const PAGES = ['/premium/plan', '/dashboard', '/premium/plan?again', '/dashboard?again'] as const

beforeAll(async () => {
  for (const size of ['few', 'many'] as const) {
    const { browser, student } = await signedIn({ tier: 'premium_annual' })
    await work(student.id, DAYS[size])
    await makePlan(student.id, { testWeekday: 6 })
    await db.$executeRaw`ANALYZE practice_sittings, sitting_sections, sitting_responses, skill_estimates`
    for (const page of PAGES) asked[size].set(page, await statementsOf(browser, page))
  }
}, 240_000)

test.each(PAGES)('%s asks the database as often after 200 days as after two', (page) => {
  const [few, many] = [asked.few.get(page) ?? [], asked.many.get(page) ?? []]
  expect(many.length).toBeGreaterThan(0)
  expect(many.map(({ text }) => text.slice(0, 60))).toEqual(few.map(({ text }) => text.slice(0, 60)))
})

test('the dashboard asks one statement of the plan where today was looked at before', () => {
  expect((asked.many.get('/dashboard?again') ?? []).filter(({ text }) => text.includes('plan_'))).toHaveLength(1)
})

test.each(PAGES)('%s takes the database less than 60 ms after 200 days', async (page) => {
  let milliseconds = 0
  for (const statement of asked.many.get(page) ?? []) milliseconds += await timeOf(statement)
  expect(milliseconds).toBeLessThan(MOST_MS)
})

/** A quiz of twenty answers on each day, copied from one that was sat. */
async function work(userId: string, days: number): Promise<void> {
  const at = new Date(Date.now() - 2 * 3_600_000)
  const quiz = { userId, level: 'isee-upper', subject: 'mathematics_achievement', number: 1 } as const
  const sittingId = await sitQuiz({ ...quiz, at, choose: ({ answer }) => answer })
  expect(await itemsOf(sittingId)).toHaveLength(20)
  for (let day = 1; day < days; day++) await copySitting(sittingId, new Date(at.getTime() - day * DAY_MS), `${userId}-${day}`)
}

async function copySitting(sittingId: string, at: Date, id: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO practice_sittings (id, "userId", kind, exam, level, subject, number, edition, status, "startedAt", "endedAt")
    SELECT ${id}, "userId", kind, exam, level, subject, number, edition, status, ${at}::timestamp, ${at}::timestamp + interval '10 minutes'
    FROM practice_sittings WHERE id = ${sittingId}`
  await db.$executeRaw`
    INSERT INTO sitting_sections (id, "sittingId", position, subject, "questionCount", "secondsAllowed", "startedAt", "endedAt", "right", wrong, omitted)
    SELECT ${id}, ${id}, position, subject, "questionCount", "secondsAllowed", ${at}::timestamp, ${at}::timestamp + interval '10 minutes', "right", wrong, omitted
    FROM sitting_sections WHERE "sittingId" = ${sittingId}`
  await db.$executeRaw`
    INSERT INTO sitting_responses ("sectionId", position, "itemId", choice, struck, seconds, "isRight", "answeredAt")
    SELECT ${id}, r.position, r."itemId", r.choice, r.struck, r.seconds, r."isRight", ${at}::timestamp
    FROM sitting_responses r JOIN sitting_sections s ON s.id = r."sectionId" WHERE s."sittingId" = ${sittingId}`
}

/** What a page asks, as the driver sends it. */
async function statementsOf(browser: Browser, page: string): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await browser.get(page)).status).toBe(200)
    const sent = spy.mock.calls.map(([query]) => query as unknown as Partial<Statement>)
    return sent.flatMap(({ text, values = [] }) => (text ? [{ text, values }] : [])).toSorted((a, b) => a.text.localeCompare(b.text))
  } finally {
    spy.mockRestore()
  }
}

async function timeOf({ text, values }: Statement): Promise<number> {
  if (!/^\s*SELECT/i.test(text)) return 0
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
    return rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0
  } finally {
    await client.end()
  }
}
