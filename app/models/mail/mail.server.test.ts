/** Limits of mail: what is queued, what is not, and that one kind never stands in the way of another. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { registerAccount, resendVerification } from '~/models/accounts/account.server'
import { verifyEmail } from '~/models/accounts/confirmation.server'
import { requestPasswordReset, resetPassword } from '~/models/accounts/password-reset.server'
import { createStudent } from '../../../tests/factories/accounts'
import { registered } from '../../../tests/factories/registration'
import { mailTo, tokenMailedTo } from '../../../tests/support/post-office'
import { type Mail, queueMail } from './mail.server'

let counter = 0
const someAddress = () => `limit-${process.pid}-${++counter}@example.com`

const queued = (mail: Mail) => db.$transaction((transaction) => queueMail(transaction, mail))
const sent = (recipient: string) => db.mailRecord.count({ where: { recipient } })

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn++) await work()
}

test('the sixth mail of a kind to one address is not queued, and says when there is room again', async () => {
  const mail: Mail = { kind: 'new-password', template: 'reset-password', recipient: someAddress() }
  await times(5, () => queued(mail))
  const { mailId, refusal } = await queued({ ...mail, recipient: mail.recipient.toUpperCase() })
  expect([mailId, refusal?.limit]).toEqual([null, 'recipient'])
  expect(refusal?.retryAfter).toBeGreaterThan(3_500)
  expect(refusal?.retryAfter).toBeLessThanOrEqual(3_600)
  expect(await sent(mail.recipient)).toBe(5)
})

test('what is rolled back was never counted', async () => {
  const mail: Mail = { kind: 'consent', template: 'parent-consent', recipient: someAddress(), sender: { accountId: someAddress() } }
  await times(8, () =>
    db
      .$transaction(async (transaction) => {
        await queueMail(transaction, mail)
        throw new Error('rolled back')
      })
      .catch(() => undefined),
  )
  expect((await queued(mail)).refusal).toBeNull()
})

test('what an account may no longer send is not counted against the one whom it names', async () => {
  const sender = { accountId: someAddress() }
  const recipient = someAddress()
  await times(5, () => queued({ kind: 'consent', template: 'parent-consent', recipient: someAddress(), sender }))
  await times(9, async () => {
    expect(await queued({ kind: 'consent', template: 'parent-consent', recipient, sender })).toMatchObject({
      refusal: { limit: 'account' },
    })
  })
  expect((await queued({ kind: 'consent', template: 'parent-consent', recipient, sender: { accountId: 'other' } })).refusal).toBeNull()
})

test('a flood of other mail never keeps back the first mail of a registration, nor a new password', async () => {
  const person = { username: `flood-${process.pid}`, email: someAddress(), password: 'six-or-more', firstName: 'Ada', lastName: 'Example' }
  for (const [kind, template] of [
    ['new-link', 'verify-email'],
    ['new-password', 'reset-password'],
    ['consent', 'parent-consent'],
  ] as const) {
    await times(7, () => queued({ kind, template, recipient: person.email }))
  }
  await registerAccount(person)
  const token = await tokenMailedTo(person.email)
  expect(await verifyEmail({ token })).toMatchObject({ outcome: 'confirmed' })

  const { email } = await createStudent()
  await times(9, () => registerAccount({ ...person, username: `flood-${process.pid}-${++counter}`, email }))
  expect(await sent(email)).toBe(5)
  await requestPasswordReset(email)
  expect((await mailTo(email))[0]?.subject).toBe('Choose a new password')
})

test('whoever gets no further mail has a link that works', async () => {
  const { email } = await registered()
  await times(9, () => resendVerification(email))
  expect(await verifyEmail({ token: await tokenMailedTo(email) })).toMatchObject({ outcome: 'confirmed' })

  await times(9, () => requestPasswordReset(email))
  expect(await resetPassword({ token: await tokenMailedTo(email), password: 'a-new-password' })).not.toBeNull()
})
