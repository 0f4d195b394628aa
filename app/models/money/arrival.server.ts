/** Who comes back from the payment page: what they bought is read at the provider, never believed from the address (security T18). */
import { db } from '~/db.server'
import { readSession } from '~/services/payments/checkout.server'
import { inTime, isUnanswered } from '~/services/payments/client.server'
import { claimCheckout } from './sync/attach.server'
import { syncCustomer } from './sync/sync.server'

interface Coming {
  /** What the address says; null for somebody who comes back later. */
  sessionId: string | null
  /** What the browser's cookie says: the checkouts that it began. */
  checkoutIds: string[]
  /** Who is signed in. */
  userId: string | null
}

/**
 * What became of a payment, the best first. `yours`: it is attached to whoever is signed in; `waiting`: it was paid by this browser, and
 * nobody is signed in; `pending`: the provider has not said that it is paid; `over`: it was theirs, and has ended; `others`: it belongs to another account; `unknown`: nothing
 * here is this visitor's.
 */
const ARRIVALS = ['yours', 'waiting', 'pending', 'over', 'others', 'unknown'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** The purchase that the address names, or every one that this browser began: a guest may have paid in two tabs. */
export async function arrive(coming: Coming): Promise<Arrival> {
  const checkouts = await findOwn(coming)
  return inTime(async () => {
    const found = new Set<Arrival>()
    for (const checkout of checkouts) found.add(await arriveAt(checkout, coming.userId))
    return ARRIVALS.find((arrival) => found.has(arrival)) ?? 'unknown'
  })
}

interface OwnCheckout {
  id: string
  userId: string | null
  stripeSessionId: string | null
  endedAt: Date | null
}

async function arriveAt({ id, userId: owner, stripeSessionId, endedAt }: OwnCheckout, userId: string | null): Promise<Arrival> {
  const isClaimed = userId !== null && owner === null && (await claimCheckout({ checkoutId: id, userId }))
  try {
    const session = await readSession(stripeSessionId ?? '')
    if (session?.status !== 'paid' || !session.customerId) return 'pending'
    // What was read after it was paid need not be read again, except to give it to whoever claims it.
    if (!endedAt || isClaimed) await syncCustomer(session.customerId)
    if (!userId) return owner ? 'others' : 'waiting'
    const isOwn = (await db.paymentCustomer.count({ where: { id: session.customerId, userId } })) === 1
    if (!isOwn) return 'others'
    return (await isOpen(session.customerId, userId)) ? 'yours' : 'over'
  } catch (error) {
    if (isUnanswered(error)) return 'pending'
    throw error
  }
}

/** Whether anything that this customer bought opens something now: the page may be opened again long after the payment. */
async function isOpen(stripeCustomerId: string, userId: string): Promise<boolean> {
  const where = { userId, stripeCustomerId, isActive: true, endDate: { gt: new Date() } }
  return (await db.userSubscription.count({ where })) > 0
}

async function findOwn({ sessionId, checkoutIds, userId }: Coming): Promise<OwnCheckout[]> {
  const isOwn = [{ id: { in: checkoutIds } }, ...(userId && sessionId ? [{ userId }] : [])]
  return db.checkout.findMany({
    // Seats have a page of their own.
    where: { stripeSessionId: sessionId ?? { not: null }, seats: null, OR: isOwn },
    orderBy: { createdAt: 'desc' },
    select: { id: true, userId: true, stripeSessionId: true, endedAt: true },
  })
}
