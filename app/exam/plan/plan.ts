/**
 * The study plan: for each day a few concrete starts, each with its reason. Pure: the same input gives the same days. Nothing of a plan is
 * carried over: it is made anew from what the answers show, so a day that was missed simply is not there any more.
 */
import type { Subject } from '~/exam/core/levels'
import { type Day, daysBetween, weekdayOf } from './days'
import { countUses, type PlanInput } from './input'
import { type KeptStep, keepSteps, type Run, startRun, workOn } from './run'
import { MISTAKE_MINUTES, type Step, WORD_MINUTES } from './steps'
import { daysFrom, testDays } from './test-days'

type DayKind = 'work' | 'off' | 'test' | 'light' | 'rest' | 'real'

export interface PlannedDay {
  day: Day
  kind: DayKind
  /** What the student has on this day; of a day with a whole test, what that takes. */
  budget: number
  /** What is planned: never more than the budget. */
  minutes: number
  steps: Step[]
}

/** More would not be a few. */
const MOST_STEPS = 4
/** Nothing is started for less. */
const LEAST_MINUTES = 4
/** So much of a day may go to what returns. */
const RETURNS_SHARE = 0.4
const MOST_RETURNS_MINUTES = 16
const REST_MINUTES = 10

/**
 * Plans every day from today to the last one. A day off has no steps, the day before the test is for rest, and the test's day for the test.
 * Today stands as it was `kept`, where it was planned before, and the days after it go on from there.
 */
export function planDays(asked: PlanInput, kept: readonly KeptStep[] | null = null): PlannedDay[] {
  const input = kept ? afterKept(asked, kept) : asked
  const tests = new Map(testDays(input).map((day, index, { length }) => [day, { index, isLast: index === length - 1 }]))
  const run = startRun(input, countUses(input))
  return daysFrom(input.today, input.until).map((day) => {
    const left = input.testDate ? daysBetween(day, input.testDate) : null
    if (kept && day === input.today) return keptDay(input, run, kept, left)
    if (left === 0) return dayOf(day, 'real', 0, [{ kind: 'real', minutes: 0, because: 'test day' }])
    if (left === 1) return restDay(input, day)
    const test = tests.get(day)
    return test ? testDay(input, run, day, test) : workDay(input, run, day, left === 2)
  })
}

/** A whole test that stands today is the last one for all that follow. */
function afterKept(input: PlanInput, kept: readonly KeptStep[]): PlanInput {
  const test = kept.find((step) => step.kind === 'test')
  if (!test) return input
  return { ...input, tests: { lastOn: input.today, numbers: input.tests.numbers.filter((number) => number !== test.number) } }
}

function keptDay(input: PlanInput, run: Run, kept: readonly KeptStep[], left: number | null): PlannedDay {
  const day = input.today
  const budget = budgetOf(input, day)
  keepSteps(run, day, kept)
  if (kept.some(({ kind }) => kind === 'test')) return dayOf(day, 'test', input.times.test, [...kept])
  if (left === 0 || left === 1) return dayOf(day, left === 0 ? 'real' : 'rest', budget, [...kept])
  if (kept.length === 0 && budget < LEAST_MINUTES) return dayOf(day, 'off', budget, [])
  return dayOf(day, left === 2 ? 'light' : 'work', budget, [...kept])
}

function dayOf(day: Day, kind: DayKind, budget: number, steps: Step[]): PlannedDay {
  return { day, kind, budget, minutes: steps.reduce((sum, { minutes }) => sum + minutes, 0), steps }
}

/** The minutes of a day: what was said of this day, else of its weekday, else of all. */
function budgetOf({ changes, daysOff, minutes }: PlanInput, day: Day): number {
  return changes.get(day) ?? (daysOff.includes(weekdayOf(day)) ? 0 : minutes)
}

/** The day before the test. What to put in the bag has to be said even where it is a day off. */
function restDay(input: PlanInput, day: Day): PlannedDay {
  const budget = Math.min(REST_MINUTES, budgetOf(input, day))
  return dayOf(day, 'rest', budget, [{ kind: 'rest', minutes: budget, because: 'rest' }])
}

function testDay(input: PlanInput, run: Run, day: Day, { index, isLast }: { index: number; isLast: boolean }): PlannedDay {
  const minutes = input.times.test
  const because = isLast && input.testDate ? 'last test' : index === 0 && !input.tests.lastOn ? 'first test' : 'next test'
  run.tookTest(day)
  return dayOf(day, 'test', minutes, [{ kind: 'test', minutes, because, number: input.tests.numbers[index] ?? 1 }])
}

function workDay(input: PlanInput, run: Run, day: Day, isLight: boolean): PlannedDay {
  const whole = budgetOf(input, day)
  const budget = isLight ? Math.floor(whole / 2) : whole
  if (budget < LEAST_MINUTES) return dayOf(day, 'off', whole, [])

  const kind = isLight ? 'light' : 'work'
  const visit = { isLight, visited: new Set<Subject>() }
  if (!run.hasReturned) {
    const back = returning(run, day, budget, budget)
    return dayOf(day, kind, budget, [...back, ...workOn(run, day, budget - sum(back), { ...visit, most: MOST_STEPS - back.length })])
  }
  // Every other day the section whose turn it is comes first: what returns would else take the room of a long one for good.
  const first = workOn(run, day, budget, { ...visit, most: MOST_STEPS, visits: 1 })
  const back = returning(run, day, budget, budget - sum(first))
  const steps = [...back, ...first]
  return dayOf(day, kind, budget, [...steps, ...workOn(run, day, budget - sum(steps), { ...visit, most: MOST_STEPS - steps.length })])
}

const sum = (steps: readonly Step[]) => steps.reduce((all, { minutes }) => all + minutes, 0)

/** Mistakes and words that are due by this day, in what is left of its minutes. */
function returning(run: Run, day: Day, budget: number, left: number): Step[] {
  const room = Math.min(MOST_RETURNS_MINUTES, Math.floor(budget * RETURNS_SHARE), left)
  const count = run.takeMistakes(day, Math.floor(room / MISTAKE_MINUTES))
  const mistakes: Step[] = count > 0 ? [{ kind: 'mistakes', count, minutes: count * MISTAKE_MINUTES, because: 'returns' }] : []
  const words = run.takeWords(Math.floor((room - sum(mistakes)) / WORD_MINUTES))
  const minutes = Math.ceil(words * WORD_MINUTES)
  run.hasReturned = count > 0 || words > 0
  return words > 0 ? [...mistakes, { kind: 'words', count: words, minutes, because: 'words are due' }] : mistakes
}
