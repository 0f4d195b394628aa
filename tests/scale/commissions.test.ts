/** A hundred thousand referrals: an affiliate's lists and the admins' report take as many statements as ever, each by an index. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { listMonthReport, listPayments } from '~/models/commissions/reports/house.server'
import { listAffiliateMonths } from '~/models/commissions/reports/months.server'
import { findOverview, listEntries, listOwnPayments, listReferrals } from '~/models/commissions/reports/own.server'

const MANY = 100_000
const AFFILIATES = 200
const MARK = 'scale-commissions'
const TABLES = ['referrals', 'commission_entries', 'commission_payments', 'referral_clicks']
const own = `${MARK}-7`

interface Statement {
  text: string
  values: unknown[]
}

beforeAll(async () => {
  const [id, day] = [`'${MARK}-' || n`, `now() - (n % 3000) * interval '1 day'`]
  const whose = `'${MARK}-' || (1 + n % ${AFFILIATES})`
  const rows = (count: number) => `FROM generate_series(1, ${count}) n`
  const statements = [
    `INSERT INTO affiliate_partners (id, email, password, "firstName", "lastName", "referralCode", "referralLinkCode", status)
       SELECT ${id}, ${id} || '@example.com', '', 'Ada', 'Example', ${id}, ${id}, 'approved' ${rows(AFFILIATES)}`,
    `INSERT INTO referrals (id, "affiliateId", "referralCode", "referralMethod", "createdAt", "convertedAt", "commissionAmount")
       SELECT ${id}, ${whose}, 'X', 'link', ${day}, ${day}, 3465 ${rows(MANY)}`,
    `INSERT INTO commission_entries (id, "affiliateId", "referralId", step, pending, "createdAt")
       SELECT ${id}, ${whose}, ${id}, 'earned', 3465, ${day} ${rows(MANY)}`,
    `INSERT INTO commission_payments (id, "affiliateId", amount, "paymentMethod", status, "createdAt")
       SELECT ${id}, ${whose}, 3465, 'paypal', 'paid', ${day} ${rows(20_000)}`,
    `INSERT INTO referral_clicks ("affiliateId", day, clicks)
       SELECT '${MARK}-' || a, current_date - n, 3 FROM generate_series(1, ${AFFILIATES}) a, generate_series(1, 100) n`,
    `ANALYZE ${TABLES.join(', ')}, affiliate_partners`,
  ]
  for (const statement of statements) await db.$executeRawUnsafe(statement)
}, 180_000)

afterAll(async () => {
  const where = { affiliateId: { startsWith: MARK } }
  await db.commissionEntry.deleteMany({ where })
  await db.referral.deleteMany({ where })
  await db.commissionPayment.deleteMany({ where })
  await db.affiliatePartner.deleteMany({ where: { id: { startsWith: MARK } } })
}, 120_000)

test.each([
  ['families', async () => listReferrals(own, { after: (await listReferrals(own, { after: null })).next }), 2],
  ['the ledger', () => listEntries(own, { after: null }), 1],
  ['payments', () => listOwnPayments(own, { after: null }), 1],
  ['the overview with its months', () => Promise.all([findOverview(own), listAffiliateMonths(own)]), 2],
  ['all prepared payments', () => listPayments({ status: 'pending', after: null }), 1],
  ['a month of all affiliates', () => listMonthReport({ month: '2026-01', after: null }), 1],
] as const)('%s are read by an index, in as many statements as ever', async (_name, work, count) => {
  const statements = await statementsOf(work)
  expect(statements).toHaveLength(count)
  for (const statement of statements) {
    const scans = (await planOf(statement)).match(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g) ?? []
    expect(
      scans.filter((scan) => TABLES.some((table) => scan.includes(table))),
      statement.text,
    ).toEqual([])
  }
})

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const sent = spy.mock.calls.map(([query]) => query as unknown as Partial<Statement>)
    return sent.flatMap(({ text, values = [] }) => (text && TABLES.some((table) => text.includes(table)) ? [{ text, values }] : []))
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
