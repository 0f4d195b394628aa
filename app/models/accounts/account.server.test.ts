/** Registering, asking for the link again and checking passwords: a known address and an unknown one are treated alike. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { createStudent, DEMO_PASSWORD } from '../../../tests/factories/accounts'
import { registered, registration } from '../../../tests/factories/registration'
import { mailTo } from '../../../tests/support/post-office'
import { checkCredentials, LoginSchema, RegistrationSchema, registerAccount, resendVerification } from './account.server'
import { eraseExpired } from './personal-data/retention.server'

const registrationsOf = (email: string) => db.registration.findMany({ where: { email }, orderBy: { createdAt: 'asc' } })

describe('registering', () => {
  test('stores the password as a hash, and makes no account yet', async () => {
    const person = registration()
    const result = await registerAccount(person)
    const [row] = await registrationsOf(person.email)
    expect(result).toEqual({ outcome: 'registered', registrationId: row?.id })
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await db.user.count({ where: { email: person.email } })).toBe(0)
  })

  test('with a known address changes nothing but mails the owner', async () => {
    const owner = await createStudent()
    const before = await db.user.findUniqueOrThrow({ where: { id: owner.id } })
    await registered({ email: owner.email, firstName: 'Other', password: 'another-one' })
    const mail = await mailTo(owner.email)
    expect(mail.map(({ subject }) => subject)).toEqual(['You already have a Stanine account'])
    expect(mail[0]?.links.some((link) => link.includes('token'))).toBe(false)
    expect(await db.user.findUniqueOrThrow({ where: { id: owner.id } })).toEqual(before)
    expect(await registrationsOf(owner.email)).toEqual([])
  })

  test.each([
    ['a known address', async () => (await createStudent()).email],
    ['an unknown one', async () => registration().email],
  ])('with %s holds the username for 24 hours, and no longer', async (_name, address) => {
    const now = new Date()
    const person = registration({ email: await address() })
    await registerAccount(person, now)
    await mailTo(person.email)
    await resendVerification(person.email)
    await mailTo(person.email)
    const other = registration({ username: person.username.toUpperCase() })
    expect(await registerAccount(other, new Date(now.getTime() + DAY_MS - 1))).toEqual({ outcome: 'username-taken' })
    expect(await registerAccount(other, new Date(now.getTime() + DAY_MS))).toMatchObject({ outcome: 'registered' })
  })

  test('is refused for the name of an account, and leaves nothing behind', async () => {
    const { username } = await createStudent()
    const person = registration({ username })
    expect(await registerAccount(person)).toEqual({ outcome: 'username-taken' })
    expect(await registrationsOf(person.email)).toEqual([])
    expect(await mailTo(person.email)).toEqual([])
  })

  test('again in the same browser takes the place of the first, and its name', async () => {
    const first = await registered()
    const again = await registerAccount({ ...first, password: 'changed-my-mind', previousId: first.registrationId })
    expect(again).toMatchObject({ outcome: 'registered' })
    expect((await registrationsOf(first.email)).map(({ id }) => [{ id }])).toEqual([
      [{ id: 'registrationId' in again && again.registrationId }],
    ])
  })

  test('in the same browser with another address, such as a sister’s, leaves the first alone', async () => {
    const first = await registered()
    await registerAccount(registration({ previousId: first.registrationId }))
    expect(await registrationsOf(first.email)).toHaveLength(1)
  })

  test('takes no field but its own', () => {
    const parsed = RegistrationSchema.parse({
      ...registration(),
      role: 'admin',
      emailVerified: true,
      referralCode: 'X',
      previousId: 'somebody-else’s',
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

test('a new link is mailed to nobody who is unknown or has an account, and no record of it stays', async () => {
  const { email } = await createStudent()
  for (const address of [email, 'unknown-to-us@example.com']) {
    await resendVerification(address)
    expect(await mailTo(address)).toEqual([])
    expect(await db.mailRecord.count({ where: { recipient: address } })).toBe(0)
  }
})

test('a registration that nobody confirmed is forgotten after 30 days, its name after one', async () => {
  const old = registration()
  const recent = registration()
  await registerAccount(old, new Date(Date.now() - 30 * DAY_MS))
  await registerAccount(recent, new Date(Date.now() - 30 * DAY_MS + HOUR_MS))
  await eraseExpired()
  expect(await registrationsOf(old.email)).toEqual([])
  expect(await registrationsOf(recent.email)).toHaveLength(1)
  expect(await db.usernameReservation.count({ where: { username: { in: [old.username, recent.username] } } })).toBe(0)
})

describe('signing in', () => {
  test('fails alike for an unknown address and a wrong password', async () => {
    const { email } = await createStudent()
    const unknown = await checkCredentials({ email: 'unknown-to-us@example.com', password: DEMO_PASSWORD })
    expect(unknown).toEqual(await checkCredentials({ email, password: 'wrong' }))
    expect(unknown).toEqual({ outcome: 'refused' })
  })

  test('tells that the address is unconfirmed only after the right password', async () => {
    const { email, password } = await registered()
    expect(await checkCredentials({ email, password: 'wrong' })).toEqual({ outcome: 'refused' })
    expect(await checkCredentials({ email, password })).toEqual({ outcome: 'not-verified' })
  })

  test('takes the password of this browser’s registration before that of a later one', async () => {
    const own = await registered()
    const later = await registered({ email: own.email, password: 'of-somebody-else' })
    expect(await checkCredentials(own, own.registrationId)).toEqual({ outcome: 'not-verified' })
    expect(await checkCredentials(later)).toEqual({ outcome: 'not-verified' })
    expect(await checkCredentials(own)).toEqual({ outcome: 'refused' })
  })
})
