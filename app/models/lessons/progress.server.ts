/** How far a student is in all lessons. */
import { db } from '~/db.server'

export interface LessonProgress {
  percent: number
  isCompleted: boolean
}

/** By lesson; one that was never opened is not among them. */
export async function lessonProgress(userId: string): Promise<Map<string, LessonProgress>> {
  const rows = await db.videoLessonCompletion.findMany({
    where: { studentId: userId },
    select: { lessonId: true, progressPercentage: true, isCompleted: true },
  })
  return new Map(rows.map(({ lessonId, progressPercentage, isCompleted }) => [lessonId, { percent: progressPercentage, isCompleted }]))
}

/** How many lessons the student has finished. */
export async function countFinished(userId: string): Promise<number> {
  return db.videoLessonCompletion.count({ where: { studentId: userId, isCompleted: true } })
}
