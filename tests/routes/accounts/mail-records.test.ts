/** The notes of what was mailed: whose they are when the address changes or was never confirmed, and how mails greet. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { askForNewEmail, confirmNewEmail } from '~/models/accounts/email-change.server'
import { requestPasswordReset } from '~/models/accounts/password-reset.server'
import { eraseAccount } from '~/models/accounts/personal-data/erase.server'
import { readPersonalData } from '~/models/accounts/personal-data/read.server'
import { createStudent } from '../../factories/accounts'
import { mailTo, tokenMailedTo } from '../../support/post-office'

const someAddress = (word: string) => `${word}-${process.pid}-${Math.random().toString(36).slice(2)}@example.com`

async function mailsShownTo(owner: { id: string; email: string; username: string }) {
  const tables = await readPersonalData(owner, async () => {})
  return tables.find(({ model }) => model === 'MailRecord')?.rows ?? []
}

test('notes of mails to a former address, and to one that was never confirmed, go with the account', async () => {
  const { id, email } = await createStudent()
  const [second, typed] = [someAddress('second'), someAddress('typed')]
  await requestPasswordReset(email)
  await mailTo(email)
  await askForNewEmail({ userId: id }, second)
  await confirmNewEmail({ userId: id, token: await tokenMailedTo(second) })
  await askForNewEmail({ userId: id }, typed)
  await Promise.all([email, second, typed].map(mailTo))
  const recipients = { in: [email, second, typed] }
  expect(await db.mailRecord.count({ where: { recipient: recipients } })).toBeGreaterThan(3)

  await db.accountDeletion.create({ data: { userId: id, askedBy: 'account', dueAt: new Date(0) } })
  expect(await eraseAccount(id, new Date())).toBe('erased')
  expect(await db.mailRecord.findMany({ where: { recipient: recipients } })).toEqual([])
})

test('the export of whoever asked for a new address does not tell whether that address has an account', async () => {
  const [taken, free] = [(await createStudent()).email, someAddress('free')]
  const shown = []
  for (const newEmail of [taken, free]) {
    const { id, email, username } = await createStudent()
    await askForNewEmail({ userId: id }, newEmail)
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
