/** Races for links and names: whoever comes first has it, and only one comes first. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { checkCredentials, registerAccount, verifyEmail } from '~/models/account.server'
import { requestPasswordReset, resetPassword } from '~/models/password-reset.server'
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
  const results = await twenty(() => verifyEmail(token))
  expect(results.filter((result) => result !== null)).toHaveLength(1)
})

test('twenty uses of one reset link at once: one works, and its password is the account’s', async () => {
  const { email } = await createStudent()
  await requestPasswordReset(email)
  const token = await tokenMailedTo(email)
  const results = await twenty((index) => resetPassword({ token, password: `password-${index}` }))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await checkCredentials({ email, password: `password-${results.indexOf(true)}` })).toMatchObject({ outcome: 'signed-in' })
  expect((await mailTo(email)).filter(({ subject }) => subject === 'Your password was changed')).toHaveLength(1)
})

test('twenty registrations of one username at once: one account', async () => {
  const { username } = newcomer()
  const results = await twenty((index) =>
    registerAccount({ ...newcomer(), username, email: `race-${process.pid}-name-${counter}-${index}@example.com` }),
  )
  expect(results.filter(({ outcome }) => outcome === 'registered')).toHaveLength(1)
  expect(await db.user.count({ where: { username } })).toBe(1)
})

test('twenty registrations of one address at once: one account, and nobody is told', async () => {
  const { email } = newcomer()
  const results = await twenty(() => registerAccount({ ...newcomer(), email }))
  expect(results.every(({ outcome }) => outcome === 'registered')).toBe(true)
  expect(await db.user.count({ where: { email } })).toBe(1)
})
