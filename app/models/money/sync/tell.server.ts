/** What is mailed about payments and plans: queued in the transaction that writes what it tells of, hence once. */
import { hashToken } from '~/crypto/tokens.server'
import type { Database } from '~/db.server'
import { queueMail, tokenOfMail } from '~/models/mail/mail.server'
import { DAY_MS } from '~/utils/time/durations'
import type { Payer } from './orders.server'
import type { PlanChange } from './subscriptions.server'

/** What happened longer ago and is only found now, as after a repair, is no news. */
const NEWS_MS = 3 * DAY_MS

/**
 * A receipt for what is newly paid; to a guest whose purchase waits, the link that attaches it: once, however late, since without it
 * nobody could have what was paid for.
 */
export async function tellOfPayments(transaction: Database, { customerId, userId, email }: Payer, orderIds: string[], now: Date) {
  const waiting = userId ? null : await transaction.paymentCustomer.findUnique({ where: { id: customerId, claimSentAt: null } })
  const orders = await transaction.order.findMany({
    where: { id: { in: orderIds }, ...(!waiting && { paidAt: { gt: new Date(now.getTime() - NEWS_MS) } }) },
    orderBy: { paidAt: 'desc' },
    take: waiting ? 1 : undefined,
    select: { id: true },
  })
  for (const { id: aboutId } of orders) {
    const template = userId ? 'receipt' : 'purchase-waiting'
    const recipient = (userId && (await addressOf(transaction, userId))) || email
    if (!recipient) continue
    const { mailId } = await queueMail(transaction, { kind: 'payment', template, recipient, accountId: userId ?? undefined, aboutId })
    if (mailId && template === 'purchase-waiting') {
      await transaction.paymentCustomer.update({
        where: { id: customerId },
        data: { claimHash: hashToken(tokenOfMail(template, mailId)), claimSentAt: now },
      })
    }
  }
}

/** That a renewal fails, or that a plan has ended. */
export async function tellOfPlans(transaction: Database, { userId }: Payer, changes: PlanChange[]): Promise<void> {
  const recipient = userId && (await addressOf(transaction, userId))
  if (!recipient) return
  for (const { id: aboutId, change } of changes) {
    const template = change === 'failing' ? 'renewal-failing' : 'plan-ended'
    await queueMail(transaction, { kind: 'payment', template, recipient, accountId: userId, aboutId })
  }
}

async function addressOf(transaction: Database, userId: string): Promise<string | null> {
  const user = await transaction.user.findUnique({ where: { id: userId }, select: { email: true } })
  return user?.email ?? null
}
