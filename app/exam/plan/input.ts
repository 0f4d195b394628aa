/** What a plan is made from: what the student has said, and what their answers show. */
import type { Subject } from '~/exam/core/levels'
import { type Day, mondayOf } from './days'
import type { Times } from './steps'

/** The minutes of a usual day that a student may choose, as their form sends them. */
export const PLAN_MINUTES = ['15', '20', '30', '45', '60', '90', '120'] as const

/** What the free tier counts of what a plan starts. */
export type Counted = 'lesson' | 'practice' | 'reading' | 'quiz' | 'pace' | 'test'

/** How often something may be started in a week or month, and how often it was in the running one. */
export interface Allowed {
  uses: number
  per: 'week' | 'month'
  used: number
}

export interface PlannedSkill {
  skill: string
  because: 'confirmed' | 'weakest' | 'untried' | 'its turn'
  /** The lesson that teaches it, unless it was seen to its end. */
  lesson: { id: string; minutes: number } | null
}

export interface PlannedSection {
  subject: Subject
  /** How often its turn comes beside the others: 2, 3 or 4. */
  weight: number
  hasGoal: boolean
  /** The last day on which anything of it was worked on, and on which it was worked on by the clock. */
  lastOn: Day | null
  lastTimedOn: Day | null
  /** Numbers of its sectional quizzes in the order in which they come. */
  quizzes: readonly number[]
  /** In the order in which they come; never empty, except where practice has none. */
  skills: readonly PlannedSkill[]
}

export interface PlanInput {
  today: Day
  /** When the plan was begun. */
  startedOn: Day
  testDate: Day | null
  /** The last day that is planned. */
  until: Day
  /** Of a usual day. */
  minutes: number
  daysOff: readonly number[]
  testWeekday: number | null
  /** Days that have other minutes. */
  changes: ReadonlyMap<Day, number>
  times: Times
  sections: readonly PlannedSection[]
  /** Null where the student may not write yet. */
  writing: { subject: Subject; lastOn: Day | null; numbers: readonly number[] } | null
  /** Mistakes that are due today, and words. */
  mistakes: number
  words: number
  tests: { lastOn: Day | null; numbers: readonly number[] }
  /** Absent where nothing is counted. */
  allowed: Partial<Record<Counted, Allowed>>
}

/** Counts what a plan starts, so that no week has more than the free tier gives. Weeks begin on Monday, months on their first day. */
export function countUses({ allowed, today }: Pick<PlanInput, 'allowed' | 'today'>) {
  const used = new Map<string, number>()
  const keyOf = (what: Counted, per: Allowed['per'], day: Day) => `${what} ${per === 'week' ? mondayOf(day) : day.slice(0, 7)}`
  for (const [what, { per, used: before }] of Object.entries(allowed)) used.set(keyOf(what as Counted, per, today), before)
  return {
    isLeft(what: Counted, day: Day): boolean {
      const limit = allowed[what]
      return !limit || (used.get(keyOf(what, limit.per, day)) ?? 0) < limit.uses
    },
    take(what: Counted, day: Day): void {
      const limit = allowed[what]
      if (!limit) return
      const key = keyOf(what, limit.per, day)
      used.set(key, (used.get(key) ?? 0) + 1)
    },
  }
}
export type Uses = ReturnType<typeof countUses>
