/** Races for links and names: whoever comes first has it, and only one comes first. */
import { expect, test } from 'vitest'
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { checkCredentials, registerAccount } from '~/models/accounts/account.server'
import { verifyEmail } from '~/models/accounts/confirmation.server'
import { requestPasswordReset, resetPassword } from '~/models/accounts/password-reset.server'
import { createStudent } from '../factories/accounts'
import { mailTo, tokenMailedTo } from '../support/post-office'

let counter = 0

function newcomer() {
  counter += 1
  const name = `race-${process.pid}-${counter}`
  return { username: name, email: `${name}@example.com`, password: 'six-or-more', firstName: 'Ada', lastName: 'Example' }
}

const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))

test('twenty uses of one confirmation link at once: one works', async () => {
  const person = newcomer()
  await registerAccount(person)
  const token = await tokenMailedTo(person.email)
  const results = await twenty(() => verifyEmail({ token }))
  expect(results.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(1)
})

test('twenty uses of one reset link at once: one works, and its password is the account’s', async () => {
  const { email } = await createStudent()
  await requestPasswordReset(email)
  const token = await tokenMailedTo(email)
  const results = await twenty((index) => resetPassword({ token, password: `password-${index}` }))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await checkCredentials({ email, password: `password-${results.findIndex(Boolean)}` })).toMatchObject({ outcome: 'signed-in' })
  expect((await mailTo(email)).filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(1)
})

test('twenty registrations of one username at once: one account', async () => {
  const { username } = newcomer()
  const results = await twenty((index) =>
    registerAccount({ ...newcomer(), username, email: `race-${process.pid}-name-${counter}-${index}@example.com` }),
  )
  expect(results.filter(({ outcome }) => outcome === 'registered')).toHaveLength(1)
  expect(await db.registration.count({ where: { username } })).toBe(1)
})

/** Twenty registrations of one address, as browsers and mailbox would have them. */
async function twentyCompeting() {
  const { email } = newcomer()
  const results = await twenty((index) => registerAccount({ ...newcomer(), email, password: `password-${index}` }))
  const ids = results.map((result) => ('registrationId' in result ? result.registrationId : ''))
  expect(new Set(ids).size).toBe(20)
  // More links than the limit of mail lets through, as if they had been mailed on several days.
  const tokens = ids.map((id) => `token of ${id}`)
  for (const [index, id] of ids.entries()) {
    const data = { token: hashToken(tokens[index] ?? ''), tokenExpiry: new Date(Date.now() + 60_000) }
    await db.registration.update({ where: { id }, data })
  }
  return { email, claims: ids.map((registrationId, index) => ({ registrationId, token: tokens[index] ?? '' })) }
}

test('twenty links of competing registrations at once, each in its browser: one account, with the password of its link', async () => {
  const { email, claims } = await twentyCompeting()
  const results = await Promise.all(claims.map((claim) => verifyEmail(claim)))
  expect(results.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(1)
  expect(results.filter(({ outcome }) => outcome === 'dead')).toHaveLength(19)
  const winner = results.findIndex(({ outcome }) => outcome === 'confirmed')
  expect(await checkCredentials({ email, password: `password-${winner}` })).toMatchObject({ outcome: 'signed-in' })
  expect(await db.user.count({ where: { email } })).toBe(1)
  expect(await db.registration.count({ where: { email } })).toBe(0)
})

test('twenty links of competing registrations at once, half to be confirmed, half to a new password: one of them has the account', async () => {
  const { email, claims } = await twentyCompeting()
  const results = await Promise.all(
    claims.map(async ({ token, registrationId }, index) => {
      if (index % 2) return (await resetPassword({ token, password: `chosen-${index}` })) && `chosen-${index}`
      const { outcome } = await verifyEmail({ token, registrationId })
      return outcome === 'confirmed' ? `password-${index}` : null
    }),
  )
  const passwords = results.filter((password) => password !== null)
  expect(passwords).toHaveLength(1)
  expect(await checkCredentials({ email, password: passwords[0] ?? '' })).toMatchObject({ outcome: 'signed-in' })
})

test('a name that is confirmed late and registered anew at the same instant has one owner', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const late = newcomer()
    await registerAccount(late, new Date(Date.now() - 25 * 60 * 60 * 1000))
    const token = await tokenMailedTo(late.email)
    const rival = { ...newcomer(), username: late.username }
    const [confirmed, registered] = await Promise.all([verifyEmail({ token }), registerAccount(rival)])
    expect(confirmed.outcome).toBe('confirmed')
    const account = await db.user.findUniqueOrThrow({ where: { email: late.email } })
    expect(account.username === late.username).toBe(registered.outcome === 'username-taken')
  }
})
