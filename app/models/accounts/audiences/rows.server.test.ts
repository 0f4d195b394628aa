/** Whose a row is: exactly one of three columns says it, and the database holds it. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../../tests/factories/accounts'
import { createPartner } from '../../../../tests/factories/partners'
import { ownedBy, ownerIn } from './rows.server'

const NONE = { userId: null, tutorId: null, affiliateId: null }

test.each(['student', 'tutor', 'affiliate'] as const)('a row of a %s is read back as it was written', (audience) => {
  expect(ownerIn({ ...NONE, ...ownedBy({ audience, id: 'its id' }) })).toEqual({ audience, id: 'its id' })
  expect(ownerIn(NONE)).toBeNull()
})

describe('the database refuses', () => {
  const expiresAt = new Date()
  const writes = {
    'a change of address': (owner: object) => db.emailChange.createMany({ data: { ...owner, newEmail: '', expiresAt } }),
    'a second factor': (owner: object) => db.secondFactor.createMany({ data: { ...owner, secret: '', lastStep: 0, recoverySalt: '' } }),
    'a set-up': (owner: object) => db.secondFactorSetUp.createMany({ data: { ...owner, sessionId: '', secret: '', createdAt: expiresAt } }),
    'an attempt': (owner: object) => db.signInAttempt.createMany({ data: { ...owner, tokenHash: `${Math.random()}`, expiresAt } }),
    'an export': (owner: object) => db.dataExport.createMany({ data: { ...owner, openKey: `${Math.random()}`, expiresAt } }),
    'a deletion': (owner: object) => db.accountDeletion.createMany({ data: { ...owner, askedBy: 'account', dueAt: expiresAt } }),
  }

  test.each(Object.entries(writes))('%s of nobody, and of two', async (_, write) => {
    const { id: userId } = await createStudent()
    const { id: tutorId } = await createPartner({ audience: 'tutor' })
    await expect(write({})).rejects.toThrow()
    await expect(write({ userId, tutorId })).rejects.toThrow()
    await expect(write({ tutorId })).resolves.toEqual({ count: 1 })
  })

  test('a mail that is about an account of another audience than it names', async () => {
    const { id: tutorId } = await createPartner({ audience: 'tutor' })
    const mail = { template: '', recipient: '', tutorId }
    await expect(db.mailRecord.create({ data: mail })).rejects.toThrow()
    await expect(db.mailRecord.create({ data: { ...mail, audience: 'tutor', status: 'sent' } })).resolves.toMatchObject({ tutorId })
  })
})
