/** Readings whose time says nothing, because the student was in another room meanwhile. */
import { db } from '~/db.server'

/**
 * The readings between whose beginning and end the student was elsewhere: something else was begun, answered or written in that time. One
 * query.
 */
export async function interruptedReadings(userId: string): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ sittingId: string }[]>`
    SELECT r."sittingId" FROM passage_readings r JOIN practice_sittings s ON s.id = r."sittingId"
    WHERE r."studentId" = ${userId} AND r."readAt" IS NOT NULL AND (
      EXISTS (
        SELECT FROM practice_sittings o WHERE o."userId" = ${userId} AND o.id <> s.id
          AND (o."startedAt" > s."startedAt" AND o."startedAt" < r."readAt" OR o."endedAt" > s."startedAt" AND o."endedAt" < r."readAt")
      ) OR EXISTS (
        SELECT FROM practice_sittings o JOIN sitting_sections c ON c."sittingId" = o.id JOIN sitting_responses a ON a."sectionId" = c.id
        WHERE o."userId" = ${userId} AND o.id <> s.id AND o."startedAt" < r."readAt" AND COALESCE(o."endedAt", r."readAt") > s."startedAt"
          AND a."answeredAt" > s."startedAt" AND a."answeredAt" < r."readAt"
      ) OR EXISTS (
        SELECT FROM essays e WHERE e."studentId" = ${userId} AND e."startedAt" > s."startedAt" AND e."startedAt" < r."readAt"
      ) OR EXISTS (
        SELECT FROM video_lesson_completions l WHERE l."studentId" = ${userId} AND (
          l."startedAt" > s."startedAt" AND l."startedAt" < r."readAt"
          OR to_timestamp((l."sessionData"->>'writtenAt')::numeric / 1000) AT TIME ZONE 'UTC' > s."startedAt"
            AND to_timestamp((l."sessionData"->>'writtenAt')::numeric / 1000) AT TIME ZONE 'UTC' < r."readAt"
        )
      )
    )`
  return new Set(rows.map(({ sittingId }) => sittingId))
}
