/** Races for one's own data: one export, one deletion, and of undoing and deleting exactly one. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { buildExport } from '~/jobs/build-export.server'
import { keepAccount, keepByToken, scheduleDeletion } from '~/models/accounts/personal-data/deletion.server'
import { eraseAccount, eraseDueAccounts } from '~/models/accounts/personal-data/erase.server'
import { askForExport } from '~/models/accounts/personal-data/export.server'
import { eraseExpired } from '~/models/accounts/personal-data/retention.server'
import { consumeParentLink, requestParentLink } from '~/models/families/parent-link.server'
import { DAY_MS } from '~/utils/time/durations'
import { asStudent, createStudent } from '../factories/accounts'
import { tokenMailedTo } from '../support/post-office'

const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))
const scheduled = (id: string, email: string, now?: Date) =>
  scheduleDeletion({ account: asStudent(id), askedBy: 'account', recipient: email }, now)

test('twenty requests for an export at once: one runs; its job run twenty times at once: one file and one mail', async () => {
  const { id: userId, email } = await createStudent()
  const outcomes = await twenty(() => askForExport({ account: asStudent(userId), consentId: null }))
  expect(outcomes.filter((outcome) => outcome === 'started')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'running')).toHaveLength(19)

  const [running] = await db.dataExport.findMany({ where: { userId } })
  await twenty(() => buildExport({ data: { exportId: running?.id ?? '' } }))
  expect(await db.dataExport.findMany({ where: { userId } })).toMatchObject([{ state: 'ready', openKey: null, percent: 100 }])
  expect(await db.mailRecord.count({ where: { recipient: email, template: 'export-ready' } })).toBe(1)
})

test('three exports a day, however many ask at once', async () => {
  const { id: userId } = await createStudent()
  for (let round = 0; round < 5; round++) {
    await twenty(() => askForExport({ account: asStudent(userId), consentId: null }))
    await db.dataExport.updateMany({
      where: { userId, state: 'running' },
      data: { state: 'ready', openKey: null, file: Buffer.from('zip'), readyAt: new Date() },
    })
  }
  expect(await db.dataExport.count({ where: { userId } })).toBe(3)
})

test('twenty confirmations of one deletion at once: one is scheduled, and one mail goes out', async () => {
  const { id, email } = await createStudent()
  const outcomes = await twenty(() => scheduled(id, email))
  expect(outcomes.filter(({ outcome }) => outcome === 'scheduled')).toHaveLength(1)
  expect(outcomes.filter(({ outcome }) => outcome === 'standing')).toHaveLength(19)
  expect(await db.mailRecord.count({ where: { recipient: email, template: 'account-deletion' } })).toBe(1)
})

test('twenty uses of the link that keeps an account: one works', async () => {
  const { id, email } = await createStudent()
  await scheduled(id, email)
  const token = await tokenMailedTo(email)
  expect((await twenty(() => keepByToken({ audience: 'student', token: token }))).filter(Boolean)).toHaveLength(1)
  expect(await db.user.count({ where: { id } })).toBe(1)
})

test('keeping an account in the moment of its deletion: it is kept whole, or gone whole, and never both', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, email } = await createStudent()
    const now = new Date()
    await scheduled(id, email, new Date(now.getTime() - 8 * DAY_MS))
    const [ends, kept] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => eraseAccount(asStudent(id), now))),
      Promise.all(Array.from({ length: 5 }, () => keepAccount({ account: asStudent(id), askedBy: 'account' }))),
    ])
    const [erased, undone] = [ends.filter((end) => end === 'erased').length, kept.filter(Boolean).length]
    expect(erased + undone).toBe(1)
    expect(await db.user.count({ where: { id } })).toBe(undone)
    expect(await db.accountDeletion.count({ where: { userId: id } })).toBe(0)
  }
})

test('the job run at once on many instances deletes an account once, with one record', async () => {
  const { id, email } = await createStudent()
  const now = new Date()
  await scheduled(id, email, new Date(now.getTime() - 8 * DAY_MS))
  await db.contactMessage.create({ data: { name: 'x', email, message: 'x' } })
  await twenty<unknown>((index) => (index % 2 ? eraseAccount(asStudent(id), now) : eraseDueAccounts(now)))
  // Other accounts may be due in the same database: the one with a message is ours.
  const records = await db.erasure.findMany({ where: { kind: 'account', erasedAt: now, counts: { path: ['ContactMessage'], equals: 1 } } })
  expect(records).toHaveLength(1)
  expect(await db.user.count({ where: { id } })).toBe(0)
})

test('of all admins who go at once one stays', async () => {
  const admins = await Promise.all(Array.from({ length: 4 }, () => createStudent({ role: 'admin' })))
  // Admins of other tests would stay in their place.
  await db.user.updateMany({ where: { role: 'admin', id: { notIn: admins.map(({ id }) => id) } }, data: { role: 'student' } })
  const outcomes = await Promise.all(admins.map(({ id, email }) => scheduled(id, email)))
  expect(outcomes.filter(({ outcome }) => outcome === 'scheduled')).toHaveLength(3)
  expect(outcomes.filter((result) => result.outcome === 'obstacle' && result.obstacle === 'last-admin')).toHaveLength(1)
})

test('twenty uses of one link to the parent’s page at once: one works', async () => {
  const { id: userId } = await createStudent({ profile: { level: 'ssat-middle', gradeApplied: 7, holder: 'child' } })
  const parentEmail = `parent-race-${process.pid}@example.com`
  const confirmedAt = new Date()
  await db.consent.create({ data: { userId, parentEmail, tokenHash: `race ${userId}`, expiresAt: confirmedAt, confirmedAt } })
  await requestParentLink(parentEmail)
  const token = await tokenMailedTo(parentEmail)
  expect((await twenty(() => consumeParentLink(token))).filter(Boolean)).toEqual([parentEmail])
})

test('what is over is erased once, though many instances erase at once', async () => {
  const old = new Date(Date.now() - 400 * DAY_MS)
  const email = `old-${process.pid}@example.com`
  await db.contactMessage.createMany({ data: Array.from({ length: 5 }, () => ({ name: 'x', email, message: 'x', createdAt: old })) })
  const counts = await twenty(() => eraseExpired())
  expect(counts.reduce((sum, count) => sum + (count['contact messages'] ?? 0), 0)).toBe(5)
})
