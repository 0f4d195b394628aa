/** Reads customers at the payment provider: those it called us about, and every hour all of them. */
import { matureCommissions } from '~/models/commissions/mature.server'
import { giveRewards } from '~/models/commissions/reward.server'
import { mirrorWaiting } from '~/models/coupons/coupon.server'
import { checkPrices } from '~/models/money/plans/prices-check.server'
import { repairPayments } from '~/models/money/repair.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { log } from '~/utils/log.server'
import { handBack, type Jobs } from './queue/queue.server'

interface Job {
  id: string
  data: Jobs['sync-payments']
}

/** A batch of calls: however many are about one customer, it is read once. One that cannot be read goes back to the queue alone. */
export async function syncPayments(jobs: Job[]): Promise<void> {
  const customers = new Set(jobs.map(({ data }) => data.customerId))
  await Promise.all(
    Array.from(customers, async (customerId) => {
      try {
        await syncCustomer(customerId)
      } catch (reason) {
        const own = jobs.filter(({ data }) => data.customerId === customerId)
        await Promise.all(own.map(({ id }) => handBack('sync-payments', id, reason)))
      }
    }),
  )
}

/** Every hour, and when an instance starts: what was read comes first, so that nothing becomes payable that was refunded. */
export async function repair(): Promise<void> {
  await checkPrices()
  const { read, failed } = await repairPayments()
  await matureCommissions()
  await giveRewards()
  await mirrorWaiting()
  if (read + failed > 0) log.info({ read, failed }, 'customers compared with the payment provider')
}
