/**
 * All that the dashboard shows of a student's own work, in one statement by hand: as seventeen queries of Prisma's it cost the server
 * three times as much (docs/scale.md). A test holds the two equal.
 */
import { ask } from '~/db.server'
import type { Level, Subject } from '~/exam/core/levels'
import type { SkillEstimate } from '~/exam/practice/pick.server'
import { Prisma } from '~/generated/prisma/client'
import type { SittingKind, TestMode } from '~/generated/prisma/enums'
import { type FoundFaults, MOST_CONFIRMED } from '~/models/mistakes/patterns/next-fix.server'
import { LEAST_RECURRENCES } from '~/models/mistakes/patterns/told.server'

/** More than anyone keeps open. */
const MOST_OPEN = 50
/** Every quiz of a level once and half of them again: enough for the newest results of each section. */
const MOST_QUIZZES = 60
const MOST_PRACTICE = 5
/** Enough for the newest in a list of what was done last. */
const MOST_WRITINGS = 10
/** Nobody works through more mistakes; beyond it a count says "1,000+". */
export const MOST_WAITING = 1000

export interface HomeSearch {
  userId: string
  level: Level
  /** The first instant of this week, Monday 00:00 Eastern. */
  weekStart: Date
  now: Date
}

/** Dates in milliseconds: inside JSON they would be text. */
export interface HomeRow {
  sittings: {
    id: string
    kind: SittingKind
    level: Level
    subject: Subject | null
    number: number
    /** Of a whole test. */
    mode: TestMode | null
    startedAt: number
    /** What is read. */
    passageId: string | null
    isSectionOpen: boolean
    /** The open writing of a whole test. */
    writing: { startedAt: number; deadline: number | null } | null
    secondsAllowed: number | null
    deadline: number | null
    secondsLeft: number | null
    millisecondsLeft: number | null
    firstOpen: number | null
  }[]
  openWritings: { id: string; level: Level; subject: Subject; number: number; startedAt: number; deadline: number }[]
  quizzes: {
    id: string
    level: Level
    subject: Subject | null
    number: number
    endedAt: number | null
    right: number | null
    wrong: number | null
    omitted: number | null
    questionCount: number
    secondsAllowed: number | null
  }[]
  practice: { id: string; endedAt: number | null; right: number | null; wrong: number | null }[]
  writings: {
    id: string
    subject: Subject
    number: number
    wordCount: number
    startedAt: number
    submittedAt: number | null
    deadline: number | null
  }[]
  estimates: SkillEstimate[]
  /** Mistakes that are due, counted to one more than `MOST_WAITING`. */
  waiting: number
  quizUses: number
  practiceUses: number
  /** Time on questions and on timed writings of the work begun this week. */
  secondsThisWeek: number
  hasQuiz: boolean
  hasTwins: boolean
  hasEssay: boolean
  /** The newest whole test of the level that ended. */
  newestTest: { id: string; number: number } | null
  confirmed: FoundFaults['confirmed']
  recurring: FoundFaults['recurring']
}

/** One row, whatever there is; lists come the newest first, estimates the weakest first. */
export async function findHomeRow(search: HomeSearch): Promise<HomeRow> {
  const { userId, weekStart } = search
  const [row] = await ask<HomeRow>(Prisma.sql`
    SELECT
      ${openSittings(search)} AS sittings,
      ${openWritings(search)} AS "openWritings",
      ${endedQuizzes(search)} AS quizzes,
      ${endedPractice(search)} AS practice,
      ${endedWritings(search)} AS writings,
      ${estimates(search)} AS estimates,
      ${waitingMistakes(search)} AS waiting,
      (
        SELECT count(*)::int FROM feature_uses u
        WHERE u."userId" = ${userId} AND u.feature = 'sectional_quizzes' AND u.period = ${weekStart}::timestamp
      ) AS "quizUses",
      (
        SELECT count(*)::int FROM feature_uses u
        WHERE u."userId" = ${userId} AND u.feature = 'interactive_quiz' AND u.period = ${weekStart}::timestamp
      ) AS "practiceUses",
      ${secondsThisWeek(search)} AS "secondsThisWeek",
      EXISTS (
        SELECT FROM practice_sittings p WHERE p."userId" = ${userId} AND p.kind = 'sectional_quiz' AND p.status = 'ended'
      ) AS "hasQuiz",
      EXISTS (SELECT FROM practice_sittings p WHERE p."userId" = ${userId} AND p.kind = 'twins' AND p.status = 'ended') AS "hasTwins",
      EXISTS (SELECT FROM essays e WHERE e."studentId" = ${userId} AND e."submittedAt" IS NOT NULL AND e."wordCount" > 0) AS "hasEssay",
      ${newestTest(search)} AS "newestTest",
      ${confirmedFaults(search)} AS confirmed,
      ${recurringFault(search)} AS recurring`)
  if (!row) throw new Error('a row was expected whatever there is')
  return row
}

