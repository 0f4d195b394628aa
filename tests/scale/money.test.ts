/** The admins' page of money with as many orders as years bring: as many statements as with none, exact to the cent, in Eastern months. */
import { DateTime } from 'luxon'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { listMonths, type Month } from '~/models/money/admin/months.server'
import { createStudent } from '../factories/accounts'
import { signedIn } from '../support/browser'

const ORDERS = 20_000
const PLANS = 4_000
const BATCH = 1_000
/** The guard's own, one of the months, three of the open cases. */
const MOST_STATEMENTS = 8
const MARK = 'scale-'
const NEW_YORK = { zone: 'America/New_York' }

/** The middle of a month, so that the last twelve months are the same throughout the test. */
const now = DateTime.now().setZone(NEW_YORK.zone).startOf('month').plus({ days: 14 }).toJSDate()
/** Every instant of about fourteen months, each an uneven step from the last; some lie within an hour of a month's end. */
const instant = (index: number, count: number) => new Date(now.getTime() - Math.floor(((index * 7919) % count) * (36_000_000_000 / count)))
const monthOf = (at: Date) => DateTime.fromJSDate(at, NEW_YORK).toFormat('yyyy-MM')

const orders = Array.from({ length: ORDERS }, (_, index) => {
  const createdAt = instant(index, ORDERS)
  const isFailed = index % 10 === 0
  const amount = 9_900 + (index % 3) * 5_000
  return {
    ...{ plan: 'annual', amount, createdAt, stripeInvoiceId: `${MARK}${index}` },
    ...(isFailed ? { status: 'failed' as const, paidAt: null } : { status: 'paid' as const, paidAt: createdAt }),
    refundedAmount: index % 50 === 1 ? amount : 0,
  }
})

const statements: { none: string[]; many: string[] } = { none: [], many: [] }
let before: Month[] = []
let after: Month[] = []
let plans: { startDate: Date; endDate: Date | null }[] = []

beforeAll(async () => {
  const { browser } = await signedIn({ role: 'admin' })
  statements.none = await statementsOf(browser)
  before = await listMonths(now)
  const { id: userId } = await createStudent()
  plans = Array.from({ length: PLANS }, (_, index) => {
    const startDate = instant(index, PLANS)
    // One in five was never paid: it ended as it began.
    const days = index % 5 === 0 ? 0 : 30 + (index % 90)
    return { startDate, endDate: index % 3 === 1 ? null : new Date(startDate.getTime() + days * 86_400_000) }
  })
  for (let from = 0; from < ORDERS; from += BATCH) await db.order.createMany({ data: orders.slice(from, from + BATCH) })
  const row = { userId, subscriptionTier: 'premium_annual' } as const
  const rows = plans.map((plan, index) => ({ ...row, ...plan, stripeSubscriptionId: `${MARK}${index}` }))
  for (let from = 0; from < PLANS; from += BATCH) await db.userSubscription.createMany({ data: rows.slice(from, from + BATCH) })
  await db.$executeRaw`ANALYZE "orders"`
  after = await listMonths(now)
  statements.many = await statementsOf(browser)
}, 180_000)

afterAll(async () => {
  await db.order.deleteMany({ where: { stripeInvoiceId: { startsWith: MARK } } })
  await db.userSubscription.deleteMany({ where: { stripeSubscriptionId: { startsWith: MARK } } })
})

test('twenty thousand orders are asked for in as few statements as none', () => {
  expect(statements.many).toEqual(statements.none)
  expect(statements.many.length).toBeGreaterThan(1)
  expect(statements.many.length).toBeLessThanOrEqual(MOST_STATEMENTS)
})

test('each month has exactly what happened in it, on clocks in New York', () => {
  expect(after).toHaveLength(12)
  expect(after[0]?.month).toBe(monthOf(now))
  const inMonth = (month: string, at: Date | null) => at !== null && monthOf(at) === month
  for (const [index, { month, ...figures }] of after.entries()) {
    const paid = orders.filter(({ paidAt }) => inMonth(month, paidAt))
    const opened = plans.filter(({ startDate, endDate }) => endDate === null || endDate > startDate)
    const expected = {
      revenue: paid.reduce((sum, { amount }) => sum + amount, 0),
      refunded: paid.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0),
      began: opened.filter(({ startDate }) => inMonth(month, startDate)).length,
      ended: opened.filter(({ endDate }) => inMonth(month, endDate) && endDate !== null && endDate < now).length,
      failing: orders.filter(({ status, createdAt }) => status === 'failed' && inMonth(month, createdAt)).length,
    }
    const earlier = before[index]
    const added = Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, value - Number(earlier?.[name as keyof Month] ?? 0)]),
    )
    expect(added, month).toEqual(expected)
  }
})

/** What the page asks of the application's tables, in any order. */
async function statementsOf(browser: Awaited<ReturnType<typeof signedIn>>['browser']): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await browser.get('/admin/money')).status).toBe(200)
    const sent = spy.mock.calls.map(([query]) => query as unknown as { text?: string })
    return sent.flatMap(({ text }) => (text && !text.includes('pgboss') ? [text] : [])).toSorted()
  } finally {
    spy.mockRestore()
  }
}
