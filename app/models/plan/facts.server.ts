/** What a student's answers show, as a plan is made from it: one statement, whatever there is. */
import { db } from '~/db.server'
import type { Level, Subject } from '~/exam/core/levels'
import type { SkillEstimate } from '~/exam/practice/pick.server'
import { Prisma } from '~/generated/prisma/client'
import type { Feature } from '~/generated/prisma/enums'
import { periodAt } from '~/utils/time/periods.server'

/** More in one day is nobody's. */
const MOST_DUE = 200

/** Instants in milliseconds: inside JSON they would be text. */
export interface PlanFacts {
  /** The weakest first. */
  estimates: (SkillEstimate & { at: number })[]
  mistakes: number
  words: number
  /** Ids of lessons seen to their end. */
  lessons: string[]
  /** Ended sectional quizzes. */
  quizzes: { subject: Subject; number: number }[]
  timed: { subject: Subject; at: number }[]
  readAt: number | null
  writings: { number: number; at: number }[]
  tests: { number: number; at: number | null }[]
  /** Of the newest whole test. */
  scores: { subject: Subject; outputs: unknown }[]
  /** Starts of this week and month. */
  uses: { feature: Feature; period: number; count: number }[]
}

interface Asked {
  userId: string
  level: Level
  now: Date
}

/** One row, whatever there is. */
export async function findPlanFacts(asked: Asked): Promise<PlanFacts> {
  const { userId, now } = asked
  const [row] = await db.$queryRaw<[PlanFacts]>`
    SELECT ${estimates(asked)} AS estimates,
      (SELECT count(*)::int FROM (
        SELECT FROM wrong_answers w WHERE w."studentId" = ${userId} AND w."dueAt" <= ${now}::timestamp AND w."reviewStatus" <> 'mastered'
        LIMIT ${MOST_DUE}::int
      ) due) AS mistakes,
      (SELECT count(*)::int FROM (
        SELECT FROM vocabulary_cards v WHERE v."studentId" = ${userId} AND v."dueAt" <= ${now}::timestamp LIMIT ${MOST_DUE}::int
      ) due) AS words,
      COALESCE((
        SELECT json_agg(l."lessonId") FROM video_lesson_completions l WHERE l."studentId" = ${userId} AND l."isCompleted"
      ), '[]'::json) AS lessons,
      ${quizzes(asked)} AS quizzes, ${timed(asked)} AS timed,
      (SELECT EXTRACT(EPOCH FROM max(g."readAt")) * 1000 FROM passage_readings g WHERE g."studentId" = ${userId})::float8 AS "readAt",
      ${writings(asked)} AS writings, ${tests(asked)} AS tests, ${scores(asked)} AS scores, ${uses(asked)} AS uses`
  return row
}

function estimates({ userId, level }: Asked): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('subject', k.subject, 'skill', k.skill, 'rating', k.rating, 'answers', k.answers,
      'at', EXTRACT(EPOCH FROM k."answeredAt") * 1000) ORDER BY k.rating, k.skill)
    FROM skill_estimates k WHERE k."userId" = ${userId} AND k.level = ${level}::"Level"
  ), '[]'::json)`
}

function quizzes({ userId, level }: Asked): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('subject', q.subject, 'number', q.number)) FROM (
      SELECT DISTINCT o.subject, o.number FROM practice_sittings o
      WHERE o."userId" = ${userId} AND o.kind = 'sectional_quiz' AND o.level = ${level}::"Level" AND o.status = 'ended'
    ) q
  ), '[]'::json)`
}

function timed({ userId, level }: Asked): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('subject', t.subject, 'at', t.at)) FROM (
      SELECT s.subject, max(EXTRACT(EPOCH FROM o."startedAt") * 1000) AS at FROM practice_sittings o
      JOIN sitting_sections s ON s."sittingId" = o.id
      WHERE o."userId" = ${userId} AND o.level = ${level}::"Level" AND o.kind IN ('sectional_quiz', 'practice_test', 'pacing')
        AND o.status = 'ended' AND s.subject IS NOT NULL
      GROUP BY s.subject
    ) t
  ), '[]'::json)`
}

function writings({ userId, level, now }: Asked): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('number', e.number, 'at', EXTRACT(EPOCH FROM e."startedAt") * 1000))
    FROM essays e
    WHERE e."studentId" = ${userId} AND e.level = ${level}::"Level" AND e.number IS NOT NULL
      AND (e."submittedAt" IS NOT NULL OR e.deadline < ${now}::timestamp)
  ), '[]'::json)`
}

function tests({ userId, level }: Asked): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('number', o.number, 'at', EXTRACT(EPOCH FROM o."endedAt") * 1000)) FROM practice_sittings o
    WHERE o."userId" = ${userId} AND o.kind = 'practice_test' AND o.level = ${level}::"Level"
  ), '[]'::json)`
}

function scores({ userId, level }: Asked): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('subject', c.subject, 'outputs', c.outputs)) FROM score_estimates c
    WHERE c."sittingId" = (
      SELECT o.id FROM practice_sittings o
      WHERE o."userId" = ${userId} AND o.kind = 'practice_test' AND o.level = ${level}::"Level" AND o.status = 'ended'
      ORDER BY o."startedAt" DESC LIMIT 1
    )
  ), '[]'::json)`
}

function uses({ userId, now }: Asked): Prisma.Sql {
  const [week, month] = [periodAt('week', now).start, periodAt('month', now).start]
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('feature', u.feature, 'period', u.period, 'count', u.count)) FROM (
      SELECT f.feature, EXTRACT(EPOCH FROM f.period) * 1000 AS period, count(*)::int AS count FROM feature_uses f
      WHERE f."userId" = ${userId} AND f.period IN (${week}::timestamp, ${month}::timestamp) GROUP BY f.feature, f.period
    ) u
  ), '[]'::json)`
}
