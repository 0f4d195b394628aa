/** Payments as the payment provider has them, written as orders. */
import type { Database } from '~/db.server'
import type { OrderStatus } from '~/generated/prisma/enums'
import type { KnownCustomer, KnownInvoice } from '~/services/payments/customer.server'
import { planOfPrice } from '../plans/prices.server'

export interface Payer {
  customerId: string
  /** Null for a guest whose purchase waits, and for an account that is gone. */
  userId: string | null
  email: string | null
}

/** Writes every payment of the customer; returns the orders that are newly paid. */
export async function writeOrders(transaction: Database, payer: Payer, { invoices, subscriptions }: KnownCustomer): Promise<string[]> {
  const { customerId, userId, email: payerEmail } = payer
  const stored = await transaction.order.findMany({ where: { customerId }, select: { stripeInvoiceId: true, status: true, userId: true } })
  const before = new Map(stored.map((order) => [order.stripeInvoiceId, order]))
  const newlyPaid: string[] = []
  for (const invoice of invoices) {
    const { id: stripeInvoiceId, amount, number, url: invoiceUrl, createdAt, paidAt, refunded: refundedAmount } = invoice
    const subscription = subscriptions.find(({ id }) => id === invoice.subscriptionId)
    const plan = planOfPrice(invoice.priceId ?? subscription?.priceId ?? null, subscription?.every ?? null) ?? 'other'
    const status = statusOf(invoice)
    const data = {
      ...{ customerId, userId, payerEmail, plan, amount, refundedAmount, status, number, invoiceUrl, createdAt, paidAt },
      stripePaymentId: invoice.paymentId,
    }
    const { id } = await transaction.order.upsert({
      where: { stripeInvoiceId },
      create: { stripeInvoiceId, ...data },
      update: data,
      select: { id: true },
    })
    const was = before.get(stripeInvoiceId)?.status
    if (status === 'paid' && amount > 0 && was !== 'paid') newlyPaid.push(id)
  }
  return newlyPaid
}

function statusOf({ status, amount, refunded, isDisputed }: KnownInvoice): OrderStatus {
  if (isDisputed) return 'disputed'
  return status === 'paid' && refunded > 0 && refunded >= amount ? 'refunded' : status
}
