/** Parents of children under 13: what they decide by their link, and what holds until they agree (docs/decisions.md 27). */
import type { z } from 'zod'
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { logAction } from '~/models/audit-log.server'
import { queueMail } from '~/models/mail/mail.server'
import { forgetLinksOf } from '~/models/tutoring/links/links.server'
import { HOLDER_CHANGE_FIELDS } from './holder-fields'

/** What no admin has ended: after that a link opens nothing, whatever was answered by it. */
export const NOT_ENDED = { events: { none: { step: 'ended' as const } } }

const STANDING = { confirmedAt: { not: null }, revokedAt: null }

/** Users whose free text may be stored: all but a child whose parent has not agreed. For the `where` of every write of such a text. */
export const MAY_STORE_TEXT = { OR: [{ profile: { holder: { not: 'child' as const } } }, { consents: { some: STANDING } }] }

/** Whether this user's free text may be stored. A write asks for it again in its own statement. */
export async function mayStoreText(userId: string): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, ...MAY_STORE_TEXT } })) === 1
}

/**
 * Takes the row that all changes of a family take first, so that they come one after the other and never wait for each other in a circle.
 * False when there is no profile.
 */
export async function lockFamily(transaction: Database, userId: string, now: Date): Promise<boolean> {
  const { count } = await transaction.studentProfile.updateMany({ where: { userId }, data: { updatedAt: now } })
  return count === 1
}

/** By the mailed link, or on the parent's page by an address that was proved. */
type By = { token: string } | { consentId: string; parentEmail: string }

function named(by: By) {
  return 'token' in by ? { tokenHash: hashToken(by.token) } : { id: by.consentId, parentEmail: by.parentEmail }
}

/**
 * A link works once it was answered, at any time; unanswered for 14 days. One that another took the place of is dead, and so is what an
 * admin has ended.
 */
function working(now: Date) {
  return {
    ...NOT_ENDED,
    OR: [
      {
        revokedAt: null,
        OR: [{ confirmedAt: { not: null } }, { expiresAt: { gt: now } }, { events: { some: { step: 'released' as const } } }],
      },
      { refusedAt: { not: null } },
    ],
  }
}

/** What a parent's link is about, with the child's first name and what was answered so far; null when the link does not work. */
export async function findConsent(token: string, now = new Date()) {
  const consent = await db.consent.findFirst({
    where: { ...named({ token }), ...working(now) },
    select: {
      ...{ sentAt: true, confirmedAt: true, refusedAt: true },
      user: { select: { firstName: true, profile: { select: { holder: true } } } },
    },
  })
  if (!consent) return null
  const { sentAt, confirmedAt, refusedAt, user } = consent
  const answer = refusedAt ? ('refused' as const) : confirmedAt ? ('agreed' as const) : null
  const maySee = confirmedAt !== null && user.profile?.holder === 'child'
  return { child: user.firstName, answer, maySee, sentAt, confirmedAt, refusedAt }
}

/** What a parent can say: yes, no, or that the account is not a child's. */
export const DECISIONS = ['agree', 'refuse', 'teen', 'parent'] as const
export type Decision = (typeof DECISIONS)[number]

/**
 * A parent's decision, also a later one by the same link. No ends every permission of the account and deletes its free text in the same
 * transaction. False when the link does not work.
 */
export async function decideConsent({ decision, ...by }: By & { decision: Decision }, now = new Date()): Promise<boolean> {
  const consent = await db.consent.findFirst({
    where: { ...named(by), ...working(now) },
    select: { id: true, userId: true, parentEmail: true },
  })
  if (!consent) return false
  const { userId, parentEmail } = consent

  return db.$transaction(async (transaction) => {
    await lockFamily(transaction, userId, now)
    const isRefused = decision === 'refuse'
    const before = await transaction.consent.findFirst({
      where: { id: consent.id, ...working(now) },
      select: { confirmedAt: true, refusedAt: true },
    })
    if (!before) return false
    // The same answer again is no new step, and the first one's date stays.
    if (decision === 'agree' && before.confirmedAt && !before.refusedAt) return true
    await transaction.consent.update({
      where: { id: consent.id },
      data: {
        ...answered(decision, now),
        events: isRefused && before.refusedAt ? undefined : { create: { step: stepOf(decision, before), at: now } },
      },
    })

    if (isRefused) {
      await transaction.consent.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } })
      await transaction.studentProfile.updateMany({ where: { userId }, data: { holder: 'child', parentEmail } })
      await deleteFreeText(transaction, userId, now)
    } else if (decision !== 'agree') {
      await transaction.studentProfile.updateMany({ where: { userId }, data: { holder: decision, parentEmail: null } })
    }
    return true
  })
}

