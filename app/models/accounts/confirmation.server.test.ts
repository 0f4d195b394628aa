/** Confirming an address: once, by whoever reads its mail, and never with a password that somebody else chose. */
import { describe, expect, test } from 'vitest'
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { registered, registration } from '../../../tests/factories/registration'
import { mailTo, tokenMailedTo } from '../../../tests/support/post-office'
import { checkCredentials, registerAccount, resendVerification } from './account.server'
import { verifyEmail } from './confirmation.server'
import { requestPasswordReset, resetPassword } from './password-reset.server'

const DEAD = { outcome: 'dead' }

const accountOf = (email: string) => db.user.findUnique({ where: { email }, include: { usage: true } })

/** Two registrations of one address, each with its token: first a stranger's, then the owner's. */
async function competing() {
  const email = registration().email
  const stranger = await registered({ email, password: 'of-the-stranger' })
  const strangersToken = await tokenMailedTo(email)
  const owner = await registered({ email, password: 'of-the-owner' })
  const ownersToken = await tokenMailedTo(email)
  return { email, stranger: { ...stranger, token: strangersToken }, owner: { ...owner, token: ownersToken } }
}

describe('one registration alone', () => {
  test('is confirmed from anywhere, once, and its password is the account’s', async () => {
    const person = await registered()
    const token = await tokenMailedTo(person.email)
    expect(await db.registration.findFirst({ where: { email: person.email } })).toMatchObject({ token: hashToken(token) })
    const confirmed = await verifyEmail({ token })
    const account = await accountOf(person.email)
    const { registrationId, email } = person
    expect(confirmed).toEqual({ outcome: 'confirmed', audience: 'student', registrationId, id: account?.id, email })
    expect(account).toMatchObject({
      emailVerified: true,
      role: 'student',
      username: person.username,
      isUsernameOpen: false,
      usage: { questionsUsed: 0, testsUsed: 0, flashcardsUsed: 0 },
    })
    expect(await checkCredentials(person)).toMatchObject({ outcome: 'signed-in', userId: account?.id })
    expect(await verifyEmail({ token })).toEqual(DEAD)
  })

  test('has 24 hours for its link, and keeps the time of its registration', async () => {
    const person = await registered()
    const token = await tokenMailedTo(person.email)
    const { createdAt } = await db.mailRecord.findFirstOrThrow({ where: { recipient: person.email } })
    const { createdAt: began } = await db.registration.findFirstOrThrow({ where: { email: person.email } })
    expect(await verifyEmail({ token }, new Date(createdAt.getTime() + DAY_MS))).toEqual(DEAD)
    expect(await verifyEmail({ token }, new Date(createdAt.getTime() + DAY_MS - 1))).toMatchObject({ outcome: 'confirmed' })
    expect((await accountOf(person.email))?.createdAt).toEqual(began)
  })

  test('has one link that works, the newest', async () => {
    const { email } = await registered()
    const older = await tokenMailedTo(email)
    await resendVerification(email)
    const newer = await tokenMailedTo(email)
    expect(newer).not.toBe(older)
    expect(await verifyEmail({ token: older })).toEqual(DEAD)
    expect(await verifyEmail({ token: newer })).toMatchObject({ outcome: 'confirmed' })
  })

  test('is confirmed by a new password as well, which is then the account’s', async () => {
    const person = await registered()
    const waiting = await tokenMailedTo(person.email)
    await requestPasswordReset(person.email)
    const owner = await resetPassword({ token: await tokenMailedTo(person.email), password: 'brand-new-one' })
    expect(owner).toMatchObject({ email: person.email })
    expect(await checkCredentials({ ...person, password: 'brand-new-one' })).toMatchObject({ outcome: 'signed-in' })
    expect(await checkCredentials(person)).toEqual({ outcome: 'refused' })
    expect(await verifyEmail({ token: waiting })).toEqual(DEAD)
  })
})

