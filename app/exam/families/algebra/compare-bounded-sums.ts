/** Quantitative comparison: what inequalities say about a sum, a difference or a product. */
import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, type Relation, relationOver } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

/** x and y lie strictly above or below their bounds; x and y are positive. */
interface Parameters {
  form: 'sum' | 'difference' | 'product'
  side: 'above' | 'below'
  p: number
  q: number
  limit: number
}

export const compareBoundedSums = defineFamily<Parameters>({
  id: 'compare-bounded-sums',
  version: 1,
  title: 'A sum of numbers with known bounds',
  asks: 'Gives bounds for two positive numbers and compares their sum, difference or product with a number.',
  strand: 'algebra',
  skill: 'Inequalities',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    form: 'what stands in Column A',
    side: 'whether the numbers lie above or below the bounds',
    p: 'bound of x',
    q: 'bound of y',
    limit: 'the number in Column B',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(['A', 'B', 'unknown'] as const)
    const [p, q] = [random.int(3, 12), random.int(2, 9)]
    const form =
      difficulty === 'easy' ? 'sum' : wanted === 'unknown' && random.chance(1, 2) ? 'difference' : random.pick(['sum', 'product'] as const)
    const exact = form === 'product' ? p * q : p + q
    const off = difficulty === 'hard' ? random.int(0, 1) : random.int(0, 3)
    // A difference of numbers below their bounds is less than the bound of x, so the limit has to stay under it.
    if (form === 'difference')
      return random.chance(1, 2)
        ? { form, side: 'above', p, q, limit: random.int(1, 9) }
        : { form, side: 'below', p, q, limit: random.int(1, p - 1) }
    if (wanted === 'unknown')
      return random.chance(1, 2)
        ? { form, side: 'above', p, q, limit: exact + 1 + off }
        : { form, side: 'below', p, q, limit: Math.max(1, exact - 1 - off) }
    return wanted === 'A' ? { form, side: 'above', p, q, limit: exact - off } : { form, side: 'below', p, q, limit: exact + off }
  },
  write({ form, side, p, q, limit }) {
    const isAbove = side === 'above'
    const edge = form === 'sum' ? p + q : p * q
    const settled = form !== 'difference' && (isAbove ? limit <= edge : limit >= edge)
    const relation: Relation = settled ? (isAbove ? 'A' : 'B') : 'unknown'
    const sign = isAbove ? '>' : '<'
    const tex = { sum: 'x + y', difference: 'x - y', product: 'xy' }[form]
    return comparisonQuestion({
      stem: `$x$ and $y$ are positive numbers.\n$x ${sign} ${p}$ and $y ${sign} ${q}$`,
      a: `$${tex}$`,
      b: `${limit}`,
      relation,
      mistakes: {
        A: { type: 'logical_reasoning_error', says: 'Tries two numbers that make Column A large and stops.' },
        B: { type: 'logical_reasoning_error', says: 'Tries two numbers that make Column A small and stops.' },
        equal: {
          type: 'concept_misunderstanding',
          says: 'Puts the bounds in place of the numbers, although the numbers never reach them.',
        },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that bounds never settle a comparison.' },
      },
      steps:
        form === 'difference'
          ? [
              'Bounds on the same side say nothing about a difference: each number can be moved without the other.',
              `With $x$ and $y$ far apart $x - y$ can be large or negative, so ${CONCLUSIONS[relation]}.`,
            ]
          : [
              `Both numbers are ${isAbove ? 'more' : 'less'} than their bounds, so $${tex}$ is ${isAbove ? 'more' : 'less'} than $${form === 'sum' ? `${p} + ${q}` : `${p} \\times ${q}`} = ${edge}$.`,
              settled
                ? `And ${edge} is ${limit === edge ? 'equal to' : isAbove ? 'more than' : 'less than'} ${limit}, so ${CONCLUSIONS[relation]}.`
                : `That leaves room on both sides of ${limit}, so ${CONCLUSIONS[relation]}.`,
            ],
      hints: [
        `What is the ${isAbove ? 'least' : 'greatest'} that Column A could nearly be?`,
        'Try numbers close to the bounds, then numbers far from them.',
      ],
    })
  },
  // Tries numbers very near the bounds and far from them, as whole numbers of thousandths.
  solve({ form, side, p, q, limit }) {
    const near = (bound: number) => (side === 'above' ? [1000 * bound + 1, 1000 * bound + 400, 90_000] : [1, 500 * bound, 1000 * bound - 1])
    const cases = near(p).flatMap((x) =>
      near(q).map((y): [number, number] =>
        form === 'product' ? [x * y, 1_000_000 * limit] : [form === 'sum' ? x + y : x - y, 1000 * limit],
      ),
    )
    return `=${relationOver(cases)}`
  },
})
