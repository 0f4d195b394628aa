/** A student's boot camp with its days placed on the calendar of where they live. What is done stays readable, whatever the membership is. */
import type { Student } from '~/auth/session.server'
import { db } from '~/db.server'
import { daysThatFit, type Schedule, scheduleOf } from '~/exam/bootcamp/schedule'
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
  /** How many days fit into it: by the student's test date as it is now, and for what has ended by that of its end. */
  plannedDays: number
  /** Where its days begin and end. */
  timeZone: string
  feedNonce: string | null
  /** When its last day was done. */
  completedAt: Date | null
  /** Whether it still goes on: neither finished, nor over, nor left. */
  isOpen: boolean
  /** Whether nothing was written of its end yet, though its days may have passed. */
  hasKey: boolean
  /** Days on which something was begun, by number. */
  begun: Map<
    number,
    {
      sessionsDone: string[]
      completedAt: Date | null
      /** The day on which that was, where the student lived then. */
      completedOn: Day | null
      examplesRead: string[]
      reviewedFrom: Date | null
      wordsAsked: number | null
      mistakesOutAt: Date | null
    }
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
      days: { select: DAY },
    },
  })
  if (!row) return null

  const { days, level, openKey, ...camp } = row
  const startDate = dayOfDate(row.startDate)
  // A date inside a joined relation arrives as text.
  const dated = (date: Date | null) => date && new Date(date)
  const begun = new Map(
    days.map(({ day, completedOn, ...rest }) => [
      day,
      {
        ...rest,
        completedAt: dated(rest.completedAt),
        completedOn: completedOn && dayOfDate(new Date(completedOn)),
        reviewedFrom: dated(rest.reviewedFrom),
        mistakesOutAt: dated(rest.mistakesOutAt),
      },
    ]),
  )
  const hasKey = openKey !== null
  const place = placeOf(student, begun, now)
  // A test date that moved makes room or takes it.
  const plannedDays = hasKey ? Math.max(1, daysThatFit({ ...camp, ...place, startDate })) : camp.plannedDays
  const schedule = scheduleOf({ ...camp, ...place, startDate, plannedDays })
  const { timeZone } = student.profile
  const isOpen = hasKey && isGoingOn(schedule)
  return { ...camp, level: examLevel(level), startDate, plannedDays, timeZone, begun, schedule, isOpen, hasKey }
}

const DAY = {
  ...{ day: true, sessionsDone: true, completedAt: true, completedOn: true, examplesRead: true },
  ...{ reviewedFrom: true, wordsAsked: true, mistakesOutAt: true },
} as const

function isGoingOn({ state }: Schedule): boolean {
  return state === 'ahead' || state === 'running'
}

function placeOf({ profile }: CampStudent, begun: Camp['begun'], now: Date) {
  const { timeZone, testDate } = profile
  const done = [...begun].flatMap(([day, { completedOn }]) => (completedOn ? [[day, completedOn] as const] : []))
  return {
    today: dayIn(timeZone, now),
    testDate: testDate && dayOfDate(new Date(testDate)),
    done: new Map(done),
    begun: new Set(begun.keys()),
  }
}
