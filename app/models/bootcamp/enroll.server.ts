/** Beginning a boot camp, one at a time, and leaving it. */
import { db, isTaken } from '~/db.server'
import { daysThatFit, isFinished, MOST_REST_DAYS } from '~/exam/bootcamp/schedule'
import { addDays, type Day, dateOfDay, dayOfDate } from '~/exam/plan/days'
import { formSchema } from '~/forms/schema.server'
import { dayIn } from '~/utils/time/periods.server'
import type { CampStudent } from './camp.server'
import { closeCampFeed } from './feed.server'
import { ENROLL_FIELDS, restDaysOf } from './fields'
import { currentCamp, lastDone } from './settle.server'

/** How far ahead the first day may lie. */
export const LATEST_START = 180

export const EnrollSchema = formSchema(ENROLL_FIELDS, {
  refine(form, refuse) {
    if (restDaysOf(form).length > MOST_REST_DAYS) refuse('restSunday', `Please choose at most ${MOST_REST_DAYS} rest days`)
  },
})

export type EnrollOutcome =
  | { outcome: 'enrolled' }
  /** One goes on already. */
  | { outcome: 'enrolled before' }
  /** Premium or the trial opens it. */
  | { outcome: 'members only' }
  | { outcome: 'refused'; why: 'past' | 'too far' | 'after the test' | 'no room' }

interface Start {
  startDate: Day
  restDays: number[]
}

/** Begins a boot camp at the student's level. Two presses begin one. */
export async function enroll(student: CampStudent, { startDate, restDays }: Start, now = new Date()): Promise<EnrollOutcome> {
  if (!student.membership.isUnlimited) return { outcome: 'members only' }
  const today = dayIn(student.profile.timeZone, now)
  const testDate = student.profile.testDate && dayOfDate(new Date(student.profile.testDate))
  if (startDate < today) return { outcome: 'refused', why: 'past' }
  if (startDate > addDays(today, LATEST_START)) return { outcome: 'refused', why: 'too far' }
  // A test that has passed says nothing about this start.
  if (testDate && testDate >= today && startDate >= testDate) return { outcome: 'refused', why: 'after the test' }
  const plannedDays = daysThatFit({ startDate, testDate, restDays })
  if (plannedDays === 0) return { outcome: 'refused', why: 'no room' }

  const before = await currentCamp(student, now)
  if (before?.isOpen) return { outcome: 'enrolled before' }
  try {
    await db.$transaction(async (transaction) => {
      // One whose days have run out makes room; one that is open keeps its key.
      if (before?.hasKey) {
        const closed = { openKey: null, plannedDays: before.plannedDays }
        await transaction.bootcampEnrollment.updateMany({ where: { id: before.id, studentId: student.id }, data: closed })
      }
      // The calendar of the one before says nothing about this one.
      await closeCampFeed(student.id, transaction)
      await transaction.bootcampEnrollment.create({
        data: {
          ...{ studentId: student.id, level: student.profile.level, restDays, plannedDays, openKey: student.id, createdAt: now },
          startDate: dateOfDay(startDate),
        },
        select: { id: true },
      })
    })
  } catch (error) {
    if (isTaken(error)) return { outcome: 'enrolled before' }
    throw error
  }
  return { outcome: 'enrolled' }
}

/**
 * Leaves the owner's boot camp; what was done stays, and its end is decided here for good: finished where enough of its days are done.
 * Null when none goes on.
 */
export async function leaveCamp(student: CampStudent, now = new Date()): Promise<'finished' | 'left' | null> {
  const camp = await currentCamp(student, now)
  if (!camp?.hasKey) return null
  const { id, plannedDays, schedule } = camp
  const done = new Map(schedule.days.filter(({ isDone }) => isDone).map(({ number, on }) => [number, on]))
  const completedAt = isFinished({ plannedDays, done }) ? lastDone(camp) : null
  const { count } = await db.bootcampEnrollment.updateMany({
    where: { id, studentId: student.id, openKey: student.id },
    data: { completedAt, plannedDays, openKey: null, feedNonce: null, feedHash: null },
  })
  if (count === 0) return null
  return completedAt ? 'finished' : 'left'
}
