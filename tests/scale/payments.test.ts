/** Payments with as many rows as there may be: what the repair and the admins' pages look for is found by an index. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { listMonths, listOpenCases } from '~/models/money/admin/months.server'
import { repairPayments } from '~/models/money/repair.server'

const MANY = 20_000
const ACCOUNTS = 2_000
const MARK = 'scale-payments'
const TABLES = ['orders', 'payment_customers', 'refund_requests', 'checkouts', 'user_subscriptions']

interface Statement {
  text: string
  values: unknown[]
}

beforeAll(async () => {
  const [id, day] = [`'${MARK}-' || n`, `now() - (n % 10000) * interval '1 day'`]
  const rows = (count: number) => `FROM generate_series(1, ${count}) n`
  const statements = [
    `INSERT INTO users (id, email, username, "firstName", "lastName", password)
       SELECT ${id}, ${id} || '@example.com', ${id}, 'Ada', 'Example', '' ${rows(ACCOUNTS)}`,
    `INSERT INTO refund_requests ("userId", amount, "askedAt", "doneAt") SELECT ${id}, 9900, ${day}, ${day} ${rows(ACCOUNTS)}`,
    `INSERT INTO orders (id, plan, amount, status, "createdAt", "paidAt")
       SELECT ${id}, 'annual', 9900, (CASE WHEN n % 500 = 0 THEN 'disputed' ELSE 'paid' END)::"OrderStatus", ${day}, ${day} ${rows(MANY)}`,
    `INSERT INTO user_subscriptions (id, "userId", "subscriptionTier", "stripeSubscriptionId", "stripeCustomerId", "startDate", "endDate")
       SELECT ${id}, '${MARK}-' || (1 + n % ${ACCOUNTS}), 'premium_annual', ${id}, ${id}, ${day}, ${day} + interval '30 days' ${rows(MANY)}`,
    `INSERT INTO payment_customers (id, "checkedAt", "createdAt", "attachedAt")
       SELECT ${id}, now(), ${day}, CASE WHEN n % 500 = 0 THEN NULL ELSE ${day} END ${rows(MANY)}`,
    `INSERT INTO checkouts (id, plan, "stripeSessionId", "createdAt", "endedAt")
       SELECT ${id}, 'premium_annual', ${id}, ${day}, ${day} ${rows(MANY)}`,
    // What other tests left there is not to be read at the provider.
    `UPDATE payment_customers SET "checkedAt" = now() WHERE id NOT LIKE '${MARK}%'`,
    'UPDATE checkouts SET "endedAt" = now() WHERE "endedAt" IS NULL',
    'UPDATE refund_requests SET "doneAt" = now() WHERE "doneAt" IS NULL',
    `ANALYZE ${TABLES.join(', ')}`,
  ]
  for (const statement of statements) await db.$executeRawUnsafe(statement)
}, 180_000)

afterAll(async () => {
  const where = { id: { startsWith: MARK } }
  await db.order.deleteMany({ where })
  await db.paymentCustomer.deleteMany({ where })
  await db.checkout.deleteMany({ where })
  await db.user.deleteMany({ where })
}, 120_000)

test.each([
  ['the repair, when nothing is to be read', () => repairPayments(), ['payment_customers', 'checkouts', 'refund_requests']],
  ['what needs an admin', () => listOpenCases(), ['payment_customers', 'orders']],
  ['the money of each month', () => listMonths(), ['orders', 'user_subscriptions']],
])('%s is found by an index', async (_name, work, tables) => {
  const statements = await statementsOf(work)
  const asked = TABLES.filter((table) => statements.some(({ text }) => mentions(text, table)))
  expect(asked.toSorted()).toEqual(tables.toSorted())
  for (const statement of statements) {
    const plan = await planOf(statement)
    // Groups are as few as schools, and fit one page of the table.
    expect(plan, statement.text).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"(?!group_purchases")/)
  }
})

/** Prisma quotes names; statements of our own do not. */
const mentions = (text: string, table: string) => new RegExp(`\\b${table}\\b`).test(text)

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const sent = spy.mock.calls.map(([query]) => query as unknown as Partial<Statement>)
    return sent.flatMap(({ text, values = [] }) => (text && TABLES.some((table) => mentions(text, table)) ? [{ text, values }] : []))
  } finally {
    spy.mockRestore()
  }
}

async function planOf({ text, values }: Statement): Promise<string> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`EXPLAIN (FORMAT JSON) ${text}`, values)
    return JSON.stringify(rows[0]?.['QUERY PLAN'])
  } finally {
    await client.end()
  }
}
