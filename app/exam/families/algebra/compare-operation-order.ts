/** Quantitative comparison: a made-up operation, used in two orders. */
import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOf,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

/** a ★ b = pa + qb, or ab + p(a + b) for a rule that is the same in both orders. */
interface Parameters {
  rule: 'linear' | 'even'
  symbol: '★' | '◆' | '⊕'
  p: number
  q: number
  m: number
  n: number
  /** Columns with letters instead of numbers. */
  isOpen: boolean
}

export const compareOperationOrder = defineFamily<Parameters>({
  id: 'compare-operation-order',
  version: 2,
  title: 'A made-up operation in two orders',
  asks: 'Defines an operation and compares its values when the two numbers are exchanged.',
  strand: 'algebra',
  skill: 'Made-up operations',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    rule: 'whether the order matters',
    symbol: 'the new symbol',
    p: 'first number of the rule',
    q: 'second number of the rule',
    m: 'the first number',
    n: 'the second number',
    isOpen: 'whether letters stand in the columns',
  },
  draw(random, { difficulty }) {
    const wanted: Relation = random.pick(difficulty === 'easy' ? (['A', 'B', 'equal'] as const) : DRAWN_RELATIONS)
    const symbol = random.pick(['★', '◆', '⊕'] as const)
    const [m, n] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    if (wanted === 'equal') return { rule: 'even', symbol, p: random.int(1, 4), q: 0, m, n, isOpen: difficulty === 'hard' }
    const [low, high] = [random.int(1, 3), random.int(4, 6)]
    const sign = difficulty === 'hard' ? -1 : 1
    // pm + qn − (pn + qm) = (p − q)(m − n)
    const isMore = wanted === 'A' ? m > n : m < n
    const [p, q] = isMore ? [high, low * sign] : [low, high]
    return { rule: 'linear', symbol, p, q, m, n, isOpen: wanted === 'unknown' }
  },
  write({ rule, symbol, p, q, m, n, isOpen }) {
    const times = (k: number, text: string) => `${k === 1 ? '' : k}${text}`
    const tex =
      rule === 'even' ? `ab + ${p === 1 ? 'a + b' : `${p}(a + b)`}` : `${times(p, 'a')} ${q < 0 ? '-' : '+'} ${times(Math.abs(q), 'b')}`
    const value = (a: number, b: number) => (rule === 'even' ? a * b + p * (a + b) : p * a + q * b)
    const relation: Relation = rule === 'even' ? 'equal' : isOpen ? 'unknown' : relationOf(value(m, n), value(n, m))
    const [x, y] = isOpen ? ['x', 'y'] : [`${m}`, `${n}`]
    return comparisonQuestion({
      stem: `For all numbers $a$ and $b$, the operation ${symbol} is defined by $a ${symbol} b = ${tex}$.${isOpen ? '\n$x$ and $y$ are different positive numbers.' : ''}`,
      a: `$${x} ${symbol} ${y}$`,
      b: `$${y} ${symbol} ${x}$`,
      relation,
      mistakes: {
        A: { type: 'misread_question', says: 'Exchanges the numbers that stand for a and b in one column, or tries one pair only.' },
        B: { type: 'misread_question', says: 'Exchanges the numbers that stand for a and b, or tries one pair only.' },
        equal: { type: 'concept_misunderstanding', says: 'Believes that the order never matters, as in addition.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that an unfamiliar operation cannot be compared.' },
      },
      steps: [
        `The number before ${symbol} takes the place of $a$, the number after it that of $b$.`,
        rule === 'even'
          ? `The rule does the same with both numbers, so it does not matter which comes first: ${CONCLUSIONS[relation]}.`
          : isOpen
            ? `The rule treats the two numbers differently. Exchanging a small and a large number turns the comparison around, so ${CONCLUSIONS[relation]}.`
            : `Column A is $${value(m, n)}$ and Column B is $${value(n, m)}$, so ${CONCLUSIONS[relation]}.`,
      ],
      hints: [
        'Does the rule treat its two numbers alike?',
        isOpen ? 'Try 1 and 5, then 5 and 1.' : 'Put the numbers into the rule in both orders.',
      ],
    })
  },
  // Tries pairs of numbers in both orders.
  solve({ rule, p, q, m, n, isOpen }) {
    const value = rule === 'even' ? (a: number, b: number) => (a + p) * (b + p) - p * p : (a: number, b: number) => p * a + q * b
    const pairs = isOpen ? ([[1, 5], [5, 1], [2, 3], [7, 2]] as const) : ([[m, n]] as const) // biome-ignore format: pairs
    return `=${relationOver(pairs.map(([a, b]) => [value(a, b), value(b, a)] as const))}`
  },
})
