/**
 * Whose a guest's purchase is (docs/decisions.md 16): of the account that holds the checkout's cookie, or whose address is the payer's, or
 * that follows the link mailed to the payer. It is attached once: the row is taken, and whoever comes second finds it attached.
 */
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { enqueue } from '~/jobs/queue/queue.server'
import type { KnownCustomer } from '~/services/payments/customer.server'

/** The account that a customer whom nobody has belongs to, if there is one already. */
export async function accountFor(transaction: Database, { email, subscriptions }: KnownCustomer): Promise<string | null> {
  const ids = subscriptions.flatMap(({ checkoutId }) => checkoutId ?? [])
  const checkout = await transaction.checkout.findFirst({ where: { id: { in: ids }, userId: { not: null } }, select: { userId: true } })
  if (checkout) return checkout.userId
  const owner = email && (await transaction.user.findUnique({ where: { email, emailVerified: true }, select: { id: true } }))
  return owner ? owner.id : null
}

/** Attaches a purchase that waits. False when it was attached before, to whomever. The queue then reads it at the provider. */
async function attachCustomer(transaction: Database, { customerId, userId }: { customerId: string; userId: string }, now: Date) {
  const { count } = await transaction.paymentCustomer.updateMany({
    where: { id: customerId, attachedAt: null },
    data: { userId, attachedAt: now, claimHash: null },
  })
  if (count === 1) await enqueue(transaction, 'sync-payments', { customerId })
  return count === 1
}

/** Makes a guest's checkout that of the account that came back with its cookie; nothing happens to one that has an account. */
export async function claimCheckout({ checkoutId, userId }: { checkoutId: string; userId: string }): Promise<void> {
  await db.checkout.updateMany({ where: { id: checkoutId, userId: null }, data: { userId } })
}

/** The customer whose purchase a mailed link attaches; null when the link does not work. */
export async function findClaim(token: string): Promise<{ customerId: string; email: string | null } | null> {
  const found = await db.paymentCustomer.findUnique({
    where: { claimHash: hashToken(token), attachedAt: null },
    select: { id: true, email: true },
  })
  return found && { customerId: found.id, email: found.email }
}

/** Attaches the purchase of a mailed link. Null when the link does not work. */
export async function followClaim({ token, userId }: { token: string; userId: string }, now = new Date()): Promise<string | null> {
  const claim = await findClaim(token)
  if (!claim) return null
  const { customerId } = claim
  const isAttached = await db.$transaction((transaction) => attachCustomer(transaction, { customerId, userId }, now))
  return isAttached ? customerId : null
}

/** The purchases that wait for this address, when an account with it is made. */
export async function attachByAddress(transaction: Database, { email, userId }: { email: string; userId: string }, now: Date) {
  const waiting = await transaction.paymentCustomer.findMany({ where: { email, attachedAt: null }, select: { id: true } })
  for (const { id: customerId } of waiting) await attachCustomer(transaction, { customerId, userId }, now)
}
