/** What the owner of an account is told of its second factor. */
import type { Database } from '~/db.server'
import { type AccountName, addressOfAccount } from '~/models/accounts/audiences/rows.server'
import { type MailTemplate, queueMail } from '~/models/mail/mail.server'

/** Mails the owner; false where the address has had too many notices today. */
export async function tellOwner(transaction: Database, { audience, id: accountId }: AccountName, template: MailTemplate): Promise<boolean> {
  const recipient = await addressOfAccount(transaction, { audience, id: accountId })
  const { refusal } = await queueMail(transaction, { kind: 'notice', template, recipient, audience, accountId })
  return refusal === null
}
