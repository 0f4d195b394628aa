/** Plans that must not go on: their account goes, or its money goes back. They end at the payment provider first. */
import { db } from '~/db.server'
import { inTime, isUnknownThere } from '~/services/payments/client.server'
import { endPlan, endUnpaid, setRenewal } from '~/services/payments/plan.server'
import { closePagesOf } from './one-page.server'
import { readBack } from './own-plan.server'

const RUNNING = { isActive: true, stripeSubscriptionId: { not: null } }

/** Lets no plan of the account renew, and none begin on a page that stands open. Throws when the provider does not answer. */
export async function stopRenewals(userId: string): Promise<void> {
  await inTime(async () => {
    await closePagesOf(userId)
    await forEachPlan({ userId, ...RUNNING, renewsAt: { not: null } }, (id) => setRenewal(id, false))
    // Nobody paid for the time that runs, and the provider would go on trying the card.
    await forEachPlan({ userId, ...RUNNING, stripeStatus: 'past_due' }, async (id) => {
      if (!(await endUnpaid(id))) await setRenewal(id, false)
    })
  })
}

/** Ends all plans of the account at once, or those that began by a moment. Throws when the provider does not answer. */
export async function endPlans(userId: string, { startedBy }: { startedBy?: Date } = {}): Promise<void> {
  await forEachPlan({ userId, ...RUNNING, ...(startedBy && { startDate: { lte: startedBy } }) }, endPlan)
}

type Which = NonNullable<Parameters<typeof db.userSubscription.findMany>[0]>['where']

async function forEachPlan(where: Which, work: (id: string) => Promise<void>): Promise<void> {
  const plans = await db.userSubscription.findMany({ where, select: { id: true, stripeSubscriptionId: true, stripeCustomerId: true } })
  for (const { id, stripeSubscriptionId } of plans) {
    try {
      await work(stripeSubscriptionId ?? '')
    } catch (error) {
      if (!isUnknownThere(error)) throw error
      // What the provider does not know has ended there.
      await db.userSubscription.updateMany({ where: { id }, data: { isActive: false, endDate: new Date(), renewsAt: null } })
    }
  }
  for (const customerId of new Set(plans.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []))) await readBack(customerId)
}
