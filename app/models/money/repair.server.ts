/** What was missed: every customer and every open checkout is compared with the payment provider, a page at a time. */
import { db } from '~/db.server'
import { readSession } from '~/services/payments/checkout.server'
import { log } from '~/utils/log.server'
import { DAY_MS, MINUTE_MS } from '~/utils/time/durations'
import { syncCustomer } from './sync/sync.server'

const PAGE = 100
/** Who was read so lately needs no reading. */
const FRESH_MS = 50 * MINUTE_MS
/** Sessions live for a day; a job may have been away for longer. */
const OPEN_MS = 7 * DAY_MS

/** Compares them all; one that fails keeps none of the others. */
export async function repairPayments(now = new Date()): Promise<{ read: number; failed: number }> {
  const counts = { read: 0, failed: 0 }
  const sync = async (customerId: string) => {
    const isRead = await syncCustomer(customerId).then(
      () => true,
      (error: unknown) => {
        log.warn({ customerId, error: error instanceof Error ? error.message : String(error) }, 'a customer could not be read')
        return false
      },
    )
    counts[isRead ? 'read' : 'failed'] += 1
  }
  for (const customerId of await paidMeanwhile(now)) await sync(customerId)

  let after = ''
  for (;;) {
    const page = await db.paymentCustomer.findMany({
      where: { id: { gt: after }, lostAt: null, OR: [{ checkedAt: null }, { checkedAt: { lt: new Date(now.getTime() - FRESH_MS) } }] },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true },
    })
    for (const { id } of page) await sync(id)
    after = page.at(-1)?.id ?? after
    // While nobody answers, the next hour will do.
    if (page.length < PAGE || counts.failed >= PAGE) return counts
  }
}

/** The customers of sessions that were paid; those that are over are marked. */
async function paidMeanwhile(now: Date): Promise<string[]> {
  const open = await db.checkout.findMany({
    where: { endedAt: null, stripeSessionId: { not: null }, createdAt: { gt: new Date(now.getTime() - OPEN_MS) } },
    select: { id: true, stripeSessionId: true },
  })
  const customers: string[] = []
  for (const { id, stripeSessionId } of open) {
    try {
      const session = await readSession(stripeSessionId ?? '')
      if (session?.status === 'paid' && session.customerId) customers.push(session.customerId)
      if (!session || session.status === 'expired') await db.checkout.update({ where: { id }, data: { endedAt: now, key: null } })
    } catch (error) {
      log.warn({ checkoutId: id, error: error instanceof Error ? error.message : String(error) }, 'a checkout could not be read')
    }
  }
  return customers
}
