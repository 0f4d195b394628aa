/** Quantitative comparison: the slopes of two lines. */

import { CONCLUSIONS, comparisonQuestion, type Relation, relationOf } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { compare, fraction } from '~/exam/values/fraction'
import { fractionText } from '~/exam/values/values'

/** The line through two points, against the line ax + by = c (or, in easy questions, through two other points). */
interface Parameters {
  x1: number
  y1: number
  x2: number
  y2: number
  a: number
  b: number
  c: number
}

export const compareSlopes = defineFamily<Parameters>({
  id: 'compare-slopes',
  version: 1,
  title: 'The slopes of two lines',
  asks: 'Compares the slope of a line through two points with that of a line given by its equation.',
  strand: 'algebra',
  skill: 'Slope',
  kind: 'quantitative_comparison',
  levels: { 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    x1: 'x of the first point',
    y1: 'y of the first point',
    x2: 'x of the second point',
    y2: 'y of the second point',
    a: 'coefficient of x in the equation',
    b: 'coefficient of y',
    c: 'right side',
  },
  draw(random, { difficulty }) {
    const wanted: Relation = random.pick(['A', 'B', 'equal'] as const)
    for (;;) {
      const [x1, y1, run] = [random.int(-4, 4), random.int(-4, 6), random.int(1, 4)]
      const rise = random.int(1, 8) * (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
      const b = difficulty === 'easy' ? 1 : random.int(2, 5)
      const a = random.int(1, 9) * (difficulty === 'easy' ? -1 : random.pick([-1, 1]))
      const isNear = difficulty !== 'hard' || Math.abs(rise / run + a / b) < 1
      if (isNear && relationOf(fraction(rise, run), fraction(-a, b)) === wanted)
        return { x1, y1, x2: x1 + run, y2: y1 + rise, a, b, c: random.int(1, 12) }
    }
  },
  write({ x1, y1, x2, y2, a, b, c }) {
    const [first, second] = [fraction(y2 - y1, x2 - x1), fraction(-a, b)]
    const difference = compare(first, second)
    const relation: Relation = difference > 0 ? 'A' : difference < 0 ? 'B' : 'equal'
    const term = (k: number, letter: string) => `${k === 1 ? '' : k === -1 ? '-' : k}${letter}`
    const line = b === 1 ? `y = ${term(-a, 'x')} + ${c}` : `${term(a, 'x')} + ${term(b, 'y')} = ${c}`
    return comparisonQuestion({
      a: `The slope of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$`,
      b: `The slope of the line $${line}$`,
      relation,
      mistakes: {
        A: {
          type: 'concept_misunderstanding',
          says: b === 1 ? 'Divides the run by the rise in Column A.' : 'Reads the slope in Column B before solving for y.',
        },
        B: {
          type: 'concept_misunderstanding',
          says: b === 1 ? 'Takes the y-intercept for the slope in Column B.' : 'Loses the minus sign when solving for y in Column B.',
        },
        equal: { type: 'careless_mistake', says: 'Loses the sign of one of the slopes.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that slopes can only be compared in a drawing.' },
      },
      steps: [
        `Column A: the change of $y$ over the change of $x$ is ${x2 - x1 === 1 ? `$${y2 - y1}$` : `$\\frac{${y2 - y1}}{${x2 - x1}}$`}.`,
        `Column B: ${b === 1 ? 'the slope stands in front of $x$' : 'solved for $y$, the slope stands in front of $x$'}: ${fractionText(second)}.`,
        `So ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['Slope is rise over run.', b === 1 ? 'In Column B the slope can be read off.' : 'Solve the equation in Column B for y.'],
    })
  },
  // Moves the same distance along both lines and compares how far each rises, in whole numbers.
  solve({ x1, y1, x2, y2, a, b }) {
    const run = (x2 - x1) * b
    const [riseA, riseB] = [(y2 - y1) * b, -a * (x2 - x1)]
    if (run <= 0) throw new RangeError('the run must be to the right')
    return riseA === riseB ? '=equal' : riseA > riseB ? '=A' : '=B'
  },
})
