/**
 * The calendar of a plan: an address with a secret in it, for calendar programs, which cannot log in. The secret is derived from a random
 * value of the plan (docs/decisions/009); taking that away revokes the address for good.
 */
import { hashToken, mailToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import type { PlanStudent } from './plan.server'
import { asPlanStudent, PLANNER } from './planner.server'

/** The secret of an address that is open; null without one. */
export function feedToken({ feedNonce }: { feedNonce: string | null }): string | null {
  return feedNonce && mailToken('plan-feed', feedNonce)
}

/** Opens an address, in place of one that was open before. False without a plan. */
export async function openFeed(userId: string): Promise<boolean> {
  const feedNonce = randomToken()
  const feedHash = hashToken(mailToken('plan-feed', feedNonce))
  return (await db.studyPlan.updateMany({ where: { userId }, data: { feedNonce, feedHash } })).count === 1
}

/** Revokes the address. */
export async function closeFeed(userId: string): Promise<void> {
  await db.studyPlan.updateMany({ where: { userId }, data: { feedNonce: null, feedHash: null } })
}

/** Whose plan a secret opens, as plans are made for them; null for none, for one that was revoked, and for an account that is to be deleted. */
export async function feedOwner(token: string, now = new Date()): Promise<PlanStudent | null> {
  const plan = await db.studyPlan.findFirst({
    where: { feedHash: hashToken(token), user: { deletion: null } },
    select: { user: { select: PLANNER } },
  })
  return plan && asPlanStudent(plan.user, now)
}
