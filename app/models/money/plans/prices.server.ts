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

/** The plan of a price; an earlier price of a plan is told by how often it renews. Null for what is no plan of ours. */
export function planOfPrice(priceId: string | null, every: { count: number; unit: string } | null): PlanName | null {
  const own = PLAN_NAMES.find((plan) => PRICES[plan] === priceId)
  if (own) return own
  return PLAN_NAMES.find((plan) => PAID_PLANS[plan].every.count === every?.count && PAID_PLANS[plan].every.unit === every.unit) ?? null
}
