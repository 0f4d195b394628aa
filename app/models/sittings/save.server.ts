/**
 * The save of a running section: what changed on its questions and the time spent on them, in one statement, because students make it
 * all day. A test holds it equal to its description in plain code (tests/support/students/saved-section.ts).
 */
import { ask, db } from '~/db.server'
import { choiceCount } from '~/exam/core/levels'
import { Prisma } from '~/generated/prisma/client'
import { examLevel } from '~/models/bank/stored-level'
import { HOUR_MS } from '~/utils/time/durations'
import { GRACE_SECONDS } from './clock'
import { ownedSitting, sectionIdOf } from './sitting.server'

/** Nothing that is longer is time on a question; and a number of the database holds the sum. */
const LONGEST_MS = 1_000_000_000

export interface SavedQuestion {
  position: number
  /** What the student changed; undefined when only time was spent. */
  mark?: {
    /** Index of the choice; null for none. */
    choice: number | null
    struck: number[]
    /** Undefined leaves the flag as it is. */
    flagged?: boolean
    changedAt: Date
  }
  /** Milliseconds on the question since the save before. */
  spent: number
}

export interface Save {
  /** The owner, or an expression that finds them (`requireOwner`). */
  userId: string | Prisma.Sql
  sittingId: string
  /** Which open page sends, and which of its saves this is; one that is sent again counts its time once. */
  page: string
  number: number
  /** Each position once. */
  questions: SavedQuestion[]
}

export interface SaveOutcome {
  /** Grows by one with each save of the section. */
  revision: number
  /** How many of the positions there are. */
  found: number
}

/**
 * Saves what is newer than what is stored; null when the section is not open, its time and the grace are over, it is somebody else's, or
 * a mark names a choice that its questions do not print.
 * A change of the future counts as one of now. Time is counted up to what the section was open in all, shared among the questions.
 *
 * The section's row is locked first, as its end does too: an answer is either saved and counted, or refused.
 */
export async function saveQuestions({ userId, sittingId, page, number, questions }: Save, now = new Date()): Promise<SaveOutcome | null> {
  const latest = new Date(now.getTime() - GRACE_SECONDS * 1000)
  const sent = JSON.stringify(questions.map((question) => row(question, now)))
  const [outcome] = await ask<SaveOutcome>(Prisma.sql`
    WITH sent AS (
      SELECT * FROM jsonb_to_recordset(${sent}::jsonb)
        AS q(position int, choice int, struck int[], flagged boolean, "changedAt" timestamp(3), spent bigint)
    ),
    section AS MATERIALIZED (
      SELECT s.id, COALESCE(s."savedBy" = ${page} AND s."saveNumber" >= ${number}::int, false) AS "isRepeat", s."spentMilliseconds",
        LEAST(${LONGEST_MS}::bigint, CASE WHEN s."secondsAllowed" IS NULL
          THEN EXTRACT(EPOCH FROM ${now}::timestamp - s."startedAt") * 1000
          ELSE LEAST(s."secondsAllowed" * 1000, s."secondsAllowed" * 1000 - EXTRACT(EPOCH FROM s.deadline - ${now}::timestamp) * 1000)
        END)::bigint AS open
      FROM sitting_sections s JOIN practice_sittings p ON p.id = s."sittingId"
      WHERE s.id = ${sectionIdOf(sittingId)} AND p."userId" = ${userId} AND p.kind NOT IN ('interactive_quiz', 'twins', 'pacing', 'reading') AND s."endedAt" IS NULL
        AND (s."secondsAllowed" IS NULL AND s."pausedAt" IS NULL OR s.deadline >= ${latest}::timestamp)
        AND NOT EXISTS (
          SELECT FROM sent q WHERE GREATEST(q.choice, (SELECT MAX(index) FROM unnest(q.struck) index)) >= CASE p.exam WHEN 'ISEE' THEN 4 ELSE 5 END
        )
      FOR UPDATE OF s
    ),
    credit AS (
      SELECT section.id, total.spent AS total,
        CASE WHEN "isRepeat" THEN 0 ELSE LEAST(total.spent, GREATEST(0, open - "spentMilliseconds")) END AS counted
      FROM section, (SELECT COALESCE(SUM(spent), 0)::bigint AS spent FROM sent) total
    ),
    kept AS (
      UPDATE sitting_sections s
      SET revision = s.revision + 1, "spentMilliseconds" = s."spentMilliseconds" + credit.counted::int,
        "savedBy" = ${page}, "saveNumber" = ${number}::int
      FROM credit WHERE s.id = credit.id
      RETURNING s.revision
    ),
    written AS (
      UPDATE sitting_responses r
      SET choice = CASE WHEN sent."changedAt" >= COALESCE(r."changedAt", sent."changedAt") THEN sent.choice ELSE r.choice END,
        struck = CASE WHEN sent."changedAt" >= COALESCE(r."changedAt", sent."changedAt") THEN sent.struck ELSE r.struck END,
        flagged = CASE WHEN sent."changedAt" >= COALESCE(r."changedAt", sent."changedAt") THEN COALESCE(sent.flagged, r.flagged) ELSE r.flagged END,
        "answeredAt" = CASE WHEN sent.choice IS NOT NULL AND sent."changedAt" >= COALESCE(r."changedAt", sent."changedAt")
          THEN ${now}::timestamp ELSE r."answeredAt" END,
        "changedAt" = GREATEST(r."changedAt", sent."changedAt"),
        seconds = r.seconds + ((r.milliseconds + sent.spent * credit.counted / GREATEST(1, credit.total)) / 1000)::int,
        milliseconds = ((r.milliseconds + sent.spent * credit.counted / GREATEST(1, credit.total)) % 1000)::int
      FROM credit, sent
      WHERE r."sectionId" = credit.id AND r.position = sent.position AND r."isRight" IS NULL
      RETURNING r.position
    )
    SELECT kept.revision, (SELECT COUNT(*) FROM written)::int AS found FROM kept`)
  return outcome ?? null
}

/** Whether a refused save names a choice that no question of the owner's section prints. */
export async function hasStrangeChoice({ userId, sittingId }: { userId: string; sittingId: string }, marks: readonly ChoiceMark[]) {
  const sitting = await db.practiceSitting.findFirst({
    where: { ...ownedSitting(userId), sections: { some: { id: sectionIdOf(sittingId) } } },
    select: { level: true },
  })
  if (!sitting) return false
  const count = choiceCount(examLevel(sitting.level))
  return marks.some(({ choice, struck }) => [choice ?? 0, ...struck].some((index) => index >= count))
}

type ChoiceMark = Pick<NonNullable<SavedQuestion['mark']>, 'choice' | 'struck'>

/** Of one save: a form that was open for days, or a forged one, must not leave the numbers that the statement multiplies. */
const MOST_SPENT_MS = 6 * HOUR_MS

function row({ position, mark, spent }: SavedQuestion, now: Date) {
  const changedAt = mark && new Date(Math.min(mark.changedAt.getTime(), now.getTime()))
  return { position, ...mark, changedAt: changedAt ?? null, spent: Math.min(MOST_SPENT_MS, Math.max(0, Math.round(spent))) }
}
