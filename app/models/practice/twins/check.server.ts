/** An answer in a set of twins: checked at once, counted once, for its own mistake; and the end of the set. */
import { type Database, db } from '~/db.server'
import { recordMistakes } from '~/models/mistakes/mistakes.server'
import { recordProbe } from '~/models/mistakes/patterns/suspicions.server'
import { recordTwin } from '~/models/mistakes/review.server'
import { closeSitting } from '../close.server'
import type { PracticeOwner } from '../open-practice.server'
import { findTwinSet, type TwinQuestion } from './set.server'

export interface TwinAnswer extends PracticeOwner {
  position: number
  /** Index of the choice. */
  choice: number
  struck: number[]
  /** Seconds since the question was opened, as the page says; never more than since it can have been asked. */
  seconds: number
}

/**
 * Checks the answer to a question of the owner's set; the last one ends the set. `refused` when it was checked before, the set has ended or
 * there is no such choice.
 */
export async function checkTwin(answer: TwinAnswer, now = new Date()): Promise<'checked' | 'refused'> {
  const { userId, sittingId, position, choice, struck } = answer
  const set = await findTwinSet({ userId, sittingId })
  const question = set?.questions.find((one) => one.position === position)
  if (!set || set.isEnded || question?.outcome !== 'open' || !question.item.choices[choice]) return 'refused'

  const { sectionId, askedFrom } = set
  const seconds = Math.max(0, Math.min(answer.seconds, Math.round((now.getTime() - askedFrom.getTime()) / 1000)))
  const isRight = choice === question.item.answer
  return db.$transaction(async (transaction) => {
    // Answers of a set come one after the other, so that the last one sees that it is the last.
    const running = await transaction.sittingSection.updateMany({
      where: { id: sectionId, endedAt: null },
      data: { revision: { increment: 1 } },
    })
    if (running.count === 0) return 'refused'
    const { count } = await transaction.response.updateMany({
      where: { sectionId, position, isRight: null },
      data: { choice, struck, isRight, answeredAt: now, seconds: { increment: seconds } },
    })
    if (count === 0) return 'refused'

    await record(transaction, { userId, sittingId, question, choice, seconds, isRight }, now)
    const open = await transaction.response.count({ where: { sectionId, isRight: null } })
    if (open === 0) await closeSitting(transaction, { userId, sittingId, kind: 'twins' }, now)
    return 'checked'
  })
}

interface Checked extends PracticeOwner {
  question: TwinQuestion
  choice: number
  seconds: number
  isRight: boolean
}

/** A twin of a mistake counts for that mistake and adds none. A question that was skipped is a mistake once it is answered wrong. */
async function record(transaction: Database, checked: Checked, now: Date): Promise<void> {
  const { userId: studentId, sittingId, question, choice, seconds, isRight } = checked
  const { mistakeId, item } = question
  await recordProbe(transaction, { studentId, item, choice }, now)
  if (mistakeId) await recordTwin(transaction, { studentId, sittingId, mistakeId, item, isRight, seconds }, now)
  else if (!isRight) await recordMistakes(transaction, { studentId, sittingId, wrong: [{ item, choice, seconds }] }, now)
}

/** Ends the owner's set with what was checked; what is open counts as omitted and for no mistake. False when it had ended or is not theirs. */
export function endTwins(owner: PracticeOwner, now = new Date()): Promise<boolean> {
  return db.$transaction((transaction) => closeSitting(transaction, { ...owner, kind: 'twins' }, now))
}
