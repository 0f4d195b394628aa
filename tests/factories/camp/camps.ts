/** Boot camps for tests and screens. */
import { db } from '~/db.server'
import { DAY_PARTS } from '~/exam/bootcamp/program'
import { addDays, type Day, dateOfDay } from '~/exam/plan/days'
import type { Level } from '~/generated/prisma/enums'
import { dayIn } from '~/utils/time/periods.server'

interface CampShape {
  level?: Level
  startDate?: Day
  restDays?: number[]
  plannedDays?: number
  /** The first days of the program, one finished on each day of the calendar from the start. */
  done?: number
}

/** Begins a boot camp today; returns its id. */
export async function makeCamp(
  studentId: string,
  { done = 0, startDate, level = 'isee_upper', ...shape }: CampShape = {},
): Promise<string> {
  const first = startDate ?? addDays(dayIn('America/New_York', new Date()), -done)
  const days = Array.from({ length: done }, (_, index) => ({
    day: index + 1,
    sessionsDone: [...DAY_PARTS],
    // Noon in New York.
    completedAt: new Date(`${addDays(first, index)}T17:00:00Z`),
    completedOn: dateOfDay(addDays(first, index)),
  }))
  const { id } = await db.bootcampEnrollment.create({
    data: { studentId, level, openKey: studentId, startDate: dateOfDay(first), ...shape, days: { createMany: { data: days } } },
    select: { id: true },
  })
  return id
}
