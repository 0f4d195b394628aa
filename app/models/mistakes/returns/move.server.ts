/** A new test date, or a new zone, moves what is to return: as if it had stood when each mistake was answered last. */
import type { Database } from '~/db.server'
import { daysAtStep } from '~/exam/mistakes/returns'
import { dayAhead, daysUntil } from '~/utils/time/periods.server'

interface Student {
  studentId: string
  testDate: Date | null
  timeZone: string
}

/** The mistakes of one step that were answered on one day return together. */
interface Group {
  step: number
  from: Date
  to: Date
}

/**
 * Sets the returns of the student's open mistakes anew, and those that their last reviews promise. What is due stays due. Three statements,
 * however many mistakes there are.
 */
export async function moveReturns(transaction: Database, { studentId, testDate, timeZone }: Student, now: Date): Promise<void> {
  const groups = await transaction.$queryRaw<Group[]>`
    SELECT "returnStep" AS step, min("reviewedAt") AS "from", max("reviewedAt") AS "to" FROM wrong_answers
    WHERE "studentId" = ${studentId} AND "dueAt" > ${now}::timestamp AND "reviewStatus" <> 'mastered'
      AND "returnStep" > 0 AND "reviewedAt" IS NOT NULL
    GROUP BY "returnStep", ("reviewedAt" AT TIME ZONE 'UTC' AT TIME ZONE ${timeZone})::date`
  if (groups.length === 0) return

  const moved = groups.map(({ step, from, to }) => {
    const days = daysAtStep(step, testDate && daysUntil(testDate, timeZone, from))
    return { step, from, to, due: dayAhead(days, timeZone, from) }
  })
  await transaction.$executeRaw`
    UPDATE wrong_answers w SET "dueAt" = g.due
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS g(step int, "from" timestamp, "to" timestamp, due timestamp)
    WHERE w."studentId" = ${studentId} AND w."dueAt" > ${now}::timestamp AND w."reviewStatus" <> 'mastered'
      AND w."returnStep" = g.step AND w."reviewedAt" BETWEEN g."from" AND g."to"`
  await transaction.$executeRaw`
    UPDATE wrong_answer_reviews r SET "nextReviewDate" = w."dueAt" FROM wrong_answers w
    WHERE w."studentId" = ${studentId} AND r."wrongAnswerId" = w.id AND r."reviewDate" = w."reviewedAt"
      AND w."reviewStatus" <> 'mastered' AND r."nextReviewDate" <> w."dueAt"`
}
