/** What becomes of seats, told by mail to whoever has one and to the group's admin. Days and sums are read when the mail is sent. */
import type { Database } from '~/db.server'
import { type MailTemplate, queueMail } from '~/models/mail/mail.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { PURCHASE_TYPES } from './fields'

interface Letters {
  members: Extract<MailTemplate, `seat-${string}`>
  /** Nobody of a pool, whose admin is the house. */
  admin?: Extract<MailTemplate, `group-${string}`>
}

/** In the order in which every list of mails is counted: two that go to the same people must not wait for each other. */
export function byMailbox(one: { email: string }, other: { email: string }): number {
  const [first, second] = [mailboxOf(one.email), mailboxOf(other.email)]
  return first < second ? -1 : Number(first > second)
}

/** Mails every member whose seat is open, and the admin where a letter is named. The lock of the group is the caller's. */
export async function tellGroup(transaction: Database, groupPurchaseId: string, { members, admin: toAdmin }: Letters): Promise<void> {
  const person = { select: { id: true, email: true } } as const
  const { admin, purchaseType, subscriptions } = await transaction.groupPurchase.findUniqueOrThrow({
    where: { id: groupPurchaseId },
    select: { purchaseType: true, admin: person, subscriptions: { where: { isActive: true }, select: { id: true, user: person } } },
  })
  const letters = [
    ...subscriptions.map(({ id: aboutId, user }) => ({ ...user, aboutId, template: members })),
    ...(admin && toAdmin && purchaseType === PURCHASE_TYPES.group ? [{ ...admin, aboutId: groupPurchaseId, template: toAdmin }] : []),
  ]
  for (const { id: accountId, email: recipient, aboutId, template } of letters.sort(byMailbox)) {
    await queueMail(transaction, { kind: 'notice', template, recipient, accountId, aboutId })
  }
}

/** Mails the member of one seat. */
export async function tellMember(transaction: Database, aboutId: string, template: Extract<MailTemplate, `seat-${string}`>): Promise<void> {
  const { user } = await transaction.userSubscription.findUniqueOrThrow({
    where: { id: aboutId },
    select: { user: { select: { id: true, email: true } } },
  })
  await queueMail(transaction, { kind: 'notice', template, recipient: user.email, accountId: user.id, aboutId })
}
