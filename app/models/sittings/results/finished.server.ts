/** What a student has finished at a level: sectional quizzes with their scores, and timed writings. */
import { db } from '~/db.server'
import type { Level, Subject } from '~/exam/core/levels'
import { storedLevel } from '~/models/bank/stored-level'

/** Ten numbers of at most five subjects, each done a few times; older ones are found through the mistakes. */
const MOST = 200

interface Search {
  userId: string
  level: Level
  /** Only this section and number. */
  only?: { subject: Subject; number: number }
}

export interface FinishedQuiz {
  sittingId: string
  subject: Subject
  number: number
  endedAt: Date
  right: number
  questionCount: number
}

/** The student's ended sectional quizzes of a level, the newest first, at most 200. */
export async function finishedQuizzes({ userId, level, only }: Search): Promise<FinishedQuiz[]> {
  const sittings = await db.practiceSitting.findMany({
    where: { userId, level: storedLevel(level), kind: 'sectional_quiz', status: 'ended', subject: only?.subject, number: only?.number },
    orderBy: { startedAt: 'desc' },
    take: MOST,
    relationLoadStrategy: 'join',
    select: {
      id: true,
      subject: true,
      number: true,
      startedAt: true,
      endedAt: true,
      sections: { select: { right: true, questionCount: true }, orderBy: { position: 'asc' }, take: 1 },
    },
  })
  return sittings.flatMap(({ id, subject, number, startedAt, endedAt, sections: [section] }) =>
    subject && section
      ? {
          sittingId: id,
          subject,
          number,
          endedAt: endedAt ?? startedAt,
          right: section.right ?? 0,
          questionCount: section.questionCount,
        }
      : [],
  )
}

export interface FinishedWriting {
  essayId: string
  subject: Subject
  number: number
  endedAt: Date
  words: number
}

/** The student's timed writings of a level that are submitted or whose time is over, the newest first, at most 200. */
export async function finishedWritings({ userId, level, only }: Search, now = new Date()): Promise<FinishedWriting[]> {
  const essays = await db.essay.findMany({
    where: {
      studentId: userId,
      level: storedLevel(level),
      subject: only?.subject,
      number: only?.number ?? { not: null },
      OR: [{ submittedAt: { not: null } }, { deadline: { lt: now } }],
    },
    orderBy: { startedAt: 'desc' },
    take: MOST,
    select: { id: true, subject: true, number: true, startedAt: true, submittedAt: true, deadline: true, wordCount: true },
  })
  return essays.map((essay) => finishedWriting({ ...essay, number: essay.number ?? 0 }))
}

interface EndedEssay {
  id: string
  subject: Subject
  number: number
  startedAt: Date
  submittedAt: Date | null
  deadline: Date | null
  wordCount: number
}

/** A timed writing that is over, with the instant of its end. */
export function finishedWriting({ id, subject, number, startedAt, submittedAt, deadline, wordCount }: EndedEssay): FinishedWriting {
  return { essayId: id, subject, number, endedAt: earlier(submittedAt, deadline) ?? startedAt, words: wordCount }
}

/** One whose time ran out unseen is closed with the next start; it ended with its time all the same. */
function earlier(one: Date | null, other: Date | null): Date | null {
  return one && other && other < one ? other : (one ?? other)
}
