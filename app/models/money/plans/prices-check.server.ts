/** Whether the provider charges what our pages say: amounts stand in two places, and a price may be set wrong in either. */
import { env } from '~/env.server'
import { SEAT_PRICE } from '~/models/groups/fields'
import { readPrice } from '~/services/payments/price.server'
import { log } from '~/utils/log.server'
import { PAID_PLANS, PLAN_NAMES } from './plans'
import { priceOf } from './prices.server'

const CURRENCY = 'usd'

/** Compares the prices of the settings with our plans and seats; each that differs is an error in the log. One that cannot be read waits for the next hour. */
export async function checkPrices(): Promise<void> {
  const plans = PLAN_NAMES.map((plan) => ({ plan, priceId: priceOf(plan), ...PAID_PLANS[plan] }))
  for (const sold of [...plans, { plan: 'seat', priceId: env.STRIPE_PRICE_SEAT, amount: SEAT_PRICE, every: null }]) {
    try {
      await checkPrice(sold)
    } catch (error) {
      log.warn({ plan: sold.plan, error: error instanceof Error ? error.message : String(error) }, 'a price could not be compared')
    }
  }
}

interface Sold {
  plan: string
  priceId: string
  /** Cents. */
  amount: number
  /** Null for what is paid once. */
  every: { count: number; unit: string } | null
}

async function checkPrice({ plan, priceId, amount, every }: Sold): Promise<void> {
  const there = await readPrice(priceId)
  const isSame =
    there?.isActive &&
    there.amount === amount &&
    there.currency === CURRENCY &&
    there.every?.count === every?.count &&
    there.every?.unit === every?.unit
  if (!isSame) log.error({ plan, priceId, here: { amount, every, currency: CURRENCY }, there }, 'the provider does not charge what we say')
}
