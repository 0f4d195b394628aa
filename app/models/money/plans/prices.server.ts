/** Plans and the provider's prices. */
import { env } from '~/env.server'
import { PAID_PLANS, PLAN_NAMES, type PlanName } from './plans'

const PRICES: Record<PlanName, string> = {
  monthly: env.STRIPE_PRICE_MONTHLY,
  quarterly: env.STRIPE_PRICE_QUARTERLY,
  annual: env.STRIPE_PRICE_ANNUAL,
}

export function priceOf(plan: PlanName): string {
  return PRICES[plan]
}

/**
 * The plan of a price; an earlier price that the settings list is told by how often it renews. Null for what is no plan of ours: other things
 * may be sold from the same account of the provider.
 */
export function planOfPrice(priceId: string | null, every: { count: number; unit: string } | null): PlanName | null {
  const own = PLAN_NAMES.find((plan) => PRICES[plan] === priceId)
  if (own) return own
  if (!priceId || !env.STRIPE_FORMER_PRICES.includes(priceId)) return null
  return PLAN_NAMES.find((plan) => PAID_PLANS[plan].every.count === every?.count && PAID_PLANS[plan].every.unit === every.unit) ?? null
}
