/** New passwords: one link, one use, one hour; then every device is signed out and the owner is told. */
import { expect, test } from 'vitest'
import { openStudentSession } from '~/auth/session.server'
import { db } from '~/db.server'
import { createStudent } from '../../tests/factories/accounts'
import { mailTo, tokenMailedTo } from '../../tests/support/post-office'
import { checkCredentials, verifyEmail } from './account.server'
import { requestPasswordReset, resetPassword } from './password-reset.server'

const HOUR = 60 * 60 * 1000
const password = 'a-new-password'

async function asked(now = new Date()) {
  const student = await createStudent()
  await requestPasswordReset(student.email, now)
  return { student, token: await tokenMailedTo(student.email) }
}

test('the link sets the password once', async () => {
  const { student, token } = await asked()
  expect(await resetPassword({ token, password })).toBe(true)
  expect(await checkCredentials({ email: student.email, password })).toEqual({ outcome: 'signed-in', userId: student.id })
  expect(await resetPassword({ token, password: 'and-another' })).toBe(false)
  expect(await checkCredentials({ email: student.email, password: 'and-another' })).toEqual({ outcome: 'refused' })
})

test('a new password ends all sessions and tells the owner', async () => {
  const { student, token } = await asked()
  await openStudentSession(new Request('http://localhost:3000/'), student.id)
  await openStudentSession(new Request('http://localhost:3000/'), student.id)
  await resetPassword({ token, password })
  expect(await db.session.count({ where: { userId: student.id } })).toBe(0)
  expect((await mailTo(student.email))[0]?.subject).toBe('Your password was changed')
})

test('the link dies after an hour', async () => {
  const now = new Date()
  const { token } = await asked(now)
  expect(await resetPassword({ token, password }, new Date(now.getTime() + HOUR))).toBe(false)
  expect(await resetPassword({ token, password }, new Date(now.getTime() + HOUR - 1))).toBe(true)
})

test('only the newest link works', async () => {
  const { student, token } = await asked()
  await requestPasswordReset(student.email)
  const newer = await tokenMailedTo(student.email)
  expect(await resetPassword({ token, password })).toBe(false)
  expect(await resetPassword({ token: newer, password })).toBe(true)
})

test('a link of another purpose is refused both ways', async () => {
  const { token } = await asked()
  expect(await verifyEmail(token)).toBeNull()
  expect(await resetPassword({ token: 'a'.repeat(43), password })).toBe(false)
})

test('an unknown address gets no mail', async () => {
  await requestPasswordReset('nobody-here@example.com')
  expect(await db.mailRecord.count({ where: { recipient: 'nobody-here@example.com' } })).toBe(0)
})

test('a new password confirms the address and kills a waiting confirmation link', async () => {
  const student = await createStudent({ emailVerified: false })
  await requestPasswordReset(student.email)
  await resetPassword({ token: await tokenMailedTo(student.email), password })
  const row = await db.user.findUniqueOrThrow({ where: { id: student.id } })
  expect(row).toMatchObject({ emailVerified: true, verificationToken: null, resetToken: null, resetTokenExpiry: null })
})
