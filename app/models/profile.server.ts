/** The student's profile: who the account is for, what is prepared for, and how time runs for them. */
import type { z } from 'zod'
import { hashToken } from '~/auth/tokens.server'
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { formSchema } from '~/forms/schema.server'
import { storedLevel, testTypeOf } from './levels'
import { queueMail, tokenOfMail } from './mail.server'
import { PROFILE_FIELDS } from './profile-fields'

const CONSENT_LIFE = 14 * 24 * 60 * 60 * 1000

const isTimeZone = (zone: string) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC'

/** Grades applied for that a level serves (docs/exams.md 1 and 2; the SSAT counts the present grade, one lower). */
const GRADES: Record<Level, readonly number[]> = {
  'isee-lower': [5, 6],
  'isee-middle': [7, 8],
  'isee-upper': [9, 10, 11, 12],
  'ssat-elementary': [4, 5],
  'ssat-middle': [6, 7, 8],
  'ssat-upper': [9, 10, 11, 12],
}

export const ProfileSchema = formSchema(PROFILE_FIELDS, {
  refine({ level, gradeApplied, timeZone }, refuse) {
    if (level && gradeApplied && !GRADES[level].includes(Number(gradeApplied))) {
      refuse('gradeApplied', `This test is for entry to grades ${GRADES[level].join(', ')}`)
    }
    if (timeZone && !isTimeZone(timeZone)) refuse('timeZone', PROFILE_FIELDS.timeZone.message)
  },
}).transform(({ gradeApplied, timePercent, ...rest }) => ({
  ...rest,
  gradeApplied: Number(gradeApplied),
  timePercent: Number(timePercent),
}))
export type Profile = z.infer<typeof ProfileSchema>

/** Saves the profile. For a child under 13 a parent is asked by mail for permission, again when the address changes. */
export async function saveProfile(userId: string, profile: Profile, now = new Date()): Promise<void> {
  const { holder, level, gradeApplied, testDate, timeZone, timePercent } = profile
  const parentEmail = holder === 'child' ? (profile.parentEmail ?? null) : null
  const data = {
    holder,
    exam: testTypeOf(level),
    level: storedLevel(level),
    gradeApplied,
    testDate: testDate ? new Date(testDate) : null,
    timeZone,
    timePercent,
    parentEmail,
  }

  await db.$transaction(async (transaction) => {
    const before = await transaction.studentProfile.findUnique({ where: { userId }, select: { parentEmail: true } })
    await transaction.studentProfile.upsert({ where: { userId }, create: { userId, ...data }, update: data })
    if (!parentEmail || parentEmail === before?.parentEmail) return

    const { mailId } = await queueMail(transaction, {
      kind: 'consent',
      template: 'parent-consent',
      recipient: parentEmail,
      sender: { userId },
    })
    if (!mailId) return
    const tokenHash = hashToken(tokenOfMail('parent-consent', mailId))
    await transaction.consent.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } })
    await transaction.consent.create({ data: { userId, parentEmail, tokenHash, expiresAt: new Date(now.getTime() + CONSENT_LIFE) } })
  })
}

/** The request that a parent's link names, with the child's first name; null when it is unknown, withdrawn or too old. */
export function findConsent(token: string, now = new Date()) {
  return db.consent.findFirst({
    where: { tokenHash: hashToken(token), revokedAt: null, expiresAt: { gt: now } },
    select: { id: true, confirmedAt: true, user: { select: { firstName: true } } },
  })
}

/** The parent's decision. False when the link is unknown, withdrawn or too old. */
export async function decideConsent({ token, isGranted }: { token: string; isGranted: boolean }, now = new Date()): Promise<boolean> {
  const { count } = await db.consent.updateMany({
    where: { tokenHash: hashToken(token), revokedAt: null, expiresAt: { gt: now } },
    data: isGranted ? { confirmedAt: now } : { revokedAt: now, confirmedAt: null },
  })
  return count === 1
}
