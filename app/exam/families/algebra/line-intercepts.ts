/** Where a line meets the axes. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { polynomial, polynomialTex } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

/** The line ax + by = c, whose intercepts are whole. */
interface Parameters {
  a: number
  b: number
  c: number
  axis: 'x' | 'y'
}

const point = (x: number, y: number): Answer => ({ text: `$(${x}, ${y})$`, value: `(${x + 0},${y + 0})` })

export const lineIntercepts = defineFamily<Parameters>({
  id: 'line-intercepts',
  version: 1,
  title: 'Where a line meets an axis',
  asks: 'Gives the equation of a line and asks for the point where it crosses the x-axis or the y-axis.',
  strand: 'algebra',
  skill: 'Intercepts',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-middle': ['quantitative'], 'ssat-upper': ['quantitative'] },
  parameters: { a: 'coefficient of x', b: 'coefficient of y', c: 'right side', axis: 'which axis' },
  draw(random, { difficulty }) {
    const [p, q] = random.sample([1, 2, 3, 4, 5, 6], 2) as [number, number]
    const sign = () => (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    const many = difficulty === 'hard' ? random.int(2, 3) : 1
    return {
      a: p * sign(),
      b: q * sign(),
      c: p * q * many * (difficulty === 'hard' ? random.pick([-1, 1]) : 1),
      axis: random.pick(['x', 'y'] as const),
    }
  },
  write({ a, b, c, axis }) {
    const [x, y] = [c / a, c / b]
    const key = axis === 'x' ? point(x, 0) : point(0, y)
    const other = axis === 'x' ? 'y' : 'x'
    return {
      stem: `At what point does the line $${polynomialTex(polynomial({ x: a, y: b }))} = ${c}$ cross the $${axis}$-axis?`,
      answer: key,
      distractors: [
        wrong(axis === 'x' ? point(0, x) : point(y, 0), 'concept_misunderstanding', 'Exchanges the two coordinates.'),
        wrong(axis === 'x' ? point(0, y) : point(x, 0), 'misread_question', `Gives the point on the ${other}-axis.`),
        wrong(axis === 'x' ? point(y, 0) : point(0, x), 'careless_mistake', 'Divides by the coefficient of the other letter.'),
        wrong(axis === 'x' ? point(-x, 0) : point(0, -y), 'careless_mistake', 'Loses a minus sign in the division.'),
        wrong(point(x, y), 'concept_misunderstanding', 'Puts the two intercepts together into one point.'),
        wrong(axis === 'x' ? point(c, 0) : point(0, c), 'strategy_error', 'Takes the right side and forgets to divide.'),
        wrong(point(a, b), 'concept_misunderstanding', 'Takes the coefficients for coordinates.'),
      ],
      steps: [
        `Every point of the $${axis}$-axis has $${other} = 0$.`,
        `Put $${other} = 0$ into the equation: $${polynomialTex(polynomial({ [axis]: axis === 'x' ? a : b }))} = ${c}$, so $${axis} = ${axis === 'x' ? x : y}$.`,
        `The point is ${key.text}.`,
      ],
      hints: [
        `Which coordinate is zero everywhere on the $${axis}$-axis?`,
        `Put $${other} = 0$ into the equation and solve for $${axis}$.`,
      ],
    }
  },
  // Goes along the axis until the equation holds.
  solve({ a, b, c, axis }) {
    for (let at = -60; at <= 60; at++) if ((axis === 'x' ? a : b) * at === c) return axis === 'x' ? `(${at},0)` : `(0,${at})`
    throw new RangeError('no whole intercept')
  },
})
