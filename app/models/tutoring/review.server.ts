/** What a tutor goes through with a student: noted with the mistake, and no test of it. */
import type { z } from 'zod'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { wholeReview } from '~/models/mistakes/record-rules.server'
import { DAY_MS } from '~/utils/time/durations'
import { SESSION_FIELDS } from './fields'
import { lockSight } from './sight.server'

export const SessionSchema = formSchema(SESSION_FIELDS)

interface Reviewed {
  tutorId: string
  studentId: string
  mistakeId: string
}

/**
 * Writes down that tutor and student went through a mistake together, once in 24 hours; a second time changes the score alone. When it
 * returns stays as it is. False when the mistake is not the student's, or the tutor may not see the student now.
 */
export async function reviewTogether(
  { tutorId, studentId, mistakeId, score }: Reviewed & z.infer<typeof SessionSchema>,
  now = new Date(),
): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    if (!(await lockSight(transaction, { tutorId, studentId }))) return false
    const mistake = { id: mistakeId, studentId }
    const found = await transaction.wrongAnswer.findFirst({ where: mistake, select: { dueAt: true } })
    if (!found) return false

    const reviewScore = Number(score)
    const lately = { studentId, wrongAnswerId: mistakeId, reviewType: 'tutor_session' as const }
    const reviewDate = { gt: new Date(now.getTime() - DAY_MS) }
    const { count } = await transaction.wrongAnswerReview.updateMany({ where: { ...lately, reviewDate }, data: { reviewScore } })
    if (count > 0) return true
    await transaction.wrongAnswerReview.create({
      data: wholeReview({ ...lately, reviewDate: now, performanceImprovement: false, reviewScore, nextReviewDate: found.dueAt }),
    })
    await transaction.wrongAnswer.updateMany({
      where: { ...mistake, reviewStatus: 'needs_review' },
      data: { reviewStatus: 'reviewed', reviewedAt: now },
    })
    return true
  })
}
