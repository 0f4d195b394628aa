/** What came of a question, in words. */
import type { Outcome } from '~/exam/scoring/outcome'

export const OUTCOME_NAMES: Record<Outcome, string> = { right: 'right', wrong: 'wrong', omitted: 'not answered' }

/** The same with a mark before it, which is seen at a glance. */
export const OUTCOME_VERDICTS: Record<Outcome, string> = { right: '✓ right', wrong: '✕ wrong', omitted: '○ not answered' }
