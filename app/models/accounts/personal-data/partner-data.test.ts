/** Export and deletion of tutors and affiliates: everything of theirs, nothing of anybody else's, and what must stay says nothing of them. */
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { buildExport } from '~/jobs/build-export.server'
import { DAY_MS } from '~/utils/time/durations'
import { modelFacts } from '../../../../tests/factories/full/account'
import { fullPartner } from '../../../../tests/factories/full/partner'
import { createPartner } from '../../../../tests/factories/partners'
import { mailTo } from '../../../../tests/support/post-office'
import { dump } from '../../../../tests/support/tables'
import { ownedBy } from '../audiences/rows.server'
import type { ModelName } from './columns/rules'
import { statementsOf } from './delegate.server'
import { keepAccount, scheduleDeletion } from './deletion.server'
import { eraseAccount } from './erase.server'
import { askForExport, exportFile } from './export.server'
import { takeRowsAlong } from './new-address.server'
import { PERSONAL_DATA, personalModels } from './table'

const PARTNERS = ['tutor', 'affiliate'] as const
const MODELS = Object.keys(PERSONAL_DATA) as ModelName[]

test.each(PARTNERS)('every model that points to a %s has its line in the table', (audience) => {
  const pointing = MODELS.filter((model) => modelFacts(model).fields.some(({ name }) => name === `${audience}Id`))
  const listed = personalModels(audience).map(({ model }) => model)
  expect(pointing.filter((model) => !listed.includes(model))).toEqual([])
  expect(pointing.length).toBeGreaterThan(8)
})

test.each(PARTNERS)('both lines of a model that a student and a %s have name the same columns', (audience) => {
  for (const { model, rule } of personalModels(audience)) {
    expect(Object.keys(rule.columns).sort(), model).toEqual(Object.keys(PERSONAL_DATA[model].columns).sort())
  }
})

describe.each(PARTNERS)('a %s with a marker in every text', (audience) => {
  let account: Awaited<ReturnType<typeof fullPartner>>
  let files: Record<string, string>

  beforeAll(async () => {
    account = await fullPartner(audience)
    const { owner } = account
    await askForExport({ account: owner, consentId: null })
    const { id: exportId } = await db.dataExport.findFirstOrThrow({ where: { ...ownedBy(owner), state: 'running' } })
    await buildExport({ data: { exportId } })
    const made = await exportFile({ account: owner, consentId: null })
    const zip = unzipSync(made?.file ?? new Uint8Array())
    files = Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))
  })

  test('has a row in every table that may hold something of them', async () => {
    const missing = []
    for (const { model, rule } of personalModels(audience)) {
      if ((await statementsOf(db, model).count({ where: rule.rows(account.owner) })) === 0) missing.push(model)
    }
    // Deletion is asked for below, and payments forbid it.
    expect(missing.sort()).toEqual(['AccountDeletion', ...(audience === 'affiliate' ? ['CommissionPayment'] : [])])
  })

  test('is exported with the marker of every column that is to be shown, and of no other', () => {
    const [data = '', page = ''] = [files['stanine/data.json'], files['stanine/index.html']]
    expect(account.markers.length).toBeGreaterThan(20)
    for (const { model, column, text } of account.markers) {
      const { columns } = personalModels(audience).find((one) => one.model === model)?.rule ?? { columns: {} }
      const isShown = typeof (columns as Record<string, unknown>)[column] === 'string'
      expect([data.includes(text), page.includes(text)], text).toEqual([isShown, isShown])
    }
    expect([data.includes(account.owner.email), data.includes(account.student.email)]).toEqual([true, false])
  })

  test('is gone after seven days: no marker is left anywhere, but what the table says stays', async () => {
    const { owner, formerEmail, student, markers } = account
    const now = new Date()
    const asked = { account: owner, askedBy: 'account', recipient: owner.email } as const
    expect(await scheduleDeletion(asked, now)).toMatchObject({ outcome: 'scheduled' })
    const due = new Date(now.getTime() + 7 * DAY_MS)
    expect(await eraseAccount(owner, new Date(due.getTime() - 1))).toBe('kept')
    expect(await eraseAccount(owner, due)).toBe('erased')

    const after = await dump()
    const staying = new Set(
      personalModels(audience).flatMap(({ model, rule }) => {
        if (typeof rule.erase !== 'object' || !('stays' in rule.erase)) return []
        const changed = new Set(rule.erase.changes(owner, '').flatMap(({ data }) => Object.keys(data)))
        return Object.keys(rule.columns).flatMap((column) => (changed.has(column) ? [] : [`${model}.${column}`]))
      }),
    )
    for (const { model, column, text } of markers) {
      expect(after.includes(text), `${model}.${column}`).toBe(staying.has(`${model}.${column}`))
    }
    for (const text of [owner.id, owner.email, formerEmail]) expect(after.includes(text), text).toBe(false)
    expect(await db.user.count({ where: { id: student.id } })).toBe(1)
    expect(
      await db.erasure.count({
        where: { kind: 'account', counts: { path: [audience === 'tutor' ? 'Tutor' : 'AffiliatePartner'], equals: 1 } },
      }),
    ).toBeGreaterThan(0)
  })
})

