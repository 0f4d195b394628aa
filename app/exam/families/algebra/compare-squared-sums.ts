/** Quantitative comparison: the square of a sum against the sum of squares. */

import { CONCLUSIONS, comparisonQuestion, DRAWN_RELATIONS, type Relation, relationOver } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { polynomialTex, quadratic } from '~/exam/values/polynomial'

/** (x + k)² against x² + mx + n. */
interface Parameters {
  k: number
  m: number
  n: number
  domain: 'positive' | 'negative' | 'any'
  letter: 'x' | 'n' | 'p' | 'y'
}

const GIVEN = { positive: (v: string) => `$${v} > 0$`, negative: (v: string) => `$${v} < 0$`, any: (v: string) => `$${v}$ is a number.` }

export const compareSquaredSums = defineFamily<Parameters>({
  id: 'compare-squared-sums',
  version: 2,
  title: 'The square of a sum',
  asks: 'Compares the square of a sum with an expression that looks like its expansion.',
  strand: 'algebra',
  skill: 'Multiplying binomials',
  kind: 'quantitative_comparison',
  levels: { 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    k: 'the number in the sum',
    m: 'coefficient of x in Column B',
    n: 'constant in Column B',
    domain: 'what is known of x',
    letter: 'the letter',
  },
  draw(random, { difficulty }) {
    const wanted: Relation = random.pick(DRAWN_RELATIONS)
    const k = random.int(2, 9) * (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    const letter = random.pick(['x', 'n', 'p', 'y'] as const)
    const square = k * k
    if (wanted === 'equal')
      return { k, m: 2 * k, n: square, domain: difficulty === 'hard' ? 'any' : random.pick(['positive', 'any'] as const), letter }
    if (wanted === 'unknown') return { k, m: 0, n: square, domain: 'any', letter }
    // The difference of the columns is (2k − m)x, so its sign is that of 2k − m and of x.
    const isMore = wanted === 'A'
    if (difficulty === 'hard') return { k, m: 2 * k, n: square + (isMore ? -1 : 1) * random.int(1, 5), domain: 'any', letter }
    return { k, m: 0, n: square, domain: k > 0 === isMore ? 'positive' : 'negative', letter }
  },
  write({ k, m, n, domain, letter }) {
    const rename = (tex: string) => tex.replaceAll('x', letter)
    const sum = rename(`x ${k < 0 ? '-' : '+'} ${Math.abs(k)}`)
    const right = rename(polynomialTex(quadratic(1, m, n)))
    const full = rename(polynomialTex(quadratic(1, 2 * k, k * k)))
    const relation: Relation =
      m === 2 * k
        ? n === k * k
          ? 'equal'
          : n < k * k
            ? 'A'
            : 'B'
        : domain === 'any'
          ? 'unknown'
          : (domain === 'positive') === k > 0
            ? 'A'
            : 'B'
    const extra = rename(`${2 * k}x`)
    return comparisonQuestion({
      stem: GIVEN[domain](letter),
      a: `$(${sum})^2$`,
      b: `$${right}$`,
      relation,
      mistakes: {
        equal: { type: 'concept_misunderstanding', says: 'Squares each term and forgets the middle term.' },
        A: { type: 'careless_mistake', says: 'Gets the sign of the middle term wrong, or tries one number only.' },
        B: { type: 'careless_mistake', says: 'Gets the sign of the middle term wrong, or tries one number only.' },
        unknown: { type: 'logical_reasoning_error', says: `Believes that the columns depend on the value of the letter in every case.` },
      },
      steps: [
        `Expand Column A: $(${sum})^2 = ${full}$.`,
        m === 2 * k
          ? `${n === k * k ? 'That is Column B' : 'The columns differ only in the last number'}, so ${CONCLUSIONS[relation]}.`
          : `Compared with Column B it has the extra term $${extra}$, which is ${relation === 'unknown' ? 'positive or negative, depending on the letter' : relation === 'A' ? 'positive here' : 'negative here'}. So ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['Multiply the bracket by itself. How many terms come out?', 'What is left when Column B is taken from Column A?'],
    })
  },
  // Tries whole numbers of the range.
  solve({ k, m, n, domain }) {
    const xs = { positive: [1, 2, 5, 20], negative: [-1, -2, -5, -20], any: [-20, -3, -1, 0, 1, 4, 20] }[domain]
    return `=${relationOver(xs.map((x) => [(x + k) ** 2, x * x + m * x + n] as const))}`
  },
})
