/** Payments as the payment provider has them, written as orders. */
import { keyedHash } from '~/crypto/tokens.server'
import type { Database } from '~/db.server'
import type { OrderStatus } from '~/generated/prisma/enums'
import type { KnownCustomer, KnownInvoice, KnownSubscription } from '~/services/payments/customer.server'
import { planOfPrice } from '../plans/prices.server'

/** A price that is none of our plans'. */
const OTHER = 'other'
/** What becomes paid from these is news; what a bank gives back after a dispute is none. */
const UNPAID = new Set<OrderStatus>(['open', 'failed'])

export interface Payer {
  customerId: string
  /** Null for a guest whose purchase waits, and for an account that is gone. */
  userId: string | null
  email: string | null
  /** The account is gone: what said whose payment it was stays erased. */
  isOrphan: boolean
}

/** Writes every payment of the customer; returns the orders that are newly paid. */
export async function writeOrders(
  transaction: Database,
  payer: Payer,
  { invoices, subscriptions }: KnownCustomer,
  now: Date,
): Promise<string[]> {
  const { customerId, userId, email: payerEmail, isOrphan } = payer
  const stored = await transaction.order.findMany({ where: { customerId }, select: { stripeInvoiceId: true, status: true, plan: true } })
  const before = new Map(stored.map((order) => [order.stripeInvoiceId, order]))
  const newlyPaid: string[] = []
  for (const invoice of invoices) {
    const { id: stripeInvoiceId, amount, number, createdAt, paidAt, refunded: refundedAmount, paymentId: stripePaymentId } = invoice
    const was = before.get(stripeInvoiceId)
    // Given up before we heard of it: nobody was ever asked for it.
    if (!was && invoice.status === 'void') continue
    const plan = was && was.plan !== OTHER ? was.plan : planOf(invoice, subscriptions)
    const status = statusOf(invoice)
    const cardMark = invoice.card && keyedHash('card', invoice.card)
    const data = { plan, amount, refundedAmount, status, number, createdAt, paidAt, stripePaymentId, cardMark }
    // What a bank kept of somebody without an account leaves nobody anything to do.
    const settled = invoice.isLost && !userId ? { disputeClosedAt: now } : {}
    const owner = isOrphan ? {} : { userId, invoiceUrl: invoice.url }
    const { id } = await transaction.order.upsert({
      where: { stripeInvoiceId },
      create: { stripeInvoiceId, customerId, payerEmail, ...data, ...settled, ...owner },
      update: { ...data, ...settled, ...owner },
      select: { id: true },
    })
    if (status === 'paid' && was?.status === 'refunded' && userId) await reopenRefund(transaction, userId, paidAt)
    if (status === 'paid' && amount > 0 && UNPAID.has(was?.status ?? 'open')) newlyPaid.push(id)
  }
  return newlyPaid
}

/** A bank did not take the money that went back: what was asked for before is not done, and goes on by the hour. */
async function reopenRefund(transaction: Database, userId: string, paidAt: Date | null): Promise<void> {
  const where = { userId, askedAt: { gte: paidAt ?? undefined }, doneAt: { not: null } }
  await transaction.refundRequest.updateMany({ where, data: { doneAt: null } })
}

/** What was bought, told by the price; how often the plan renews tells of its present price alone. */
function planOf({ priceId, subscriptionId }: KnownInvoice, subscriptions: KnownSubscription[]): string {
  const subscription = subscriptions.find(({ id }) => id === subscriptionId)
  const isPresent = priceId === null || priceId === subscription?.priceId
  return planOfPrice(priceId ?? subscription?.priceId ?? null, (isPresent && subscription?.every) || null) ?? OTHER
}

function statusOf({ status, amount, refunded, isDisputed }: KnownInvoice): OrderStatus {
  if (isDisputed) return 'disputed'
  return status === 'paid' && refunded > 0 && refunded >= amount ? 'refunded' : status
}
