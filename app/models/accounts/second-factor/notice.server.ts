/** What the owner of an account is told of its second factor. */
import type { Database } from '~/db.server'
import { type AccountName, addressOfAccount } from '~/models/accounts/audiences/rows.server'
import { type MailTemplate, queueMail } from '~/models/mail/mail.server'

/** Mails the owner. */
export async function tellOwner(transaction: Database, { audience, id: accountId }: AccountName, template: MailTemplate): Promise<void> {
  const recipient = await addressOfAccount(transaction, { audience, id: accountId })
  await queueMail(transaction, { kind: 'notice', template, recipient, audience, accountId })
}
