/** Races for mail: however many requests come at once, a limit lets through what it says and not one more. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { resendVerification } from '~/models/accounts/account.server'
import { requestPasswordReset } from '~/models/accounts/password-reset.server'
import { type Profile, saveProfile } from '~/models/accounts/profile/profile.server'
import { queueMail } from '~/models/mail/mail.server'
import { asOwner, createStudent } from '../factories/accounts'
import { registration } from '../factories/registration'

let counter = 0
const someAddress = () => `mail-race-${process.pid}-${++counter}@example.com`
const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))

function childOf(parentEmail: string): Profile {
  return {
    holder: 'child',
    parentEmail,
    level: 'ssat-middle',
    gradeApplied: 7,
    timeZone: 'America/New_York',
    timePercent: 100,
    accommodations: [],
  }
}

test('twenty requests of one child at once, each to another parent, send five', async () => {
  const { id } = await createStudent({ profile: null })
  const parents = Array.from({ length: 20 }, someAddress)
  const by = await asOwner(id)
  await Promise.all(parents.map((parent) => saveProfile(by, childOf(parent))))
  expect(await db.mailRecord.count({ where: { recipient: { in: parents } } })).toBe(5)
})

test('twenty children who name one parent at once, each written in another way, send that parent five', async () => {
  const parent = `mail.race.${process.pid}`
  const ways = Array.from({ length: 20 }, (_, index) => (index % 2 ? `${parent}+${index}@gmail.com` : `${parent}+${index}@googlemail.com`))
  const children = await Promise.all(ways.map(() => createStudent({ profile: null })))
  await Promise.all(children.map(({ id }, index) => saveProfile({ userId: id }, childOf(ways[index] ?? ''))))
  expect(await db.mailRecord.count({ where: { recipient: { in: ways } } })).toBe(5)
})

test('twenty requests for one new password, or one new link, at once send five', async () => {
  const { email: owner } = await createStudent()
  await twenty(() => requestPasswordReset(owner))
  expect(await db.mailRecord.count({ where: { recipient: owner, template: 'reset-password' } })).toBe(5)

  const { email: newcomer } = registration()
  await twenty(() => resendVerification(newcomer))
  expect(await db.mailRecord.count({ where: { recipient: newcomer, template: 'verify-email' } })).toBe(5)
})

test('one network address causes a hundred and twenty mails of a kind in an hour', async () => {
  const sender = { address: `2001:db8:${process.pid}::/64` }
  const queue = () =>
    db.$transaction((transaction) =>
      queueMail(transaction, { kind: 'notice', template: 'password-changed', recipient: someAddress(), sender }),
    )
  for (let mail = 0; mail < 110; mail++) await queue()
  const last = await twenty(queue)
  expect(last.filter(({ mailId }) => mailId)).toHaveLength(10)
  expect(last.filter(({ refusal }) => refusal?.limit === 'address')).toHaveLength(10)
})
