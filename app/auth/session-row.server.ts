/**
 * Who holds a session: the statement that every page of a signed-in student begins with, hence by hand. Prisma's way to the same row costs
 * the server three times as much (docs/scale.md). A test holds the two equal.
 */
import { ask } from '~/db.server'
import { type AccountDeletion, Prisma, type Session, type StudentProfile, type User } from '~/generated/prisma/client'
import type { Subscription } from '~/models/membership/membership'

type SessionUser = Pick<
  User,
  | 'id'
  | 'username'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'preferredName'
  | 'avatarUrl'
  | 'role'
  | 'createdAt'
  | 'isUsernameOpen'
  | 'accessibility'
> & { profile: StudentProfile | null; hasConsent: boolean; hasSecondFactor: boolean; subscriptions: Subscription[] }

/** Of an account that is to be deleted. */
type Deletion = Pick<AccountDeletion, 'askedBy' | 'dueAt'>

interface Flat extends Omit<SessionUser, 'profile' | 'subscriptions'>, Omit<StudentProfile, 'createdAt' | 'updatedAt'> {
  sessionId: string
  signedInAt: Date
  lastSeenAt: Date
  deletionAskedBy: Deletion['askedBy'] | null
  deletionDueAt: Date | null
  profileCreatedAt: Date
  profileUpdatedAt: Date
  /** Dates in milliseconds: inside JSON they would be text. */
  subscriptions: (Omit<Subscription, 'startDate' | 'endDate' | 'renewsAt'> & {
    startDate: number
    endDate: number | null
    renewsAt: number | null
  })[]
}

interface At {
  now: Date
  idleSince: Date
}

/** The live student session of a token, with its student; null when there is none, or it has ended, or it was last used before `idleSince`. */
export async function findSessionRow(
  tokenHash: string,
  { now, idleSince }: At,
): Promise<(Pick<Session, 'id' | 'createdAt' | 'lastSeenAt'> & { user: SessionUser; deletion: Deletion | null }) | null> {
  const [row] = await ask<Flat>(Prisma.sql`
    SELECT s.id AS "sessionId", s."createdAt" AS "signedInAt", s."lastSeenAt",
      d."askedBy"::text AS "deletionAskedBy", d."dueAt" AS "deletionDueAt",
      u.id, u.username, u.email, u."firstName", u."lastName", u."preferredName", u."avatarUrl", u.role::text, u."createdAt", u."isUsernameOpen", u.accessibility,
      p."userId", p.holder::text, p.exam::text, replace(p.level::text, '-', '_') AS level, p."gradeApplied", p."testDate", p."timeZone",
      p."timePercent", p.accommodations, p."parentEmail", p."createdAt" AS "profileCreatedAt", p."updatedAt" AS "profileUpdatedAt",
      EXISTS (
        SELECT FROM consents c WHERE c."userId" = u.id AND c."confirmedAt" IS NOT NULL AND c."revokedAt" IS NULL
      ) AS "hasConsent",
      EXISTS (SELECT FROM second_factors f WHERE f."userId" = u.id) AS "hasSecondFactor",
      COALESCE((
        SELECT json_agg(json_build_object('id', each.id, 'subscriptionTier', each."subscriptionTier", 'subscriptionType', each."subscriptionType",
          'startDate', EXTRACT(EPOCH FROM each."startDate") * 1000, 'endDate', EXTRACT(EPOCH FROM each."endDate") * 1000,
          'renewsAt', EXTRACT(EPOCH FROM each."renewsAt") * 1000) ORDER BY each."startDate" DESC)
        FROM (SELECT * FROM user_subscriptions n WHERE n."userId" = u.id AND n."isActive" ORDER BY n."startDate" DESC LIMIT 10) each
      ), '[]'::json) AS subscriptions
    FROM sessions s
    JOIN users u ON u.id = s."userId"
    LEFT JOIN student_profiles p ON p."userId" = u.id
    LEFT JOIN account_deletions d ON d."userId" = u.id
    WHERE s."tokenHash" = ${tokenHash} AND s.audience = 'student' AND s."expiresAt" > ${now} AND s."lastSeenAt" > ${idleSince}`)
  return row ? nested(row) : null
}

/** The id of the student who holds a live session, unless the account is to be deleted: to stand in another statement, which then finds nothing for nobody. */
export function sessionUserId(tokenHash: string, { now, idleSince }: At): Prisma.Sql {
  return Prisma.sql`(
    SELECT t."userId" FROM sessions t
    WHERE t."tokenHash" = ${tokenHash} AND t.audience = 'student' AND t."expiresAt" > ${now} AND t."lastSeenAt" > ${idleSince}
      AND NOT EXISTS (SELECT FROM account_deletions d WHERE d."userId" = t."userId")
  )`
}

function nested(row: Flat) {
  const { id, username, email, firstName, lastName, preferredName, avatarUrl, role, createdAt, isUsernameOpen, accessibility } = row
  const { hasConsent, hasSecondFactor } = row
  const names = { username, email, firstName, lastName, preferredName, avatarUrl }
  const user = { id, ...names, role, createdAt, isUsernameOpen, accessibility, hasConsent, hasSecondFactor }
  const subscriptions = row.subscriptions.map(({ startDate, endDate, renewsAt, ...subscription }) => ({
    ...subscription,
    startDate: new Date(startDate),
    endDate: endDate === null ? null : new Date(endDate),
    renewsAt: renewsAt === null ? null : new Date(renewsAt),
  }))
  const { deletionAskedBy: askedBy, deletionDueAt: dueAt } = row
  const deletion = askedBy && dueAt ? { askedBy, dueAt } : null
  const session = { id: row.sessionId, createdAt: row.signedInAt, lastSeenAt: row.lastSeenAt, deletion }
  return { ...session, user: { ...user, profile: profileOf(row), subscriptions } }
}

function profileOf(row: Flat): StudentProfile | null {
  if (!row.userId) return null // no profile yet: the outer join found nothing
  const { userId, holder, exam, level, gradeApplied, testDate, timeZone, timePercent, accommodations, parentEmail } = row
  const dates = { createdAt: row.profileCreatedAt, updatedAt: row.profileUpdatedAt }
  return { userId, holder, exam, level, gradeApplied, testDate, timeZone, timePercent, accommodations, parentEmail, ...dates }
}
