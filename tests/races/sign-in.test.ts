/** Races of signing in with what ends all sessions: nothing that was proved by the old password or address stays open. */
import { expect, test } from 'vitest'
import { openProvedSession } from '~/auth/session.server'
import { db } from '~/db.server'
import { type AccountName, addressOfAccount, passwordHashOf, sessionsOf } from '~/models/accounts/audiences/rows.server'
import { askForNewEmail, confirmNewEmail } from '~/models/accounts/email-change.server'
import { changePassword } from '~/models/accounts/profile/password.server'
import { beginSetUp, confirmSetUp, waitingSecret } from '~/models/accounts/second-factor/set-up.server'
import { asStudent, createStudent } from '../factories/accounts'
import { codeOf } from '../factories/authenticator'
import { createPartner } from '../factories/partners'
import { tokenMailedTo } from '../support/post-office'

const request = () => new Request('http://localhost:3000/login')

async function proved(account: AccountName) {
  const email = await addressOfAccount(db, account)
  return { email, passwordHash: await passwordHashOf(account), hasSecondFactor: false }
}

const MOST_OPENED = 200

/** Keeps opening sessions by the same proof until it holds no longer. */
async function openUntilRefused(account: AccountName, proof: Awaited<ReturnType<typeof proved>>): Promise<number> {
  let opened = 0
  while (opened < MOST_OPENED && (await openProvedSession(request(), account, proof))) opened += 1
  return opened
}

test('sign-ins beside a change of the password: none of them is open afterwards', async () => {
  const account = asStudent((await createStudent()).id)
  const proof = await proved(account)
  const [isChanged, ...opened] = await Promise.all([
    changePassword({ ...account, provenHash: proof.passwordHash, password: 'another-password' }),
    ...Array.from({ length: 4 }, () => openUntilRefused(account, proof)),
  ])
  expect(isChanged).toBe(true)
  expect(opened.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  expect(await db.session.count({ where: sessionsOf(account) })).toBe(0)
})

test.each(['student', 'tutor', 'affiliate'] as const)(
  'sign-ins beside the move of a %s to a new address: none by the old address is open afterwards',
  async (audience) => {
    const { id } = audience === 'student' ? await createStudent() : await createPartner({ audience })
    const account = { audience, id }
    const newEmail = `moved-${id.toLowerCase().replace(/[^a-z0-9]/g, '')}@example.com`
    await askForNewEmail({ owner: account }, newEmail)
    const token = await tokenMailedTo(newEmail)
    const proof = await proved(account)
    expect(await openProvedSession(request(), account, proof)).not.toBeNull()
    const [moved] = await Promise.all([
      confirmNewEmail({ owner: account, token }),
      ...Array.from({ length: 4 }, () => openUntilRefused(account, proof)),
    ])
    expect(moved).toMatchObject({ outcome: 'changed' })
    expect(await db.session.count({ where: sessionsOf(account) })).toBe(0)
  },
)

test('sign-ins beside the turning on of a second factor: none without a code is open afterwards', async () => {
  const { id: userId } = await createStudent()
  const proof = await proved(asStudent(userId))
  const asker = { owner: asStudent(userId), sessionId: 'the session that sets it up' }
  await beginSetUp(asker)
  const secret = (await waitingSecret(asker)) ?? ''
  const [setUp] = await Promise.all([
    confirmSetUp({ ...asker, code: codeOf(secret) }),
    ...Array.from({ length: 4 }, () => openUntilRefused(asStudent(userId), proof)),
  ])
  expect(setUp).toMatchObject({ outcome: 'on' })
  expect(await db.session.count({ where: { userId } })).toBe(0)
})
