/** Quantitative comparison: absolute values. */
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
  /** The number in the row, 2 to 9. */
  k: number
  letter: 'x' | 'n' | 'p' | 'y'
  isTurned: boolean
}

interface Row {
  given: (v: string, k: number) => string
  a: (v: string, k: number) => string
  b: (v: string, k: number) => string
  relation: 'A' | 'equal' | 'unknown'
  why: (v: string, k: number) => string
  at: (x: number, k: number) => readonly [number, number]
  allows: (x: number, k: number) => boolean
  hard?: boolean
}

const ROWS: Row[] = [
  {
    given: (v, k) => `$${v} < -${k}$`,
    a: (v) => `|${v}|`,
    b: (_, k) => `${k}`,
    relation: 'A',
    why: (v, k) => `$${v}$ lies more than ${k} below zero, so its distance from zero is more than ${k}`,
    at: (x, k) => [Math.abs(x), k],
    allows: (x, k) => x < -k,
  },
  {
    given: (v, k) => `$|${v}| < ${k}$`,
    a: (_, k) => `${k}`,
    b: (v) => v,
    relation: 'A',
    why: (v, k) => `$${v}$ lies between $-${k}$ and ${k}`,
    at: (x, k) => [k, x],
    allows: (x, k) => Math.abs(x) < k,
  },
  {
    given: (v) => `$${v} < 0$`,
    a: (v, k) => `|${v} - ${k}|`,
    b: (v) => `|${v}|`,
    relation: 'A',
    why: (_, k) => `Subtracting ${k} takes a negative number farther from zero`,
    at: (x, k) => [Math.abs(x - k), Math.abs(x)],
    allows: (x) => x < 0,
    hard: true,
  },
  {
    given: (v) => `$${v} < 0$`,
    a: (v, k) => `|${v}| + ${k}`,
    b: (v, k) => `|${v} + ${k}|`,
    relation: 'A',
    why: (_, k) =>
      `Adding ${k} to a negative number brings it nearer to zero or past it, while adding ${k} to its distance makes that greater`,
    at: (x, k) => [Math.abs(x) + k, Math.abs(x + k)],
    allows: (x) => x < 0,
    hard: true,
  },
  {
    given: () => '',
    a: (v, k) => `|${v} - ${k}|`,
    b: (v, k) => `|${k} - ${v}|`,
    relation: 'equal',
    why: () => 'The two differences are opposites, and opposites have the same absolute value',
    at: (x, k) => [Math.abs(x - k), Math.abs(k - x)],
    allows: () => true,
  },
  {
    given: (v) => `$${v} < 0$`,
    a: (v, k) => `|${k}${v}|`,
    b: (v, k) => `-${k}${v}`,
    relation: 'equal',
    why: () => 'The product is negative, so its absolute value is its opposite',
    at: (x, k) => [Math.abs(k * x), -k * x],
    allows: (x) => x < 0,
    hard: true,
  },
  {
    given: (v, k) => `$${v} > ${k}$`,
    a: (v, k) => `|${k} - ${v}|`,
    b: (v, k) => `${v} - ${k}`,
    relation: 'equal',
    why: (v, k) => `$${v} - ${k}$ is positive, so it is its own absolute value and that of its opposite`,
    at: (x, k) => [Math.abs(k - x), x - k],
    allows: (x, k) => x > k,
    hard: true,
  },
  {
    given: () => '',
    a: (v, k) => `|-${k}${v}|`,
    b: (v, k) => `${k}|${v}|`,
    relation: 'equal',
    why: () => 'The absolute value of a product is the product of the absolute values',
    at: (x, k) => [Math.abs(-k * x), k * Math.abs(x)],
    allows: () => true,
  },
  {
    given: (v, k) => `$|${v}| = ${k}$`,
    a: (v) => v,
    b: () => '0',
    relation: 'unknown',
    why: (v, k) => `$${v}$ may be ${k} or $-${k}$`,
    at: (x) => [x, 0],
    allows: (x, k) => Math.abs(x) === k,
  },
  {
    given: (v, k) => `$|${v}| > ${k}$`,
    a: (v) => v,
    b: (_, k) => `${k}`,
    relation: 'unknown',
    why: (v, k) => `$${v}$ may be above ${k} or below $-${k}$`,
    at: (x, k) => [x, k],
    allows: (x, k) => Math.abs(x) > k,
  },
  {
    given: () => '',
    a: (v, k) => `|${v} + ${k}|`,
    b: (v, k) => `|${v}| + ${k}`,
    relation: 'unknown',
    why: () => 'For positive numbers the columns are equal, for negative ones Column B is greater',
    at: (x, k) => [Math.abs(x + k), Math.abs(x) + k],
    allows: () => true,
    hard: true,
  },
  {
    given: (v) => `$${v} \\neq 0$`,
    a: (v, k) => `|${k}${v}|`,
    b: (v, k) => `${k}${v}`,
    relation: 'unknown',
    why: () => 'For positive numbers the columns are equal, for negative ones Column A is greater',
    at: (x, k) => [Math.abs(k * x), k * x],
    allows: (x) => x !== 0,
    hard: true,
  },
]

