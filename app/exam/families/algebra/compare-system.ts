/** Quantitative comparison: two unknowns from a sum and a difference, or from a sum alone. */
import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOf,
  relationOver,
} from '../../comparison'
import { defineFamily } from '../../family'

interface Parameters {
  sum: number
  /** x − y; left out of the question when `given` is sum. */
  difference: number
  given: 'both' | 'sum'
  /** Column A is m times x, Column B n times y. */
  m: number
  n: number
}

export const compareSystem = defineFamily<Parameters>({
  id: 'compare-system',
  version: 2,
  title: 'Two unknowns from their sum and difference',
  asks: 'Gives the sum of two numbers, mostly with their difference, and compares the numbers or multiples of them.',
  strand: 'algebra',
  skill: 'Systems of equations',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    sum: 'x + y',
    difference: 'x − y',
    given: 'whether the difference is told',
    m: 'factor of x in Column A',
    n: 'factor of y in Column B',
  },
  draw(random, { difficulty }) {
    const wanted: Relation = random.pick(DRAWN_RELATIONS)
    for (;;) {
      const [x, y] = [random.int(2, 12), random.int(2, 12)]
      const [m, n] = difficulty === 'easy' && wanted !== 'equal' ? [1, 1] : [random.int(1, 4), random.int(1, 4)]
      const isFit = wanted === 'unknown' || relationOf(m * x, n * y) === wanted
      if (isFit && x !== y && (difficulty !== 'hard' || wanted === 'unknown' || Math.abs(m * x - n * y) < 7))
        return { sum: x + y, difference: x - y, given: wanted === 'unknown' ? 'sum' : 'both', m, n }
    }
  },
  write({ sum, difference, given, m, n }) {
    const [x, y] = [(sum + difference) / 2, (sum - difference) / 2]
    const relation: Relation = given === 'sum' ? 'unknown' : relationOf(m * x, n * y)
    const column = (factor: number, letter: string) => `$${factor === 1 ? '' : factor}${letter}$`
    return comparisonQuestion({
      stem: given === 'both' ? `$x + y = ${sum}$\n$x - y = ${difference}$` : `$x$ and $y$ are positive numbers.\n$x + y = ${sum}$`,
      a: column(m, 'x'),
      b: column(n, 'y'),
      relation,
      mistakes: {
        A: { type: 'calculation_error', says: 'Takes the sum or the difference for x.' },
        B: { type: 'calculation_error', says: 'Takes the sum or the difference for y.' },
        equal: { type: 'strategy_error', says: 'Shares the sum equally between the two numbers.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that two equations with two unknowns cannot be solved.' },
      },
      steps:
        given === 'both'
          ? [
              `Add the two equations: $2x = ${sum + difference}$, so $x = ${x}$, and then $y = ${y}$.`,
              `Column A is $${m * x}$ and Column B is $${n * y}$, so ${CONCLUSIONS[relation]}.`,
            ]
          : [
              `Many pairs have this sum, for example $x = 1$ with $y = ${sum - 1}$, and $x = ${sum - 1}$ with $y = 1$.`,
              `The first pair makes Column B greater, the second Column A, so ${CONCLUSIONS[relation]}.`,
            ],
      hints: [
        given === 'both' ? 'Add the two equations.' : 'Name two very different pairs with this sum.',
        given === 'both' ? 'One letter falls away, and the other can be found.' : 'Do both pairs lead to the same answer?',
      ],
    })
  },
  // Tries all pairs of whole numbers that fit what is told.
  solve({ sum, difference, given, m, n }) {
    const pairs = Array.from({ length: sum - 1 }, (_, index) => [index + 1, sum - index - 1] as const)
    return `=${relationOver(pairs.filter(([x, y]) => given === 'sum' || x - y === difference).map(([x, y]) => [m * x, n * y] as const))}`
  },
})
