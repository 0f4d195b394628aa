/** Which questions of a finished section are worth another look, and the ways to narrow the list of them. */
import type { Outcome } from './outcome'

/** `look` is where the page begins: everything that went wrong, was skipped, flagged, or took far longer than it may. */
export const SHOWN = ['look', 'all', 'wrong', 'skipped', 'slow', 'flagged'] as const
export type Shown = (typeof SHOWN)[number]

export interface SeenQuestion {
  outcome: Outcome
  seconds: number
  flagged: boolean
}

/** A question is slow from so many times the section's own pace on. */
const SLOW_PACES = 2

/** Whether a question took far longer than its section gives; nothing is slow without a clock (pace null). */
export function isSlow({ seconds }: Pick<SeenQuestion, 'seconds'>, pace: number | null): boolean {
  return pace !== null && seconds >= pace * SLOW_PACES
}

/** What tells how quickly a section was worked. */
export type SeenTime = Pick<SeenQuestion, 'outcome' | 'seconds'>

/** Seconds for each question that was answered; null when none was. */
export function secondsEach(questions: readonly SeenTime[]): number | null {
  const answered = questions.filter(({ outcome }) => outcome !== 'omitted')
  return answered.length === 0 ? null : answered.reduce((sum, { seconds }) => sum + seconds, 0) / answered.length
}

/** At so small a part of the pace nobody reads the questions: six seconds in mathematics, four for a synonym. */
const HURRIED_PACE = 1 / 8

/** Whether the answers came too quickly for their result to mean much; never without a clock. */
export function isHurried(questions: readonly SeenTime[], pace: number | null): boolean {
  const taken = secondsEach(questions)
  return pace !== null && taken !== null && taken < pace * HURRIED_PACE
}

/** Whether the list shows this question. */
export function isShown(shown: Shown, question: SeenQuestion, pace: number | null): boolean {
  const { outcome, flagged } = question
  switch (shown) {
    case 'all':
      return true
    case 'wrong':
      return outcome === 'wrong'
    case 'skipped':
      return outcome === 'omitted'
    case 'slow':
      return isSlow(question, pace)
    case 'flagged':
      return flagged
    case 'look':
      return outcome !== 'right' || flagged || isSlow(question, pace)
  }
}
