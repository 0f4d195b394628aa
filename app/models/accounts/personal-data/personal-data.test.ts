/** The table of personal data names every column, and export and deletion do what it says: shown with markers in every text of an account. */
import { unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { Prisma } from '~/generated/prisma/client'
import { buildExport } from '~/jobs/build-export.server'
import { queue } from '~/jobs/queue/queue.server'
import { DAY_MS } from '~/utils/time/durations'
import { asStudent, createStudent } from '../../../../tests/factories/accounts'
import { fullAccount, modelFacts } from '../../../../tests/factories/full/account'
import { dump } from '../../../../tests/support/tables'
import type { ModelName } from './columns/rules'
import { statementsOf } from './delegate.server'
import { scheduleDeletion } from './deletion.server'
import { eraseAccount } from './erase.server'
import { askForExport, exportFile } from './export.server'
import { PERIODS } from './periods'
import { ERASED } from './retention.server'
import { PERSONAL_DATA, personalModels } from './table'

test('the table names every column that the database has, and no other', async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ line: string }>(
    `SELECT table_name || '.' || column_name AS line FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
  )
  await client.end()
  const named = Object.entries(PERSONAL_DATA).flatMap(([model, { columns }]) => {
    const { table } = modelFacts(model as ModelName)
    return Object.keys(columns).map((column) => `${table}.${column}`)
  })
  expect(named.sort()).toEqual(rows.map(({ line }) => line).sort())
})

/** What the job erases and no page speaks of: it lives for minutes or hours, or is counted under something else. */
const UNSAID = ['held usernames', 'sign-ins without a code', 'rate limits', 'parents’ sessions', 'lost exports']

test('every period that people are told has a part of the job that ends it, and the job ends nothing that they are not told of', () => {
  for (const { what, by } of PERIODS) expect(by, what).not.toHaveLength(0)
  const told = PERIODS.flatMap(({ by }) => (by === 'account' ? [] : by))
  expect(told.toSorted()).toEqual([...new Set(told)].toSorted())
  expect([...told, ...UNSAID].toSorted()).toEqual(Object.keys(ERASED).toSorted())
})

const STUDENT = personalModels('student')

test('every column that export leaves out, and every row that stays, has a reason', () => {
  for (const { model, rule } of STUDENT) {
    for (const [column, shown] of Object.entries<string | { out: string }>(rule.columns)) {
      expect(typeof shown === 'string' ? shown : shown.out, `${model}.${column}`).not.toBe('')
    }
    if (typeof rule.erase === 'object') expect(Object.values(rule.erase)[0], model).toBeTruthy()
  }
  expect(Object.keys(PERSONAL_DATA).sort()).toEqual(Object.keys(Prisma.ModelName).sort())
})

test('rows that are found by an address follow to a new one, but for those that a change of address ends or gives their owner', () => {
  const owner = { audience: 'student', id: 'its id', email: 'its address', username: 'its name' } as const
  const staying = STUDENT.filter(({ rule }) => JSON.stringify(rule.rows(owner)).includes(owner.email) && !rule.address)
  expect(staying.map(({ model }) => model).sort()).toEqual(['MailRecord', 'Registration'])
})

describe('an account with a marker in every text', () => {
  let account: Awaited<ReturnType<typeof fullAccount>>
  let files: Record<string, string>

  beforeAll(async () => {
    account = await fullAccount()
    const { id: userId } = account.owner
    await askForExport({ account: asStudent(userId), consentId: null })
    const { id: exportId } = await db.dataExport.findFirstOrThrow({ where: { userId, state: 'running' } })
    await buildExport({ data: { exportId } })
    const made = await exportFile({ account: asStudent(userId), consentId: null })
    const zip = unzipSync(made?.file ?? new Uint8Array())
    files = Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))
  })

  // What no admin's page can show: the tests that follow share the database.
  afterAll(async () => {
    const { name } = account
    await db.authoredItem.deleteMany({ where: { skill: { startsWith: name } } })
    await db.hiddenSource.deleteMany({ where: { reason: { startsWith: name } } })
  })

  test('has a row in every table that may hold something of a person', async () => {
    const missing = []
    for (const { model, rule } of STUDENT) {
      const count = await statementsOf(db, model).count({ where: rule.rows(account.owner) })
      if (count === 0) missing.push(model)
    }
    // Deletion is asked for below.
    expect(missing.sort()).toEqual(['AccountDeletion'])
  })

  test('is exported with the marker of every column that is to be shown, for machines and for people, and of no other', () => {
    expect(account.markers.length).toBeGreaterThan(90)
    const [data = '', page = ''] = [files['stanine/data.json'], files['stanine/index.html']]
    for (const { model, column, text } of account.markers) {
      const { columns } = PERSONAL_DATA[model]
      const isShown = typeof (columns as Record<string, unknown>)[column] === 'string'
      expect([data.includes(text), page.includes(text)], text).toEqual([isShown, isShown])
    }
    for (const text of [account.owner.email, account.owner.username])
      expect([data.includes(text), page.includes(text)]).toEqual([true, true])
    expect(page).not.toMatch(/<script|<link|src=/)
    // React escapes text in a style element, and a browser reads it as it stands.
    expect(/<style>(.*?)<\/style>/s.exec(page)?.[1]).not.toContain('&')
  })

  test('is gone after its deletion: no marker is left anywhere, but what the table says stays', async () => {
    const { owner, markers, name } = account
    const boss = await queue()
    const record = await db.mailRecord.findFirstOrThrow({ where: { recipient: owner.email } })
    const jobId = await boss.send('send-mail', { mailId: record.id }, { retryLimit: 0 })
    await boss.fail('send-mail', jobId ?? '', { message: `inactive address ${owner.email}` })

    const now = new Date()
    const before = await dump()
    for (const text of [...markers.map(({ text }) => text), `inactive address ${owner.email}`])
      expect(before.includes(text), text).toBe(true)

    expect(await scheduleDeletion({ account: asStudent(owner.id), askedBy: 'account', recipient: owner.email }, now)).toMatchObject({
      outcome: 'scheduled',
    })
    const due = new Date(now.getTime() + 7 * DAY_MS)
    expect(await eraseAccount(asStudent(owner.id), new Date(due.getTime() - 1))).toBe('kept')
    expect(await eraseAccount(asStudent(owner.id), due)).toBe('erased')

    const after = await dump()
    const staying = new Set(
      STUDENT.flatMap(({ model, rule }) => {
        if (typeof rule.erase !== 'object' || !('stays' in rule.erase)) return []
        const changed = new Set(rule.erase.changes(owner, '').flatMap(({ data }) => Object.keys(data)))
        return Object.keys(rule.columns)
          .filter((column) => !changed.has(column))
          .map((column) => `${model}.${column}`)
      }),
    )
    for (const { model, column, text } of markers) {
      expect(after.includes(text), `${model}.${column}`).toBe(staying.has(`${model}.${column}`))
    }
    for (const text of [owner.id, owner.email, account.formerEmail, owner.username, `parent.${name}`]) {
      const at = after.indexOf(text)
      // The name begins the markers of what stays; a word of its own is left nowhere.
      const rest = text === owner.username ? after.replaceAll(new RegExp(`${name} \\w+ \\w+ marker`, 'g'), '') : after
      expect(rest.includes(text), after.slice(Math.max(0, at - 200), at + 100)).toBe(false)
    }
  })

  test('leaves the books and a record that an account was erased', async () => {
    const { text: plan = '' } = account.markers.find(({ model, column }) => model === 'Order' && column === 'plan') ?? {}
    const order = await db.order.findFirstOrThrow({ where: { plan } })
    expect(order).toMatchObject({ userId: null, amount: 9900, status: 'paid', payerEmail: expect.stringMatching(/^deleted-/) })
    const erasure = await db.erasure.findUniqueOrThrow({ where: { id: order.payerEmail ?? '' } })
    expect(erasure).toMatchObject({ kind: 'account', askedBy: 'account', counts: { User: 1, Order: 1, Essay: 2 } })
    const referral = await db.referral.findFirstOrThrow({ where: { refereeEmail: erasure.id } })
    expect(referral).toMatchObject({ refereeUserId: null, refereeName: null, notes: null, orderAmount: 9900 })
  })

  test('gives its username and its address free', async () => {
    const { username, email } = account.owner
    expect(await createStudent({ username, email })).toMatchObject({ username, email })
  })
})
