/** Who comes back from the payment page: what they bought is read at the provider, never believed from the address (security T18). */
import { db } from '~/db.server'
import { readSession } from '~/services/payments/checkout.server'
import { isUnanswered } from '~/services/payments/client.server'
import { claimCheckout } from './sync/attach.server'
import { syncCustomer } from './sync/sync.server'

interface Coming {
  /** What the address says; null for somebody who comes back later. */
  sessionId: string | null
  /** What the browser's cookie says. */
  checkoutId: string | null
  /** Who is signed in. */
  userId: string | null
}

/**
 * `yours`: it is attached to whoever is signed in; `waiting`: it was paid by this browser, and nobody is signed in; `others`: it belongs to
 * another account; `pending`: the provider has not said that it is paid; `unknown`: nothing here is this visitor's.
 */
export type Arrival = 'yours' | 'waiting' | 'others' | 'pending' | 'unknown'

export async function arrive({ sessionId, checkoutId, userId }: Coming): Promise<Arrival> {
  const checkout = await findOwn({ sessionId, checkoutId, userId })
  if (!checkout?.stripeSessionId) return 'unknown'
  if (userId && !checkout.userId) await claimCheckout({ checkoutId: checkout.id, userId })
  try {
    const session = await readSession(checkout.stripeSessionId)
    if (session?.status !== 'paid' || !session.customerId) return 'pending'
    await syncCustomer(session.customerId)
    if (!userId) return checkout.userId ? 'others' : 'waiting'
    const isOwn = (await db.paymentCustomer.count({ where: { id: session.customerId, userId } })) === 1
    return isOwn ? 'yours' : 'others'
  } catch (error) {
    if (isUnanswered(error)) return 'pending'
    throw error
  }
}

function findOwn({ sessionId, checkoutId, userId }: Coming) {
  const isOwn = [...(checkoutId ? [{ id: checkoutId }] : []), ...(userId && sessionId ? [{ userId }] : [])]
  if (isOwn.length === 0) return null
  return db.checkout.findFirst({
    where: { ...(sessionId && { stripeSessionId: sessionId }), OR: isOwn },
    select: { id: true, userId: true, stripeSessionId: true },
  })
}
