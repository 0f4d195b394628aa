/** Races of signing in with what ends all sessions: nothing that was proved by the old password stays open. */
import { expect, test } from 'vitest'
import { openProvedSession } from '~/auth/session.server'
import { db } from '~/db.server'
import { passwordHashOf } from '~/models/accounts/audiences/rows.server'
import { changePassword } from '~/models/accounts/profile/password.server'
import { beginSetUp, confirmSetUp, waitingSecret } from '~/models/accounts/second-factor/set-up.server'
import { asStudent, createStudent } from '../factories/accounts'
import { codeOf } from '../factories/authenticator'

const audience = 'student' as const
const request = () => new Request('http://localhost:3000/login')

async function proved(id: string) {
  return { passwordHash: await passwordHashOf({ audience, id }), hasSecondFactor: false }
}

/** Keeps opening sessions by the same proof until it holds no longer. */
async function openUntilRefused(id: string, proof: Awaited<ReturnType<typeof proved>>): Promise<number> {
  let opened = 0
  while (await openProvedSession(request(), { audience, id }, proof)) opened += 1
  return opened
}

test('sign-ins beside a change of the password: none of them is open afterwards', async () => {
  const { id } = await createStudent()
  const proof = await proved(id)
  const [isChanged, ...opened] = await Promise.all([
    changePassword({ audience, id, provenHash: proof.passwordHash, password: 'another-password' }),
    ...Array.from({ length: 4 }, () => openUntilRefused(id, proof)),
  ])
  expect(isChanged).toBe(true)
  expect(opened.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  expect(await db.session.count({ where: { userId: id } })).toBe(0)
})

test('sign-ins beside the turning on of a second factor: none without a code is open afterwards', async () => {
  const { id: userId } = await createStudent()
  const proof = await proved(userId)
  const asker = { owner: asStudent(userId), sessionId: 'the session that sets it up' }
  await beginSetUp(asker)
  const secret = (await waitingSecret(asker)) ?? ''
  const [setUp] = await Promise.all([
    confirmSetUp({ ...asker, code: codeOf(secret) }),
    ...Array.from({ length: 4 }, () => openUntilRefused(userId, proof)),
  ])
  expect(setUp).toMatchObject({ outcome: 'on' })
  expect(await db.session.count({ where: { userId } })).toBe(0)
})
