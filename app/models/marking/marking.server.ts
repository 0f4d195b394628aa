/**
 * Marking: a tutor reads what a linked student shared, comments on sentences by the same rubric, and returns it with one next step. Before it is
 * returned only the tutor sees it; afterwards nothing of it changes, and it is the writer's to keep.
 */
import { z } from 'zod'
import { db } from '~/db.server'
import { MARKS, RUBRIC_LINES } from '~/exam/essays/rubric'
import { paragraphsOf, sentencesOf } from '~/exam/essays/sentences'
import { linksSeenBy, lockSight } from '~/models/tutoring/sight.server'

/** Of one tutor, on one page. */
const MOST_IN_QUEUE = 200

const LineSchema = z.object({ mark: z.enum(MARKS).nullable(), comment: z.string() })
const LinesSchema = z.partialRecord(z.enum(RUBRIC_LINES), LineSchema)
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

/** What may be marked: shared, submitted, by a student whom the tutor sees now. For the `where` of shared work. */
function mayMark(tutorId: string) {
  return { tutorId, link: linksSeenBy(tutorId), essay: { submittedAt: { not: null } } }
}

/** Essays that students share with the tutor: those that wait, the longest first, then what was returned lately. One query. */
export async function markingQueue(tutorId: string): Promise<QueueLine[]> {
  const rows = await db.sharedWork.findMany({
    where: { ...mayMark(tutorId), essayId: { not: null } },
    orderBy: [{ sharedAt: 'desc' }, { id: 'asc' }],
    take: MOST_IN_QUEUE,
    relationLoadStrategy: 'join',
    select: {
      sharedAt: true,
      essay: {
        select: {
          ...{ id: true, promptId: true, draft: true, wordCount: true },
          student: { select: NAME },
          markings: { where: { tutorId }, select: { changedAt: true, returnedAt: true } },
        },
      },
    },
  })
  const lines = rows.flatMap(({ sharedAt, essay }): QueueLine[] => {
    if (!essay) return []
    const { id: essayId, promptId, draft, wordCount: words, student, markings } = essay
    const [marking] = markings
    return [
      {
        essayId,
        name: nameOf(student),
        promptId,
        draft,
        words,
        sharedAt,
        changedAt: dateOf(marking?.changedAt),
        returnedAt: dateOf(marking?.returnedAt),
      },
    ]
  })
  const waiting = lines.filter(({ returnedAt }) => returnedAt === null).toReversed()
  const returned = lines.filter(({ returnedAt }) => returnedAt !== null)
  return [...waiting, ...returned.toSorted((a, b) => Number(b.returnedAt) - Number(a.returnedAt))]
}

const NAME = { firstName: true, preferredName: true, lastName: true } as const
const nameOf = ({ firstName, preferredName, lastName }: { firstName: string; preferredName: string | null; lastName: string }) =>
  `${preferredName ?? firstName} ${lastName}`
/** A date inside a joined relation arrives as text. */
const dateOf = (date: Date | null | undefined) => (date ? new Date(date) : null)

/** A shared essay of a student whom the tutor sees, with what the tutor has written about it so far; null for any other. */
export async function findShared({ tutorId, essayId }: { tutorId: string; essayId: string }) {
  const shared = await db.sharedWork.findFirst({
    where: { ...mayMark(tutorId), essayId },
    select: {
      essay: {
        select: {
          ...{ id: true, promptId: true, level: true, body: true, draft: true, wordCount: true, submittedAt: true },
          student: { select: NAME },
          markings: { where: { tutorId }, select: MARKING },
        },
      },
    },
  })
  if (!shared?.essay) return null
  const { student, markings, ...essay } = shared.essay
  return {
    ...{ ...essay, name: nameOf(student), paragraphs: numberedSentences(essay.body) },
    marking: markings[0] ? readMarking(markings[0]) : null,
  }
}

/** The sentences by their paragraphs, each with its number from 0. */
function numberedSentences(body: string): { number: number; text: string }[][] {
  let number = 0
  return paragraphsOf(body).map((paragraph) =>
    sentencesOf(paragraph).map((text) => {
      number += 1
      return { number: number - 1, text }
    }),
  )
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

type MarkingOutcome = 'saved' | 'returned' | 'stale' | 'over' | 'gone'

/**
 * Keeps what the tutor wrote, or returns it. `gone` when it is not shared any more, `over` when it was returned before, `stale` when another
 * window saved after the page was opened: then nothing is written. A form that was sent twice is saved once and says the same.
 */
export function saveMarking({ tutorId, essayId, seen, ...marking }: Marking, now = new Date()): Promise<MarkingOutcome> {
  return db.$transaction(async (transaction): Promise<MarkingOutcome> => {
    const find = () =>
      transaction.sharedWork.findFirst({
        where: { ...mayMark(tutorId), essayId },
        select: { studentId: true, essay: { select: { body: true } } },
      })
    const before = await find()
    // Takes the link: a student who leaves, or takes the essay back, at this moment waits, or has done it.
    if (!before || !(await lockSight(transaction, { tutorId, studentId: before.studentId }))) return 'gone'
    const shared = await find()
    if (!shared?.essay) return 'gone'
    const sentences = sentencesOf(shared.essay.body)
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
    const stored = await transaction.essayMarking.findUnique({ where: { essayId_tutorId: own }, select: MARKING })
    if (!stored) return 'gone'
    const isReturned = stored.returnedAt !== null
    // The same form once more: it has done what it was sent for.
    if (isReturned === marking.isReturn && saysOf(readMarking(stored)) === saysOf({ ...marking, comments })) {
      return isReturned ? 'returned' : 'saved'
    }
    return isReturned ? 'over' : 'stale'
  })
}

/** All that a marking says, to compare two. */
function saysOf({ lines, comments, nextStep }: Pick<Marking, 'lines' | 'comments' | 'nextStep'>): string {
  const marks = RUBRIC_LINES.map((line) => [lines[line]?.mark ?? null, lines[line]?.comment ?? ''])
  return JSON.stringify([marks, comments.map(({ sentence, text }) => [sentence, text]), nextStep])
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
