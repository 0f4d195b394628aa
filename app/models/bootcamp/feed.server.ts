/**
 * The calendar of a boot camp: an address with a secret in it, as the study plan has one (app/models/plan/feed.server.ts). Taking the random
 * value away revokes it for good.
 */
import { hashToken, mailToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { membershipOf } from '~/models/membership/membership'
import type { CampStudent } from './camp.server'

/** The secret of an address that is open; null without one. */
export function campFeedToken({ feedNonce }: { feedNonce: string | null }): string | null {
  return feedNonce && mailToken('bootcamp-feed', feedNonce)
}

/** Opens an address for the boot camp that goes on, in place of one before. False without one. */
export async function openCampFeed(studentId: string): Promise<boolean> {
  const feedNonce = randomToken()
  const feedHash = hashToken(mailToken('bootcamp-feed', feedNonce))
  return (await db.bootcampEnrollment.updateMany({ where: { studentId, openKey: studentId }, data: { feedNonce, feedHash } })).count === 1
}

/** Revokes the address. */
export async function closeCampFeed(studentId: string): Promise<void> {
  await db.bootcampEnrollment.updateMany({ where: { studentId }, data: { feedNonce: null, feedHash: null } })
}

/** Whose boot camp a secret opens; null for none, for one that was revoked, and for an account that is to be deleted. */
export async function campFeedOwner(token: string, now = new Date()): Promise<CampStudent | null> {
  const camp = await db.bootcampEnrollment.findFirst({
    where: { feedHash: hashToken(token), student: { deletion: null } },
    select: {
      student: {
        select: {
          ...{ id: true, createdAt: true, profile: true },
          subscriptions: { where: { isActive: true }, orderBy: { startDate: 'desc' }, take: 10, select: SUBSCRIPTION },
        },
      },
    },
  })
  if (!camp?.student.profile) return null
  const { id, profile, ...account } = camp.student
  return { id, profile, membership: membershipOf(account, now) }
}

const SUBSCRIPTION = {
  ...{ id: true, subscriptionTier: true, subscriptionType: true, startDate: true, endDate: true, renewsAt: true },
} as const
