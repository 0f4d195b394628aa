/** How the outcome of a question is written in a row of marks. */
import type { Outcome } from '~/exam/scoring/outcome'

export const SIGNS: Record<Outcome, string> = { right: '+', wrong: '−', omitted: '○' }

/** A sign stays beside its word. */
export const SIGNS_EXPLAINED = '+\u00a0right, −\u00a0wrong, ○\u00a0not\u00a0answered'
