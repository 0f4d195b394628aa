/** Payments with as many rows as there may be: what the repair and the admins' pages look for is found by an index. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { listOpenCases } from '~/models/money/admin/months.server'
import { repairPayments } from '~/models/money/repair.server'
import { DAY_MS } from '~/utils/time/durations'

const MANY = 20_000
const MARK = 'scale-payments'
const TABLES = ['orders', 'payment_customers', 'refund_requests', 'checkouts']

interface Statement {
  text: string
  values: unknown[]
}

beforeAll(async () => {
  const numbers = Array.from({ length: MANY }, (_, turn) => turn)
  const daysAgo = (turn: number) => new Date(Date.now() - (turn % 1_000) * DAY_MS)
  const name = (turn: number) => `${MARK}-${turn}`
  await db.user.createMany({
    data: numbers.map((turn) => ({
      ...{ id: name(turn), email: `${name(turn)}@example.com`, username: name(turn), firstName: 'Ada', lastName: 'Example', password: '' },
    })),
  })
  await db.order.createMany({
    data: numbers.map((turn) => ({
      ...{ id: name(turn), userId: name(turn), plan: 'annual', amount: 9_900, createdAt: daysAgo(turn), paidAt: daysAgo(turn) },
      status: turn % 500 === 0 ? 'disputed' : 'paid',
    })),
  })
  const checkedAt = new Date()
  await db.paymentCustomer.createMany({
    data: numbers.map((turn) => ({
      ...{ id: name(turn), checkedAt, createdAt: daysAgo(turn), attachedAt: turn % 500 === 0 ? null : daysAgo(turn) },
    })),
  })
  await db.refundRequest.createMany({ data: numbers.map((turn) => ({ userId: name(turn), amount: 9_900, doneAt: daysAgo(turn) })) })
  await db.checkout.createMany({
    data: numbers.map((turn) => ({ id: name(turn), plan: 'premium_annual', stripeSessionId: name(turn), endedAt: daysAgo(turn) })),
  })
  // What other tests left there is not to be read at the provider.
  await db.paymentCustomer.updateMany({ data: { checkedAt } })
  await db.checkout.updateMany({ where: { endedAt: null }, data: { endedAt: checkedAt } })
  await db.refundRequest.updateMany({ where: { doneAt: null }, data: { doneAt: checkedAt } })
  await db.$executeRawUnsafe(`ANALYZE ${TABLES.map((table) => `"${table}"`).join(', ')}`)
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
  ['a month’s revenue', () => revenueOf(new Date(Date.now() - 30 * DAY_MS)), ['orders']],
  ['a month’s failing payments', () => failingSince(new Date(Date.now() - 30 * DAY_MS)), ['orders']],
])('%s is found by an index', async (_name, work, tables) => {
  const statements = await statementsOf(work)
  const asked = TABLES.filter((table) => statements.some(({ text }) => text.includes(`"${table}"`)))
  expect(asked.toSorted()).toEqual(tables.toSorted())
  for (const statement of statements) {
    const plan = await planOf(statement)
    expect(plan, statement.text).not.toContain('Seq Scan')
  }
})

const revenueOf = (gte: Date) => db.order.aggregate({ where: { paidAt: { gte } }, _sum: { amount: true } })
const failingSince = (gte: Date) => db.order.count({ where: { status: 'failed', createdAt: { gte } } })

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const sent = spy.mock.calls.map(([query]) => query as unknown as Partial<Statement>)
    return sent.flatMap(({ text, values = [] }) => (text && TABLES.some((table) => text.includes(`"${table}"`)) ? [{ text, values }] : []))
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
