/** An answer on a passage: checked at once, counted once. It moves the estimate of its skill and, when wrong, is kept as a mistake. */
import { db } from '~/db.server'
import { recordMistakes } from '~/models/mistakes/mistakes.server'
import { closeSitting } from '~/models/practice/close.server'
import { moveEstimates } from '~/models/skills/estimates.server'
import { findReading, type ReadingOwner } from './reading.server'

interface ReadingAnswer extends ReadingOwner {
  position: number
  /** Index of the choice. */
  choice: number
  struck: number[]
  /** Seconds since the question was opened, as the page says; never more than since it can have been asked. */
  seconds: number
}

/**
 * Checks the answer to a question of the owner's passage; the last one ends its sitting. `refused` when it was checked before, the passage
 * is still being read, or there is no such choice.
 */
export async function checkReading(answer: ReadingAnswer, now = new Date()): Promise<'checked' | 'refused'> {
  const { userId, sittingId, position, choice, struck } = answer
  const reading = await findReading({ userId, sittingId })
  const question = reading?.questions.find((one) => one.position === position)
  if (!reading?.readAt || !question || question.isRight !== null || !question.item.choices[choice]) return 'refused'

  const { sectionId, level, askedFrom } = reading
  const { item } = question
  const seconds = Math.max(0, Math.min(answer.seconds, Math.round((now.getTime() - askedFrom.getTime()) / 1000)))
  const isRight = choice === item.answer
  return db.$transaction(async (transaction) => {
    // Answers of a passage come one after the other, so that the last one sees that it is the last.
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

    const { subject, skill, difficulty, choices } = item
    const rated = { subject, skill, difficulty, isRight, choices: choices.length, hints: 0, isTwin: false }
    await moveEstimates(transaction, { userId, level, answers: [rated] }, now)
    if (!isRight) await recordMistakes(transaction, { studentId: userId, sittingId, wrong: [{ item, choice, seconds }] }, now)
    const open = await transaction.response.count({ where: { sectionId, isRight: null } })
    if (open === 0) await closeSitting(transaction, { userId, sittingId, kind: 'reading' }, now)
    return 'checked'
  })
}