/**
 * What stands after a decision. When it was confirmed stays known after a withdrawal. "This is no child's account" is no permission for a
 * child: it must not count as one if the account says "child" again.
 */
function answered(decision: Decision, now: Date) {
  if (decision === 'refuse') return { revokedAt: now, refusedAt: now }
  return { confirmedAt: decision === 'agree' ? now : null, revokedAt: null, refusedAt: null }
}

function stepOf(decision: Decision, { confirmedAt }: { confirmedAt: Date | null }) {
  if (decision === 'agree') return 'confirmed' as const
  if (decision !== 'refuse') return 'released' as const
  return confirmedAt ? ('withdrawn' as const) : ('refused' as const)
}

export const HolderChangeSchema = formSchema(HOLDER_CHANGE_FIELDS)

/**
 * An admin says whose account it is, with a reason that is kept. Parents' links end with it, and so does a deletion that a parent asked for;
 * the account is mailed. False when no such account has a profile.
 */
export async function changeHolder(
  { actorId, email, holder, reason }: z.infer<typeof HolderChangeSchema> & { actorId: string },
  now = new Date(),
): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const user = await transaction.user.findUnique({ where: { email }, select: { id: true } })
    if (!user || !(await lockFamily(transaction, user.id, now))) return false
    const where = { userId: user.id }
    const before = await transaction.studentProfile.findUniqueOrThrow({ where, select: { holder: true } })
    await transaction.studentProfile.update({ where, data: { holder, parentEmail: null } })
    await endRequests(transaction, user.id, now)
    await transaction.accountDeletion.deleteMany({ where: { ...where, askedBy: 'parent' } })
    await queueMail(transaction, { kind: 'notice', template: 'holder-changed', recipient: email, accountId: user.id })
    const change = { actorId, action: 'change holder', target: user.id, before, after: { holder, reason } }
    await logAction(transaction, change)
    return true
  })
}

/** Ends what still opens something. What was answered, and when it ended before, stays as it was. */
async function endRequests(transaction: Database, userId: string, now: Date): Promise<void> {
  const open = await transaction.consent.findMany({ where: { userId, ...working(now) }, select: { id: true } })
  const consentIds = open.map(({ id }) => id)
  await transaction.consent.updateMany({ where: { id: { in: consentIds }, revokedAt: null }, data: { revokedAt: now } })
  await transaction.consentEvent.createMany({ data: consentIds.map((consentId) => ({ consentId, step: 'ended', at: now })) })
}

/**
 * Ends what no parent has agreed to or refused by now, with a new password: whoever knew the old one may have named that parent. One that
 * was answered by "this is no child's account" ends too, because its link could take the account back at any later time. Call it with the
 * family locked.
 */
export async function endUndecided(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction.consent.updateMany({ where: { userId, confirmedAt: null, revokedAt: null }, data: { revokedAt: now } })
}

/** Everything that the account's user typed, wherever it is stored; what was counted or scored stays. Open writings are closed. */
async function deleteFreeText(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction.essay.updateMany({ where: { studentId: userId, submittedAt: null }, data: { submittedAt: now, openKey: null } })
  await transaction.essay.updateMany({ where: { studentId: userId }, data: { body: '', plan: '', wordCount: 0 } })
  await transaction.essayFeedback.deleteMany({ where: { essay: { studentId: userId } } })
  await transaction.tutorConversation.deleteMany({ where: { studentId: userId } })
  await transaction.ownPoem.deleteMany({ where: { studentId: userId } })
  await transaction.passageNote.deleteMany({ where: { reading: { studentId: userId } } })
  await transaction.passageReading.updateMany({
    where: { studentId: userId, mainIdea: { not: null } },
    data: { mainIdea: null, ideaAt: null },
  })
  await transaction.wrongAnswerReview.updateMany({ where: { studentId: userId, notes: { not: null } }, data: { notes: null } })
  await transaction.wrongAnswer.updateMany({ where: { studentId: userId, note: { not: null } }, data: { note: null } })
  await transaction.progressReport.updateMany({ where: { studentId: userId, parentNotes: { not: null } }, data: { parentNotes: null } })
  await transaction.testimonial.deleteMany({ where: { userId } })
  // A file that was made before holds all of it, and one that is being made would.
  await transaction.dataExport.deleteMany({ where: { userId } })
  await forgetLinksOf(transaction, userId)
}
