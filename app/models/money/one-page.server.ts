/**
 * One payment page at a time: whoever went back and chose another plan shall not pay for both. A page of the same plan that stands open is
 * used again. Of several that are opened at once the newest stays: each is written down before it looks for others, so that of any two at
 * least one finds the other.
 */
import { db } from '~/db.server'
import type { Checkout } from '~/generated/prisma/client'
import { closeSession, readSession } from '~/services/payments/checkout.server'
import { isUnanswered } from '~/services/payments/client.server'
import { DAY_MS } from '~/utils/time/durations'
import { syncCustomer } from './sync/sync.server'

/** A session lives for a day. */
const LIFE_MS = DAY_MS
/** More than an account may open in an hour. */
const MOST = 20

interface Page {
  id: string
  stripeSessionId: string | null
}

/** The payer's other checkouts that are not over; `own` are those that the browser began. */
function othersOf({ id, userId, createdAt }: Checkout, own: string[]) {
  return {
    id: { not: id },
    // Whoever has logged in since may have begun as a guest.
    OR: [...(userId ? [{ userId }] : []), { userId: null, id: { in: own } }],
    ...{ endedAt: null, stripeSessionId: { not: null }, createdAt: { gt: new Date(createdAt.getTime() - LIFE_MS) } },
  }
}

/** Where another tab of the same payer can already pay for the same; null for nowhere. Throws when the provider does not answer. */
export async function standingPage(checkout: Checkout, own: string[]): Promise<{ id: string; url: string } | null> {
  const { plan, seats, referralCode, couponId, userId } = checkout
  const { id, url, stripeSessionId } =
    (await db.checkout.findFirst({
      // A guest's page asks for an address, which an account has.
      where: { ...othersOf(checkout, own), plan, seats, referralCode, couponId, userId, url: { not: null } },
      orderBy: { createdAt: 'desc' },
    })) ?? {}
  if (!id || !url || !stripeSessionId) return null
  return (await readSession(stripeSessionId))?.status === 'open' ? { id, url } : null
}

/** Whether another tab is opening a newer page for the same. */
export async function isOpening(checkout: Checkout, own: string[]): Promise<boolean> {
  const { plan, seats, referralCode, couponId, userId, createdAt } = checkout
  const where = { ...othersOf(checkout, own), plan, seats, referralCode, couponId, userId, createdAt: { gte: createdAt } }
  return (await db.checkout.count({ where })) > 0
}

/**
 * Closes the other pages of whoever pays. `paid`: one of them was paid meanwhile, and is read; `newer`: one was opened after this one.
 * Throws when the provider does not answer.
 */
export async function closeOthers(checkout: Checkout, own: string[]): Promise<'closed' | 'paid' | 'newer'> {
  const { id, createdAt } = checkout
  const others = await db.checkout.findMany({
    where: othersOf(checkout, own),
    select: { id: true, stripeSessionId: true, createdAt: true },
    orderBy: { createdAt: 'desc' },
    take: MOST,
  })
  const isNewer = (other: { id: string; createdAt: Date }) =>
    other.createdAt > createdAt || (other.createdAt.getTime() === createdAt.getTime() && other.id > id)
  if (others.some(isNewer)) return 'newer'
  const ends = await Promise.all(others.map(closePage))
  return ends.includes('paid') ? 'paid' : 'closed'
}

/** Closes every page on which the account could still pay; what was paid meanwhile is read. Throws when the provider does not answer. */
export async function closePagesOf(userId: string, now = new Date()): Promise<void> {
  const open = await db.checkout.findMany({
    where: { userId, endedAt: null, stripeSessionId: { not: null }, createdAt: { gt: new Date(now.getTime() - LIFE_MS) } },
    select: { id: true, stripeSessionId: true },
    take: MOST,
  })
  await Promise.all(open.map(closePage))
}

/** Closes a page. One that was paid meanwhile cannot be closed: what was bought is read instead. */
export async function closePage({ id, stripeSessionId }: Page): Promise<'closed' | 'paid'> {
  const customerId = await closedOrPaidBy(stripeSessionId ?? '')
  if (customerId) await syncCustomer(customerId)
  await db.checkout.updateMany({ where: { id }, data: { endedAt: new Date(), key: null } })
  return customerId ? 'paid' : 'closed'
}

async function closedOrPaidBy(sessionId: string): Promise<string | null> {
  try {
    await closeSession(sessionId)
    return null
  } catch (error) {
    if (isUnanswered(error)) throw error
    const session = await readSession(sessionId)
    if (session?.status === 'open') throw error
    return session?.status === 'paid' ? session.customerId : null
  }
}
