/**
 * The allowance: what is left of what a member may start in this week or month (entitlements.ts says how much there is). A use takes a
 * numbered slot; the key of the table makes it impossible to take more slots than there are, whoever asks at once.
 */
import type { Database } from '~/db.server'
import { db } from '~/db.server'
import type { Feature } from '~/generated/prisma/enums'
import { DAY_MS } from '~/utils/time/durations'
import { periodAt } from '~/utils/time/periods.server'
import { type Limit, limitOf } from './entitlements'
import type { Membership } from './membership'

export interface Allowance {
  name: string
  per: Limit['per']
  /** null when unlimited. */
  limit: number | null
  used: number
  isUsedUp: boolean
  resetsAt: Date
}

interface Member {
  id: string
  membership: Membership
}

/** What is left of a feature for this member now. */
export async function allowanceOf(member: Member, feature: Feature, now = new Date(), database: Database = db): Promise<Allowance> {
  const limit = limitOf(feature, member.membership)
  const used = limit ? await database.featureUse.count({ where: slotsOf(member, feature, limit, now) }) : 0
  return allowanceAfter(member, feature, used, now)
}

/** The same where the uses of this week or month are counted already. */
export function allowanceAfter({ membership }: { membership: Membership }, feature: Feature, used: number, now = new Date()): Allowance {
  const limit = limitOf(feature, membership)
  if (!limit) return { name: '', per: 'week', limit: null, used: 0, isUsedUp: false, resetsAt: periodAt('week', now).end }
  const { name, per, uses } = limit
  return { name, per, limit: uses, used, isUsedUp: used >= uses, resetsAt: periodAt(per, now).end }
}

/**
 * Takes one use in the given transaction, so that it counts exactly when the work is started. False when none is left.
 * Members without limits take none. `reference` is what was started: it takes one use, however often this is called for it.
 */
export async function takeUse(
  transaction: Database,
  { member, feature, reference }: { member: Member; feature: Feature; reference: string },
  now = new Date(),
): Promise<boolean> {
  const limit = limitOf(feature, member.membership)
  if (!limit) return true

  const slots = slotsOf(member, feature, limit, now)
  const uses = await transaction.featureUse.findMany({ where: slots, select: { slot: true, reference: true } })
  if (uses.some((use) => use.reference === reference)) return true
  const taken = new Set(uses.map(({ slot }) => slot))
  // Not the count plus one: a use that was given back leaves a gap.
  for (let slot = 1; slot <= limit.uses; slot++) {
    if (taken.has(slot)) continue
    const { count } = await transaction.featureUse.createMany({
      data: { ...slots, slot, reference, createdAt: now },
      skipDuplicates: true,
    })
    if (count === 1) return true
  }
  // Somebody was quicker: with other work, or with this.
  return (await transaction.featureUse.count({ where: { ...slots, reference } })) === 1
}

/** Whether what was started with a use still goes on: begun in this week or month, or less than a day ago. True for members without limits. */
export async function hasUse(
  { member, feature, reference }: { member: Member; feature: Feature; reference: string },
  now = new Date(),
): Promise<boolean> {
  const limit = limitOf(feature, member.membership)
  if (!limit) return true
  const isLate = { createdAt: { gt: new Date(now.getTime() - DAY_MS) } }
  const where = { userId: member.id, feature, reference, OR: [{ period: periodAt(limit.per, now).start }, isLate] }
  return (await db.featureUse.count({ where })) > 0
}

/** What a member at the limit reads (specification, section 8): "3/3 used: sectional quizzes this week." */
export function usedUpMessage({ name, per, limit, used }: Allowance): string {
  if (limit === 0) return 'This is a part of Premium. Upgrade to Premium for unlimited access.'
  return `${used}/${limit} used: ${name} this ${per}. Upgrade to Premium for unlimited access.`
}

/** The slots of the week or month that the instant lies in. */
function slotsOf({ id }: Member, feature: Feature, { per }: Limit, now: Date) {
  return { userId: id, feature, period: periodAt(per, now).start }
}
