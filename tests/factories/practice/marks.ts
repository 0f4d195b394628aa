/** A question that a student solved and marked, through the product's own verbs. */
import { db } from '~/db.server'
import { markQuestion } from '~/models/bank/marks.server'
import { lately, sitQuiz, wrongChoice } from '../sittings'

/** The first question of a quiz that was handed in, marked as unclear. */
export async function markSolved(userId: string): Promise<{ sittingId: string; markId: string; itemId: string }> {
  const quiz = { userId, level: 'isee-upper', subject: 'mathematics_achievement', number: 2 } as const
  const sittingId = await sitQuiz({ ...quiz, at: lately(), choose: (item, position) => (position === 1 ? wrongChoice(item) : null) })
  if (!(await markQuestion({ userId, sittingId, position: 1, part: null, reason: 'unclear' }))) throw new Error('the mark was refused')
  const { id, itemId } = await db.itemMark.findFirstOrThrow({ where: { userId } })
  return { sittingId, markId: id, itemId }
}
