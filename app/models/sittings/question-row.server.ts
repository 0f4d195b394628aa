/**
 * One question with its section, the marks on all questions and the highlights: the statement of the page that students open all day, hence by hand.
 * Prisma's way to the same row costs the server three times as much (docs/scale.md). A test holds the two equal.
 */
import { ask } from '~/db.server'
import { type Highlights, type PracticeSitting, Prisma, type Response, type SittingSection } from '~/generated/prisma/client'

type Mark = Pick<Response, 'position' | 'choice' | 'struck' | 'flagged' | 'changedAt'>

type Highlighted = Pick<Highlights, 'passage' | 'sentences' | 'changedAt'>

type Section = Pick<
  SittingSection,
  | 'id'
  | 'part'
  | 'subject'
  | 'questionCount'
  | 'secondsAllowed'
  | 'deadline'
  | 'secondsLeft'
  | 'millisecondsLeft'
  | 'pausedAt'
  | 'pauses'
  | 'spentMilliseconds'
  | 'revision'
  | 'endedAt'
> & {
  sitting: Pick<PracticeSitting, 'id' | 'kind' | 'level' | 'number' | 'status' | 'startedAt' | 'mode' | 'place' | 'conditions'>
  responses: Mark[]
  highlights: Highlighted[]
}

interface Flat extends Omit<Section, 'sitting' | 'responses' | 'highlights'>, Omit<PracticeSitting, 'id' | 'subject' | 'endedAt'> {
  sittingId: string
  content: Prisma.JsonValue
  /** Dates in milliseconds: inside JSON they would be text. */
  responses: (Omit<Mark, 'changedAt'> & { changedAt: number | null })[]
  highlights: (Omit<Highlighted, 'changedAt'> & { changedAt: number })[] | null
}

/** The item at a position of a section, and the section; null when there is none, and for anyone but its owner. Practice has its own pages. */
export async function findQuestionRow({
  userId,
  sectionId,
  position,
}: {
  userId: string
  sectionId: string
  position: number
}): Promise<{ item: { content: Prisma.JsonValue }; section: Section } | null> {
  const [row] = await ask<Flat>(Prisma.sql`
    SELECT i.content,
      s.id, s.part, s.subject::text, s."questionCount", s."secondsAllowed", s.deadline, s."secondsLeft", s."millisecondsLeft", s."pausedAt", s.pauses, s.revision,
      s."spentMilliseconds",
      s."endedAt",
      p.id AS "sittingId", p.kind::text, replace(p.level::text, '-', '_') AS level, p.number, p.status::text, p."startedAt",
      p.mode::text, p.place::text, p.conditions,
      (
        SELECT json_agg(json_build_object('position', r.position, 'choice', r.choice, 'struck', COALESCE(r.struck, '{}'), 'flagged', r.flagged,
          'changedAt', EXTRACT(EPOCH FROM r."changedAt") * 1000) ORDER BY r.position)
        FROM sitting_responses r WHERE r."sectionId" = s.id
      ) AS responses,
      (
        SELECT json_agg(json_build_object('passage', h.passage, 'sentences', h.sentences, 'changedAt', EXTRACT(EPOCH FROM h."changedAt") * 1000)
          ORDER BY h.passage)
        FROM sitting_highlights h WHERE h."sectionId" = s.id
      ) AS highlights
    FROM sitting_responses q
    JOIN items i ON i.id = q."itemId"
    JOIN sitting_sections s ON s.id = q."sectionId"
    JOIN practice_sittings p ON p.id = s."sittingId"
    WHERE q."sectionId" = ${sectionId} AND q.position = ${position}::int AND p."userId" = ${userId} AND p.kind NOT IN ('interactive_quiz', 'twins', 'pacing', 'reading')`)
  if (!row) return null

  const { content, sittingId, kind, level, number, status, startedAt, mode, place, conditions, ...section } = row
  const responses = row.responses.map((mark) => ({ ...mark, changedAt: mark.changedAt === null ? null : new Date(mark.changedAt) }))
  const highlights = (row.highlights ?? []).map((one) => ({ ...one, changedAt: new Date(one.changedAt) }))
  return {
    item: { content },
    section: {
      ...section,
      sitting: { id: sittingId, kind, level, number, status, startedAt, mode, place, conditions },
      responses,
      highlights,
    },
  }
}
