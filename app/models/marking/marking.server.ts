/**
 * Marking: a tutor reads what a linked student shared, comments on sentences by the same rubric, and returns it with one next step. Before it is
 * returned only the tutor sees it; afterwards nothing of it changes, and it is the writer's to keep.
 */
import { z } from 'zod'
import { type Database, db } from '~/db.server'
import { MARKS, RUBRIC_LINES } from '~/exam/essays/rubric'
import { sentencesOf } from '~/exam/essays/sentences'
import { MOST_SENTENCES } from './fields'

const LineSchema = z.object({ mark: z.enum(MARKS).nullable(), comment: z.string() })
const LinesSchema = z.record(z.enum(RUBRIC_LINES), LineSchema)
const CommentsSchema = z.array(z.object({ sentence: z.int().min(0), quote: z.string(), text: z.string() }))

export type MarkedLines = z.infer<typeof LinesSchema>
export type SentenceComment = z.infer<typeof CommentsSchema>[number]

export interface QueueLine {
  essayId: string
  name: string
  promptId: string
  draft: number
  words: number
  sharedAt: Date
  changedAt: Date | null
  returnedAt: Date | null
}

/** Essays that linked students share with the tutor: those that wait, the longest first, then what was returned lately. One statement. */
export function markingQueue(tutorId: string): Promise<QueueLine[]> {
  return db.$queryRaw<QueueLine[]>`
    SELECT e.id AS "essayId", concat(COALESCE(u."preferredName", u."firstName"), ' ', u."lastName") AS name, e."promptId", e.draft,
      e."wordCount" AS words, s."sharedAt", m."changedAt", m."returnedAt"
    FROM shared_works s
    JOIN tutor_students l ON l."tutorId" = s."tutorId" AND l."studentId" = s."studentId" AND l."endedAt" IS NULL
    JOIN essays e ON e.id = s."essayId" AND e."studentId" = s."studentId" AND e."submittedAt" IS NOT NULL
    JOIN users u ON u.id = s."studentId"
    LEFT JOIN essay_markings m ON m."essayId" = e.id AND m."tutorId" = s."tutorId"
    WHERE s."tutorId" = ${tutorId}
    ORDER BY m."returnedAt" DESC NULLS FIRST, s."sharedAt", e.id LIMIT 100`
}

/** A shared essay of a linked student with what the tutor has written about it so far; null for any other. */
export async function findShared({ tutorId, essayId }: { tutorId: string; essayId: string }) {
  if (!(await isShared(db, { tutorId, essayId }))) return null
  const essay = await db.essay.findUnique({
    where: { id: essayId },
    select: {
      ...{ id: true, promptId: true, level: true, body: true, draft: true, wordCount: true, submittedAt: true },
      student: { select: { firstName: true, preferredName: true, lastName: true } },
      markings: { where: { tutorId }, select: MARKING },
    },
  })
  if (!essay) return null
  const { student, markings, ...rest } = essay
  return {
    ...{ ...rest, name: `${student.preferredName ?? student.firstName} ${student.lastName}` },
    sentences: sentencesOf(essay.body).slice(0, MOST_SENTENCES),
    marking: markings[0] ? readMarking(markings[0]) : null,
  }
}

const MARKING = { lines: true, comments: true, nextStep: true, revision: true, changedAt: true, returnedAt: true } as const

interface StoredMarking {
  lines: unknown
  comments: unknown
  nextStep: string
  revision: number
  changedAt: Date
  returnedAt: Date | null
}

/** Written by this file alone; of what is not of its shape nothing is shown. */
function readMarking({ lines, comments, ...rest }: StoredMarking) {
  return { ...rest, lines: LinesSchema.safeParse(lines).data ?? {}, comments: CommentsSchema.safeParse(comments).data ?? [] }
}

async function isShared(database: Database, { tutorId, essayId }: { tutorId: string; essayId: string }): Promise<boolean> {
  const rows = await database.$queryRaw<unknown[]>`
    SELECT l."studentId" FROM shared_works s
    JOIN tutor_students l ON l."tutorId" = s."tutorId" AND l."studentId" = s."studentId" AND l."endedAt" IS NULL
    JOIN tutors t ON t.id = l."tutorId" AND t."approvalStatus" = 'approved'
    JOIN essays e ON e.id = s."essayId" AND e."studentId" = s."studentId" AND e."submittedAt" IS NOT NULL
    WHERE s."tutorId" = ${tutorId} AND s."essayId" = ${essayId} FOR SHARE OF l, s`
  return rows.length === 1
}

interface Marking {
  tutorId: string
  essayId: string
  /** The revision that the page knew; 0 for none. */
  seen: number
  lines: MarkedLines
  /** By the number of the sentence, from 0. */
  comments: readonly { sentence: number; text: string }[]
  nextStep: string
  isReturn: boolean
}

export type MarkingOutcome = 'saved' | 'returned' | 'stale' | 'over' | 'gone'

/**
 * Keeps what the tutor wrote, or returns it. `gone` when it is not shared any more, `over` when it was returned before, `stale` when another
 * window saved after the page was opened: then nothing is written. A form that was sent twice is saved once and says the same.
 */
export function saveMarking({ tutorId, essayId, seen, ...marking }: Marking, now = new Date()): Promise<MarkingOutcome> {
  return db.$transaction(async (transaction): Promise<MarkingOutcome> => {
    // Locks the link: a student who leaves or takes the essay back at this moment waits for this, and the next save finds nothing.
    if (!(await isShared(transaction, { tutorId, essayId }))) return 'gone'
    const { body } = await transaction.essay.findUniqueOrThrow({ where: { id: essayId }, select: { body: true } })
    const sentences = sentencesOf(body)
    const comments = marking.comments.flatMap(({ sentence, text }) => {
      const quote = sentences[sentence]
      return quote === undefined ? [] : [{ sentence, quote, text }]
    })
    const written = {
      ...{ lines: marking.lines, comments, nextStep: marking.nextStep, changedAt: now },
      returnedAt: marking.isReturn ? now : null,
    }
    if (seen === 0) {
      const data = [{ essayId, tutorId, ...written }]
      if ((await transaction.essayMarking.createMany({ data, skipDuplicates: true })).count === 1)
        return marking.isReturn ? 'returned' : 'saved'
    }
    const own = { essayId, tutorId }
    const { count } = await transaction.essayMarking.updateMany({
      where: { ...own, revision: seen, returnedAt: null },
      data: { ...written, revision: { increment: 1 } },
    })
    if (count === 1) return marking.isReturn ? 'returned' : 'saved'
    return (await transaction.essayMarking.count({ where: { ...own, returnedAt: { not: null } } })) === 1 ? 'over' : 'stale'
  })
}

/** What tutors have returned on the writer's own essay, the newest first; it stays when the link ends. */
export async function returnedMarkings({ userId, essayId }: { userId: string; essayId: string }) {
  const rows = await db.essayMarking.findMany({
    where: { essayId, essay: { studentId: userId }, returnedAt: { not: null } },
    orderBy: { returnedAt: 'desc' },
    select: { ...MARKING, tutor: { select: { firstName: true, lastName: true } } },
  })
  return rows.map(({ tutor, ...row }) => ({ ...readMarking(row), tutor: `${tutor.firstName} ${tutor.lastName}` }))
}
