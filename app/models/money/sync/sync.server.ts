/**
 * The one synchronization: what the payment provider knows of a customer is read whole and written down. Called for every event, by the
 * page after a payment, by the hourly repair and by an admin; called twice, the second changes nothing.
 *
 * Readings are numbered before they begin. One that began later has seen at least as much, so that a reading is written only over those with
 * lower numbers: whatever the order in which they end, older never overwrites newer.
 */
import { type Database, db } from '~/db.server'
import { type KnownCustomer, readCustomer } from '~/services/payments/customer.server'
import { accountFor } from './attach.server'
import { writeOrders } from './orders.server'
import { endSubscriptions, writeSubscriptions } from './subscriptions.server'
import { tellOfPayments, tellOfPlans } from './tell.server'

/** Reads the customer and writes what has changed. Throws when the provider does not answer; then nothing is written. */
export async function syncCustomer(customerId: string, now = new Date()): Promise<void> {
  const { readings } = await db.paymentCustomer.upsert({
    where: { id: customerId },
    create: { id: customerId, readings: 1 },
    update: { readings: { increment: 1 } },
    select: { readings: true },
  })
  const known = await readCustomer(customerId)
  await db.$transaction((transaction) => writeReading(transaction, { customerId, reading: readings, known }, now), { timeout: 15_000 })
}

interface Reading {
  customerId: string
  reading: number
  /** Null when the provider does not know the customer. */
  known: KnownCustomer | null
}

async function writeReading(transaction: Database, { customerId, reading, known }: Reading, now: Date): Promise<void> {
  // Takes the row as well: whoever attaches or writes at the same time waits here.
  const { count } = await transaction.paymentCustomer.updateMany({
    where: { id: customerId, written: { lt: reading } },
    data: { written: reading, checkedAt: now },
  })
  if (count === 0) return
  const customer = await transaction.paymentCustomer.findUniqueOrThrow({ where: { id: customerId } })
  if (!known) {
    if (customer.lostAt) return
    await transaction.paymentCustomer.update({ where: { id: customerId }, data: { lostAt: now } })
    return endSubscriptions(transaction, customerId, now)
  }

  const isOrphan = customer.attachedAt !== null && customer.userId === null
  const userId = customer.userId ?? (isOrphan ? null : await accountFor(transaction, known))
  const attached = { userId, attachedAt: customer.attachedAt ?? (userId ? now : null) }
  // The account is gone, and with it what said whose it was.
  const payer = { customerId, userId, email: isOrphan ? null : known.email }
  const claim = userId ? { claimHash: null } : {}
  await transaction.paymentCustomer.update({ where: { id: customerId }, data: { ...attached, ...claim, email: payer.email, lostAt: null } })
  await endCheckouts(transaction, known, now)
  const payments = await writeOrders(transaction, payer, known)
  const plans = userId ? await writeSubscriptions(transaction, { customerId, userId }, known, now) : []
  if (isOrphan) return
  await tellOfPayments(transaction, payer, payments, now)
  await tellOfPlans(transaction, payer, plans)
}

/** The checkouts that led to a plan are over. */
async function endCheckouts(transaction: Database, { subscriptions }: KnownCustomer, now: Date): Promise<void> {
  const ids = subscriptions.flatMap(({ checkoutId }) => checkoutId ?? [])
  if (ids.length > 0) {
    await transaction.checkout.updateMany({ where: { id: { in: ids }, endedAt: null }, data: { endedAt: now, key: null } })
  }
}
