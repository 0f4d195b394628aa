/** New passwords: one link, one use, one hour; then every device is signed out and the owner is told. */
import { expect, test } from 'vitest'
import { openStudentSession } from '~/auth/session.server'
import { db } from '~/db.server'
import { HOUR_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { mailTo, tokenMailedTo } from '../../../tests/support/post-office'
import { checkCredentials } from './account.server'
import { verifyEmail } from './confirmation.server'
import { requestPasswordReset, resetPassword } from './password-reset.server'

const password = 'a-new-password'

async function asked() {
  const student = await createStudent()
  await requestPasswordReset(student.email)
  return { student, token: await tokenMailedTo(student.email) }
}

test('the link sets the password once', async () => {
  const { student, token } = await asked()
  expect(await resetPassword({ token, password })).toEqual({ audience: 'student', id: student.id, email: student.email })
  expect(await checkCredentials({ email: student.email, password })).toMatchObject({ outcome: 'signed-in', userId: student.id })
  expect(await resetPassword({ token, password: 'and-another' })).toBeNull()
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
  const { student, token } = await asked()
  const { createdAt } = await db.mailRecord.findFirstOrThrow({ where: { recipient: student.email } })
  expect(await resetPassword({ token, password }, new Date(createdAt.getTime() + HOUR_MS))).toBeNull()
  expect(await resetPassword({ token, password }, new Date(createdAt.getTime() + HOUR_MS - 1))).not.toBeNull()
})

test('only the newest link works', async () => {
  const { student, token } = await asked()
  await requestPasswordReset(student.email)
  const newer = await tokenMailedTo(student.email)
  expect(await resetPassword({ token, password })).toBeNull()
  expect(await resetPassword({ token: newer, password })).not.toBeNull()
})

test('a link of another purpose is refused both ways', async () => {
  const { token } = await asked()
  expect(await verifyEmail({ token })).toEqual({ outcome: 'dead' })
  expect(await resetPassword({ token: 'a'.repeat(43), password })).toBeNull()
})

test('an unknown address gets no mail, and no record of it stays', async () => {
  await requestPasswordReset('nobody-here@example.com')
  expect(await mailTo('nobody-here@example.com')).toEqual([])
  expect(await db.mailRecord.count({ where: { recipient: 'nobody-here@example.com' } })).toBe(0)
})
