/** What all quantitative comparisons share: the four fixed choices and what it means to take a wrong one (docs/exams.md 1.2). */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { compare, type Fraction, fraction } from '~/exam/values/fraction'
import type { Family, Question } from './family'

export const COMPARISON_CHOICES = [
  { text: 'The quantity in Column A is greater.', value: '=A' },
  { text: 'The quantity in Column B is greater.', value: '=B' },
  { text: 'The two quantities are equal.', value: '=equal' },
  { text: 'The relationship cannot be determined from the information given.', value: '=unknown' },
] as const satisfies Answer[]

export type Relation = 'A' | 'B' | 'equal' | 'unknown'

/**
 * For the draw of a family in which every relation can come out. `unknown` counts twice, because many other families never leave
 * a relation open; over the bank each of the four choices is right about equally often.
 */
export const DRAWN_RELATIONS = ['A', 'B', 'equal', 'unknown', 'unknown'] as const satisfies Relation[]

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

/** The levels whose quantitative reasoning has comparisons. */
export const COMPARISON_LEVELS = {
  'isee-middle': ['quantitative_reasoning'],
  'isee-upper': ['quantitative_reasoning'],
} satisfies Family['levels']

/** How the last step of a comparison ends: "Column A is greater". */
export const CONCLUSIONS: Record<Relation, string> = {
  A: 'Column A is greater',
  B: 'Column B is greater',
  equal: 'the two columns are equal',
  unknown: 'the relationship cannot be determined',
}

/** How two known quantities stand to each other. */
export function relationOf(a: Fraction | number, b: Fraction | number): Relation {
  const [left, right] = [a, b].map((value) => (typeof value === 'number' ? fraction(value) : value)) as [Fraction, Fraction]
  const difference = compare(left, right)
  return difference > 0 ? 'A' : difference < 0 ? 'B' : 'equal'
}

/** The relation that holds over every case tried, for second computations: unknown as soon as two cases disagree. Throws without a case. */
export function relationOver(cases: readonly (readonly [a: Fraction | number, b: Fraction | number])[]): Relation {
  const found = new Set(cases.map(([a, b]) => relationOf(a, b)))
  const [only] = found
  if (!only) throw new RangeError('no case to compare')
  return found.size === 1 ? only : 'unknown'
}

/** A question that asks for a relation, with its four fixed choices. */
export function comparisonQuestion(given: {
  /** What is known about the quantities, if anything. */
  stem?: string
  a: string
  b: string
  figure?: Question['figure']
  relation: Relation
  mistakes?: Parameters<typeof relationDistractors>[1]
  steps: string[]
  hints: string[]
}): Question {
  const { stem = '', a, b, figure, relation, mistakes = {}, steps, hints } = given
  return {
    stem,
    columns: { a, b },
    figure,
    answer: relationAnswer(relation),
    fixedChoices: [...COMPARISON_CHOICES],
    distractors: relationDistractors(relation, mistakes),
    steps,
    hints,
  }
}

const GENERAL: Record<Relation, Pick<Distractor, 'type' | 'says'>> = {
  A: { type: 'calculation_error', says: 'Finds too much for Column A or too little for Column B.' },
  B: { type: 'calculation_error', says: 'Finds too little for Column A or too much for Column B.' },
  equal: { type: 'logical_reasoning_error', says: 'Takes two quantities that look alike for equal without working them out.' },
  unknown: { type: 'logical_reasoning_error', says: 'Gives up on a comparison that the given facts do settle.' },
}
