/** Registering, confirming and signing in: nobody learns who has an account, and a token works once. */
import { describe, expect, test } from 'vitest'
import { hashToken } from '~/auth/tokens.server'
import { db } from '~/db.server'
import { createStudent, DEMO_PASSWORD } from '../../tests/factories/accounts'
import { mailTo, tokenMailedTo } from '../../tests/support/post-office'
import { checkCredentials, LoginSchema, RegistrationSchema, registerAccount, resendVerification, verifyEmail } from './account.server'

const HOUR = 60 * 60 * 1000
let counter = 0

function newcomer() {
  counter += 1
  const name = `account-${process.pid}-${counter}`
  return { username: name, email: `${name}@example.com`, password: 'six-or-more', firstName: 'Ada', lastName: 'Example' }
}

describe('registering', () => {
  test('makes an unverified account whose password and token are stored as hashes', async () => {
    const person = newcomer()
    const result = await registerAccount(person)
    const row = await db.user.findUniqueOrThrow({ where: { email: person.email }, include: { usage: true } })
    expect(result).toEqual({ outcome: 'registered', userId: row.id })
    expect(row).toMatchObject({ emailVerified: false, role: 'student', usage: { questionsUsed: 0, testsUsed: 0, flashcardsUsed: 0 } })
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(row.verificationToken).toBe(hashToken(await tokenMailedTo(person.email)))
  })

  test('with a known address changes nothing but mails the owner', async () => {
    const owner = await createStudent()
    const before = await db.user.findUniqueOrThrow({ where: { id: owner.id } })
    const result = await registerAccount({ ...newcomer(), email: owner.email, firstName: 'Other', password: 'another-one' })
    expect(result).toEqual({ outcome: 'registered', userId: null })
    expect(await db.user.findUniqueOrThrow({ where: { id: owner.id } })).toEqual(before)
    const mail = await mailTo(owner.email)
    expect(mail.map(({ subject }) => subject)).toEqual(['You already have a Stanine account'])
    expect(mail[0]?.links.some((link) => link.includes('token'))).toBe(false)
  })

  test('with a known address reserves the username for 24 hours', async () => {
    const owner = await createStudent()
    const person = newcomer()
    const now = new Date()
    await registerAccount({ ...person, email: owner.email }, now)
    const other = { ...newcomer(), username: person.username }
    expect(await registerAccount(other, new Date(now.getTime() + 24 * HOUR - 1))).toEqual({ outcome: 'username-taken' })
    expect(await registerAccount(other, new Date(now.getTime() + 24 * HOUR))).toMatchObject({ outcome: 'registered' })
  })

  test('twice at the same instant makes one account', async () => {
    const person = newcomer()
    const results = await Promise.all([registerAccount(person), registerAccount({ ...person, username: `${person.username}-b` })])
    expect(results.filter((result) => result.outcome === 'registered')).toHaveLength(2)
    expect(await db.user.count({ where: { email: person.email } })).toBe(1)
  })

  test('takes no field but its own', () => {
    const parsed = RegistrationSchema.parse({
      ...newcomer(),
      confirmPassword: 'six-or-more',
      role: 'admin',
      emailVerified: true,
      referralCode: 'X',
      createdAt: '2000-01-01',
    })
    expect(Object.keys(parsed).sort()).toEqual(['confirmPassword', 'email', 'firstName', 'lastName', 'password', 'username'])
  })

  test('keeps the spaces of a password and drops those of an address', () => {
    expect(LoginSchema.parse({ email: '  Ada@Example.COM ', password: '  with spaces ' })).toEqual({
      email: 'ada@example.com',
      password: '  with spaces ',
    })
  })
})

describe('the mailed link', () => {
  test('confirms the address once', async () => {
    const person = newcomer()
    await registerAccount(person)
    const token = await tokenMailedTo(person.email)
    const { id } = await db.user.findUniqueOrThrow({ where: { email: person.email } })
    expect(await verifyEmail(token)).toEqual({ userId: id })
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ emailVerified: true, verificationToken: null })
    expect(await verifyEmail(token)).toBeNull()
  })

  test('dies after 24 hours', async () => {
    const person = newcomer()
    const now = new Date()
    await registerAccount(person, now)
    const token = await tokenMailedTo(person.email)
    expect(await verifyEmail(token, new Date(now.getTime() + 24 * HOUR))).toBeNull()
    expect(await verifyEmail(token, new Date(now.getTime() + 24 * HOUR - 1))).not.toBeNull()
  })

  test('dies when a newer one is mailed', async () => {
    const person = newcomer()
    await registerAccount(person)
    const older = await tokenMailedTo(person.email)
    await resendVerification(person.email)
    const newer = await tokenMailedTo(person.email)
    expect(newer).not.toBe(older)
    expect(await verifyEmail(older)).toBeNull()
    expect(await verifyEmail(newer)).not.toBeNull()
  })

  test('is mailed again to nobody who is unknown or verified', async () => {
    const { email } = await createStudent()
    await resendVerification(email)
    await resendVerification('unknown-to-us@example.com')
    expect(await mailTo(email)).toEqual([])
    expect(await mailTo('unknown-to-us@example.com')).toEqual([])
  })
})

describe('signing in', () => {
  test('fails alike for an unknown address and a wrong password', async () => {
    const { email } = await createStudent()
    const unknown = await checkCredentials({ email: 'unknown-to-us@example.com', password: DEMO_PASSWORD })
    expect(unknown).toEqual(await checkCredentials({ email, password: 'wrong' }))
    expect(unknown).toEqual({ outcome: 'refused' })
  })

  test('tells that the address is unconfirmed only after the right password', async () => {
    const { email } = await createStudent({ emailVerified: false })
    expect(await checkCredentials({ email, password: 'wrong' })).toEqual({ outcome: 'refused' })
    expect(await checkCredentials({ email, password: DEMO_PASSWORD })).toEqual({ outcome: 'not-verified' })
  })
})
