/** Study plans for tests and screens. */
import { db } from '~/db.server'
import { type Day, dateOfDay } from '~/exam/plan/days'
import { dayIn } from '~/utils/time/periods.server'

interface PlanShape {
  minutes?: number
  daysOff?: number[]
  testWeekday?: number | null
  testDate?: Day | null
  startedOn?: Day
}

/** Makes a plan of thirty minutes on every day, begun today, without a test's day unless told. */
export async function makePlan(userId: string, { testDate, startedOn, ...shape }: PlanShape = {}): Promise<void> {
  const begun = startedOn ?? dayIn('America/New_York', new Date())
  await db.studyPlan.create({ data: { userId, minutes: 30, startedOn: dateOfDay(begun), ...shape } })
  if (testDate) await db.studentProfile.update({ where: { userId }, data: { testDate: dateOfDay(testDate) } })
}

/** A test date on the admins' list; returns its id. */
export async function listTestDate(heldOn: Day, exam: 'ISEE' | 'SSAT' = 'ISEE'): Promise<string> {
  const data = { exam, heldOn: dateOfDay(heldOn), source: 'https://www.example.com/dates', sourceDate: new Date('2026-11-01') }
  return (await db.testDate.create({ data, select: { id: true } })).id
}
