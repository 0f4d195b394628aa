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
