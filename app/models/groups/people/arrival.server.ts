/** Who comes back from paying for seats: what was bought is read at the provider, never believed from the address (security T18). */
import { db } from '~/db.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { readSession } from '~/services/payments/checkout.server'
import { inTime, isUnanswered } from '~/services/payments/client.server'

/**
 * The group that a payment of this account's own checkout made; `pending`: the provider has not said that it is paid; null when the session is
 * not this account's, was for something else, or its group is another's by now.
 */
export function arriveWithSeats({
  sessionId,
  userId,
}: {
  sessionId: string
  userId: string
}): Promise<{ groupPurchaseId: string } | 'pending' | null> {
  return inTime(async () => {
    const checkout = await db.checkout.findFirst({
      where: { stripeSessionId: sessionId, userId, seats: { not: null } },
      select: { id: true },
    })
    if (!checkout) return null
    try {
      const session = await readSession(sessionId)
      if (session?.status !== 'paid' || !session.customerId || !session.paymentId) return 'pending'
      await syncCustomer(session.customerId)
      const stripePaymentId = session.paymentId
      const group = await db.groupPurchase.findUnique({ where: { stripePaymentId }, select: { id: true, adminUserId: true } })
      if (!group) return 'pending'
      // Handed over since: there is nothing to wait for.
      return group.adminUserId === userId ? { groupPurchaseId: group.id } : null
    } catch (error) {
      if (isUnanswered(error)) return 'pending'
      throw error
    }
  })
}
