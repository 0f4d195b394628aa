/** Reviews of mistakes: how each twin went, when the mistake returns, and when it is mastered. */
import type { Database } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { daysAtStep, isTimely, REVIEW_SCORES, standingOfReviews, stepAfter } from '~/exam/mistakes/returns'
import { dayAhead, daysUntil } from '~/utils/time/periods.server'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { wholeReview } from './record-rules.server'

/** More answers than two days bring. */
const MOST_EARLIER = 20

interface CheckedTwin {
  studentId: string
  sittingId: string
  mistakeId: string
  item: Item
  isRight: boolean
  /** Time on the question. */
  seconds: number
}

/**
 * Writes down how a twin went: a right answer goes one step on, a miss one back, and the second clean answer of another day masters the
 * mistake. Sets of twins give no hints, so a right answer is unaided.
 */
export async function recordTwin(transaction: Database, twin: CheckedTwin, now: Date): Promise<void> {
  const { studentId, sittingId, mistakeId, item, isRight, seconds } = twin
  // Twins of one mistake in two sets wait here; the second then sees the review of the first. Not the strongest lock: a review holds
  // its mistake for a foreign key.
  const [mistake] = await transaction.$queryRaw<{ returnStep: number; isDue: boolean }[]>`
    SELECT "returnStep", COALESCE("dueAt" <= ${now}::timestamp, false) AS "isDue" FROM wrong_answers
    WHERE id = ${mistakeId} AND "studentId" = ${studentId} FOR NO KEY UPDATE`
  if (!mistake) return
  const isOfCamp = (await transaction.practiceSitting.count({ where: { id: sittingId, bootcampEnrollmentId: { not: null } } })) > 0
  const student = await profileOf(transaction, studentId)
  const earlier = await earlierReviews(transaction, twin, dayAhead(0, student.timeZone, now))

  const { hasClean, hasCleanBefore, hasRightToday } = standingOfReviews(earlier)
  const isClean = isRight && isTimely(item, { seconds, timePercent: student.timePercent })
  const isMastered = isClean && hasCleanBefore
  const returnStep = stepAfter(mistake.returnStep, { isRight, isSecondOfDay: hasRightToday })
  const daysToTest = student.testDate && daysUntil(student.testDate, student.timeZone, now)
  const dueAt = isMastered ? null : dayAhead(daysAtStep(returnStep, daysToTest), student.timeZone, now)
  await transaction.wrongAnswerReview.create({
    data: wholeReview({
      studentId,
      wrongAnswerId: mistakeId,
      reviewType: isOfCamp ? 'bootcamp_review' : mistake.isDue ? 'spaced_repetition' : 'targeted_practice',
      reviewDate: now,
      performanceImprovement: isRight,
      reviewScore: REVIEW_SCORES[isClean ? 'clean' : isRight ? 'slow' : 'missed'],
      nextReviewDate: dueAt,
      notes: `Twin in sitting ${sittingId}`,
    }),
  })
  const isReviewed = isRight && (isClean || hasClean)
  await transaction.wrongAnswer.updateMany({
    where: { id: mistakeId, studentId },
    data: {
      reviewStatus: isMastered ? 'mastered' : isReviewed ? 'reviewed' : 'needs_review',
      reviewedAt: now,
      masteredAt: isMastered ? now : null,
      returnStep,
      dueAt,
    },
  })
}

async function profileOf(transaction: Database, userId: string) {
  const select = { timeZone: true, testDate: true, timePercent: true } as const
  const profile = await transaction.studentProfile.findUnique({ where: { userId }, select })
  return profile ?? { timeZone: DEFAULT_TIME_ZONE, testDate: null, timePercent: 100 }
}

/** The newest first; `today` is when the student's day began. */
async function earlierReviews(transaction: Database, { studentId, mistakeId }: CheckedTwin, today: Date) {
  const reviews = await transaction.wrongAnswerReview.findMany({
    // What a tutor went through with the student was no test.
    where: { wrongAnswerId: mistakeId, studentId, reviewType: { not: 'tutor_session' } },
    orderBy: { reviewDate: 'desc' },
    take: MOST_EARLIER,
    select: { performanceImprovement: true, reviewScore: true, reviewDate: true },
  })
  return reviews.map(({ performanceImprovement: isRight, reviewScore, reviewDate }) => ({
    isRight,
    isClean: isRight && reviewScore === REVIEW_SCORES.clean,
    isOfToday: reviewDate >= today,
  }))
}
