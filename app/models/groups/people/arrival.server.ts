/** Who comes back from paying for seats: what was bought is read at the provider, never believed from the address (security T18). */
import { db } from '~/db.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { readSession } from '~/services/payments/checkout.server'
import { inTime, isUnanswered } from '~/services/payments/client.server'

/**
 * The group that a payment of this account's own checkout made; `pending`: the provider has not said that it is paid; null when the session is
 * not this account's, or was for something else.
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
      const where = { stripePaymentId: session.paymentId, adminUserId: userId }
      const group = await db.groupPurchase.findFirst({ where, select: { id: true } })
      return group ? { groupPurchaseId: group.id } : 'pending'
    } catch (error) {
      if (isUnanswered(error)) return 'pending'
      throw error
    }
  })
}
