/** Readings whose time says nothing, because something else was done in the account meanwhile. */
import type { Database } from '~/db.server'
import { Prisma } from '~/generated/prisma/client'

/**
 * Writes down, when a reading ends, whether anything else was begun, answered, reviewed, written or signed in to since its text was first
 * on the screen. It is asked at that moment alone: later much of it has been written over, and nothing can have happened after it yet.
 */
export async function markInterruption(transaction: Database, { userId, sittingId }: { userId: string; sittingId: string }): Promise<void> {
  const since = (column: string) => Prisma.sql`${Prisma.raw(column)} > r."openedAt" AND ${Prisma.raw(column)} < r."readAt"`
  const owned = (table: string, column: string) =>
    Prisma.sql`EXISTS (SELECT FROM ${Prisma.raw(table)} x WHERE x."studentId" = r."studentId" AND ${since(`x."${column}"`)})`
  const written = `to_timestamp((x."sessionData"->>'writtenAt')::numeric / 1000) AT TIME ZONE 'UTC'`
  await transaction.$executeRaw`
    UPDATE passage_readings r SET "isInterrupted" = (
      EXISTS (
        SELECT FROM practice_sittings x WHERE x."userId" = r."studentId" AND x.id <> r."sittingId"
          AND (${since('x."startedAt"')} OR ${since('x."endedAt"')})
      ) OR EXISTS (
        SELECT FROM practice_sittings x JOIN sitting_sections c ON c."sittingId" = x.id JOIN sitting_responses a ON a."sectionId" = c.id
        WHERE x."userId" = r."studentId" AND x.id <> r."sittingId" AND (${since('a."answeredAt"')} OR ${since('a."changedAt"')})
      ) OR EXISTS (
        SELECT FROM passage_notes x JOIN passage_readings o ON o."sittingId" = x."sittingId"
        WHERE o."studentId" = r."studentId" AND o."sittingId" <> r."sittingId" AND ${since('x."writtenAt"')}
      ) OR EXISTS (
        SELECT FROM tutor_messages x JOIN tutor_conversations o ON o.id = x."conversationId"
        WHERE o."studentId" = r."studentId" AND ${since('x."createdAt"')}
      ) OR EXISTS (
        SELECT FROM sessions x WHERE x."userId" = r."studentId" AND ${since('x."createdAt"')}
      ) OR EXISTS (
        SELECT FROM video_lesson_completions x WHERE x."studentId" = r."studentId" AND (${since('x."startedAt"')} OR ${since(written)})
      )
      OR ${owned('essays', 'startedAt')} OR ${owned('essays', 'changedAt')} OR ${owned('own_poems', 'changedAt')} OR ${owned('poem_answers', 'answeredAt')}
      OR ${owned('poem_readings', 'readAt')} OR ${owned('vocabulary_cards', 'reviewedAt')}
      OR ${owned('wrong_answers', 'reviewedAt')} OR ${owned('wrong_answer_reviews', 'reviewDate')}
    )
    WHERE r."sittingId" = ${sittingId} AND r."studentId" = ${userId} AND r."openedAt" IS NOT NULL`
}
