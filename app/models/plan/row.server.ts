/** A student's plan as it is stored, with the day that it is, and what was done on that day: one statement, which the dashboard reads too. */
import { db } from '~/db.server'
import type { Day } from '~/exam/plan/days'
import type { Step } from '~/exam/plan/steps'
import type { Activity } from '~/exam/plan/ticks'
import { Prisma } from '~/generated/prisma/client'

export interface PlanRow {
  minutes: number
  daysOff: number[]
  testWeekday: number | null
  goals: Record<string, { low: number; high: number }>
  startedOn: Day
  satOn: Day | null
  feedNonce: string | null
  /** From today on. */
  changes: { day: Day; minutes: number }[]
  /** What was planned for today when it was first looked at, and from which settings; null until then. */
  planned: { key: string; steps: Step[] } | null
  activity: Activity
}

interface Asked {
  userId: string
  today: Day
  /** When today began where the student lives. */
  begun: Date
}

/** The owner's plan; null without one. */
export async function findPlanRow({ userId, today, begun }: Asked): Promise<PlanRow | null> {
  const [row] = await db.$queryRaw<PlanRow[]>`
    SELECT p.minutes, p."daysOff", p."testWeekday", p.goals, p."startedOn"::text AS "startedOn", p."satOn"::text AS "satOn", p."feedNonce",
      COALESCE((
        SELECT json_agg(json_build_object('day', c.day::text, 'minutes', c.minutes) ORDER BY c.day)
        FROM plan_changes c WHERE c."userId" = p."userId" AND c.day >= ${today}::date
      ), '[]'::json) AS changes,
      (SELECT d.steps FROM plan_days d WHERE d."userId" = p."userId" AND d.day = ${today}::date) AS planned,
      json_build_object(
        'mistakes', ${twinsAnswered(userId, begun)},
        'words', (SELECT count(*)::int FROM vocabulary_cards v WHERE v."studentId" = ${userId} AND v."reviewedAt" >= ${begun}::timestamp),
        'lessons', COALESCE((
          SELECT json_agg(l."lessonId") FROM video_lesson_completions l
          WHERE l."studentId" = ${userId} AND l."completedAt" >= ${begun}::timestamp
        ), '[]'::json),
        'practice', ${practiced(userId, begun)},
        'quizzes', ${endedSubjects(userId, 'sectional_quiz', begun)},
        'drills', ${endedSubjects(userId, 'pacing', begun)},
        'tests', (
          SELECT count(*)::int FROM practice_sittings t
          WHERE t."userId" = ${userId} AND t.kind = 'practice_test' AND t.status = 'ended' AND t."endedAt" >= ${begun}::timestamp
        ),
        'writings', (
          SELECT count(*)::int FROM essays e
          WHERE e."studentId" = ${userId} AND e.number IS NOT NULL AND e."submittedAt" >= ${begun}::timestamp
        ),
        'passages', (SELECT count(*)::int FROM passage_readings g WHERE g."studentId" = ${userId} AND g."readAt" >= ${begun}::timestamp)
      ) AS activity
    FROM study_plans p WHERE p."userId" = ${userId}`
  return row ?? null
}

function twinsAnswered(userId: string, begun: Date): Prisma.Sql {
  return Prisma.sql`(
    SELECT count(*)::int FROM practice_sittings w
    JOIN sitting_sections s ON s."sittingId" = w.id JOIN sitting_responses r ON r."sectionId" = s.id
    WHERE w."userId" = ${userId} AND w.kind = 'twins' AND (w."endedAt" IS NULL OR w."endedAt" >= ${begun}::timestamp)
      AND r."answeredAt" >= ${begun}::timestamp
  )`
}

function practiced(userId: string, begun: Date): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('subject', k.subject, 'skill', k.skill, 'answers', k.answers)) FROM (
      SELECT i.subject, i.skill, count(*)::int AS answers FROM practice_sittings w
      JOIN sitting_sections s ON s."sittingId" = w.id JOIN sitting_responses r ON r."sectionId" = s.id JOIN items i ON i.id = r."itemId"
      WHERE w."userId" = ${userId} AND w.kind = 'interactive_quiz' AND (w."endedAt" IS NULL OR w."endedAt" >= ${begun}::timestamp)
        AND r."answeredAt" >= ${begun}::timestamp
      GROUP BY i.subject, i.skill
    ) k
  ), '[]'::json)`
}

function endedSubjects(userId: string, kind: 'sectional_quiz' | 'pacing', begun: Date): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(q.subject) FROM practice_sittings q
    WHERE q."userId" = ${userId} AND q.kind = ${kind}::"SittingKind" AND q.status = 'ended' AND q."endedAt" >= ${begun}::timestamp
  ), '[]'::json)`
}

/**
 * Keeps what is planned for today and returns what stands: of two windows at once the first one wins, unless the settings have changed
 * since. Nothing without a plan.
 */
export async function keepDay(asked: Pick<Asked, 'userId' | 'today'>, planned: NonNullable<PlanRow['planned']>): Promise<Step[]> {
  const [row] = await db.$queryRaw<{ steps: NonNullable<PlanRow['planned']> }[]>`
    INSERT INTO plan_days ("userId", day, steps)
    SELECT p."userId", ${asked.today}::date, ${JSON.stringify(planned)}::jsonb FROM study_plans p WHERE p."userId" = ${asked.userId}
    ON CONFLICT ("userId", day) DO UPDATE
    SET steps = CASE WHEN plan_days.steps->>'key' = excluded.steps->>'key' THEN plan_days.steps ELSE excluded.steps END
    RETURNING steps`
  return row?.steps.steps ?? planned.steps
}
