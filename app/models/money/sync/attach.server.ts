/**
 * Whose a guest's purchase is (docs/decisions.md 16): of the account that holds the checkout's cookie, or whose address is the payer's, or
 * that follows the link mailed to the payer. It is attached once: the row is taken, and whoever comes second finds it attached.
 */
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { enqueue } from '~/jobs/queue/queue.server'
import type { KnownCustomer } from '~/services/payments/customer.server'
import { DAY_MS } from '~/utils/time/durations'
import { CLAIM_DAYS } from '../plans/plans'

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
    data: { userId, attachedAt: now },
  })
  if (count === 1) await enqueue(transaction, 'sync-payments', { customerId })
  return count === 1
}

/** Makes a guest's checkout that of the account that came back with its cookie. False for one that has an account. */
export async function claimCheckout({ checkoutId, userId }: { checkoutId: string; userId: string }): Promise<boolean> {
  const { count } = await db.checkout.updateMany({ where: { id: checkoutId, userId: null }, data: { userId } })
  return count === 1
}

/** What a mailed link is worth: `used`: an account has the purchase; `expired`: it is older than 30 days; `wrong`: it is none of ours. */
export type ClaimState = 'waiting' | 'used' | 'expired' | 'wrong'

/** The customer whose purchase a mailed link attaches, and whether it still does. */
export async function findClaim(token: string, now = new Date()): Promise<{ state: ClaimState; customerId: string | null }> {
  const found = await db.paymentCustomer.findUnique({
    where: { claimHash: hashToken(token) },
    select: { id: true, attachedAt: true, claimSentAt: true, createdAt: true },
  })
  if (!found) return { state: 'wrong', customerId: null }
  const { id: customerId, attachedAt, claimSentAt, createdAt } = found
  if (attachedAt) return { state: 'used', customerId }
  const isOld = (claimSentAt ?? createdAt).getTime() <= now.getTime() - CLAIM_DAYS * DAY_MS
  return { state: isOld ? 'expired' : 'waiting', customerId }
}

/** Attaches the purchase of a mailed link; says why it does not, else whose customer it is. */
export async function followClaim(
  { token, userId }: { token: string; userId: string },
  now = new Date(),
): Promise<{ state: ClaimState; customerId: string | null }> {
  const claim = await findClaim(token, now)
  const { customerId } = claim
  if (claim.state !== 'waiting' || !customerId) return claim
  const isAttached = await db.$transaction((transaction) => attachCustomer(transaction, { customerId, userId }, now))
  return isAttached ? claim : { state: 'used', customerId }
}

/** The purchases that wait for this address, when an account with it is made. */
export async function attachByAddress(transaction: Database, { email, userId }: { email: string; userId: string }, now: Date) {
  const waiting = await transaction.paymentCustomer.findMany({ where: { email, attachedAt: null }, select: { id: true } })
  for (const { id: customerId } of waiting) await attachCustomer(transaction, { customerId, userId }, now)
}
