/**
 * The calendar of a boot camp: an address with a secret in it, as the study plan has one (app/models/plan/feed.server.ts). Taking the random
 * value away revokes it for good. An address reads the boot camp that it was made for, and a student has one at most.
 */
import { hashToken, mailToken, randomToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
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
  return db.$transaction(async (transaction) => {
    await closeCampFeed(studentId, transaction)
    const opened = { where: { studentId, openKey: studentId }, data: { feedNonce, feedHash } }
    return (await transaction.bootcampEnrollment.updateMany(opened)).count === 1
  })
}

/** Revokes every address of the student's boot camps. */
export async function closeCampFeed(studentId: string, database: Database = db): Promise<void> {
  await database.bootcampEnrollment.updateMany({
    where: { studentId, feedHash: { not: null } },
    data: { feedNonce: null, feedHash: null },
  })
}

/** The boot camp that a secret opens, and whose it is; null for none, for one that was revoked, and for an account that is to be deleted. */
export async function campOfFeed(token: string, now = new Date()): Promise<{ student: CampStudent; campId: string } | null> {
  const camp = await db.bootcampEnrollment.findFirst({
    where: { feedHash: hashToken(token), student: { deletion: null } },
    select: {
      id: true,
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
  return { campId: camp.id, student: { id, profile, membership: membershipOf(account, now) } }
}

const SUBSCRIPTION = {
  ...{ id: true, subscriptionTier: true, subscriptionType: true, startDate: true, endDate: true, renewsAt: true },
} as const