describe('registrations that compete for an address', () => {
  test('have each a token of their own, and the link alone changes nothing, as often as it is followed', async () => {
    const { email, stranger, owner } = await competing()
    expect(stranger.token).not.toBe(owner.token)
    for (const { token } of [stranger, owner, stranger, owner]) expect(await verifyEmail({ token })).toEqual({ outcome: 'contested' })
    expect(await verifyEmail({ token: stranger.token, registrationId: owner.registrationId })).toEqual({ outcome: 'contested' })
    expect(await accountOf(email)).toBeNull()
  })

  test('are settled by the link in the browser that made one: its password is the account’s, and the others end', async () => {
    const { email, stranger, owner } = await competing()
    expect(await verifyEmail({ token: owner.token, registrationId: owner.registrationId })).toMatchObject({ outcome: 'confirmed' })
    expect(await checkCredentials({ email, password: 'of-the-owner' })).toMatchObject({ outcome: 'signed-in' })
    expect(await checkCredentials({ email, password: 'of-the-stranger' }, stranger.registrationId)).toEqual({ outcome: 'refused' })
    expect(await verifyEmail({ token: stranger.token, registrationId: stranger.registrationId })).toEqual(DEAD)
    expect(await db.registration.count({ where: { email } })).toBe(0)
  })

  test('are settled by a new password at any of their links, whoever made it: no registered password works then', async () => {
    const { email, stranger, owner } = await competing()
    expect(await resetPassword({ token: stranger.token, password: 'chosen-by-the-reader' })).toMatchObject({ email })
    expect(await checkCredentials({ email, password: 'chosen-by-the-reader' })).toMatchObject({ outcome: 'signed-in' })
    for (const { password, registrationId } of [stranger, owner]) {
      expect(await checkCredentials({ email, password }, registrationId)).toEqual({ outcome: 'refused' })
    }
    for (const { token } of [stranger, owner]) expect(await resetPassword({ token, password: 'once-more' })).toBeNull()
  })

  test('get a new link each for its own browser', async () => {
    const { email, stranger, owner } = await competing()
    await resendVerification(email, { registrationId: stranger.registrationId })
    const token = await tokenMailedTo(email)
    expect(await verifyEmail({ token: stranger.token })).toEqual(DEAD)
    expect(await verifyEmail({ token: owner.token })).toEqual({ outcome: 'contested' })
    expect(await verifyEmail({ token, registrationId: stranger.registrationId })).toMatchObject({ outcome: 'confirmed' })
  })
})

describe('a username that is confirmed late', () => {
  async function confirmedAfterADay(taken: boolean) {
    const yesterday = new Date(Date.now() - 25 * HOUR_MS)
    const late = registration()
    await registerAccount(late, yesterday)
    if (taken) await registered({ username: late.username })
    await resendVerification(late.email)
    expect(await verifyEmail({ token: await tokenMailedTo(late.email) })).toMatchObject({ outcome: 'confirmed' })
    return { wanted: late.username, account: await accountOf(late.email) }
  }

  test('is kept when it is still free', async () => {
    const { wanted, account } = await confirmedAfterADay(false)
    expect(account).toMatchObject({ username: wanted, isUsernameOpen: false })
  })

  test('is gone when another registration holds it: the account stands, and is asked for another', async () => {
    const { wanted, account } = await confirmedAfterADay(true)
    expect(account).toMatchObject({ isUsernameOpen: true, emailVerified: true })
    expect(account?.username).toMatch(new RegExp(`^${wanted.slice(0, 24)}-.{8}$`))
  })
})

test('mail that is tried again after its link was used does not make the link work again', async () => {
  const person = await registered()
  const token = await tokenMailedTo(person.email)
  await verifyEmail({ token })
  await requestPasswordReset(person.email)
  const resetToken = await tokenMailedTo(person.email)
  // The service took the mail, but its answer was lost.
  await db.mailRecord.updateMany({ where: { recipient: person.email }, data: { status: 'queued', sentAt: null } })
  expect(await resetPassword({ token: resetToken, password: 'brand-new-one' })).not.toBeNull()
  await mailTo(person.email)
  expect(await resetPassword({ token: resetToken, password: 'and-again' })).toBeNull()
  expect(await verifyEmail({ token })).toEqual(DEAD)
})
