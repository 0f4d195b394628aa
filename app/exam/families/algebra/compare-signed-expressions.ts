/** Quantitative comparison: sums and products of a negative and a positive number. */
import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

interface Parameters {
  row: number
  /** The letters for the negative and the positive number. */
  letters: readonly [string, string]
  isTurned: boolean
}

interface Row {
  a: (p: string, q: string) => string
  b: (p: string, q: string) => string
  relation: 'A' | 'equal' | 'unknown'
  why: string
  at: (p: number, q: number) => readonly [number, number]
  hard?: boolean
}

/** p is negative, q is positive. */
const ROWS: Row[] = [
  {
    a: (p, q) => `${q} - ${p}`,
    b: (p, q) => `${p} - ${q}`,
    relation: 'A',
    why: 'A positive number minus a negative one is positive, and the other difference is negative',
    at: (p, q) => [q - p, p - q],
  },
  {
    a: (p, q) => `${q} - ${p}`,
    b: (p, q) => `${q} + ${p}`,
    relation: 'A',
    why: 'Subtracting a negative number makes the sum greater, adding it makes it smaller',
    at: (p, q) => [q - p, q + p],
  },
  {
    a: () => '0',
    b: (p, q) => `${p}${q}`,
    relation: 'A',
    why: 'The product of a negative and a positive number is negative',
    at: (p, q) => [0, p * q],
  },
  {
    a: (_, q) => `${q}^2`,
    b: (p, q) => `${p}${q}`,
    relation: 'A',
    why: 'The square is positive and the product of a negative and a positive number is negative',
    at: (p, q) => [q * q, p * q],
  },
  {
    a: (p) => `${p}^2`,
    b: (p) => `${p}^3`,
    relation: 'A',
    why: 'An even power of a negative number is positive, an odd power is negative',
    at: (p) => [p * p, p ** 3],
  },
  {
    a: (p, q) => `${p}^2${q}`,
    b: (p, q) => `${p}${q}^2`,
    relation: 'A',
    why: 'The first product has a square and a positive factor, the second a square and a negative factor',
    at: (p, q) => [p * p * q, p * q * q],
    hard: true,
  },
  {
    a: (p, q) => `(${p} - ${q})^2`,
    b: (p, q) => `${p}^2 + ${q}^2`,
    relation: 'A',
    why: 'The square of the difference has the extra term −2 times the product, which is positive here',
    at: (p, q) => [(p - q) ** 2, p * p + q * q],
    hard: true,
  },
  {
    a: (p, q) => `(${p} - ${q})^2`,
    b: (p, q) => `(${q} - ${p})^2`,
    relation: 'equal',
    why: 'The two differences are opposites, and opposites have the same square',
    at: (p, q) => [(p - q) ** 2, (q - p) ** 2],
  },
  {
    a: (p, q) => `-${p}${q}`,
    b: (p, q) => `${q} \\times (-${p})`,
    relation: 'equal',
    why: 'A minus sign may stand in front of the product or of one factor',
    at: (p, q) => [-(p * q), q * -p],
  },
  {
    a: (p, q) => `${q} - ${p}`,
    b: (p, q) => `|${p} - ${q}|`,
    relation: 'equal',
    why: 'The difference in Column A is positive, and the absolute value in Column B is its size',
    at: (p, q) => [q - p, Math.abs(p - q)],
    hard: true,
  },
  {
    a: (p, q) => `|${p}${q}|`,
    b: (p, q) => `-${p}${q}`,
    relation: 'equal',
    why: 'The product is negative, so its absolute value is its opposite',
    at: (p, q) => [Math.abs(p * q), -p * q],
    hard: true,
  },
  {
    a: (p, q) => `${p} + ${q}`,
    b: () => '0',
    relation: 'unknown',
    why: 'The sum has the sign of the number that is farther from zero, and that is not known',
    at: (p, q) => [p + q, 0],
  },
  {
    a: (p) => `${p}^2`,
    b: (_, q) => `${q}^2`,
    relation: 'unknown',
    why: 'Squares compare the distances from zero, and these are not known',
    at: (p, q) => [p * p, q * q],
  },
  {
    a: (p) => `-${p}`,
    b: (_, q) => q,
    relation: 'unknown',
    why: 'Both numbers are positive, and nothing tells which is greater',
    at: (p, q) => [-p, q],
  },
  {
    a: (p, q) => `${q} + ${p}`,
    b: (p) => `${p}^2`,
    relation: 'unknown',
    why: 'With −1 and 5 the sum is greater, with −3 and 1 the square is',
    at: (p, q) => [q + p, p * p],
    hard: true,
  },
]

const SAMPLES = [[-1, 5], [-3, 1], [-2, 2], [-7, 3], [-1, 1], [-4, 9]] as const // biome-ignore format: pairs

export const compareSignedExpressions = defineFamily<Parameters>({
  id: 'compare-signed-expressions',
  version: 2,
  title: 'Expressions with one negative and one positive number',
  asks: 'Says that one number is negative and another positive and compares two expressions in them.',
  strand: 'algebra',
  skill: 'Positive and negative numbers',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: { row: 'the pair of expressions', letters: 'the two letters', isTurned: 'whether the columns are exchanged' },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const kind = wanted === 'B' ? 'A' : wanted
    const rows = ROWS.map((row, index) => ({ ...row, index })).filter(
      ({ relation, hard }) =>
        relation === kind && (difficulty !== 'easy' || !hard) && (difficulty !== 'hard' || hard || kind === 'unknown'),
    )
    const isTurned = wanted === 'B' || (wanted !== 'A' && random.chance(1, 2))
    return {
      row: random.pick(rows).index,
      letters: random.pick([
        ['p', 'q'],
        ['a', 'b'],
        ['m', 'n'],
        ['x', 'y'],
        ['r', 's'],
      ] as const),
      isTurned,
    }
  },
  write({ row, letters: [p, q], isTurned }) {
    const { a, b, relation: kind, why } = ROWS[row] ?? (ROWS[0] as Row)
    const relation: Relation = kind === 'A' && isTurned ? 'B' : kind
    const [left, right] = isTurned ? [b(p, q), a(p, q)] : [a(p, q), b(p, q)]
    return comparisonQuestion({
      stem: `$${p} < 0 < ${q}$`,
      a: `$${left}$`,
      b: `$${right}$`,
      relation,
      mistakes: {
        A: {
          type: 'concept_misunderstanding',
          says: 'Loses a minus sign on the way to one of the columns, or tries one pair of numbers only.',
        },
        B: { type: 'concept_misunderstanding', says: 'Gets the sign of one column wrong, or tries one pair of numbers only.' },
        equal: { type: 'concept_misunderstanding', says: 'Treats the order of a difference, or a minus sign, as if it did not matter.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that signs alone never settle a comparison.' },
      },
      steps: [
        `$${p}$ is negative and $${q}$ is positive. Find the sign of each column first, or try several pairs of numbers.`,
        `${why}, so ${CONCLUSIONS[relation]}.`,
      ],
      hints: [
        'Which columns are surely positive, and which are surely negative?',
        `Try $${p} = -1$ with a large $${q}$, then a small $${q}$ with $${p} = -3$.`,
      ],
    })
  },
  // Tries pairs of numbers with these signs.
  solve({ row, isTurned }) {
    const cases = SAMPLES.map(([p, q]) => (ROWS[row] ?? (ROWS[0] as Row)).at(p, q))
    return `=${relationOver(cases.map(([a, b]) => (isTurned ? ([b, a] as const) : ([a, b] as const))))}`
  },
})
