/** Quantitative comparison: two unknowns from a sum and a difference, or from a sum alone. */
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

interface Parameters {
  /** The first equation: px + qy = total. */
  p: number
  q: number
  total: number
  /** x − y; told only when `given` is both. */
  difference: number
  given: 'both' | 'first' | 'twice'
  /** The factor by which the second equation repeats the first when `given` is twice. */
  times: number
  /** Column A is m times x, Column B n times y. */
  m: number
  n: number
}

/** Factors of x and y in the first equation of hard draws. */
const FACTORS = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
] as const

/** The pairs of positive whole numbers with px + qy = total, x rising. */
function fitting(p: number, q: number, total: number): [x: number, y: number][] {
  return Array.from({ length: total }, (_, x): [number, number] => [x, (total - p * x) / q]).filter(
    ([x, y]) => x > 0 && y > 0 && Number.isInteger(y),
  )
}

/** Two pairs that decide differently. */
function openSteps(pairs: [number, number][], m: number, n: number): string[] {
  const [[x, y] = [], [u, v] = []] = (['B', 'A'] as const).map((wanted) => pairs.find(([a, b]) => relationOf(m * a, n * b) === wanted))
  return [
    `Many pairs fit, for example $x = ${x}$ with $y = ${y}$, and $x = ${u}$ with $y = ${v}$.`,
    `The first pair makes Column B greater, the second Column A, so ${CONCLUSIONS.unknown}.`,
  ]
}

/** "3x + y = 17". */
const equation = (p: number, q: number, total: number) => `$${p === 1 ? '' : p}x + ${q === 1 ? '' : q}y = ${total}$`

export const compareSystem = defineFamily<Parameters>({
  id: 'compare-system',
  version: 3,
  title: 'Two unknowns from their sum and difference',
  asks: 'Gives the sum of two numbers, or of multiples of them in hard questions, mostly with their difference, and compares the numbers or multiples of them.',
  strand: 'algebra',
  skill: 'Systems of equations',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    p: 'factor of x in the first equation; 1 unless the draw is hard',
    q: 'factor of y in the first equation; 1 unless the draw is hard',
    total: 'px + qy',
    difference: 'x − y',
    given: 'whether the difference is told, or only the first equation, or the first and a multiple of it',
    times: 'the factor of that multiple',
    m: 'factor of x in Column A',
    n: 'factor of y in Column B; unless the draw is easy, the larger number has the smaller factor when both numbers are fixed',
  },
  draw(random, { difficulty }) {
    const wanted: Relation = random.pick(DRAWN_RELATIONS)
    const isEasy = difficulty === 'easy'
    const isHard = difficulty === 'hard'
    const given = wanted === 'unknown' ? (isHard && random.chance(1, 2) ? 'twice' : 'first') : 'both'
    for (;;) {
      const [x, y] = [random.int(2, 12), random.int(2, 12)]
      const [p, q] = isHard ? random.pick(FACTORS) : ([1, 1] as const)
      const [m, n] = isEasy && wanted !== 'equal' ? [1, 1] : [random.int(1, 4), random.int(1, 4)]
      const total = p * x + q * y
      const relations = fitting(p, q, total).map(([a, b]) => relationOf(m * a, n * b))
      const isFit =
        given === 'both'
          ? relationOf(m * x, n * y) === wanted && (isEasy || (m - n) * (x - y) < 0) && (!isHard || Math.abs(m * x - n * y) < 7)
          : relations.includes('A') && relations.includes('B') && (isEasy || m * q !== n * p)
      if (isFit && x !== y) return { p, q, total, difference: x - y, given, times: random.int(2, 3), m, n }
    }
  },
  write({ p, q, total, difference, given, times, m, n }) {
    const y = (total - p * difference) / (p + q)
    const x = y + difference
    const relation: Relation = given === 'both' ? relationOf(m * x, n * y) : 'unknown'
    const column = (factor: number, letter: string) => `$${factor === 1 ? '' : factor}${letter}$`
    const first = equation(p, q, total)
    const told = {
      both: `${first}\n$x - y = ${difference}$`,
      first: `$x$ and $y$ are positive numbers.\n${first}`,
      twice: `${first}\n${equation(times * p, times * q, times * total)}`,
    }[given]
    return comparisonQuestion({
      stem: told,
      a: column(m, 'x'),
      b: column(n, 'y'),
      relation,
      mistakes:
        given === 'both'
          ? {
              A: { type: 'calculation_error', says: `Takes ${p === q ? 'the sum or the difference' : 'one of the given numbers'} for x.` },
              B: { type: 'calculation_error', says: `Takes ${p === q ? 'the sum or the difference' : 'one of the given numbers'} for y.` },
              equal: { type: 'strategy_error', says: 'Shares the sum equally between the two columns.' },
              unknown: { type: 'logical_reasoning_error', says: 'Believes that two equations with two unknowns cannot be solved.' },
            }
          : {
              A: { type: 'strategy_error', says: 'Tries only one pair of numbers that fits, with a large x.' },
              B: { type: 'strategy_error', says: 'Tries only one pair of numbers that fits, with a large y.' },
              equal: { type: 'strategy_error', says: 'Shares the sum equally between the two columns.' },
            },
      steps:
        given === 'both'
          ? [
              `${q === 1 ? 'Add the two equations' : `Multiply the second equation by ${q} and add it to the first`}: $${p + q}x = ${total + q * difference}$, so $x = ${x}$, and then $y = ${y}$.`,
              `Column A is $${m * x}$ and Column B is $${n * y}$, so ${CONCLUSIONS[relation]}.`,
            ]
          : [
              ...(given === 'twice' ? [`The second equation is the first multiplied by ${times}, so it says nothing new.`] : []),
              ...openSteps(fitting(p, q, total), m, n),
            ],
      hints: {
        both: [
          q === 1 ? 'Add the two equations.' : 'Multiply the second equation so that the terms with y cancel.',
          'One letter falls away, and the other can be found.',
        ],
        first: ['Name two very different pairs that fit.', 'Do both pairs lead to the same answer?'],
        twice: ['Does the second equation say anything that the first does not?', 'Do all pairs that fit lead to the same answer?'],
      }[given],
    })
  },
  // Tries all pairs of whole numbers up to the total in every equation told.
  solve({ p, q, total, difference, given, m, n }) {
    const cases: [number, number][] = []
    for (let x = 1; x < total; x++)
      for (let y = 1; y < total; y++) if (p * x + q * y === total && (given !== 'both' || x - y === difference)) cases.push([m * x, n * y])
    return `=${relationOver(cases)}`
  },
})
