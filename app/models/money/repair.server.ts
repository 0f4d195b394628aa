/** What was missed: every customer and every open checkout is compared with the payment provider, a page at a time and few at once. */
import { db } from '~/db.server'
import { readSession } from '~/services/payments/checkout.server'
import { log } from '~/utils/log.server'
import { DAY_MS, MINUTE_MS } from '~/utils/time/durations'
import { finishRefunds } from './refund.server'
import { syncCustomer } from './sync/sync.server'

const PAGE = 100
/** The provider takes a hundred calls a second from everything together, and a customer costs four. */
const AT_ONCE = 8
/** Who was read so lately needs no reading. */
const FRESH_MS = 50 * MINUTE_MS
/** Whom the provider did not know it may know again, as when our key was one of another account. */
const LOST_MS = DAY_MS
/** So many unknown one after another are no accident: with the key of another account every plan would end. */
const MOST_LOST = 5
/** Sessions live for a day; a job may have been away for longer. */
const OPEN_MS = 7 * DAY_MS

/** Compares them all; one that fails keeps none of the others. While nobody answers, the next hour will do. */
export async function repairPayments(now = new Date()): Promise<{ read: number; failed: number }> {
  const counts = { read: 0, failed: 0 }
  const failed: string[] = []
  let lostInRow = 0
  const sync = async (customerId: string, wasLost = false) => {
    if (lostInRow >= MOST_LOST) return
    try {
      const isKnown = await syncCustomer(customerId)
      counts.read += 1
      if (isKnown) lostInRow = 0
      else if (!wasLost) lostInRow += 1
    } catch (error) {
      log.warn({ customerId, error: messageOf(error) }, 'a customer could not be read')
      counts.failed += 1
      failed.push(customerId)
    }
  }
  await readPaidMeanwhile(now, sync)
  for (;;) {
    const page = await nextCustomers(failed, now)
    await fewAtOnce(page, ({ id, lostAt }) => sync(id, lostAt !== null))
    if (lostInRow >= MOST_LOST) {
      log.error({ lostInRow }, 'the payment provider knows none of these customers: is this the key of its account?')
      return counts
    }
    if (page.length < PAGE || failed.length >= PAGE) break
  }
  await finishRefunds(now)
  return counts
}

/** Who was never read, then who was read longest ago. Each that is read leaves the list, and one that fails is not taken twice. */
async function nextCustomers(failed: string[], now: Date): Promise<{ id: string; lostAt: Date | null }[]> {
  const id = { notIn: failed }
  const before = (age: number) => ({ lt: new Date(now.getTime() - age) })
  const unread = await db.paymentCustomer.findMany({
    where: { id, lostAt: null, checkedAt: null },
    orderBy: { createdAt: 'asc' },
    take: PAGE,
    select: { id: true, lostAt: true },
  })
  const stale = await db.paymentCustomer.findMany({
    where: { id, checkedAt: before(FRESH_MS), OR: [{ lostAt: null }, { checkedAt: before(LOST_MS) }] },
    orderBy: { checkedAt: 'asc' },
    take: PAGE - unread.length,
    select: { id: true, lostAt: true },
  })
  return [...unread, ...stale]
}

/** Reads the customers of sessions that were paid; those that are over are marked. */
async function readPaidMeanwhile(now: Date, sync: (customerId: string) => Promise<void>): Promise<void> {
  let after: { createdAt: Date; id: string } | undefined
  for (;;) {
    const page: { id: string; createdAt: Date; stripeSessionId: string | null }[] = await db.checkout.findMany({
      where: {
        ...{ endedAt: null, stripeSessionId: { not: null }, createdAt: { gt: new Date(now.getTime() - OPEN_MS) } },
        ...(after && { OR: [{ createdAt: { gt: after.createdAt } }, { createdAt: after.createdAt, id: { gt: after.id } }] }),
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: PAGE,
      select: { id: true, createdAt: true, stripeSessionId: true },
    })
    await fewAtOnce(page, async ({ id, stripeSessionId }) => {
      try {
        const session = await readSession(stripeSessionId ?? '')
        if (session?.status === 'paid' && session.customerId) await sync(session.customerId)
        if (!session || session.status === 'expired') await db.checkout.update({ where: { id }, data: { endedAt: now, key: null } })
      } catch (error) {
        log.warn({ checkoutId: id, error: messageOf(error) }, 'a checkout could not be read')
      }
    })
    after = page.at(-1)
    if (page.length < PAGE) return
  }
}

async function fewAtOnce<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const take = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
