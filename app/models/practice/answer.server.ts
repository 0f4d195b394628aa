/** An answer in adaptive practice: checked at once, counted once. It moves the estimate of its skill and, when wrong, is kept as a mistake. */
import { db } from '~/db.server'
import { recordMistakes } from '~/models/mistakes/mistakes.server'
import { recordProbe } from '~/models/mistakes/patterns/suspicions.server'
import { moveEstimates } from '~/models/skills/estimates.server'
import { findPractice, type PracticeOwner } from './open-practice.server'

export interface PracticeAnswer extends PracticeOwner {
  position: number
  /** Index of the choice. */
  choice: number
  struck: number[]
  /** Seconds since the question was opened, as the page says; never more than since it can have been asked. */
  seconds: number
}

/** Checks the answer to the newest question. `refused` when it was checked before, the session has ended or there is no such choice. */
export async function checkAnswer(answer: PracticeAnswer, now = new Date()): Promise<'checked' | 'refused'> {
  const { userId, sittingId, position, choice, struck } = answer
  const session = await findPractice({ userId, sittingId })
  if (!session || session.isEnded || session.last.position !== position || session.last.isRight !== null) return 'refused'

  const { level, sectionId, last } = session
  const { item, hintsUsed, isTwin } = last
  if (!item.choices[choice]) return 'refused'
  const seconds = Math.max(0, Math.min(answer.seconds, Math.round((now.getTime() - session.askedFrom.getTime()) / 1000)))
  const isRight = choice === item.answer

  return db.$transaction(async (transaction) => {
    const { count } = await transaction.response.updateMany({
      where: { sectionId, position, isRight: null, hintsUsed, section: { endedAt: null } },
      data: { choice, struck, isRight, answeredAt: now, seconds: { increment: seconds } },
    })
    if (count === 0) return 'refused'

    const { subject, skill, difficulty } = item
    const rated = { subject, skill, isRight, hints: hintsUsed, isTwin, difficulty, choices: item.choices.length }
    await moveEstimates(transaction, { userId, level, answers: [rated] }, now)
    if (hintsUsed === 0) await recordProbe(transaction, { studentId: userId, item, choice }, now)
    if (isRight) return 'checked'

    const wrong = [{ item, choice, seconds: last.seconds + seconds, hintsUsed }]
    await recordMistakes(transaction, { studentId: userId, sittingId, wrong }, now)
    return 'checked'
  })
}
