/** What a student may use: pure arithmetic on the account's age and subscriptions, by the server's clock. */
import type { SubscriptionTier, SubscriptionType } from '~/generated/prisma/enums'
import { HOUR_MS, MINUTE_MS } from '~/utils/time/durations'

/** Everything is unlimited for the first 48 hours (specification, section 9). */
export const TRIAL_MS = 48 * HOUR_MS

export interface Subscription {
  id: string
  subscriptionTier: SubscriptionTier
  subscriptionType: SubscriptionType
  startDate: Date
  /** Until when it opens things, with the days of grace of a plan that renews. */
  endDate: Date | null
  /** When it renews; null for what ends by itself. */
  renewsAt: Date | null
}

export interface Membership {
  state: 'premium' | 'trial' | 'free'
  tier: SubscriptionTier
  isPremium: boolean
  /** No limits: premium or trial. */
  isUnlimited: boolean
  /** Milliseconds of the trial that are left, never negative. */
  trialLeft: number
  subscription: Subscription | null
}

/** The membership at the given instant. A paid or granted subscription counts from its start until its end. */
export function membershipOf(account: { createdAt: Date; subscriptions: Subscription[] }, now: Date): Membership {
  const subscription =
    account.subscriptions.find(
      ({ subscriptionTier, startDate, endDate }) => subscriptionTier !== 'free' && startDate <= now && (!endDate || endDate > now),
    ) ?? null
  const trialLeft = Math.max(0, account.createdAt.getTime() + TRIAL_MS - now.getTime())

  const isPremium = subscription !== null
  const state = isPremium ? 'premium' : trialLeft > 0 ? 'trial' : 'free'
  return { state, tier: subscription?.subscriptionTier ?? 'free', isPremium, isUnlimited: state !== 'free', trialLeft, subscription }
}

/** "1d 6h" from a day on, else "5h 12m" (specification, section 4). Whole minutes, rounded down. */
export function trialText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  return hours >= 24 ? `${Math.floor(hours / 24)}d ${hours % 24}h` : `${hours}h ${minutes % 60}m`
}
