/**
 * The free tier's allowance: how often a feature may be started in a week or month (specification, section 9; docs/decisions.md 3 to 5).
 * A use takes a numbered slot; the key of the table makes it impossible to take more slots than there are, whoever asks at once.
 */
import type { Database } from '~/db.server'
import { db } from '~/db.server'
import type { Feature } from '~/generated/prisma/enums'
import { periodAt } from '~/utils/time/periods.server'
import type { Membership } from './membership'

interface Limit {
  uses: number
  per: 'week' | 'month'
  /** As in "video lessons": for "3/3 video lessons used". */
  name: string
}

const LIMITS: Partial<Record<Feature, Limit>> = {
  pdf_downloads: { uses: 1, per: 'week', name: 'PDF downloads' },
  essay_workshop: { uses: 3, per: 'week', name: 'essay submissions' },
  essay_feedback: { uses: 3, per: 'week', name: 'essay feedbacks' },
  video_lessons: { uses: 3, per: 'week', name: 'video lessons' },
  ai_tutor: { uses: 3, per: 'week', name: 'AI tutor sessions' },
  practice_tests: { uses: 3, per: 'month', name: 'practice tests' },
  reading_comprehension: { uses: 3, per: 'week', name: 'reading passages' },
  pacing_trainer: { uses: 3, per: 'week', name: 'pacing sessions' },
  sectional_quizzes: { uses: 3, per: 'week', name: 'sectional quizzes' },
  interactive_quiz: { uses: 3, per: 'week', name: 'interactive quizzes' },
}

/** What the free tier gives of a feature, as the public pages say it: "3 a week". */
export function freeUses(feature: Feature): string {
  const { uses, per } = limitOf(feature)
  return `${uses} a ${per}`
}

export interface Allowance {
  name: string
  /** null when unlimited. */
  limit: number | null
  used: number
  isUsedUp: boolean
  resetsAt: Date
}

/** What is left of a feature for this member now. */
export async function allowanceOf(
  member: { id: string; membership: Membership },
  feature: Feature,
  now = new Date(),
  database: Database = db,
): Promise<Allowance> {
  const { start } = periodAt(limitOf(feature).per, now)
  const period = { userId: member.id, feature, period: start }
  const used = member.membership.isUnlimited ? 0 : await database.featureUse.count({ where: period })
  return allowanceAfter(member, feature, used, now)
}

/** The same where the uses of this week or month are counted already. */
export function allowanceAfter(member: { membership: Membership }, feature: Feature, used: number, now = new Date()): Allowance {
  const { name, uses, per } = limitOf(feature)
  const resetsAt = periodAt(per, now).end
  if (member.membership.isUnlimited) return { name, limit: null, used: 0, isUsedUp: false, resetsAt }
  return { name, limit: uses, used, isUsedUp: used >= uses, resetsAt }
}

/**
 * Takes one use in the given transaction, so that it counts exactly when the work is started. False when none is left.
 * Members without limits take none. `reference` is what was started.
 */
export async function takeUse(
  transaction: Database,
  use: { member: { id: string; membership: Membership }; feature: Feature; reference: string },
  now = new Date(),
): Promise<boolean> {
  const { member, feature, reference } = use
  if (member.membership.isUnlimited) return true

  const limit = limitOf(feature)
  const { start } = periodAt(limit.per, now)
  const uses = await transaction.featureUse.findMany({ where: { userId: member.id, feature, period: start }, select: { slot: true } })
  const taken = new Set(uses.map(({ slot }) => slot))
  // Not the count plus one: a use that was given back leaves a gap.
  for (let slot = 1; slot <= limit.uses; slot++) {
    if (taken.has(slot)) continue
    const { count } = await transaction.featureUse.createMany({
      data: { userId: member.id, feature, period: start, slot, reference, createdAt: now },
      skipDuplicates: true,
    })
    if (count === 1) return true
  }
  return false
}

/** What a member at the limit reads (specification, section 8): "3/3 sectional quizzes used." */
export function usedUpMessage({ name, limit, used }: Allowance): string {
  return `${used}/${limit} ${name} used. Upgrade to Premium for unlimited access.`
}

function limitOf(feature: Feature): Limit {
  const limit = LIMITS[feature]
  if (!limit) throw new RangeError(`${feature} has no limit`)
  return limit
}
