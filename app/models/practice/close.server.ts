/** The end of a sitting that asks one question at a time: adaptive practice, sets of twins, and passages. */
import type { Database } from '~/db.server'
import type { PracticeOwner } from './open-practice.server'

/**
 * Ends the owner's sitting of this kind with what was answered; an open question counts as omitted. False when it had ended or is not
 * theirs.
 */
export async function closeSitting(
  transaction: Database,
  { userId, sittingId, kind }: PracticeOwner & { kind: 'interactive_quiz' | 'twins' | 'reading' },
  now: Date,
): Promise<boolean> {
  const { count } = await transaction.sittingSection.updateMany({
    where: { sittingId, endedAt: null, sitting: { userId, kind } },
    data: { endedAt: now, endedBy: 'student' },
  })
  if (count === 0) return false

  // Closes the open question: an answer on its way waits for this lock and is then refused.
  await transaction.response.updateMany({ where: { section: { sittingId }, isRight: null }, data: { isRight: false } })
  const responses = await transaction.response.findMany({ where: { section: { sittingId } }, select: { choice: true, isRight: true } })
  const right = responses.filter(({ isRight }) => isRight).length
  const omitted = responses.filter(({ choice }) => choice === null).length
  await transaction.sittingSection.updateMany({
    where: { sittingId },
    data: { right, omitted, wrong: responses.length - right - omitted },
  })
  await transaction.practiceSitting.update({ where: { id: sittingId }, data: { status: 'ended', endedAt: now, openKey: null } })
  return true
}
