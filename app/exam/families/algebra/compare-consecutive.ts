/** Quantitative comparison: sums and products of consecutive integers. */
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
  /** The distance between neighbors: 1, or 2 for even or odd integers. */
  kind: 'integers' | 'even integers' | 'odd integers'
  letters: readonly [string, string, string, string]
  isTurned: boolean
}

interface Row {
  count: 3 | 4
  a: (v: readonly string[]) => string
  b: (v: readonly string[]) => string
  relation: 'A' | 'equal' | 'unknown'
  why: string
  at: (v: readonly [number, number, number, number]) => readonly [number, number]
  level: 'easy' | 'hard'
}

const ROWS: Row[] = [
  {
    count: 3,
    a: ([x, , z]) => `${x} + ${z}`,
    b: ([, y]) => `2${y}`,
    relation: 'equal',
    why: 'One number lies as far below the middle as the other lies above it, so the two make twice the middle',
    at: ([x, y, z]) => [x + z, 2 * y],
    level: 'easy',
  },
  {
    count: 4,
    a: ([x, , , w]) => `${x} + ${w}`,
    b: ([, y, z]) => `${y} + ${z}`,
    relation: 'equal',
    why: 'From the outer pair to the inner pair one number grows as much as the other shrinks',
    at: ([x, y, z, w]) => [x + w, y + z],
    level: 'easy',
  },
  {
    count: 3,
    a: ([x, y, z]) => `\\frac{${x} + ${y} + ${z}}{3}`,
    b: ([, y]) => `${y}`,
    relation: 'equal',
    why: 'The average of three equally spaced numbers is the middle one',
    at: ([x, y, z]) => [Math.round((x + y + z) / 3), y],
    level: 'hard',
  },
  {
    count: 3,
    a: ([, y]) => `${y}^2`,
    b: ([x, , z]) => `${x}${z}`,
    relation: 'A',
    why: 'The outer numbers are the middle less a number and plus the same number, so their product is the square of the middle less a square',
    at: ([x, y, z]) => [y * y, x * z],
    level: 'hard',
  },
  {
    count: 4,
    a: ([, y, z]) => `${y}${z}`,
    b: ([x, , , w]) => `${x}${w}`,
    relation: 'A',
    why: 'Of two pairs with the same sum, the pair of numbers that are closer together has the greater product',
    at: ([x, y, z, w]) => [y * z, x * w],
    level: 'hard',
  },
  {
    count: 3,
    a: ([x, , z]) => `${z} - ${x}`,
    b: ([x, y]) => `${y} - ${x}`,
    relation: 'A',
    why: 'The first and last numbers are twice as far apart as neighbors',
    at: ([x, y, z]) => [z - x, y - x],
    level: 'easy',
  },
  {
    count: 4,
    a: ([, , z, w]) => `${z} + ${w}`,
    b: ([x, y]) => `${x} + ${y}`,
    relation: 'A',
    why: 'Each of the last two numbers is greater than its partner among the first two',
    at: ([x, y, z, w]) => [z + w, x + y],
    level: 'easy',
  },
  {
    count: 3,
    a: ([x, y]) => `${x}${y}`,
    b: ([, y, z]) => `${y}${z}`,
    relation: 'unknown',
    why: 'With positive numbers the second product is greater, with negative numbers the first one is',
    at: ([x, y, z]) => [x * y, y * z],
    level: 'hard',
  },
  {
    count: 3,
    a: ([x, y, z]) => `${x} + ${y} + ${z}`,
    b: ([, , z]) => `${z}`,
    relation: 'unknown',
    why: 'The other two numbers may have a positive or a negative sum',
    at: ([x, y, z]) => [x + y + z, z],
    level: 'easy',
  },
  {
    count: 4,
    a: ([x]) => `${x}^2`,
    b: ([, , , w]) => `${w}^2`,
    relation: 'unknown',
    why: 'Either end of the list may be farther from zero',
    at: ([x, , , w]) => [x * x, w * w],
    level: 'hard',
  },
  {
    count: 4,
    a: ([x, , , w]) => `${x} + ${w}`,
    b: () => '0',
    relation: 'unknown',
    why: 'The integers may be positive or negative',
    at: ([x, , , w]) => [x + w, 0],
    level: 'easy',
  },
]

export const compareConsecutive = defineFamily<Parameters>({
  id: 'compare-consecutive',
  version: 2,
  title: 'Sums and products of consecutive integers',
  asks: 'Gives consecutive integers in order and compares two expressions in them.',
  strand: 'algebra',
  skill: 'Consecutive integers',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    row: 'the pair of expressions',
    kind: 'which consecutive integers',
    letters: 'their letters',
    isTurned: 'whether the columns are exchanged',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const type = wanted === 'B' ? 'A' : wanted
    const rows = ROWS.map((row, index) => ({ ...row, index })).filter(
      ({ relation, level }) => relation === type && (difficulty === 'medium' || level === difficulty),
    )
    return {
      row: random.pick(rows).index,
      kind: difficulty === 'easy' ? 'integers' : random.pick(['integers', 'even integers', 'odd integers'] as const),
      letters: random.pick([
        ['a', 'b', 'c', 'd'],
        ['p', 'q', 'r', 's'],
        ['w', 'x', 'y', 'z'],
        ['j', 'k', 'm', 'n'],
      ] as const),
      isTurned: wanted === 'B' || (wanted !== 'A' && random.chance(1, 2)),
    }
  },
  write({ row, kind, letters, isTurned }) {
    const { count, a, b, relation: type, why } = ROWS[row] ?? (ROWS[0] as Row)
    const relation: Relation = type === 'A' && isTurned ? 'B' : type
    const named = letters.slice(0, count).map((letter) => `$${letter}$`)
    const [left, right] = isTurned ? [b(letters), a(letters)] : [a(letters), b(letters)]
    return comparisonQuestion({
      stem: `${named.slice(0, -1).join(', ')}, and ${named.at(-1)} are consecutive ${kind}, in order from least to greatest.`,
      a: `$${left}$`,
      b: `$${right}$`,
      relation,
      mistakes: {
        A: { type: 'strategy_error', says: 'Tries one list of integers that favors Column A, or forgets that integers may be negative.' },
        B: { type: 'strategy_error', says: 'Tries one list of integers that favors Column B, or forgets that integers may be negative.' },
        equal: { type: 'concept_misunderstanding', says: 'Believes that what is evenly spaced always balances.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that nothing can be said without the numbers themselves.' },
      },
      steps: [
        `Write the integers with one letter: the second is the first plus ${kind === 'integers' ? 1 : 2}, and so on. Or try a list of positive and a list of negative integers.`,
        `${why}. So ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['Try a list of small integers, then a list of negative ones.', 'How far apart are the integers?'],
    })
  },
  // Tries lists below, around and above zero.
  solve({ row, kind, isTurned }) {
    const gap = kind === 'integers' ? 1 : 2
    const starts = Array.from({ length: 41 }, (_, index) => index - 20).filter(
      (n) => kind === 'integers' || (n % 2 === 0) === (kind === 'even integers'),
    )
    const cases = starts.map((n) => (ROWS[row] ?? (ROWS[0] as Row)).at([n, n + gap, n + 2 * gap, n + 3 * gap]))
    return `=${relationOver(cases.map(([a, b]) => (isTurned ? ([b, a] as const) : ([a, b] as const))))}`
  },
})
