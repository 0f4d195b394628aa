/** What a student says about their plan: its settings, a day that is different, and how to go on after a test. */
import { type Database, db } from '~/db.server'
import { examOf, type Level, type Subject } from '~/exam/core/levels'
import { type Day, dateOfDay } from '~/exam/plan/days'
import { scoreRanges } from '~/exam/plan/goals'
import { judgeTestDay, type Refusal } from '~/exam/plan/seasons'
import { plannedSubjects } from '~/exam/plan/times.server'
import { formSchema } from '~/forms/schema.server'
import { AFTER_TEST_FIELDS, CHANGE_FIELDS, GOAL_FIELDS, PLAN_FIELDS, WEEKDAYS } from './fields'

export const PlanSchema = formSchema(PLAN_FIELDS, {
  refine({ testWeekday, ...rest }, refuse) {
    const off = WEEKDAYS.filter((name) => rest[`off${name}`] === 'yes')
    if (off.length === WEEKDAYS.length) refuse('offSunday', 'Please leave at least one day to work on')
    if (off.some((name) => name === testWeekday)) refuse('testWeekday', 'You have marked this day as a day off')
  },
})
export const ChangeSchema = formSchema(CHANGE_FIELDS)
export const AfterTestSchema = formSchema(AFTER_TEST_FIELDS)

type PlanForm = ReturnType<typeof PlanSchema.parse>

/** Whose plan it is, and what is known of them. */
export interface Planned {
  userId: string
  level: Level
  today: Day
  /** The test's day as it stands. */
  testDate: Day | null
}

/** `over`: the day that stands has passed, and the student has not said yet how to go on (`goOn`). */
export type SaveOutcome =
  | { outcome: 'saved' }
  | { outcome: 'over' }
  | { outcome: 'refused'; refusal: Refusal }
  | { outcome: 'no such goal'; subject: Subject }

/**
 * Saves the settings and the test's day, or makes the plan. Nothing is saved when the day cannot be that of a test, or when it would take
 * the place of one that has passed: the plan must know first whether that test was taken.
 */
export async function savePlan({ userId, level, today, testDate }: Planned, form: PlanForm): Promise<SaveOutcome> {
  const goals = goalsOf(level, form)
  if (typeof goals === 'string') return { outcome: 'no such goal', subject: goals }
  const data = {
    minutes: Number(form.minutes),
    daysOff: WEEKDAYS.flatMap((name, index) => (form[`off${name}`] === 'yes' ? index + 1 : [])),
    testWeekday: form.testWeekday === 'none' ? null : WEEKDAYS.indexOf(form.testWeekday) + 1,
    goals,
  }
  return db.$transaction(async (transaction) => {
    const before = await transaction.studyPlan.findUnique({ where: { userId }, select: { satOn: true } })
    const wanted = form.testDate ?? null
    if (before && testDate && testDate < today && wanted !== testDate) return { outcome: 'over' }
    if (wanted && wanted !== testDate) {
      const satOn = before?.satOn?.toISOString().slice(0, 10) ?? null
      const refusal = judgeTestDay({ exam: examOf(level), wanted, today, satOn })
      if (refusal) return { outcome: 'refused', refusal }
    }
    await setTestDate(transaction, userId, wanted)
    await transaction.studyPlan.upsert({
      where: { userId },
      create: { userId, startedOn: dateOfDay(today), ...data },
      update: data,
      select: { userId: true },
    })
    return { outcome: 'saved' }
  })
}

/** The ranges that were chosen, by subject; the first subject whose range is none of the list. */
function goalsOf(level: Level, form: PlanForm): Record<string, { low: number; high: number }> | Subject {
  const goals: Record<string, { low: number; high: number }> = {}
  const offered = scoreRanges(level)
  for (const subject of plannedSubjects(level)) {
    const field = GOAL_FIELDS[subject as keyof typeof GOAL_FIELDS]
    const chosen = field && form[field]
    if (!chosen) continue
    const range = offered.find(({ value }) => value === chosen)
    if (!range) return subject
    goals[subject] = { low: range.low, high: range.high }
  }
  return goals
}

async function setTestDate(transaction: Database, userId: string, day: Day | null): Promise<void> {
  await transaction.studentProfile.updateMany({ where: { userId }, data: { testDate: day && dateOfDay(day) } })
}

/** Gives one day other minutes, or those of every day again for null. False without a plan. */
export async function changeDay({ userId, day, minutes }: { userId: string; day: Day; minutes: number | null }): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    if ((await transaction.studyPlan.count({ where: { userId } })) === 0) return false
    const where = { userId_day: { userId, day: dateOfDay(day) } }
    if (minutes === null) await transaction.planChange.deleteMany({ where: { userId, day: dateOfDay(day) } })
    else await transaction.planChange.upsert({ where, create: { userId, day: dateOfDay(day), minutes }, update: { minutes } })
    return true
  })
}

export type AfterTest = ReturnType<typeof AfterTestSchema.parse>

/**
 * How to go on after the day of the test: to another one, to the same one on another day, without a day, or not at all. Twice, or in two
 * windows, it takes effect once: the day that has passed must still stand.
 */
export async function goOn(
  { userId, level, today, testDate }: Planned & { testDate: Day },
  { next, testDate: wanted }: AfterTest,
): Promise<SaveOutcome> {
  const satOn = next === 'moved' ? null : testDate
  if (wanted && (next === 'retake' || next === 'moved')) {
    const refusal = judgeTestDay({ exam: examOf(level), wanted, today, satOn })
    if (refusal) return { outcome: 'refused', refusal }
  }
  const day = next === 'retake' || next === 'moved' ? (wanted ?? null) : null
  await db.$transaction(async (transaction) => {
    const passed = { userId, testDate: dateOfDay(testDate) }
    const { count } = await transaction.studentProfile.updateMany({ where: passed, data: { testDate: day && dateOfDay(day) } })
    if (count === 0) return
    if (next === 'done') await transaction.studyPlan.deleteMany({ where: { userId } })
    else {
      const sat = satOn ? { satOn: dateOfDay(satOn) } : {}
      await transaction.studyPlan.updateMany({ where: { userId }, data: { startedOn: dateOfDay(today), ...sat } })
    }
  })
  return { outcome: 'saved' }
}
