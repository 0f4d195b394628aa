/** Quantitative comparison: the solutions of two equations. */

import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  relationOf,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { linear, polynomialTex } from '~/exam/values/polynomial'

/** ax + b = c and dy + e = f; with `isSquare`, x² = c instead of the first. */
interface Parameters {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
  isSquare: boolean
}

export const compareSolutions = defineFamily<Parameters>({
  id: 'compare-solutions',
  version: 2,
  title: 'The solutions of two equations',
  asks: 'Gives an equation for x and one for y and compares x with y.',
  strand: 'algebra',
  skill: 'Solving equations',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    a: 'coefficient of x',
    b: 'number added',
    c: 'right side',
    d: 'coefficient of y',
    e: 'number added',
    f: 'right side',
    isSquare: 'whether the first equation is for the square of x',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(difficulty === 'easy' ? (['A', 'B', 'equal'] as const) : DRAWN_RELATIONS)
    const isHard = difficulty === 'hard'
    const x = random.int(2, 9) * (isHard && wanted !== 'unknown' && random.chance(1, 3) ? -1 : 1)
    const [a, d] = [random.int(2, 6), random.int(2, 6)]
    const signed = () => random.int(1, 9) * (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    const [b, e] = [signed(), signed()]
    if (wanted === 'unknown') {
      const y = random.int(-x + 1, x - 1)
      return { a: 1, b: 0, c: x * x, d, e, f: d * y + e, isSquare: true }
    }
    const gap = random.int(1, isHard ? 2 : 4)
    const y = wanted === 'equal' ? x : wanted === 'A' ? x - gap : x + gap
    return { a, b, c: a * x + b, d, e, f: d * y + e, isSquare: false }
  },
  write({ a, b, c, d, e, f, isSquare }) {
    const y = (f - e) / d
    const first = isSquare ? `x^2 = ${c}` : `${polynomialTex(linear(a, b))} = ${c}`
    const second = `${polynomialTex(linear(d, e, 'y'))} = ${f}`
    const root = Math.round(Math.sqrt(c))
    const x = isSquare ? root : (c - b) / a
    const relation = isSquare ? 'unknown' : relationOf(x, y)
    return comparisonQuestion({
      stem: `$${first}$\n$${second}$`,
      a: '$x$',
      b: '$y$',
      relation,
      mistakes: {
        A: {
          type: 'strategy_error',
          says: isSquare
            ? 'Takes only the positive solution of the first equation.'
            : 'Compares the right sides or the coefficients instead of the solutions.',
        },
        B: {
          type: 'strategy_error',
          says: isSquare
            ? 'Takes only the negative solution of the first equation.'
            : 'Compares the right sides or the coefficients instead of the solutions.',
        },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that two different letters cannot be compared.' },
      },
      steps: isSquare
        ? [
            `The first equation has two solutions: $x = ${root}$ and $x = -${root}$.`,
            `The second has one: $y = ${y}$.`,
            `Since $-${root} < ${y} < ${root}$, the answer depends on which solution $x$ is, so ${CONCLUSIONS[relation]}.`,
          ]
        : [`Solve the first equation: $x = ${x}$.`, `Solve the second: $y = ${y}$.`, `So ${CONCLUSIONS[relation]}.`],
      hints: [
        'Each equation can be solved by itself.',
        isSquare ? 'How many numbers have this square?' : 'Undo the addition or subtraction first, then divide.',
      ],
    })
  },
  // Tries all whole numbers in both equations and compares every pair that fits.
  solve({ a, b, c, d, e, f, isSquare }) {
    const range = Array.from({ length: 61 }, (_, index) => index - 30)
    const xs = range.filter((x) => (isSquare ? x * x : a * x + b) === c)
    const ys = range.filter((y) => d * y + e === f)
    return `=${relationOver(xs.flatMap((x) => ys.map((y) => [x, y] as const)))}`
  },
})
