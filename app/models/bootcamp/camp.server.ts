/** A student's boot camp with its days placed on the calendar of where they live. What is done stays readable, whatever the membership is. */
import type { Student } from '~/auth/session.server'
import { db } from '~/db.server'
import { type Schedule, scheduleOf } from '~/exam/bootcamp/schedule'
import type { Level } from '~/exam/core/levels'
import { type Day, dayOfDate } from '~/exam/plan/days'
import { examLevel } from '~/models/bank/stored-level'
import { dayIn } from '~/utils/time/periods.server'

/** Whom a boot camp is for: signed in, or known by the address of their calendar. */
export type CampStudent = Pick<Student, 'id' | 'membership'> & {
  profile: Pick<NonNullable<Student['profile']>, 'level' | 'timePercent' | 'testDate' | 'timeZone'>
}

export interface Camp {
  id: string
  level: Level
  startDate: Day
  restDays: number[]
  plannedDays: number
  feedNonce: string | null
  /** When its last day was done. */
  completedAt: Date | null
  /** Whether it still goes on: neither finished, nor over, nor left. */
  isOpen: boolean
  /** Days on which something was begun, by number. */
  begun: Map<
    number,
    { sessionsDone: string[]; completedAt: Date | null; examplesRead: string[]; reviewedFrom: Date | null; wordsAsked: number | null }
  >
  schedule: Schedule
}

/** The student's boot camp that goes on, or else the last one, or the one with this id; null when there is none. One query. */
export async function findCamp(student: CampStudent, now = new Date(), id?: string): Promise<Camp | null> {
  const row = await db.bootcampEnrollment.findFirst({
    where: { studentId: student.id, id },
    orderBy: { createdAt: 'desc' },
    relationLoadStrategy: 'join',
    select: {
      ...{ id: true, level: true, startDate: true, restDays: true, plannedDays: true, feedNonce: true, completedAt: true, openKey: true },
      days: { select: { day: true, sessionsDone: true, completedAt: true, examplesRead: true, reviewedFrom: true, wordsAsked: true } },
    },
  })
  if (!row) return null

  const { days, level, openKey, ...camp } = row
  const startDate = dayOfDate(row.startDate)
  // A date inside a joined relation arrives as text.
  const dated = (date: Date | null) => date && new Date(date)
  const begun = new Map(
    days.map(({ day, ...rest }) => [day, { ...rest, completedAt: dated(rest.completedAt), reviewedFrom: dated(rest.reviewedFrom) }]),
  )
  const schedule = scheduleOf({ ...camp, ...placeOf(student, begun, now), startDate })
  return { ...camp, level: examLevel(level), startDate, begun, schedule, isOpen: openKey !== null && isGoingOn(schedule) }
}

function isGoingOn({ state }: Schedule): boolean {
  return state === 'ahead' || state === 'running'
}

function placeOf({ profile }: CampStudent, begun: Camp['begun'], now: Date) {
  const { timeZone, testDate } = profile
  const done = [...begun].flatMap(([day, { completedAt }]) => (completedAt ? [[day, dayIn(timeZone, completedAt)] as const] : []))
  return {
    today: dayIn(timeZone, now),
    testDate: testDate && dayOfDate(new Date(testDate)),
    done: new Map(done),
    begun: new Set(begun.keys()),
  }
}

/** Today alone, for the plan and the dashboard: the day that is open and how many of its sessions are done; null without one. One query. */
export async function campToday(student: CampStudent, now = new Date()): Promise<{ day: number; done: number } | null> {
  // Without a plan or the trial nothing is open.
  if (!student.membership.isUnlimited) return null
  const camp = await findCamp(student, now)
  const day = camp?.isOpen ? camp.schedule.open : null
  return day ? { day, done: camp?.begun.get(day)?.sessionsDone.length ?? 0 } : null
}
