/** What all quantitative comparisons share: the four fixed choices and what it means to take a wrong one (exams.md 1.2). */
import type { Answer, Distractor } from './family'

export const COMPARISON_CHOICES = [
  { text: 'The quantity in Column A is greater.', value: '=A' },
  { text: 'The quantity in Column B is greater.', value: '=B' },
  { text: 'The two quantities are equal.', value: '=equal' },
  { text: 'The relationship cannot be determined from the information given.', value: '=unknown' },
] as const satisfies Answer[]

export type Relation = 'A' | 'B' | 'equal' | 'unknown'

/** The right answer of a comparison. */
export function relationAnswer(relation: Relation): Answer {
  const choice = COMPARISON_CHOICES.find(({ value }) => value === `=${relation}`)
  if (!choice) throw new RangeError(`no relation ${relation}`)
  return choice
}

/**
 * The three wrong choices of a comparison, each with the mistake that leads there.
 * `mistakes` names those that the family knows; the others get what the choice means in general.
 */
export function relationDistractors(right: Relation, mistakes: Partial<Record<Relation, Pick<Distractor, 'type' | 'says'>>>): Distractor[] {
  return (['A', 'B', 'equal', 'unknown'] as const)
    .filter((relation) => relation !== right)
    .map((relation) => ({ ...relationAnswer(relation), ...(mistakes[relation] ?? GENERAL[relation]) }))
}

const GENERAL: Record<Relation, Pick<Distractor, 'type' | 'says'>> = {
  A: { type: 'calculation_error', says: 'Finds too much for Column A or too little for Column B.' },
  B: { type: 'calculation_error', says: 'Finds too little for Column A or too much for Column B.' },
  equal: { type: 'logical_reasoning_error', says: 'Takes two quantities that look alike for equal without working them out.' },
  unknown: { type: 'logical_reasoning_error', says: 'Gives up on a comparison that the given facts do settle.' },
}
