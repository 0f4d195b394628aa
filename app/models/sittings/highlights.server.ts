/** What a student highlights in the passages of a running section: the numbers of sentences, kept by passage until the sitting goes. */
import { db } from '~/db.server'
import type { ItemPassage } from '~/exam/core/item/item'
import { sentenceCount } from '~/exam/print/sentences'
import type { Prisma } from '~/generated/prisma/client'
import { GRACE_SECONDS } from './clock'
import { highlightsByPassage, ownedSitting, sectionIdOf } from './sitting.server'

interface PassageHighlights {
  /** The passage's id. */
  passage: string
  /** Counted from 0. */
  sentences: number[]
  changedAt: Date
}

interface HighlightSave {
  /** The owner, or an expression that finds them (`requireOwner`). */
  userId: string | Prisma.Sql
  sittingId: string
  highlights: PassageHighlights[]
}

/**
 * Saves highlights that are newer than what is stored. Left out are sentences that a passage does not have and passages that the section
 * does not have; all of them when the section is not open, its time and the grace are over, or it is somebody else's.
 *
 * The section's row is locked, as its end does too: what comes after the end finds it closed.
 */
export async function saveHighlights({ userId, sittingId, highlights }: HighlightSave, now = new Date()): Promise<void> {
  const sectionId = sectionIdOf(sittingId)
  const rows = await existing(sectionId, highlights, now)
  if (rows.length === 0) return

  const latest = new Date(now.getTime() - GRACE_SECONDS * 1000)
  await db.$executeRaw`
    WITH section AS MATERIALIZED (
      SELECT s.id FROM sitting_sections s JOIN practice_sittings p ON p.id = s."sittingId"
      WHERE s.id = ${sectionId} AND p."userId" = ${userId} AND p.kind NOT IN ('interactive_quiz', 'twins', 'pacing', 'reading') AND s."endedAt" IS NULL
        AND (s."secondsAllowed" IS NULL AND s."pausedAt" IS NULL OR s.deadline >= ${latest}::timestamp)
      FOR UPDATE OF s
    )
    INSERT INTO sitting_highlights AS h ("sectionId", passage, sentences, "changedAt")
    SELECT section.id, sent.passage, sent.sentences, sent."changedAt"
    FROM section, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS sent(passage text, sentences int[], "changedAt" timestamp(3))
    ON CONFLICT ("sectionId", passage) DO UPDATE SET sentences = EXCLUDED.sentences, "changedAt" = EXCLUDED."changedAt"
    WHERE h."changedAt" <= EXCLUDED."changedAt"`
}

/** What there is of it, in order and once. A change of the future counts as one of now. */
async function existing(sectionId: string, highlights: PassageHighlights[], now: Date): Promise<PassageHighlights[]> {
  const passages = await passagesOf(
    sectionId,
    highlights.map(({ passage }) => passage),
  )
  const newest = new Map(highlights.map((one) => [one.passage, one]))
  return [...newest.values()].flatMap(({ passage, sentences, changedAt }) => {
    const text = passages.get(passage)
    if (!text) return []
    const count = sentenceCount(text)
    const there = [...new Set(sentences)].filter((sentence) => sentence >= 0 && sentence < count).toSorted((a, b) => a - b)
    return [{ passage, sentences: there, changedAt: new Date(Math.min(changedAt.getTime(), now.getTime())) }]
  })
}

async function passagesOf(sectionId: string, ids: string[]): Promise<Map<string, ItemPassage>> {
  const rows = await db.$queryRaw<{ passage: ItemPassage }[]>`
    SELECT i.content->'passage' AS passage FROM sitting_responses r JOIN items i ON i.id = r."itemId"
    WHERE r."sectionId" = ${sectionId} AND i.content->'passage'->>'id' = ANY(${ids})`
  return new Map(rows.map(({ passage }) => [passage.id, passage]))
}

/** By passage, what the owner highlighted in the section, with the times of the changes in milliseconds; empty for anyone else's. */
export async function sittingHighlights({ userId, sittingId }: { userId: string; sittingId: string }) {
  const rows = await db.highlights.findMany({
    where: { sectionId: sectionIdOf(sittingId), section: { sitting: ownedSitting(userId) } },
    select: { passage: true, sentences: true, changedAt: true },
  })
  return highlightsByPassage(rows)
}