export const compareAbsoluteValues = defineFamily<Parameters>({
  id: 'compare-absolute-values',
  version: 2,
  title: 'Absolute values compared',
  asks: 'Gives a fact about a number, or none, and compares two expressions with absolute values.',
  strand: 'algebra',
  skill: 'Absolute value',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    row: 'the pair of expressions',
    k: 'the number in it',
    letter: 'the letter',
    isTurned: 'whether the columns are exchanged',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const type = wanted === 'B' ? 'A' : wanted
    const rows = ROWS.map((row, index) => ({ ...row, index })).filter(
      ({ relation, hard }) => relation === type && (difficulty === 'medium' || Boolean(hard) === (difficulty === 'hard')),
    )
    const isTurned = wanted === 'B' || (wanted === 'equal' && random.chance(1, 2))
    return { row: random.pick(rows).index, k: random.int(2, 9), letter: random.pick(['x', 'n', 'p', 'y'] as const), isTurned }
  },
  write({ row, k, letter, isTurned }) {
    const { given, a, b, relation: type, why } = ROWS[row] ?? (ROWS[0] as Row)
    const relation: Relation = type === 'A' && isTurned ? 'B' : type
    const [left, right] = isTurned ? [b(letter, k), a(letter, k)] : [a(letter, k), b(letter, k)]
    return comparisonQuestion({
      stem: given(letter, k) || `$${letter}$ is a number.`,
      a: `$${left}$`,
      b: `$${right}$`,
      relation,
      mistakes: {
        A: { type: 'concept_misunderstanding', says: 'Leaves negative numbers out of account, or loses a sign in Column B.' },
        B: { type: 'concept_misunderstanding', says: 'Leaves negative numbers out of account, or loses a sign in Column A.' },
        equal: { type: 'concept_misunderstanding', says: 'Drops the absolute value bars, as if they changed nothing.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that nothing can be said without the value of the letter.' },
      },
      steps: [
        'An absolute value is a distance from zero, so it is never negative. Try positive and negative numbers that the given fact allows.',
        `${why(letter, k)}. So ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['Which numbers does the given fact allow?', 'Try a negative number and, if it is allowed, a positive one.'],
    })
  },
  // Tries all whole numbers from −30 to 30 that the fact allows.
  solve({ row, k, isTurned }) {
    const { at, allows } = ROWS[row] ?? (ROWS[0] as Row)
    const cases = Array.from({ length: 61 }, (_, index) => index - 30)
      .filter((x) => allows(x, k))
      .map((x) => at(x, k))
    return `=${relationOver(cases.map(([a, b]) => (isTurned ? ([b, a] as const) : ([a, b] as const))))}`
  },
})
