/** A session of adaptive practice as its pages show it: one query, whatever it holds, and only for its owner. */

import { z } from 'zod'
import { db } from '~/db.server'
import type { Difficulty, Level, Subject } from '~/exam/core/levels'
import type { Asked } from '~/exam/practice/asked'
import { SESSION_QUESTIONS } from '~/exam/practice/length'
import { storedItem } from '~/models/bank/item-store.server'
import { examLevel, storedLevel } from '~/models/bank/stored-level'

const DrillSchema = z.object({ drill: z.array(z.string()) })

/** Twins of a session never pass this. */
export const MOST_TWINS = 20

export interface PracticeOwner {
  userId: string
  sittingId: string
}

export interface PracticeQuestion extends Asked {
  position: number
  choice: number | null
  struck: number[]
  hintsUsed: number
  seconds: number
}

export interface PracticeSession {
  sittingId: string
  sectionId: string
  level: Level
  subjects: Subject[]
  /** The one skill that it practices, and how hard, where the student chose. */
  skill: string | null
  difficulty: Difficulty | null
  /** Its questions by their ids, for a drill of the boot camp; null for what is adaptive. */
  list: string[] | null
  /** The session of the boot camp that it belongs to. */
  camp: { day: number; session: string } | null
  /** How many questions it asks, twins not counted. */
  questionCount: number
  isEnded: boolean
  questions: PracticeQuestion[]
  /** The question on the screen: the newest. */
  last: PracticeQuestion
  /** When it can have been asked at the earliest: with the start, or after the answer before it. */
  askedFrom: Date
  /** Which of the session's questions it is, twins not counted. */
  place: number
  /** Whether all questions are asked and the newest is answered; twins are still possible. */
  isComplete: boolean
}

/** The owner's session; null for anyone else's, and for sittings of another kind. */
export async function findPractice({ userId, sittingId }: PracticeOwner): Promise<PracticeSession | null> {
  const section = await db.sittingSection.findFirst({
    where: { sittingId, sitting: { userId, kind: 'interactive_quiz' } },
    relationLoadStrategy: 'join',
    select: {
      id: true,
      startedAt: true,
      endedAt: true,
      sitting: {
        select: {
          level: true,
          subjects: true,
          skill: true,
          difficulty: true,
          planned: true,
          plan: true,
          bootcampDay: true,
          bootcampSession: true,
        },
      },
      responses: {
        orderBy: { position: 'asc' },
        select: {
          position: true,
          choice: true,
          struck: true,
          hintsUsed: true,
          isRight: true,
          isTwin: true,
          seconds: true,
          answeredAt: true,
          item: { select: { content: true } },
        },
      },
    },
  })
  if (!section) return null

  const questions = section.responses.map(({ item, ...response }) => ({ ...response, item: storedItem(item.content) }))
  const last = questions.at(-1)
  if (!last) return null

  // A date inside a joined relation arrives as text.
  const answered = section.responses.slice(0, -1).flatMap(({ answeredAt }) => (answeredAt ? new Date(answeredAt).getTime() : []))
  const place = questions.filter((question) => !question.isTwin).length
  const { level, planned, plan, bootcampDay: day, bootcampSession, ...chosen } = section.sitting
  const questionCount = planned ?? SESSION_QUESTIONS
  return {
    sittingId,
    sectionId: section.id,
    level: examLevel(level),
    ...chosen,
    list: DrillSchema.safeParse(plan).data?.drill ?? null,
    camp: day && bootcampSession ? { day, session: bootcampSession } : null,
    questionCount,
    isEnded: section.endedAt !== null,
    questions,
    last,
    askedFrom: new Date(Math.max(section.startedAt.getTime(), ...answered)),
    place,
    isComplete: last.isRight !== null && place >= questionCount,
  }
}

/** The student's open session at a level; null when there is none. */
export async function openPractice({ userId, level }: { userId: string; level: Level }): Promise<PracticeSession | null> {
  const sitting = await db.practiceSitting.findUnique({ where: { openKey: practiceKey({ userId, level }) }, select: { id: true } })
  return sitting && findPractice({ userId, sittingId: sitting.id })
}

/** What makes a session the only open one of a student and level. */
export function practiceKey({ userId, level }: { userId: string; level: Level }): string {
  return [userId, 'interactive_quiz', level].join(':')
}

/** The newest ended sessions of a student at a level, with their scores. One query. */
export async function endedPractice({ userId, level }: { userId: string; level: Level }) {
  const sittings = await db.practiceSitting.findMany({
    where: { userId, kind: 'interactive_quiz', status: 'ended', level: storedLevel(level) },
    orderBy: { startedAt: 'desc' },
    take: 5,
    relationLoadStrategy: 'join',
    select: { id: true, endedAt: true, sections: { select: { right: true, wrong: true }, take: 1 } },
  })
  return sittings.map(({ id, endedAt, sections: [section] }) => {
    const right = section?.right ?? 0
    return { id, endedAt, right, answered: right + (section?.wrong ?? 0) }
  })
}
