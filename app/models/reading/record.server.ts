/** What a student has read, the newest first: how fast each passage was read, where that can be said, and how its questions went. */
import { db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { passageAbout } from '~/exam/reading/library.server'
import { type Speed, speedOf } from '~/exam/reading/speed'
import { examLevel } from '~/models/bank/stored-level'

/** More than there are passages for a student of two exams. */
const MOST = 100

interface ReadRecord {
  sittingId: string
  passageId: string
  title: string
  kind: ReturnType<typeof passageAbout>['kind']
  startedAt: Date
  words: number
  isRead: boolean
  speed: Speed
  answers: { skill: string; isRight: boolean }[]
  questions: number
}

/** One query. */
export async function readRecords(userId: string): Promise<ReadRecord[]> {
  const rows = await db.passageReading.findMany({
    where: { studentId: userId },
    orderBy: { sitting: { startedAt: 'desc' } },
    take: MOST,
    relationLoadStrategy: 'join',
    select: {
      ...{ sittingId: true, passageId: true, words: true, openedAt: true, readAt: true, isInterrupted: true },
      sitting: {
        select: {
          startedAt: true,
          sections: {
            take: 1,
            select: {
              responses: {
                orderBy: { position: 'asc' },
                select: { choice: true, isRight: true, item: { select: { skill: true } } },
              },
            },
          },
        },
      },
    },
  })
  return rows.map(({ sitting, openedAt, readAt, isInterrupted, ...row }) => {
    const responses = sitting.sections[0]?.responses ?? []
    const answers = responses.flatMap(({ choice, isRight, item }) =>
      choice === null ? [] : [{ skill: item.skill, isRight: isRight === true }],
    )
    // A date inside a joined relation arrives as text.
    const startedAt = new Date(sitting.startedAt)
    const speed = speedOf({
      words: row.words,
      seconds: readAt && (readAt.getTime() - (openedAt ?? startedAt).getTime()) / 1000,
      answered: answers.length,
      right: answers.filter(({ isRight }) => isRight).length,
      questions: responses.length,
      wasShown: openedAt !== null,
      isInterrupted,
    })
    return { ...row, ...passageAbout(row.passageId), startedAt, isRead: readAt !== null, speed, answers, questions: responses.length }
  })
}

/** What one reading came to, beside the others of its time. */
export async function readRecord(userId: string, sittingId: string): Promise<ReadRecord | null> {
  return (await readRecords(userId)).find((record) => record.sittingId === sittingId) ?? null
}

/** Of the passage by id: whether it is open, or read, and at which level, for the library. */
export async function readingStates(
  userId: string,
): Promise<Map<string, { level: Level; isRead: boolean; right: number; questions: number; isDone: boolean }>> {
  const rows = await db.passageReading.findMany({
    where: { studentId: userId },
    relationLoadStrategy: 'join',
    select: {
      ...{ passageId: true, readAt: true },
      sitting: { select: { level: true, sections: { take: 1, select: { right: true, questionCount: true } } } },
    },
  })
  return new Map(
    rows.map(({ passageId, readAt, sitting: { level, sections } }) => {
      const right = sections[0]?.right ?? null
      const questions = sections[0]?.questionCount ?? 0
      return [passageId, { level: examLevel(level), isRead: readAt !== null, right: right ?? 0, questions, isDone: right !== null }]
    }),
  )
}

/** How many passages the student has read. */
export async function countPassages(userId: string): Promise<number> {
  return db.passageReading.count({ where: { studentId: userId, readAt: { not: null } } })
}
