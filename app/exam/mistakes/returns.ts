/**
 * When a missed question returns as a new one, and when it is mastered: steps of 1, 3, 7 and 16 days, pressed together before the test;
 * a right answer goes one step on, a miss one back, and two clean answers on different days end it. Pure, without a clock.
 */
import { secondsPerQuestion, sectionsFor } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'

/** Days between one answer and the next, from the first step to the last. */
export const RETURN_DAYS = [1, 3, 7, 16] as const

/** Without the clock on the screen twice the test's time is in time still. */
const TIMELY = 2
/** One question alone takes the reading of its passage with it. */
const TIMELY_WITH_PASSAGE = 5

/** The step after an answer, counted from 1; 0 is that of a mistake that has not returned yet. Two right answers of one day are one step. */
export function stepAfter(step: number, answer: { isRight: boolean; isSecondOfDay: boolean }): number {
  const moved = answer.isRight ? step + (answer.isSecondOfDay ? 0 : 1) : step - 1
  return Math.min(RETURN_DAYS.length, Math.max(1, moved))
}

/**
 * Days until the next return. `daysToTest` is null without a date. Where the steps that are left do not fit in front of the day before the
 * test, all of them shrink alike; none is shorter than a day. After the test they are as long as ever.
 */
export function daysAtStep(step: number, daysToTest: number | null): number {
  const left = RETURN_DAYS.slice(step - 1)
  const [days = 1] = left
  const whole = left.reduce((sum, one) => sum + one, 0)
  if (daysToTest === null || daysToTest <= 0 || whole <= daysToTest - 1) return days
  return Math.max(1, Math.floor((days * (daysToTest - 1)) / whole))
}

/** Whether the answer took no longer than the test gives, with a margin and the student's extra time. */
export function isTimely({ level, subject, passage }: Item, { seconds, timePercent }: { seconds: number; timePercent: number }): boolean {
  return seconds <= timelySeconds({ level, subject, hasPassage: passage !== undefined }, timePercent)
}

/** The most seconds that a question in time takes, with the margin and the student's extra time; no bound where no section asks it. */
export function timelySeconds(
  { level, subject, hasPassage }: Pick<Item, 'level' | 'subject'> & { hasPassage: boolean },
  timePercent: number,
): number {
  const [section] = sectionsFor(level, subject)
  if (!section) return Number.POSITIVE_INFINITY
  return (secondsPerQuestion(section) * (hasPassage ? TIMELY_WITH_PASSAGE : TIMELY) * timePercent) / 100
}

/** How well an answer went, as its review keeps it: clean, right but slow, or missed. */
export const REVIEW_SCORES = { clean: 5, slow: 4, missed: 2 } as const

/** An answer to an earlier twin of the mistake. */
export interface EarlierReview {
  isRight: boolean
  isClean: boolean
  isOfToday: boolean
}

/** What stands of the earlier answers, the newest first: whatever is older than a miss counts no more. */
export function standingOfReviews(newestFirst: readonly EarlierReview[]): {
  hasClean: boolean
  hasCleanBefore: boolean
  hasRightToday: boolean
} {
  const miss = newestFirst.findIndex(({ isRight }) => !isRight)
  const run = miss === -1 ? newestFirst : newestFirst.slice(0, miss)
  return {
    hasClean: run.some(({ isClean }) => isClean),
    hasCleanBefore: run.some(({ isClean, isOfToday }) => isClean && !isOfToday),
    hasRightToday: run.some(({ isOfToday }) => isOfToday),
  }
}
