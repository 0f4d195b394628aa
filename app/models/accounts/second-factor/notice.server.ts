/** What the owner of an account is told of its second factor. */
import { type Database, db } from '~/db.server'
import { type AccountName, addressOfAccount } from '~/models/accounts/audiences/rows.server'
import { type MailTemplate, queueMail } from '~/models/mail/mail.server'

/** Mails the owner; false where the address has had too many notices today. */
export async function tellOwner(transaction: Database, { audience, id: accountId }: AccountName, template: MailTemplate): Promise<boolean> {
  const recipient = await addressOfAccount(transaction, { audience, id: accountId })
  const { refusal } = await queueMail(transaction, { kind: 'notice', template, recipient, audience, accountId })
  return refusal === null
}

/** Says that somebody knows the password, after too many wrong codes in browsers that are known. No link: it makes a browser a known one. */
export async function warnOwner(owner: AccountName): Promise<void> {
  await db.$transaction((transaction) => tellOwner(transaction, owner, 'wrong-codes'))
}
