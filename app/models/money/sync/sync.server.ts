/**
 * The one synchronization: what the payment provider knows of a customer is read whole and written down. Called for every event, by the
 * page after a payment, by the hourly repair and by an admin; called twice, the second changes nothing.
 *
 * Readings are numbered before they begin. One that began later has seen at least as much, so that a reading is written only over those with
 * lower numbers: whatever the order in which they end, older never overwrites newer.
 */
import { type Database, db } from '~/db.server'
import { settleReferral } from '~/models/commissions/conversion.server'
import { redeemCoupons } from '~/models/coupons/use.server'
import { writeSeats } from '~/models/groups/purchase.server'
import { isUnknownThere } from '~/services/payments/client.server'
import { type KnownCustomer, readCustomer } from '~/services/payments/customer.server'
import { clearCredit, endPlan, endUnpaid, voidInvoice } from '~/services/payments/plan.server'
import { accountFor } from './attach.server'
import { writeOrders } from './orders.server'
import { endSubscriptions, invoicesToVoid, isCreditLost, plansToEnd, writeSubscriptions } from './subscriptions.server'
import { tellOfPayments, tellOfPlans } from './tell.server'

/**
 * Reads the customer and writes what has changed; what must not go on ends at the provider too, and is read again. Throws when the
 * provider does not answer: then what was not read is not written. False when the provider does not know the customer.
 */
export async function syncCustomer(customerId: string, now = new Date()): Promise<boolean> {
  const known = await readAndWrite(customerId, now)
  if (!known) return false
  // Before the plan ends, since nobody looks at the credit of one that has ended again.
  if (isCreditLost(known)) await clearCredit(customerId)
  const ending = plansToEnd(known, now)
  for (const { id, why } of ending) {
    await (why === 'unpaid' ? endUnpaid(id) : endPlan(id)).catch((error: unknown) => {
      if (!isUnknownThere(error)) throw error
    })
  }
  const left = ending.length > 0 ? await readAndWrite(customerId, now) : known
  const unpaid = left ? invoicesToVoid(left) : []
  for (const id of unpaid) await voidInvoice(id)
  if (unpaid.length > 0) await readAndWrite(customerId, now)
  return true
}

async function readAndWrite(customerId: string, now: Date): Promise<KnownCustomer | null> {
  const { readings } = await db.paymentCustomer.upsert({
    where: { id: customerId },
    create: { id: customerId, readings: 1 },
    update: { readings: { increment: 1 } },
    select: { readings: true },
  })
  const known = await readCustomer(customerId)
  await db.$transaction((transaction) => writeReading(transaction, { customerId, reading: readings, known }, now), { timeout: 15_000 })
  return known
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
  // Once it has an account the address is needed no more, and one that was erased must not come back.
  const payer = { customerId, userId, email: customer.attachedAt ? customer.email : known.email, isOrphan }
  await transaction.paymentCustomer.update({ where: { id: customerId }, data: { ...attached, email: payer.email, lostAt: null } })
  await endCheckouts(transaction, known, now)
  await redeemCoupons(transaction, { userId, checkoutIds: known.subscriptions.flatMap(({ checkoutId }) => checkoutId ?? []) }, now)
  const payments = await writeOrders(transaction, payer, known, now)
  const plans = userId ? await writeSubscriptions(transaction, { customerId, userId }, known, now) : []
  await writeSeats(transaction, { userId, payments: known.payments }, now)
  await settleReferral(transaction, { userId, known }, now)
  // Somebody who pays at the same provider for something that was not bought here is told nothing.
  const isOurs = userId !== null || known.subscriptions.some(({ checkoutId }) => checkoutId !== null)
  if (isOrphan || !isOurs) return
  await tellOfPayments(transaction, payer, payments, now)
  await tellOfPlans(transaction, payer, plans)
}

/** The checkouts that led to a plan or to seats are over. */
async function endCheckouts(transaction: Database, { subscriptions, payments }: KnownCustomer, now: Date): Promise<void> {
  const ids = [...subscriptions, ...payments].flatMap(({ checkoutId }) => checkoutId ?? [])
  if (ids.length > 0) {
    await transaction.checkout.updateMany({ where: { id: { in: ids }, endedAt: null }, data: { endedAt: now, key: null } })
  }
}
