/** Quantitative comparison: powers of numbers with different bases. */

import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, relationOf } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { wholeText } from '~/exam/values/values'

/** (base^p)^m against (base^q)^n, printed with the bases worked out. */
interface Parameters {
  base: 2 | 3 | 10
  p: number
  m: number
  q: number
  n: number
}

export const compareNumericPowers = defineFamily<Parameters>({
  id: 'compare-numeric-powers',
  version: 1,
  title: 'Powers with related bases',
  asks: 'Compares two powers whose bases are themselves powers of one number.',
  strand: 'number',
  skill: 'Exponents',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    base: 'the common base',
    p: 'exponent that makes the base of Column A',
    m: 'exponent of Column A',
    q: 'exponent that makes the base of Column B',
    n: 'exponent of Column B',
  },
  draw(random, { level, difficulty }) {
    const wanted = random.pick(['A', 'B', 'equal'] as const)
    const base = level === 'isee-upper' ? random.pick([2, 3, 10] as const) : random.pick([2, 3] as const)
    for (;;) {
      const [p, q] = random.sample(base === 2 ? [1, 2, 3, 4] : [1, 2, 3], 2) as [number, number]
      const [m, n] = [random.int(2, difficulty === 'easy' ? 6 : 12), random.int(2, difficulty === 'easy' ? 6 : 12)]
      const gap = p * m - q * n
      const isNear = Math.abs(gap) <= (difficulty === 'hard' ? 2 : 5)
      if (isNear && relationOf(gap, 0) === wanted) return { base, p, m, q, n }
    }
  },
  write({ base, p, m, q, n }) {
    const relation = relationOf(p * m, q * n)
    const shown = (inner: number, outer: number) => `${wholeText(base ** inner).replaceAll(',', '{,}')}^{${outer}}`
    const step = (inner: number, outer: number) =>
      inner === 1
        ? `$${shown(1, outer)}$ has the base ${base} already`
        : `$${shown(inner, outer)} = (${base}^${inner})^{${outer}} = ${base}^{${inner * outer}}$`
    return comparisonQuestion({
      a: `$${shown(p, m)}$`,
      b: `$${shown(q, n)}$`,
      relation,
      mistakes: {
        A: { type: 'strategy_error', says: p > q ? 'Compares only the bases.' : 'Compares only the exponents.' },
        B: { type: 'strategy_error', says: p > q ? 'Compares only the exponents.' : 'Compares only the bases.' },
        equal: { type: 'concept_misunderstanding', says: 'Believes that a greater base and a greater exponent always balance.' },
        unknown: {
          type: 'logical_reasoning_error',
          says: 'Believes that powers with different bases cannot be compared without working them out.',
        },
      },
      steps: [
        `Write both with the base ${base}: ${step(p, m)}, and ${step(q, n)}.`,
        `With the same base, the exponents decide: ${p * m} ${p * m === q * n ? 'and' : 'against'} ${q * n}. So ${CONCLUSIONS[relation]}.`,
      ],
      hints: [`Both bases are powers of ${base}.`, 'In a power of a power the exponents are multiplied.'],
    })
  },
  // Works both powers out in full with whole numbers of any size.
  solve({ base, p, m, q, n }) {
    const [left, right] = [(BigInt(base) ** BigInt(p)) ** BigInt(m), (BigInt(base) ** BigInt(q)) ** BigInt(n)]
    return left === right ? '=equal' : left > right ? '=A' : '=B'
  },
})
