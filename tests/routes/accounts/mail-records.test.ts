/** The notes of what was mailed: whose they are when the address changes or was never confirmed, and how mails greet. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { passwordHashOf } from '~/models/accounts/audiences/rows.server'
import { askForNewEmail, confirmNewEmail } from '~/models/accounts/email-change.server'
import { requestPasswordReset, resetPassword } from '~/models/accounts/password-reset.server'
import { eraseAccount } from '~/models/accounts/personal-data/erase.server'
import { readPersonalData } from '~/models/accounts/personal-data/read.server'
import { changePassword } from '~/models/accounts/profile/password.server'
import { spendCode, turnOffSecondFactor } from '~/models/accounts/second-factor/factor.server'
import { renewRecoveryCodes } from '~/models/accounts/second-factor/recovery-codes.server'
import { resetSecondFactor } from '~/models/accounts/second-factor/reset.server'
import { beginSetUp, confirmSetUp, waitingSecret } from '~/models/accounts/second-factor/set-up.server'
import { DAY_MS } from '~/utils/time/durations'
import { asStudent, createStudent } from '../../factories/accounts'
import { codeOf } from '../../factories/authenticator'
import { createPartner } from '../../factories/partners'
import { mailTo, tokenMailedTo } from '../../support/post-office'
import { dump } from '../../support/tables'

const someAddress = (word: string) => `${word}-${process.pid}-${Math.random().toString(36).slice(2)}@example.com`

async function mailsShownTo(owner: { id: string; email: string; username: string }) {
  const tables = await readPersonalData({ ...owner, audience: 'student' }, async () => {})
  return tables.find(({ model }) => model === 'MailRecord')?.rows ?? []
}

test('notes of mails to a former address, and to one that was never confirmed, go with the account', async () => {
  const { id, email } = await createStudent()
  const [second, typed] = [someAddress('second'), someAddress('typed')]
  await requestPasswordReset(email)
  await mailTo(email)
  await askForNewEmail({ owner: asStudent(id) }, second)
  await confirmNewEmail({ owner: asStudent(id), token: await tokenMailedTo(second) })
  await askForNewEmail({ owner: asStudent(id) }, typed)
  await Promise.all([email, second, typed].map(mailTo))
  const recipients = { in: [email, second, typed] }
  expect(await db.mailRecord.count({ where: { recipient: recipients } })).toBeGreaterThan(3)

  await db.accountDeletion.create({ data: { userId: id, askedBy: 'account', dueAt: new Date(0) } })
  expect(await eraseAccount(asStudent(id), new Date())).toBe('erased')
  expect(await db.mailRecord.findMany({ where: { recipient: recipients } })).toEqual([])
})

test('what others wrote to a former address, and what was written from it, is exported and deleted with the account', async () => {
  const { id, email, username } = await createStudent()
  const expiresAt = new Date(Date.now() + DAY_MS)
  const tutor = await createPartner({ audience: 'tutor' })
  const buyer = await createStudent()
  const { id: groupPurchaseId } = await db.groupPurchase.create({ data: { adminUserId: buyer.id, expiresAt } })
  await db.contactMessage.create({ data: { name: 'Ada', email, message: 'Good day' } })
  await db.studentInvitation.create({ data: { tutorId: tutor.id, codeHash: `hash ${id}`, inviteeEmail: email, expiresAt } })
  // A seat goes to the mailbox, however its address was written.
  const tagged = email.replace('@', '+team@')
  await db.groupInvitation.create({
    data: {
      groupPurchaseId,
      inviterUserId: buyer.id,
      inviteeEmail: tagged,
      inviteeMailbox: email,
      invitationCode: `group ${id}`,
      expiresAt,
    },
  })
  const order = await db.order.create({ data: { plan: 'annual', amount: 9900, payerEmail: email } })

  const newEmail = someAddress('followed')
  await askForNewEmail({ owner: asStudent(id) }, newEmail)
  await confirmNewEmail({ owner: asStudent(id), token: await tokenMailedTo(newEmail) })

  const tables = await readPersonalData({ ...asStudent(id), email: newEmail, username }, async () => {})
  for (const model of ['ContactMessage', 'StudentInvitation', 'GroupInvitation', 'Order'])
    expect(tables.find((table) => table.model === model)?.rows, model).toHaveLength(1)

  await db.accountDeletion.create({ data: { userId: id, askedBy: 'account', dueAt: new Date(0) } })
  expect(await eraseAccount(asStudent(id), new Date())).toBe('erased')
  expect(await db.contactMessage.count({ where: { email: { in: [email, newEmail] } } })).toBe(0)
  expect((await db.order.findUniqueOrThrow({ where: { id: order.id } })).payerEmail).toMatch(/^deleted-/)
  const stored = await dump()
  for (const address of [email, newEmail, tagged]) expect(stored.includes(address)).toBe(false)
})

test('every mail about an account names its owner', async () => {
  const { id: userId, email } = await createStudent({ hasSecondFactor: true })
  const account = { audience: 'student', id: userId } as const
  await askForNewEmail({ owner: asStudent(userId) }, someAddress('asked'))
  const [recoveryCode = ''] = (await renewRecoveryCodes(asStudent(userId))) ?? []
  await spendCode({ owner: asStudent(userId), code: recoveryCode })
  await turnOffSecondFactor({ owner: asStudent(userId), sessionId: 'x' })
  await beginSetUp({ owner: asStudent(userId), sessionId: 'x' })
  const secret = (await waitingSecret({ owner: asStudent(userId), sessionId: 'x' })) ?? ''
  await confirmSetUp({ owner: asStudent(userId), sessionId: 'x', code: codeOf(secret) })
  await resetSecondFactor({ actorId: 'command line', email, reason: 'lost' })
  await changePassword({ ...account, provenHash: await passwordHashOf(account), password: 'another-password' })
  await requestPasswordReset(email)
  await resetPassword({ token: await tokenMailedTo(email), password: 'a-third-password' })

  const mails = await db.mailRecord.findMany({
    where: { recipient: email, template: { not: 'reset-password' } },
    orderBy: { createdAt: 'asc' },
  })
  expect(mails.map(({ template }) => template)).toEqual([
    'email-change-asked',
    'recovery-codes-renewed',
    'recovery-code-used',
    'second-factor-off',
    'second-factor-on',
    'second-factor-reset',
    'password-changed',
    'password-changed',
  ])
  expect(mails.filter((mail) => mail.userId !== userId)).toEqual([])
})

test('the export of whoever asked for a new address does not tell whether that address has an account', async () => {
  const [taken, free] = [(await createStudent()).email, someAddress('free')]
  const shown = []
  for (const newEmail of [taken, free]) {
    const { id, email, username } = await createStudent()
    await askForNewEmail({ owner: asStudent(id) }, newEmail)
    await mailTo(newEmail)
    const rows = await mailsShownTo({ id, email, username })
    shown.push(rows.filter(({ recipient }) => recipient === newEmail).map(({ template, status }) => ({ template, status })))
  }
  expect(shown[0]).toEqual([{ template: 'confirm-new-email', status: 'sent' }])
  expect(shown[1]).toEqual(shown[0])
})

test.each([
  ['teen', 'Hello Robin,'],
  ['parent', 'Hello Roberta,'],
] as const)('the mail to a %s greets: %s', async (holder, greeting) => {
  const { id, email } = await createStudent({ firstName: 'Roberta' })
  await db.user.update({ where: { id }, data: { preferredName: 'Robin' } })
  await db.studentProfile.update({ where: { userId: id }, data: { holder } })
  await requestPasswordReset(email)
  expect((await mailTo(email))[0]?.text).toContain(greeting)
})
