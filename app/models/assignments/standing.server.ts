/** How assignments stand: read from the work itself, one statement whatever there is, and kept once something is done. */
import { db } from '~/db.server'
import { type Facts, type Outcome, standingOf } from '~/exam/assignments/done'
import { WorkSchema } from '~/exam/assignments/work'
import { Prisma } from '~/generated/prisma/client'

interface OpenStanding {
  id: string
  doneAt: Date | null
  steps: { done: number; of: number }
  outcome: Outcome | null
}

/**
 * The standing of these assignments, of those that were not done before. What turns out to be done is written down with the moment at which it
 * was, so that it stays done when the work is deleted. The caller has made sure that whoever asks may see them.
 */
export async function settle(ids: readonly string[]): Promise<Map<string, OpenStanding>> {
  if (ids.length === 0) return new Map()
  const rows = await db.$queryRaw<{ id: string; work: unknown; facts: Facts | null }[]>`
    SELECT a.id, a.work, ${FACTS} AS facts FROM assignments a
    WHERE a.id = ANY(${[...ids]}) AND a."completedAt" IS NULL AND a."withdrawnAt" IS NULL`
  const standings = rows.flatMap(({ id, work, facts }) => {
    const read = WorkSchema.safeParse(work)
    if (!read.success) return []
    const { doneAt, ...standing } = standingOf(read.data, facts ?? {})
    return { id, doneAt: doneAt === null ? null : new Date(doneAt), ...standing }
  })
  await keep(standings.filter(({ doneAt }) => doneAt !== null))
  return new Map(standings.map((standing) => [standing.id, standing]))
}

async function keep(done: readonly OpenStanding[]): Promise<void> {
  if (done.length === 0) return
  await db.$executeRaw`
    UPDATE assignments a SET "completedAt" = d."doneAt", outcome = d.outcome
    FROM jsonb_to_recordset(${JSON.stringify(done)}::jsonb) AS d(id text, "doneAt" timestamp, outcome jsonb)
    WHERE a.id = d.id AND a."completedAt" IS NULL AND a."withdrawnAt" IS NULL`
}

const LEVEL = Prisma.sql`(a.work->>'level')::"Level"`
const ANSWERED = Prisma.sql`(SELECT COALESCE(sum(s."right" + s.wrong), 0)::int FROM sitting_sections s WHERE s."sittingId" = o.id)`
const MOMENT = (column: Prisma.Sql) => Prisma.sql`EXTRACT(EPOCH FROM ${column}) * 1000`

/** The first sitting that ended since the assignment was given and fits it. What does not count towards a test's score stays out. */
function sitting(fits: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`json_build_object('sitting', (
    SELECT json_build_object('id', o.id, 'at', ${MOMENT(Prisma.sql`o."endedAt"`)}, 'answered', ${ANSWERED},
      'right', (SELECT count(*)::int FROM sitting_sections s JOIN sitting_responses r ON r."sectionId" = s.id
        WHERE s."sittingId" = o.id AND r."isScored" AND r."isRight"),
      'of', (SELECT count(*)::int FROM sitting_sections s JOIN sitting_responses r ON r."sectionId" = s.id
        WHERE s."sittingId" = o.id AND r."isScored"))
    FROM practice_sittings o
    WHERE o."userId" = a."studentId" AND o.status = 'ended' AND o."endedAt" >= a."createdAt" AND ${ANSWERED} > 0 AND ${fits}
    ORDER BY o."endedAt" LIMIT 1
  ))`
}

