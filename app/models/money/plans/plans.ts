/** The plans that are paid for (docs/decisions.md 15): what each is called, what it costs, and when it renews. */

export interface PaidPlan {
  tier: 'premium_monthly' | 'premium_3month' | 'premium_annual'
  name: string
  /** Cents. */
  amount: number
  /** As the payment provider says it. */
  every: { count: number; unit: 'month' | 'year' }
  /** "renews every month". */
  renewal: string
}

export const PAID_PLANS = {
  monthly: { tier: 'premium_monthly', name: 'Monthly Flex', amount: 14_900, every: { count: 1, unit: 'month' }, renewal: 'every month' },
  quarterly: {
    ...{ tier: 'premium_3month', name: 'Quarterly Success', amount: 29_900 },
    ...{ every: { count: 3, unit: 'month' }, renewal: 'every three months' },
  },
  annual: { tier: 'premium_annual', name: 'Annual Excellence', amount: 9_900, every: { count: 1, unit: 'year' }, renewal: 'every year' },
} as const satisfies Record<string, PaidPlan>

export type PlanName = keyof typeof PAID_PLANS
export const PLAN_NAMES = Object.keys(PAID_PLANS) as PlanName[]

/** The plan of a word in an address; null for any other word. */
export function planNamed(word: string | null): PlanName | null {
  return PLAN_NAMES.find((name) => name === word) ?? null
}

/** The plan of a tier; null for what nobody pays for. */
export function planOfTier(tier: string): PlanName | null {
  return PLAN_NAMES.find((name) => PAID_PLANS[name].tier === tier) ?? null
}

/** Days after a renewal that could not be paid in which everything stays open. */
export const GRACE_DAYS = 7
/** Days in which the link mailed to a guest joins the purchase with an account. */
export const CLAIM_DAYS = 30
/** Days after the first payment in which all of it comes back on demand. */
export const REFUND_DAYS = 30
