/** Purchases of seats: what one must be, and how what was paid at the provider becomes one, and ends when the money goes back. */
import { z } from 'zod'
import type { Database } from '~/db.server'
import { env } from '~/env.server'
import { queueMail } from '~/models/mail/mail.server'
import type { KnownPayment } from '~/services/payments/customer.server'
import { log } from '~/utils/log.server'
import { MOST_SEATS, PURCHASE_FAULTS, PURCHASE_TYPES, SEAT_PRICE } from './fields'
import { type Gone, reopenGroup, stopGroup } from './holds.server'

/** A purchase as the specification allows it (section 5), with its messages. `purchaseType` says whose seats they are. */
function purchaseSchema(now: Date) {
  return z.object({
    adminUserId: z.string().min(1),
    purchaseType: z.enum(PURCHASE_TYPES),
    totalSeats: z.int().min(1, PURCHASE_FAULTS.tooFew).max(MOST_SEATS, PURCHASE_FAULTS.tooMany),
    /** Cents. */
    totalAmount: z.int().min(100, PURCHASE_FAULTS.tooCheap),
    expiresAt: z.date().refine((day) => day > now, PURCHASE_FAULTS.isOver),
    stripePaymentId: z.string().nullable().default(null),
  })
}

export type NewPurchase = z.input<ReturnType<typeof purchaseSchema>>

/**
 * Writes a purchase of seats at the list price; its id. Throws a ZodError with the specification's message for what cannot be, also for an
 * amount that went through another way: nobody opens seats that nobody pays for.
 */
export async function openPurchase(transaction: Database, purchase: NewPurchase, now = new Date()): Promise<string> {
  const data = purchaseSchema(now).parse(purchase)
  const { id } = await transaction.groupPurchase.create({
    data: { ...data, pricePerSeat: SEAT_PRICE, stripePriceId: env.STRIPE_PRICE_SEAT, purchaseDate: now },
    select: { id: true },
  })
  return id
}

/** A year after it was bought (docs/decisions.md 18): the same day and time, February 29 becoming March 1. */
export function yearAfter(day: Date): Date {
  const end = new Date(day)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end
}

interface Paid {
  /** Null for an account that is gone: nothing new is written for it. */
  userId: string | null
  payments: readonly KnownPayment[]
}

/**
 * Writes what a customer paid for seats, as the one synchronization reads it (docs/decisions/027): a payment of a checkout of ours makes
 * one purchase, ever. One whose money went back, wholly or to a bank, stops it, whoever has the group by then; money that comes back opens
 * it again. A part that went back is only counted.
 */
export async function writeSeats(transaction: Database, { userId, payments }: Paid, now: Date): Promise<void> {
  for (const payment of payments) {
    const { paymentId: stripePaymentId, refunded, amount, isDisputed, isLost } = payment
    const gone = goneOf(payment)
    const select = { id: true, status: true, refundedAmount: true } as const
    const known = await transaction.groupPurchase.findUnique({ where: { stripePaymentId }, select })
    if (!known) {
      if (!gone && userId) await writeNew(transaction, userId, payment)
      if (!gone && !userId) log.error({ stripePaymentId, amount }, 'seats were paid by an account that is gone')
      continue
    }
    const refundedAmount = isDisputed && isLost ? amount : refunded
    if (refundedAmount !== known.refundedAmount)
      await transaction.groupPurchase.update({ where: { id: known.id }, data: { refundedAmount } })
    if (gone && gone !== known.status) await stopGroup(transaction, known.id, gone, now)
    if (!gone) await reopenGroup(transaction, known.id, now)
  }
}

function goneOf({ isDisputed, isLost, refunded, amount }: KnownPayment): Gone | null {
  if (isDisputed && !isLost) return 'disputed'
  return isDisputed || refunded >= amount ? 'refunded' : null
}

async function writeNew(transaction: Database, userId: string, payment: KnownPayment): Promise<void> {
  const { paymentId: stripePaymentId, checkoutId, amount, paidAt } = payment
  const checkout = await transaction.checkout.findUnique({ where: { id: checkoutId }, select: { seats: true } })
  const totalSeats = checkout?.seats
  if (!totalSeats) return
  // What was paid is paid: a price that was set wrong is ours to mend, and the hourly comparison says so too.
  if (amount !== totalSeats * SEAT_PRICE) log.error({ stripePaymentId, amount, totalSeats }, 'seats were paid at another price')
  const { id: aboutId } = await transaction.groupPurchase.create({
    data: {
      ...{ adminUserId: userId, purchaseType: PURCHASE_TYPES.group, totalSeats, totalAmount: amount, pricePerSeat: SEAT_PRICE },
      ...{ stripePaymentId, stripePriceId: env.STRIPE_PRICE_SEAT, purchaseDate: paidAt, expiresAt: yearAfter(paidAt) },
    },
    select: { id: true },
  })
  const { email: recipient } = await transaction.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await queueMail(transaction, { kind: 'payment', template: 'seats-bought', recipient, accountId: userId, aboutId })
}
