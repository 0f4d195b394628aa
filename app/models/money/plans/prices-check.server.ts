/** Whether the provider charges what our pages say: amounts stand in two places, and a price may be set wrong in either. */
import { readPrice } from '~/services/payments/price.server'
import { log } from '~/utils/log.server'
import { PAID_PLANS, PLAN_NAMES, type PlanName } from './plans'
import { priceOf } from './prices.server'

const CURRENCY = 'usd'

/** Compares the prices of the settings with our plans; each that differs is an error in the log. One that cannot be read waits for the next hour. */
export async function checkPrices(): Promise<void> {
  for (const plan of PLAN_NAMES) {
    try {
      await checkPrice(plan)
    } catch (error) {
      log.warn({ plan, error: error instanceof Error ? error.message : String(error) }, 'a price could not be compared')
    }
  }
}

async function checkPrice(plan: PlanName): Promise<void> {
  const priceId = priceOf(plan)
  const { amount, every } = PAID_PLANS[plan]
  const there = await readPrice(priceId)
  const isSame =
    there?.isActive &&
    there.amount === amount &&
    there.currency === CURRENCY &&
    there.every?.count === every.count &&
    there.every.unit === every.unit
  if (!isSame) log.error({ plan, priceId, here: { amount, every, currency: CURRENCY }, there }, 'the provider does not charge what we say')
}
