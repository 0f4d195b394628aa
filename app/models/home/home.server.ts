/** What a student's home shows of their own work: what is open, what ended, what waits, and the week. */
import type { Level, Subject } from '~/exam/core/levels'
import { countText } from '~/models/mistakes/counts.server'
import { fixFrom } from '~/models/mistakes/patterns/next-fix.server'
import { finishedWriting } from '~/models/sittings/results/finished.server'
import { clockOfWriting, mostUrgentFirst, sittingWork, testWork, titled, writingWork } from '~/models/sittings/running/running.server'
import { periodAt } from '~/utils/time/periods.server'
import { findHomeRow, type HomeRow, MOST_WAITING } from './home-row.server'

/** A sectional quiz that ended, with what its score is made of. `endedAt` is null for one of the first version alone. */
export interface EndedQuiz {
  id: string
  kind: 'sectional_quiz'
  level: Level
  subject: Subject | null
  number: number
  endedAt: Date | null
  right: number
  wrong: number | null
  omitted: number | null
  questionCount: number
  secondsAllowed: number | null
}

/**
 * One query. Quizzes and open work are of every level, all else of this one; lists come the newest first, open work the most urgent. `waiting` counts due mistakes
 * as people read it, null for none; `secondsThisWeek` is time on questions and on timed writings of the work begun since Monday 00:00
 * Eastern; `uses` are the free tier's of this week; `newestTest` is the whole test of this level that ended last; `fix` what to mend next.
 */
export async function studentHome({ userId, level }: { userId: string; level: Level }, now = new Date()) {
  const row = await findHomeRow({ userId, level, now, weekStart: periodAt('week', now).start })
  return {
    running: [
      ...row.sittings.map((sitting) => openSitting(sitting, now)),
      ...row.openWritings.map((essay) => openWriting(essay, now)),
    ].toSorted(mostUrgentFirst),
    quizzes: row.quizzes.map(endedQuiz),
    practice: row.practice.map(({ id, endedAt, right, wrong }) => ({
      id,
      endedAt: dateOf(endedAt),
      right: right ?? 0,
      answered: (right ?? 0) + (wrong ?? 0),
    })),
    writings: row.writings.map((essay) => finishedWriting({ ...essay, ...datesOf(essay), submittedAt: dateOf(essay.submittedAt) })),
    estimates: row.estimates,
    waiting: row.waiting === 0 ? null : countText(Math.min(row.waiting, MOST_WAITING), row.waiting > MOST_WAITING),
    uses: { sectional_quizzes: row.quizUses, interactive_quiz: row.practiceUses },
    secondsThisWeek: row.secondsThisWeek,
    steps: { hasQuiz: row.hasQuiz, hasTwins: row.hasTwins, hasEssay: row.hasEssay },
    newestTest: row.newestTest,
    fix: fixFrom(row, now),
  }
}

function openSitting({ firstOpen, mode, isSectionOpen, writing, ...row }: HomeRow['sittings'][number], now: Date) {
  const { id, kind, level, subject, number, secondsAllowed, secondsLeft, millisecondsLeft } = row
  const { startedAt, deadline } = datesOf(row)
  const [sitting, clock] = [
    { id, kind, level, subject, number, startedAt, ...titled(row.passageId) },
    { secondsAllowed, deadline, secondsLeft, millisecondsLeft },
  ]
  const step = isSectionOpen ? clock : writing && clockOfWriting(datesOf(writing))
  return mode ? testWork({ ...sitting, mode, step }, now) : sittingWork({ ...sitting, ...clock, firstOpen }, now)
}

function openWriting(essay: HomeRow['openWritings'][number], now: Date) {
  return writingWork({ ...essay, ...datesOf(essay) }, now)
}

function endedQuiz({ endedAt, right, ...quiz }: HomeRow['quizzes'][number]): EndedQuiz {
  return { ...quiz, kind: 'sectional_quiz', endedAt: dateOf(endedAt), right: right ?? 0 }
}

function datesOf({ startedAt, deadline }: { startedAt: number; deadline: number | null }) {
  return { startedAt: new Date(startedAt), deadline: dateOf(deadline) }
}

function dateOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds)
}
