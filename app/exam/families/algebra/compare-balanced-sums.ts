/** Quantitative comparison: two variables tied by one equation or inequality. */
import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

/** m + a = n + b, or with another sign between the sides. */
interface Parameters {
  letters: readonly [string, string]
  a: number
  b: number
  sign: '=' | '>' | '<'
  /** sum: numbers are added; times: a × m = b × n with positive letters. */
  form: 'sum' | 'times'
}

export const compareBalancedSums = defineFamily<Parameters>({
  id: 'compare-balanced-sums',
  version: 2,
  title: 'Two variables tied by one statement',
  asks: 'Gives one equation or inequality between two variables and compares the variables.',
  strand: 'algebra',
  skill: 'Structure of equations',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    letters: 'the two variables',
    a: 'number on the left',
    b: 'number on the right',
    sign: 'sign between the sides',
    form: 'sums, or products of positive variables',
  },
  draw(random, { difficulty }) {
    const wanted: Relation = random.pick(DRAWN_RELATIONS)
    const letters = random.pick([
      ['m', 'n'],
      ['x', 'y'],
      ['p', 'q'],
      ['r', 's'],
      ['j', 'k'],
    ] as const)
    const form = difficulty !== 'easy' && wanted !== 'unknown' && random.chance(1, 2) ? 'times' : 'sum'
    const [low, high] = [random.int(2, 9), random.int(11, 19)]
    const even = random.int(3, 15)
    if (wanted === 'equal') return { letters, a: even, b: even, sign: '=', form }
    // The side with the smaller number must be made up by the greater variable.
    if (wanted === 'A')
      return { letters, a: low, b: high, sign: difficulty === 'hard' && form === 'sum' ? random.pick(['=', '>'] as const) : '=', form }
    if (wanted === 'B')
      return { letters, a: high, b: low, sign: difficulty === 'hard' && form === 'sum' ? random.pick(['=', '<'] as const) : '=', form }
    return random.chance(1, 2) ? { letters, a: high, b: low, sign: '>', form } : { letters, a: low, b: high, sign: '<', form }
  },
  write({ letters: [m, n], a, b, sign, form }) {
    const isSum = form === 'sum'
    const side = (k: number, v: string) => (isSum ? `${v} + ${k}` : `${k}${v}`)
    const relation: Relation =
      sign === '=' ? (a === b ? 'equal' : a < b ? 'A' : 'B') : sign === '>' ? (a <= b ? 'A' : 'unknown') : a >= b ? 'B' : 'unknown'
    const why =
      relation === 'unknown'
        ? `The side with $${sign === '>' ? m : n}$ is greater, but it also has the greater number, so $${sign === '>' ? m : n}$ may be greater or smaller than the other letter`
        : relation === 'equal'
          ? 'Both sides are made in the same way, so the letters must be equal'
          : `The side with $${relation === 'A' ? m : n}$ has the smaller number ${isSum ? 'added' : 'in front'} and still is not smaller, so $${relation === 'A' ? m : n}$ makes up for it`
    return comparisonQuestion({
      stem: `${isSum ? '' : `$${m}$ and $${n}$ are positive numbers.\n`}$${side(a, m)} ${sign} ${side(b, n)}$`,
      a: `$${m}$`,
      b: `$${n}$`,
      relation,
      mistakes: {
        A: { type: 'strategy_error', says: 'Takes the letter beside the greater number for the greater one, or looks at the sign alone.' },
        B: { type: 'strategy_error', says: 'Takes the letter beside the greater number for the greater one, or looks at the sign alone.' },
        equal: { type: 'concept_misunderstanding', says: 'Takes the letters for equal because the sides are compared.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that two unknowns in one statement can never be compared.' },
      },
      steps: [
        'There is no need for the values of the letters: compare how the two sides are made.',
        `${why}. So ${CONCLUSIONS[relation]}.`,
      ],
      hints: [
        'Try a number for one letter. What must the other one be?',
        'Which side has the smaller number, and what does that mean for its letter?',
      ],
    })
  },
  // Tries all small whole numbers (and the exact partner for products) that make the statement true.
  solve({ a, b, sign, form }) {
    const range = Array.from({ length: 400 }, (_, index) => index + 1)
    const cases = range.flatMap((m) => {
      const left = form === 'sum' ? m + a : m * a
      return range
        .filter((n) => {
          const right = form === 'sum' ? n + b : n * b
          return sign === '=' ? left === right : sign === '>' ? left > right && n < 60 : left < right && n < 60
        })
        .map((n) => [m, n] as const)
    })
    return `=${relationOver(cases)}`
  },
})