test('the students of a tutor who leaves are told before and after, and the link is gone', async () => {
  const { owner, student } = await fullPartner('tutor')
  await scheduleDeletion({ account: owner, askedBy: 'account', recipient: owner.email })
  await eraseAccount(owner, new Date(Date.now() + 8 * DAY_MS))
  expect(await db.tutorStudent.count({ where: { studentId: student.id } })).toBe(0)
  const subjects = (await mailTo(student.email)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['A tutor no longer sees your results', 'What a tutor wrote to you goes in seven days'])
})

test('what an affiliate’s family ordered stays on the books under a pseudonym, and the family never counts again', async () => {
  const { owner, student } = await fullPartner('affiliate')
  await scheduleDeletion({ account: owner, askedBy: 'account', recipient: owner.email })
  await eraseAccount(owner, new Date(Date.now() + 8 * DAY_MS))
  const referral = await db.referral.findUniqueOrThrow({ where: { refereeUserId: student.id } })
  expect(referral).toMatchObject({ affiliateId: null, referralCode: expect.stringMatching(/^deleted-/), orderAmount: 9900 })
})

describe('commissions', () => {
  const referral = { referralCode: '', referralMethod: '', commissionAmount: 3465 }

  test.each([
    ['that were paid', { payments: { create: { amount: 100, paymentMethod: 'paypal' } } }],
    ['that wait', { referrals: { create: { ...referral, status: 'pending' } } }],
    ['that are owed', { referrals: { create: { ...referral, status: 'payable' } } }],
  ] as const)('%s stand in the way of an affiliate’s deletion', async (_, data) => {
    const { id, email } = await createPartner({ audience: 'affiliate' })
    await db.affiliatePartner.update({ where: { id }, data })
    const account = { audience: 'affiliate', id } as const
    expect(await scheduleDeletion({ account, askedBy: 'account', recipient: email })).toEqual({
      outcome: 'obstacle',
      obstacle: 'commissions',
    })
    expect(await db.accountDeletion.count({ where: { affiliateId: id } })).toBe(0)
  })

  test('that come up in the seven days hold the account', async () => {
    const { id, email } = await createPartner({ audience: 'affiliate' })
    const account = { audience: 'affiliate', id } as const
    await scheduleDeletion({ account, askedBy: 'account', recipient: email })
    await db.referral.create({ data: { ...referral, affiliateId: id } })
    expect(await eraseAccount(account, new Date(Date.now() + 8 * DAY_MS))).toBe('held')
    expect(await keepAccount({ account, askedBy: 'account' })).toBe(true)
  })
})

test('accounts of three audiences at one address go one by one', async () => {
  const { id, email } = await createPartner({ audience: 'tutor' })
  const other = await createPartner({ audience: 'affiliate', email })
  const account = { audience: 'tutor', id } as const
  await scheduleDeletion({ account, askedBy: 'account', recipient: email })
  expect(await eraseAccount(account, new Date(Date.now() + 8 * DAY_MS))).toBe('erased')
  expect(await db.affiliatePartner.count({ where: { id: other.id } })).toBe(1)
})

test('a message written while signed in goes with its account alone, and one of nobody with whose address it is', async () => {
  const { id, email } = await createPartner({ audience: 'tutor' })
  const other = await createPartner({ audience: 'affiliate', email })
  const written = (owner: object, from = email) =>
    db.contactMessage.create({ data: { name: 'Tess', email: from, message: 'Good day', ...owner } })
  const others = await written({ affiliateId: other.id })
  const gone = [await written({}), await written({ tutorId: id }), await written({ tutorId: id }, `elsewhere-${email}`)]
  await scheduleDeletion({ account: { audience: 'tutor', id }, askedBy: 'account', recipient: email })
  expect(await eraseAccount({ audience: 'tutor', id }, new Date(Date.now() + 8 * DAY_MS))).toBe('erased')
  expect(await db.contactMessage.count({ where: { id: { in: gone.map((message) => message.id) } } })).toBe(0)
  expect(await db.contactMessage.count({ where: { id: others.id } })).toBe(1)
})

test('a message that somebody else wrote with the address stays where it is when the account moves', async () => {
  const { id, email } = await createPartner({ audience: 'tutor' })
  const other = await createPartner({ audience: 'affiliate' })
  const data = { name: 'Tess', email, message: 'Good day' }
  const own = await db.contactMessage.create({ data: { ...data, tutorId: id } })
  const others = await db.contactMessage.create({ data: { ...data, affiliateId: other.id } })
  const newEmail = `moved-${email}`
  await takeRowsAlong(db, { owner: { audience: 'tutor', id }, oldEmail: email, newEmail })
  const addressOf = async (message: { id: string }) => (await db.contactMessage.findUniqueOrThrow({ where: { id: message.id } })).email
  expect([await addressOf(own), await addressOf(others)]).toEqual([newEmail, email])
})
