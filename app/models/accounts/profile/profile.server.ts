/** The student's profile: who the account is for, what is prepared for, and how time runs for them. */
import type { z } from 'zod'
import { type Database, db } from '~/db.server'
import { examOf, type Level } from '~/exam/core/levels'
import { dayOfDate } from '~/exam/plan/days'
import { judgeTestDay, type Refusal } from '~/exam/plan/seasons'
import { formSchema } from '~/forms/schema.server'
import type { StudentProfile } from '~/generated/prisma/client'
import { CURRENT_PASSWORD_FIELDS } from '~/models/accounts/fields'
import { storedLevel, testTypeOf } from '~/models/bank/stored-level'
import { lockFamily } from '~/models/families/consent.server'
import { askParent } from '~/models/families/request.server'
import { queueMail } from '~/models/mail/mail.server'
import { moveReturns } from '~/models/mistakes/returns/move.server'
import { endLinksOf } from '~/models/tutoring/links/links.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { dayIn } from '~/utils/time/periods.server'
import { timeZones } from '~/utils/time/time-zones'
import { ACCOMMODATIONS, type Accommodation, PROFILE_FIELDS } from './fields'

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
    if (timeZone && !timeZones().includes(timeZone)) refuse('timeZone', PROFILE_FIELDS.timeZone.message)
  },
}).transform(({ gradeApplied, timePercent, extraBreaks, largePrint, calculator, readAloud, lineReader, ...rest }) => ({
  ...rest,
  gradeApplied: Number(gradeApplied),
  timePercent: Number(timePercent),
  accommodations: tickedOf({ extraBreaks, largePrint, calculator, readAloud, lineReader }),
}))

function tickedOf(boxes: Record<Accommodation, 'yes' | undefined>): readonly Accommodation[] {
  return ACCOMMODATIONS.filter((one) => boxes[one] === 'yes')
}

export type Profile = Omit<z.infer<typeof ProfileSchema>, 'currentPassword'>

export type SaveOutcome =
  | { outcome: 'saved' }
  | { outcome: 'refused'; field: 'holder' | 'parentEmail' | 'currentPassword' | 'testDate'; message: string }
  /** This account has asked for too many mails to parents; seconds to wait. */
  | { outcome: 'limited'; retryAfter: number }

const REFUSED = {
  unproved: { field: 'currentPassword', message: CURRENT_PASSWORD_FIELDS.currentPassword.message },
  grownUp: { field: 'holder', message: 'A student under 13 uses this account. A parent can change that with the link in our email' },
  ownAddress: { field: 'parentEmail', message: 'Please enter a parent’s address, not the address of this account' },
  formerAddress: {
    field: 'parentEmail',
    message: 'Please enter another address of a parent: this account used this one before',
  },
  decided: {
    field: 'parentEmail',
    message: 'A parent has already answered for this account. Please leave their address, or write to us to change it',
  },
  past: { field: 'testDate', message: 'This day is over. Please enter the day of a test to come, or leave it empty' },
  'same season': {
    field: 'testDate',
    message: 'The ISEE may be taken once in a season, and you have taken it in this one. Please enter a later day, or leave it empty',
  },
  'too far': { field: 'testDate', message: 'This is more than two years ahead. Please check the year' },
  tooMany: {
    field: 'parentEmail',
    message: 'Three addresses have been named in the last 30 days. Please ask a grown-up to write to us from the contact page',
  },
  saidNo: { field: 'parentEmail', message: 'This parent has said no. Only they can change that, with the link in our email' },
} as const

/**
 * Whether it says anew that a child uses the account, or names another parent. That parent may then see, export and delete the account, so
 * it takes its owner's password: whoever holds a stolen session has none.
 */
export function namesParent(before: Named | null, { holder, parentEmail }: Profile): boolean {
  return before !== null && holder === 'child' && !(before.holder === 'child' && before.parentEmail === parentEmail)
}

type Named = Pick<StudentProfile, 'holder' | 'parentEmail'>

/**
 * Saves the profile. For a child under 13 a parent is asked by mail for permission: again when the address changes or the request ran
 * out. What a child has said about its age and its parent, it cannot take back by itself; then nothing is saved.
 */
export async function saveProfile(by: By, profile: Profile, now = new Date()): Promise<SaveOutcome> {
  try {
    await db.$transaction((transaction) => storeProfile(transaction, by, profile, now))
    return { outcome: 'saved' }
  } catch (error) {
    if (error instanceof NotSaved) return error.outcome
    throw error
  }
}

interface By {
  userId: string
  /** The caller's network address. */
  address?: string
  /** From `provePassword`, for what `namesParent` is true of. */
  provenHash?: string
}

class NotSaved extends Error {
  constructor(readonly outcome: Exclude<SaveOutcome, { outcome: 'saved' }>) {
    super(outcome.outcome)
  }
}

const refused = (reason: (typeof REFUSED)[keyof typeof REFUSED]) => new NotSaved({ outcome: 'refused', ...reason })

