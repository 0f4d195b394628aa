/** The student's own reason for a mistake takes the place of what its choice suggested, in the counts of reasons too. */
import type { Database } from '~/db.server'
import type { Subject, WrongAnswerType } from '~/exam/core/levels'

interface SaidReason {
  studentId: string
  subject: Subject
  skillArea: string
  createdAt: Date
  /** What was counted so far, and what the student says. */
  wrongAnswerType: WrongAnswerType | null
  to: WrongAnswerType | null
}

/** Counts a mistake under the reason that the student gives it, and no longer under the one before. */
export async function moveReason(transaction: Database, said: SaidReason): Promise<void> {
  const { studentId, subject, skillArea, createdAt, wrongAnswerType: from, to } = said
  if (from === to) return
  const pattern = { studentId, subject, skillArea }
  if (from) {
    await transaction.wrongAnswerPattern.deleteMany({ where: { ...pattern, wrongAnswerType: from, frequency: 1 } })
    await transaction.wrongAnswerPattern.updateMany({ where: { ...pattern, wrongAnswerType: from }, data: { frequency: { decrement: 1 } } })
  }
  if (to) {
    await transaction.wrongAnswerPattern.upsert({
      where: { studentId_subject_skillArea_wrongAnswerType: { ...pattern, wrongAnswerType: to } },
      create: { ...pattern, wrongAnswerType: to, lastOccurrence: createdAt },
      update: { frequency: { increment: 1 } },
    })
  }
}