const SKILLS = Prisma.sql`json_build_object('answers', COALESCE((
  SELECT json_agg(json_build_object('skill', k.skill, 'at', ${MOMENT(Prisma.sql`k."answeredAt"`)}, 'isRight', k."isRight")
    ORDER BY k."answeredAt")
  FROM (
    SELECT i.skill, r."answeredAt", r."isRight", row_number() OVER (PARTITION BY i.skill ORDER BY r."answeredAt") AS turn
    FROM practice_sittings o
    JOIN sitting_sections s ON s."sittingId" = o.id JOIN sitting_responses r ON r."sectionId" = s.id JOIN items i ON i.id = r."itemId"
    WHERE o."userId" = a."studentId" AND o.kind = 'interactive_quiz' AND o.level = ${LEVEL}
      AND (o."endedAt" IS NULL OR o."endedAt" >= a."createdAt") AND r."answeredAt" >= a."createdAt" AND r."isRight" IS NOT NULL
      AND i.subject = (a.work->>'subject')::"Subject" AND a.work->'skills' @> to_jsonb(i.skill)
      AND (a.work->>'difficulty' IS NULL OR i.content->>'difficulty' = a.work->>'difficulty')
  ) k WHERE k.turn <= (a.work->>'questions')::int
), '[]'::json))`

const LESSON = Prisma.sql`json_build_object('lessonAt', (
  SELECT ${MOMENT(Prisma.sql`l."completedAt"`)} FROM video_lesson_completions l
  WHERE l."studentId" = a."studentId" AND l."lessonId" = a.work->>'lesson' AND l."isCompleted"
))`

const WORDS = Prisma.sql`json_build_object('words', COALESCE((
  SELECT json_agg(json_build_object('word', v.word, 'at', ${MOMENT(Prisma.sql`v."reviewedAt"`)}))
  FROM vocabulary_cards v
  WHERE v."studentId" = a."studentId" AND v."reviewedAt" >= a."createdAt" AND a.work->'words' @> to_jsonb(v.word)
), '[]'::json))`

const ESSAY = Prisma.sql`json_build_object('essay', (
  SELECT json_build_object('id', e.id, 'at', ${MOMENT(Prisma.sql`e."submittedAt"`)}, 'words', e."wordCount") FROM essays e
  WHERE e."studentId" = a."studentId" AND e."isWorkshop" AND e."promptId" = a.work->>'prompt' AND e."submittedAt" >= a."createdAt"
  ORDER BY e."submittedAt" LIMIT 1
))`

/** A passage is opened once, so one that was read before counts as a lesson does. */
const PASSAGE = Prisma.sql`json_build_object('sitting', (
  SELECT json_build_object('id', o.id, 'at', ${MOMENT(Prisma.sql`o."endedAt"`)}, 'answered', ${ANSWERED},
    'right', (SELECT COALESCE(sum(s."right"), 0)::int FROM sitting_sections s WHERE s."sittingId" = o.id),
    'of', (SELECT COALESCE(sum(s."questionCount"), 0)::int FROM sitting_sections s WHERE s."sittingId" = o.id))
  FROM passage_readings g JOIN practice_sittings o ON o.id = g."sittingId"
  WHERE g."studentId" = a."studentId" AND g."passageId" = a.work->>'passage' AND o.status = 'ended'
))`

const NUMBER = Prisma.sql`o.number = (a.work->>'number')::int AND o.level = ${LEVEL}`

const FACTS = Prisma.sql`CASE a.work->>'kind'
  WHEN 'skills' THEN ${SKILLS}
  WHEN 'quiz' THEN ${sitting(Prisma.sql`o.kind = 'sectional_quiz' AND o.subject = (a.work->>'subject')::"Subject" AND ${NUMBER}`)}
  WHEN 'test' THEN ${sitting(Prisma.sql`o.kind = 'practice_test' AND ${NUMBER}`)}
  WHEN 'lesson' THEN ${LESSON}
  WHEN 'passage' THEN ${PASSAGE}
  WHEN 'words' THEN ${WORDS}
  WHEN 'prompt' THEN ${ESSAY}
  WHEN 'sheet' THEN ${sitting(Prisma.sql`o.kind = 'sheet' AND o.id = a.outcome->>'sittingId'`)}
  END`