function openSittings({ userId }: HomeSearch): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('id', p.id, 'kind', p.kind, 'level', p.level, 'subject', p.subject, 'number', p.number,
      'mode', p.mode, 'passageId', (SELECT g."passageId" FROM passage_readings g WHERE g."sittingId" = p.id),
      'isSectionOpen', s.id IS NOT NULL AND s."endedAt" IS NULL,
      'writing', (
        SELECT json_build_object('startedAt', EXTRACT(EPOCH FROM w."startedAt") * 1000, 'deadline', EXTRACT(EPOCH FROM w.deadline) * 1000)
        FROM essays w WHERE w."sittingId" = p.id AND w."submittedAt" IS NULL
      ),
      'startedAt', EXTRACT(EPOCH FROM p."startedAt") * 1000, 'secondsAllowed', s."secondsAllowed",
      'deadline', EXTRACT(EPOCH FROM s.deadline) * 1000, 'secondsLeft', s."secondsLeft", 'millisecondsLeft', s."millisecondsLeft",
      'firstOpen', (
        SELECT r.position FROM sitting_responses r WHERE r."sectionId" = s.id AND r.choice IS NULL ORDER BY r.position LIMIT 1
      )) ORDER BY p."startedAt" DESC)
    FROM (
      SELECT * FROM practice_sittings o WHERE o."userId" = ${userId} AND o.status = 'open' ORDER BY o."startedAt" DESC LIMIT ${MOST_OPEN}::int
    ) p
    LEFT JOIN LATERAL (
      SELECT * FROM sitting_sections f WHERE f."sittingId" = p.id ORDER BY f."endedAt" NULLS FIRST, f.position DESC LIMIT 1
    ) s ON true
    WHERE s.id IS NOT NULL OR p.mode IS NOT NULL
  ), '[]'::json)`
}

function openWritings({ userId, now }: HomeSearch): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('id', e.id, 'level', e.level, 'subject', e.subject, 'number', e.number,
      'startedAt', EXTRACT(EPOCH FROM e."startedAt") * 1000, 'deadline', EXTRACT(EPOCH FROM e.deadline) * 1000) ORDER BY e."startedAt" DESC)
    FROM (
      SELECT * FROM essays o WHERE o."studentId" = ${userId} AND o.number IS NOT NULL AND o."submittedAt" IS NULL
        AND o.deadline > ${now}::timestamp ORDER BY o."startedAt" DESC LIMIT ${MOST_OPEN}::int
    ) e
  ), '[]'::json)`
}

function endedQuizzes({ userId }: HomeSearch): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('id', p.id, 'level', p.level, 'subject', p.subject, 'number', p.number,
      'endedAt', EXTRACT(EPOCH FROM p."endedAt") * 1000, 'right', s.right, 'wrong', s.wrong, 'omitted', s.omitted,
      'questionCount', COALESCE(s."questionCount", 0), 'secondsAllowed', s."secondsAllowed") ORDER BY p."startedAt" DESC)
    FROM (
      SELECT * FROM practice_sittings o WHERE o."userId" = ${userId} AND o.status = 'ended' AND o.kind = 'sectional_quiz'
      ORDER BY o."startedAt" DESC LIMIT ${MOST_QUIZZES}::int
    ) p
    LEFT JOIN LATERAL (SELECT * FROM sitting_sections f WHERE f."sittingId" = p.id ORDER BY f.position LIMIT 1) s ON true
  ), '[]'::json)`
}

function endedPractice({ userId, level }: HomeSearch): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('id', p.id, 'endedAt', EXTRACT(EPOCH FROM p."endedAt") * 1000, 'right', s.right, 'wrong', s.wrong)
      ORDER BY p."startedAt" DESC)
    FROM (
      SELECT * FROM practice_sittings o WHERE o."userId" = ${userId} AND o.status = 'ended' AND o.kind = 'interactive_quiz'
        AND o.level = ${level}::"Level" ORDER BY o."startedAt" DESC LIMIT ${MOST_PRACTICE}::int
    ) p
    LEFT JOIN LATERAL (SELECT * FROM sitting_sections f WHERE f."sittingId" = p.id ORDER BY f.position LIMIT 1) s ON true
  ), '[]'::json)`
}