async function storeProfile(transaction: Database, by: By, profile: Profile, now: Date): Promise<void> {
  const { userId } = by
  const data = rowOf(profile)
  const { parentEmail } = data
  // Of two first saves at once the second waits here, and then counts as a change.
  const { count } = await transaction.studentProfile.createMany({ data: [{ userId, ...data }], skipDuplicates: true })
  const before = count === 1 ? null : await lockedProfile(transaction, userId, now)
  if (before?.holder === 'child' && profile.holder !== 'child') throw refused(REFUSED.grownUp)
  const refusal = await judgeDay(transaction, { userId, before }, profile, now)
  if (refusal) throw refused(REFUSED[refusal])
  if (namesParent(before, profile)) await proveAndTell(transaction, by)
  if (before) {
    await transaction.studentProfile.update({ where: { userId }, data })
    // Nobody but a parent agrees to a tutor for a child.
    if (profile.holder === 'child' && before.holder !== 'child') await endLinksOf(transaction, userId, now)
    if (isOtherDay(before, data)) await moveReturns(transaction, { studentId: userId, ...data }, now)
  }
  const preferredName = profile.holder === 'parent' ? profile.childName : undefined
  if (preferredName) await transaction.user.update({ where: { id: userId }, data: { preferredName }, select: { id: true } })
  if (!parentEmail) return

  await refuseOwnAddress(transaction, userId, parentEmail)
  const isKnown = before?.parentEmail === parentEmail
  const asked = await askParent(transaction, { userId, parentEmail, sender: { accountId: userId, address: by.address }, isKnown }, now)
  if (asked === 'said no') throw refused(REFUSED.saidNo)
  if (asked === 'decided') throw refused(REFUSED.decided)
  if (asked === 'too many') throw refused(REFUSED.tooMany)
  // Limits that others have a part in stay unsaid: they would tell who else has written to this parent.
  if (asked !== 'asked' && asked.limit === 'account') throw new NotSaved({ outcome: 'limited', retryAfter: asked.retryAfter })
}

/** Why the day cannot be that of a test where the student lives, as the plan judges it. The day that stands may pass and be saved again. */
async function judgeDay(
  transaction: Database,
  { userId, before }: { userId: string; before: { testDate: Date | null } | null },
  { testDate, timeZone, level }: Profile,
  now: Date,
): Promise<Refusal['why'] | null> {
  if (!testDate || (before?.testDate && dayOfDate(before.testDate) === testDate)) return null
  const plan = await transaction.studyPlan.findUnique({ where: { userId }, select: { satOn: true } })
  const satOn = plan?.satOn ? dayOfDate(plan.satOn) : null
  return judgeTestDay({ exam: examOf(level), wanted: testDate, today: dayIn(timeZone, now), satOn })?.why ?? null
}

/** Whether the days until the test are others than before. */
function isOtherDay(before: TestDay, after: TestDay): boolean {
  return before.testDate?.getTime() !== after.testDate?.getTime() || before.timeZone !== after.timeZone
}

type TestDay = Pick<StudentProfile, 'testDate' | 'timeZone'>

/** A child must not answer for its parent: neither at its address nor at one that the account had, which it may read still. */
async function refuseOwnAddress(transaction: Database, userId: string, parentEmail: string): Promise<void> {
  const { email, formerEmails } = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, formerEmails: { select: { email: true } } },
  })
  const isParents = (own: string) => mailboxOf(own) === mailboxOf(parentEmail)
  if (isParents(email)) throw refused(REFUSED.ownAddress)
  if (formerEmails.some((former) => isParents(former.email))) throw refused(REFUSED.formerAddress)
}

/** The password must still be the account's, and the account is told: a parent's page is opened by nothing else. */
async function proveAndTell(transaction: Database, { userId, provenHash }: By): Promise<void> {
  const owner = provenHash && (await transaction.user.findFirst({ where: { id: userId, password: provenHash }, select: { email: true } }))
  if (!owner) throw refused(REFUSED.unproved)
  await queueMail(transaction, { kind: 'notice', template: 'parent-named', recipient: owner.email, accountId: userId })
}

async function lockedProfile(transaction: Database, userId: string, now: Date) {
  await lockFamily(transaction, userId, now)
  const select = { holder: true, parentEmail: true, testDate: true, timeZone: true } as const
  return transaction.studentProfile.findUniqueOrThrow({ where: { userId }, select })
}

function rowOf({ holder, parentEmail, level, gradeApplied, testDate, timeZone, timePercent, accommodations }: Profile) {
  return {
    holder,
    exam: testTypeOf(level),
    level: storedLevel(level),
    gradeApplied,
    testDate: testDate ? new Date(testDate) : null,
    timeZone,
    timePercent,
    accommodations: [...accommodations],
    parentEmail: holder === 'child' ? (parentEmail ?? null) : null,
  }
}
