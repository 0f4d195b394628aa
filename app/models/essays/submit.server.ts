/** Submitting an essay of the workshop: it takes one use of the week for the essay, whatever the number of its drafts. */
import { db } from '~/db.server'
import { FEWEST_WORDS } from '~/exam/essays/rubric'
import { MAY_STORE_TEXT, mayStoreText } from '~/models/families/consent.server'
import { takeUse } from '~/models/membership/allowance.server'
import type { Membership } from '~/models/membership/membership'
import { LimitReached } from '~/models/membership/start-once.server'

export type SubmitOutcome = 'submitted' | 'changed' | 'short' | 'limit' | 'needs-parent' | 'refused'

interface Submission {
  member: { id: string; membership: Membership }
  essayId: string
  /** The revision of the text that the student saw; an essay that was saved since stays open. */
  seen: number
}

/**
 * Submits the stored text. `short` under 40 words and `limit` without a use left write nothing; `changed` when another window saved after the
 * student looked. Two presses of one button are one submission and one use.
 */
export async function submitEssay({ member, essayId, seen }: Submission, now = new Date()): Promise<SubmitOutcome> {
  const where = { id: essayId, studentId: member.id, isWorkshop: true }
  const essay = await db.essay.findFirst({ where, select: { draftOfId: true, submittedAt: true, wordCount: true, revision: true } })
  if (!essay) return 'refused'
  if (essay.submittedAt) return 'submitted'
  if (essay.wordCount < FEWEST_WORDS) return 'short'
  if (essay.revision !== seen) return 'changed'
  if (!(await mayStoreText(member.id))) return 'needs-parent'
  try {
    return await db.$transaction(async (transaction): Promise<SubmitOutcome> => {
      const open = { ...where, submittedAt: null, revision: seen, wordCount: { gte: FEWEST_WORDS }, student: MAY_STORE_TEXT }
      const { count } = await transaction.essay.updateMany({ where: open, data: { submittedAt: now, openKey: null } })
      if (count === 0)
        return (await transaction.essay.count({ where: { ...where, submittedAt: { not: null } } })) === 1 ? 'submitted' : 'changed'
      // A later draft belongs to an essay that was counted.
      if (essay.draftOfId) return 'submitted'
      if (!(await takeUse(transaction, { member, feature: 'essay_workshop', reference: essayId }, now))) throw new LimitReached()
      return 'submitted'
    })
  } catch (error) {
    if (error instanceof LimitReached) return 'limit'
    throw error
  }
}

/** Whether a draft of the same essay was submitted before, so that this one uses nothing. */
export async function isSubmittedBefore({ userId, essayId }: { userId: string; essayId: string }): Promise<boolean> {
  const essay = await db.essay.findFirst({ where: { id: essayId, studentId: userId }, select: { draftOfId: true } })
  return essay?.draftOfId !== null && essay?.draftOfId !== undefined
}
