/**
 * `user_usage`: what was done in the running week, from Monday 00:00 Eastern (docs/decisions.md 29). Answered questions are counted by the
 * database in the statement that answers (a trigger); everything else here. It is a record: what may be started is counted in feature uses.
 */
import type { Database } from '~/db.server'

interface Usage {
  userId: string
  /** Finished quizzes and tests. */
  tests?: number
  /** Words reviewed. */
  flashcards?: number
}

/** Counts. In the first write of a week the counters begin again at 0; what happened in an earlier week does not count in this one. */
export async function countUsage(transaction: Database, { userId, tests = 0, flashcards = 0 }: Usage, at: Date): Promise<void> {
  await transaction.$executeRaw`SELECT count_usage(${userId}, ${at}::timestamp, 0, ${tests}::int, ${flashcards}::int)`
}

/** Takes back the answers of a section that is to be as if it had never been, as far as they count in the week that is counted. */
export async function uncountAnswers(transaction: Database, { userId, sectionId }: { userId: string; sectionId: string }): Promise<void> {
  await transaction.$executeRaw`
    UPDATE user_usage u SET "questionsUsed" = GREATEST(0, u."questionsUsed" - (
      SELECT count(*)::int FROM sitting_responses r WHERE r."sectionId" = ${sectionId} AND r."answeredAt" >= u."lastResetDate"
    ))
    WHERE u."userId" = ${userId}`
}
