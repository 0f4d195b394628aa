/** A student as plans are made for them, for whoever is not signed in as them: a calendar program, a tutor. */
import type { Prisma } from '~/generated/prisma/client'
import { membershipOf } from '~/models/membership/membership'
import type { PlanStudent } from './plan.server'

const SUBSCRIPTION = {
  ...{ id: true, subscriptionTier: true, subscriptionType: true, startDate: true, endDate: true, renewsAt: true },
} as const

/** What a plan needs of a user's row. */
export const PLANNER = {
  ...{ id: true, createdAt: true, profile: true },
  subscriptions: { where: { isActive: true }, orderBy: { startDate: 'desc' }, take: 10, select: SUBSCRIPTION },
  _count: { select: { consents: { where: { confirmedAt: { not: null }, revokedAt: null } } } },
} as const satisfies Prisma.UserSelect

/** Null without a profile: there is nothing to plan for. */
export function asPlanStudent({ id, profile, _count, ...account }: Planner, now: Date): PlanStudent | null {
  return profile && { id, profile, hasConsent: _count.consents > 0, membership: membershipOf(account, now) }
}

type Planner = Prisma.UserGetPayload<{ select: typeof PLANNER }>
