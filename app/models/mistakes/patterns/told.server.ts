/** Reasons that have come up so often that the student is told of them with each mistake. */
import { db } from '~/db.server'
import { REASONS_OF } from '~/exam/mistakes/patterns'

/** A reason is told of once it has come up so often. */
export const LEAST_RECURRENCES = 3

/**
 * Tells the reasons that recur in a skill, or belong to a pattern that is confirmed; what the student has said of a mistake stays as it was
 * said. One statement.
 */
export function tellReasons(studentId: string): Promise<number> {
  const confirmed = JSON.stringify(Object.entries(REASONS_OF).flatMap(([type, reasons]) => reasons.map((reason) => ({ type, reason }))))
  return db.$executeRaw`
    UPDATE wrong_answers w SET "reasonFrom" = 'recurrence'
    WHERE w."studentId" = ${studentId} AND w."reasonFrom" = 'choice' AND w."wrongAnswerType" IS NOT NULL AND (
      EXISTS (
        SELECT FROM wrong_answer_patterns p WHERE p."studentId" = w."studentId" AND p.subject = w.subject
          AND p."skillArea" = w."skillArea" AND p."wrongAnswerType" = w."wrongAnswerType" AND p."isActive"
          AND p.frequency >= ${LEAST_RECURRENCES}::int
      ) OR EXISTS (
        SELECT FROM wrong_answer_analytics a JOIN jsonb_to_recordset(${confirmed}::jsonb) AS r(type text, reason text)
          ON a."patternType" = r.type AND w."wrongAnswerType"::text = r.reason
        WHERE a."studentId" = w."studentId" AND a."patternKey" = w.subject::text
          AND a."interventionStatus" IN ('confirmed', 'practicing')
      )
    )`
}