function endedWritings({ userId, level, now }: HomeSearch): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('id', e.id, 'subject', e.subject, 'number', e.number, 'wordCount', e."wordCount",
      'startedAt', EXTRACT(EPOCH FROM e."startedAt") * 1000, 'submittedAt', EXTRACT(EPOCH FROM e."submittedAt") * 1000,
      'deadline', EXTRACT(EPOCH FROM e.deadline) * 1000) ORDER BY e."startedAt" DESC)
    FROM (
      SELECT * FROM essays o WHERE o."studentId" = ${userId} AND o.level = ${level}::"Level" AND o.number IS NOT NULL
        AND (o."submittedAt" IS NOT NULL OR o.deadline < ${now}::timestamp) ORDER BY o."startedAt" DESC LIMIT ${MOST_WRITINGS}::int
    ) e
  ), '[]'::json)`
}

function estimates({ userId, level }: HomeSearch): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('subject', k.subject, 'skill', k.skill, 'rating', k.rating, 'answers', k.answers)
      ORDER BY k.rating, k.skill)
    FROM skill_estimates k WHERE k."userId" = ${userId} AND k.level = ${level}::"Level"
  ), '[]'::json)`
}

function waitingMistakes({ userId, now }: HomeSearch): Prisma.Sql {
  return Prisma.sql`(
    SELECT count(*)::int FROM (
      SELECT FROM wrong_answers w WHERE w."studentId" = ${userId} AND w."dueAt" <= ${now}::timestamp AND w."reviewStatus" <> 'mastered'
      LIMIT ${MOST_WAITING + 1}::int
    ) due
  )`
}

function secondsThisWeek({ userId, weekStart, now }: HomeSearch): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT sum(r.seconds)::int FROM practice_sittings p
    JOIN sitting_sections s ON s."sittingId" = p.id JOIN sitting_responses r ON r."sectionId" = s.id
    WHERE p."userId" = ${userId} AND p."startedAt" >= ${weekStart}::timestamp
  ), 0) + COALESCE((
    SELECT sum(floor(EXTRACT(EPOCH FROM LEAST(e."submittedAt", e.deadline, ${now}::timestamp) - e."startedAt")))::int FROM essays e
    WHERE e."studentId" = ${userId} AND e."startedAt" >= ${weekStart}::timestamp AND e.deadline IS NOT NULL
  ), 0)`
}

function newestTest({ userId, level }: HomeSearch): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_build_object('id', p.id, 'number', p.number) FROM practice_sittings p
    WHERE p."userId" = ${userId} AND p.kind = 'practice_test' AND p.level = ${level}::"Level" AND p.status = 'ended'
    ORDER BY p."startedAt" DESC LIMIT 1
  )`
}

function confirmedFaults({ userId }: HomeSearch): Prisma.Sql {
  return Prisma.sql`COALESCE((
    SELECT json_agg(json_build_object('patternType', a."patternType", 'patternData', a."patternData", 'severity', a.severity)
      ORDER BY a."analysisDate" DESC)
    FROM (
      SELECT * FROM wrong_answer_analytics o WHERE o."studentId" = ${userId} AND o."interventionStatus" IN ('confirmed', 'practicing')
      ORDER BY o."analysisDate" DESC LIMIT ${MOST_CONFIRMED}::int
    ) a
  ), '[]'::json)`
}

function recurringFault({ userId }: HomeSearch): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_build_object('subject', f.subject, 'skillArea', f."skillArea", 'wrongAnswerType', f."wrongAnswerType",
      'frequency', f.frequency, 'recommendedActions', f."recommendedActions")
    FROM wrong_answer_patterns f WHERE f."studentId" = ${userId} AND f."isActive" AND f.frequency >= ${LEAST_RECURRENCES}::int
    ORDER BY f.frequency DESC LIMIT 1
  )`
}
