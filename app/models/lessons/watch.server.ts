/** Watching a lesson: opened once a week with one use, written as it goes on, and resumed where it was stopped. */

import type { Lesson } from '~/content/lessons/lesson'
import { FIRST_LESSON, lessonSeconds } from '~/content/lessons/lessons.server'
import { type Database, db } from '~/db.server'
import { hasUse, takeUse } from '~/models/membership/allowance.server'
import type { Membership } from '~/models/membership/membership'
import { LimitReached } from '~/models/membership/start-once.server'
import { isFinished, percentSeen, readState, type WatchState } from './watch-state'

interface Viewing {
  member: { id: string; membership: Membership }
  lesson: Lesson
}

/** Whose state of which lesson. */
interface Of {
  userId: string
  lesson: Lesson
}

/** The first lesson belongs to everybody, as often as they like. */
export function isCounted({ id }: Pick<Lesson, 'id'>): boolean {
  return id !== FIRST_LESSON
}

/**
 * Opens a lesson, or takes it up again: one use a lesson and week, however often it is asked for. `limit` when no use is left; then nothing
 * is written.
 */
export async function openLesson({ member, lesson }: Viewing, now = new Date()): Promise<'open' | 'limit'> {
  const key = { studentId: member.id, lessonId: lesson.id }
  const use = { member, feature: 'video_lessons', reference: lesson.id } as const
  // A lesson begun late on Sunday is still open on Monday: going on with it is no second use.
  const isFree = !isCounted(lesson) || (await hasUse(use, now))
  try {
    await db.$transaction(async (transaction) => {
      if (!isFree && !(await takeUse(transaction, use, now))) throw new LimitReached()
      const totalDuration = lessonSeconds(lesson)
      const { count } = await transaction.videoLessonCompletion.createMany({
        data: { ...key, startedAt: now, totalDuration, sessionData: { writtenAt: now.getTime() } },
        skipDuplicates: true,
      })
      if (count === 0) {
        await changeState(transaction, { userId: member.id, lesson }, (state) => ({
          state: { ...state, writtenAt: now.getTime(), resumed: state.resumed + (state.seen.length > 0 || state.second > 0 ? 1 : 0) },
        }))
      }
    })
    return 'open'
  } catch (error) {
    if (error instanceof LimitReached) return 'limit'
    throw error
  }
}

/** How far the member is, and whether the lesson may be shown now; null for one that was never opened. */
export async function findWatch({ member, lesson }: Viewing, now = new Date()) {
  const [row, isPaid] = await Promise.all([
    db.videoLessonCompletion.findUnique({
      where: { studentId_lessonId: { studentId: member.id, lessonId: lesson.id } },
      select: { sessionData: true, watchTime: true, progressPercentage: true, isCompleted: true },
    }),
    !isCounted(lesson) || hasUse({ member, feature: 'video_lessons', reference: lesson.id }, now),
  ])
  if (!row) return null
  const { sessionData, ...rest } = row
  return { ...rest, ...readState(sessionData), isOpen: isPaid }
}

interface Beat {
  /** Where the lesson stands. */
  scene: number
  second: number
  /** How long it was watched since the last one, as its player counted. */
  seconds: number
  /** Scenes that ended since. */
  seen: readonly number[]
}

/** Writes what was watched, never more than the time that passed since it was written last. False for a lesson that was not opened. */
export async function recordWatch({ userId, lesson }: Of, beat: Beat, now = new Date()): Promise<boolean> {
  return db.$transaction((transaction) =>
    changeState(transaction, { userId, lesson }, (state) => {
      const passed = Math.max(0, Math.floor((now.getTime() - state.writtenAt) / 1000))
      const seen = [...new Set([...state.seen, ...beat.seen])].filter((scene) => scene >= 1 && scene <= lesson.scenes.length)
      const next = { ...state, scene: beat.scene, second: beat.second, seen: seen.toSorted((a, b) => a - b), writtenAt: now.getTime() }
      return { state: next, watched: Math.min(beat.seconds, passed), now }
    }),
  )
}

interface Changed {
  state: WatchState
  /** Seconds to add. */
  watched?: number
  /** When it may have been finished. */
  now?: Date
}

/** Changes the state of one completion, each change after the other; what the columns say follows from it. False when there is none. */
export async function changeState(
  database: Database,
  { userId, lesson }: Of,
  change: (state: WatchState) => Changed | null,
): Promise<boolean> {
  const where = { studentId: userId, lessonId: lesson.id }
  // Takes the row's lock: two tabs that write at once come one after the other.
  const { count } = await database.videoLessonCompletion.updateMany({ where, data: { totalDuration: lessonSeconds(lesson) } })
  if (count === 0) return false
  const row = await database.videoLessonCompletion.findFirstOrThrow({ where, select: { sessionData: true, completedAt: true } })

  const changed = change(readState(row.sessionData))
  if (!changed) return false
  const { state, watched = 0, now = new Date() } = changed
  const isCompleted = row.completedAt !== null || isFinished(lesson, state)
  await database.videoLessonCompletion.updateMany({
    where,
    data: {
      sessionData: state,
      watchTime: { increment: watched },
      progressPercentage: percentSeen(lesson, state),
      isCompleted,
      completedAt: isCompleted ? (row.completedAt ?? now) : null,
    },
  })
  return true
}
