/** Where a student stands in each section of a level: what the latest timed quizzes came to. */
import { db } from '~/db.server'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import { type Estimate, type RawScore, rawScore, sittingEstimate } from '~/exam/scoring/score'
import type { Prisma } from '~/generated/prisma/client'
import { storedLevel } from '~/models/bank/stored-level'

/** More dots than these say no more, and no longer what the student can do today. */
const MOST_RESULTS = 9

/** What a section must tell for its estimate. */
export const SCORED_SECTION = {
  right: true,
  wrong: true,
  omitted: true,
  questionCount: true,
  secondsAllowed: true,
} satisfies Prisma.SittingSectionSelect

interface ScoredSection {
  right: number | null
  wrong: number | null
  omitted: number | null
  secondsAllowed: number | null
}

export interface QuizResult {
  id: string
  number: number
  endedAt: Date
  score: RawScore
  estimate: Estimate | null
}

/** The score of an ended section and what it may mean. */
export function scored(
  { level, subject, gradeApplied }: { level: Level; subject: Subject; gradeApplied?: number },
  section: ScoredSection,
) {
  const score = rawScore(level, { right: section.right ?? 0, wrong: section.wrong ?? 0, omitted: section.omitted ?? 0 })
  return { score, estimate: sittingEstimate({ level, subject, isTimed: section.secondsAllowed !== null }, score, gradeApplied) }
}

/** The owner's quizzes of the same section that began before this one, the newest first, as many as a scale shows beside it. */
export async function earlierResults({ userId, level, subject, before, gradeApplied }: EarlierSearch): Promise<QuizResult[]> {
  const sittings = await db.practiceSitting.findMany({
    where: { userId, level: storedLevel(level), kind: 'sectional_quiz', status: 'ended', subject, startedAt: { lt: before } },
    orderBy: { startedAt: 'desc' },
    take: MOST_RESULTS - 1,
    relationLoadStrategy: 'join',
    select: { id: true, number: true, startedAt: true, endedAt: true, sections: { select: SCORED_SECTION, take: 1 } },
  })
  return sittings.flatMap(({ id, number, startedAt, endedAt, sections: [section] }) =>
    section ? [{ id, number, endedAt: endedAt ?? startedAt, ...scored({ level, subject, gradeApplied }, section) }] : [],
  )
}

interface EarlierSearch {
  userId: string
  level: Level
  subject: Subject
  /** When the sitting began that they are shown beside. */
  before: Date
  gradeApplied?: number
}

interface EndedQuiz extends ScoredSection {
  id: string
  level: Level
  subject: Subject | null
  number: number
  endedAt: Date | null
}

/** The sections of the level in the order of the test, each with its newest results of these quizzes, which come the newest first. */
export function standingBySection({ level, gradeApplied }: { level: Level; gradeApplied: number }, quizzes: readonly EndedQuiz[]) {
  const subjects = [...new Set(blueprintOf(level).sections.map(({ subject }) => subject))]
  return subjects.map((subject) => ({
    subject,
    results: quizzes
      .filter((quiz) => quiz.level === level && quiz.subject === subject)
      .slice(0, MOST_RESULTS)
      .flatMap(({ id, number, endedAt, ...section }): QuizResult[] =>
        endedAt ? [{ id, number, endedAt, ...scored({ level, subject, gradeApplied }, section) }] : [],
      ),
  }))
}
