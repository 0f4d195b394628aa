/** A student's study plan: today with its ticks, and the days to come. It is computed; only what today holds is kept, so that it stands still. */
import type { Student } from '~/auth/session.server'
import { type Day, dayOfDate } from '~/exam/plan/days'
import { type PlannedDay, planDays } from '~/exam/plan/plan'
import type { KeptStep } from '~/exam/plan/run'
import type { Step } from '~/exam/plan/steps'
import { isDone } from '~/exam/plan/ticks'
import { examLevel } from '~/models/bank/stored-level'
import { waitsForParent } from '~/models/families/waiting'
import { nextFix } from '~/models/mistakes/patterns/next-fix.server'
import { dayAhead, dayIn } from '~/utils/time/periods.server'
import { findPlanFacts } from './facts.server'
import { type Planner, planInput } from './input.server'
import { findPlanRow, keepDay, type PlanRow } from './row.server'

/** Whom a plan is made for: signed in, or known by the address of their calendar. */
export type PlanStudent = Pick<Student, 'id' | 'membership' | 'hasConsent'> & {
  profile: Pick<NonNullable<Student['profile']>, 'holder' | 'level' | 'timePercent' | 'testDate' | 'timeZone'>
}

type TodaysPlan =
  | { state: 'none' }
  /** The test's day has passed, and the student has not said how to go on. */
  | { state: 'over'; testDate: Day }
  | { state: 'open'; steps: KeptStep[]; testDate: Day | null }

/** Today alone: one query where it was looked at before, and a fixed few more the first time. */
export async function todaysPlan(student: PlanStudent, now = new Date()): Promise<TodaysPlan> {
  const at = whereabouts(student, now)
  const row = await findPlanRow({ userId: student.id, ...at })
  if (!row) return { state: 'none' }
  if (isOver(at)) return { state: 'over', testDate: at.testDate }
  const kept = row.planned?.key === keyOf(student, row, at) ? row.planned.steps : null
  const steps = kept ?? (await planToday(student, row, at, now)).steps
  return { state: 'open', testDate: at.testDate, steps: ticked(steps, row) }
}

export type WholePlan = { row: PlanRow; today: Day; testDate: Day | null; days: PlannedDay[]; steps: KeptStep[] }

/** Every day from today to the end, today as it stands; null without a plan, or when the test is over. */
export async function wholePlan(student: PlanStudent, now = new Date()): Promise<WholePlan | null> {
  const at = whereabouts(student, now)
  const row = await findPlanRow({ userId: student.id, ...at })
  if (!row || isOver(at)) return null
  const { days, steps } = await planToday(student, row, at, now)
  const [first, ...others] = days
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  return {
    ...{ row, today: at.today, testDate: at.testDate },
    days: first ? [{ ...first, steps, minutes }, ...others] : [],
    steps: ticked(steps, row),
  }
}

interface Whereabouts {
  today: Day
  begun: Date
  testDate: Day | null
}

/** The student's own day. */
export function whereabouts({ profile }: PlanStudent, now: Date): Whereabouts {
  const { timeZone, testDate } = profile
  return { today: dayIn(timeZone, now), begun: dayAhead(0, timeZone, now), testDate: testDate && dayOfDate(new Date(testDate)) }
}

function isOver(at: Whereabouts): at is Whereabouts & { testDate: Day } {
  return at.testDate !== null && at.testDate < at.today
}

/** What today's steps follow from beside the answers: when any of it changes, the day is planned again. */
function keyOf({ profile }: PlanStudent, row: PlanRow, { today, testDate }: Whereabouts): string {
  const { minutes, daysOff, testWeekday, goals, changes } = row
  const own = changes.find(({ day }) => day === today)?.minutes ?? null
  return JSON.stringify([profile.level, profile.timePercent, testDate, minutes, daysOff, testWeekday, goals, own])
}

async function planToday(student: PlanStudent, row: PlanRow, at: Whereabouts, now: Date) {
  const level = examLevel(student.profile.level)
  const userId = student.id
  const [facts, fix] = await Promise.all([findPlanFacts({ userId, level, now }), nextFix(userId, now)])
  const planner: Planner = {
    ...{ level, timePercent: student.profile.timePercent, today: at.today, testDate: at.testDate, membership: student.membership },
    mayWrite: !waitsForParent(student),
    fix: fix && 'skill' in fix ? fix : null,
    dayAt: (instant) => dayIn(student.profile.timeZone, new Date(instant)),
  }
  const key = keyOf(student, row, at)
  const kept = row.planned?.key === key ? row.planned.steps : null
  const days = planDays(planInput(planner, row, facts, now), kept && ticked(kept, row))
  const steps = kept ?? (await keepDay({ userId, today: at.today }, { key, steps: days[0]?.steps ?? [] }))
  return { days, steps }
}

function ticked(steps: readonly Step[], { activity }: PlanRow): KeptStep[] {
  return steps.map((step) => ({ ...step, isDone: isDone(step, activity) }))
}
