/** What students did in a period, many students in one statement: minutes, answers by strand, pace, mistakes, words, writings, and tests. */
import { db } from '~/db.server'
import type { Level, Strand, Subject } from '~/exam/core/levels'
import { Prisma } from '~/generated/prisma/client'

/** Of all whole tests the newest. */
const MOST_TESTS = 4

export interface PeriodFacts {
  userId: string
  level: Level
  timePercent: number
  /** Seconds of work, by the student's own days from 0. */
  days: { day: number; seconds: number }[]
  strands: { subject: Subject; strand: Strand; answers: number; right: number }[]
  pace: { subject: Subject; answers: number; seconds: number }[]
  mended: number
  waiting: number
  words: number
  lessons: number
  passages: number
  writings: { words: number }[]
  /** The newest first; instants in milliseconds. */
  tests: { at: number; number: number; scores: { subject: Subject; outputs: unknown }[] }[]
}

interface Asked {
  userIds: readonly string[]
  /** The first instant of each day of the period in the students' zone, and the end of the last. */
  begins: readonly Date[]
  end: Date
}

/** A row for each student with a profile. All of them live in one time zone, whose days are given. */
export function findPeriodFacts({ userIds, begins, end }: Asked): Promise<PeriodFacts[]> {
  const start = begins[0] ?? end
  const within = (column: Prisma.Sql) => Prisma.sql`${column} >= ${start}::timestamp AND ${column} < ${end}::timestamp`
  return db.$queryRaw<PeriodFacts[]>`
    WITH answered AS MATERIALIZED (
      SELECT w."userId", w.kind, r.seconds, r."isRight", r."answeredAt", i.subject, i.content->>'strand' AS strand
      FROM practice_sittings w
      JOIN sitting_sections s ON s."sittingId" = w.id JOIN sitting_responses r ON r."sectionId" = s.id JOIN items i ON i.id = r."itemId"
      WHERE w."userId" = ANY(${userIds}) AND (w."endedAt" IS NULL OR w."endedAt" >= ${start}::timestamp) AND w."startedAt" < ${end}::timestamp
        AND ${within(Prisma.sql`r."answeredAt"`)}
    ), written AS MATERIALIZED (
      SELECT e."studentId", e."wordCount", e."submittedAt", e."startedAt" FROM essays e
      WHERE e."studentId" = ANY(${userIds}) AND ${within(Prisma.sql`e."submittedAt"`)} AND e."wordCount" > 0
    )
    SELECT p."userId", p.level::text AS level, p."timePercent",
      COALESCE((
        SELECT json_agg(json_build_object('day', d.day, 'seconds', d.seconds)) FROM (
          SELECT width_bucket(t.at, ${begins}::timestamp[]) - 1 AS day, sum(t.seconds)::int AS seconds FROM (
            SELECT a."answeredAt" AS at, a.seconds FROM answered a WHERE a."userId" = p."userId"
            UNION ALL
            SELECT v."submittedAt", LEAST(3600, EXTRACT(EPOCH FROM v."submittedAt" - v."startedAt"))::int FROM written v
            WHERE v."studentId" = p."userId"
          ) t GROUP BY 1
        ) d
      ), '[]'::json) AS days,
      COALESCE((
        SELECT json_agg(json_build_object('subject', k.subject, 'strand', k.strand, 'answers', k.answers, 'right', k."right")) FROM (
          SELECT a.subject, a.strand, count(*)::int AS answers, count(*) FILTER (WHERE a."isRight")::int AS "right"
          FROM answered a WHERE a."userId" = p."userId" AND a."isRight" IS NOT NULL AND a.strand IS NOT NULL GROUP BY a.subject, a.strand
        ) k
      ), '[]'::json) AS strands,
      COALESCE((
        SELECT json_agg(json_build_object('subject', k.subject, 'answers', k.answers, 'seconds', k.seconds)) FROM (
          SELECT a.subject, count(*)::int AS answers, avg(a.seconds)::float8 AS seconds FROM answered a
          WHERE a."userId" = p."userId" AND a.kind IN ('sectional_quiz', 'practice_test', 'pacing') GROUP BY a.subject
        ) k
      ), '[]'::json) AS pace,
      (SELECT count(*)::int FROM wrong_answers m WHERE m."studentId" = p."userId" AND ${within(Prisma.sql`m."masteredAt"`)}) AS mended,
      (SELECT count(*)::int FROM wrong_answers m
        WHERE m."studentId" = p."userId" AND m."reviewStatus" <> 'mastered' AND m."dueAt" <= ${end}::timestamp) AS waiting,
      (SELECT count(*)::int FROM vocabulary_cards c WHERE c."studentId" = p."userId" AND ${within(Prisma.sql`c."reviewedAt"`)}) AS words,
      (SELECT count(*)::int FROM video_lesson_completions l WHERE l."studentId" = p."userId" AND ${within(Prisma.sql`l."completedAt"`)}) AS lessons,
      (SELECT count(*)::int FROM passage_readings g WHERE g."studentId" = p."userId" AND ${within(Prisma.sql`g."readAt"`)}) AS passages,
      COALESCE((
        SELECT json_agg(json_build_object('words', v."wordCount")) FROM written v WHERE v."studentId" = p."userId"
      ), '[]'::json) AS writings,
      ${newestTests(end)} AS tests
    FROM student_profiles p WHERE p."userId" = ANY(${userIds})`
}

function newestTests(end: Date): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('at', EXTRACT(EPOCH FROM o."endedAt") * 1000, 'number', o.number, 'scores', COALESCE((
      SELECT json_agg(json_build_object('subject', c.subject, 'outputs', c.outputs)) FROM score_estimates c WHERE c."sittingId" = o.id
    ), '[]'::json)) ORDER BY o."endedAt" DESC)
    FROM (
      SELECT f.id, f.number, f."endedAt" FROM practice_sittings f
      WHERE f."userId" = p."userId" AND f.kind = 'practice_test' AND f.level = p.level AND f.status = 'ended' AND f."endedAt" < ${end}::timestamp
      ORDER BY f."startedAt" DESC LIMIT ${MOST_TESTS}::int
    ) o
  ), '[]'::json)`
}
