/** Two linear equations with two unknowns. */

import { defineFamily } from '~/exam/families/kit/family'
import { polynomial, polynomialTex } from '~/exam/values/polynomial'
import { whole, wrongWhole } from '~/exam/values/values'

interface Parameters {
  first: [a: number, b: number, c: number]
  second: [a: number, b: number, c: number]
  asks: 'x' | 'y' | 'sum'
}

export const systemOfEquations = defineFamily<Parameters>({
  id: 'system-of-equations',
  version: 3,
  title: 'A system of two equations',
  asks: 'Gives two linear equations in x and y and asks for x, y or their sum.',
  strand: 'algebra',
  skill: 'Systems of equations',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-middle': ['quantitative'], 'ssat-upper': ['quantitative'] },
  parameters: {
    first: 'coefficients of x and y and right side of the first equation',
    second: 'the same of the second',
    asks: 'what is wanted',
  },
  draw(random, { difficulty }) {
    const sign = () => (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    const [x, y] = [random.int(1, 8) * (difficulty === 'hard' ? sign() : 1), random.int(1, 8) * sign()]
    const line = (a: number, b: number): [number, number, number] => [a, b, a * x + b * y]
    const asks = random.pick(['x', 'y', 'sum'] as const)
    if (difficulty === 'easy') return { first: line(1, 1), second: line(1, -1), asks }
    if (difficulty === 'medium') {
      const b = random.int(1, 4)
      return { first: line(random.int(1, 3), b), second: line(random.int(2, 5), -b), asks }
    }
    const [a, b] = [random.int(1, 3), random.int(1, 3)]
    return { first: line(a, b), second: line(a + random.int(1, 2), b + random.int(1, 3) * (b > 1 ? -1 : 1) || 3), asks }
  },
  write({ first: [a, b, c], second: [d, e, f], asks }) {
    const det = a * e - b * d
    const [x, y] = det === 0 ? [0, 0] : [(c * e - b * f) / det, (a * f - c * d) / det]
    const key = { x, y, sum: x + y }[asks]
    const [lineOne, lineTwo] = [
      `${polynomialTex(polynomial({ x: a, y: b }))} = ${c}`,
      `${polynomialTex(polynomial({ x: d, y: e }))} = ${f}`,
    ]
    const cancels = b === -e
    return {
      stem: `If $${lineOne}$ and $${lineTwo}$, what is the value of $${asks === 'sum' ? 'x + y' : asks}$?`,
      answer: whole(key),
      distractors:
        det === 0
          ? []
          : [
              ...wrongWhole(asks === 'x' ? y : x, 'misread_question', `Gives the value of ${asks === 'x' ? 'y' : 'x'}.`),
              ...wrongWhole(
                asks === 'sum' ? y : x + y,
                'misread_question',
                asks === 'sum' ? 'Gives the value of y.' : 'Gives the sum of x and y.',
              ),
              ...wrongWhole(x - y, 'misread_question', 'Gives the difference of x and y.'),
              ...wrongWhole((c + f) / (a + d), 'strategy_error', 'Adds the equations as if y fell away.'),
              ...wrongWhole(c - f, 'careless_mistake', 'Subtracts the right sides and stops.'),
              ...wrongWhole(-key, 'careless_mistake', 'Loses a minus sign.'),
              ...wrongWhole(key + 1, 'calculation_error', 'Is one off in the last step.'),
              ...wrongWhole(key - 1, 'calculation_error', 'Is one too low in the last step.'),
              ...wrongWhole(key + 2, 'calculation_error', 'Is two off in the last step.'),
            ],
      steps: [
        cancels
          ? `Add the two equations: the terms in $y$ cancel, and $${polynomialTex(polynomial({ x: a + d }))} = ${c + f}$.`
          : `Make the terms in $y$ alike: multiply the first equation by $${e}$ and the second by $${b}$, then subtract. That leaves $${polynomialTex(polynomial({ x: det }))} = ${c * e - b * f}$.`,
        `So $x = ${x}$. Put it into $${lineOne}$ to find $y = ${y}$.`,
        `The question asks for $${asks === 'sum' ? 'x + y' : asks}$, which is $${key}$.`,
      ],
      hints: [
        'Can you add or subtract the equations so that one letter falls away?',
        cancels ? 'Look at the terms in y.' : 'Multiply one equation or both so that the terms in y are alike.',
      ],
    }
  },
  // Tries pairs of whole numbers.
  solve({ first: [a, b, c], second: [d, e, f], asks }) {
    for (let x = -12; x <= 12; x++)
      for (let y = -12; y <= 12; y++) if (a * x + b * y === c && d * x + e * y === f) return String({ x, y, sum: x + y }[asks])
    throw new RangeError('no pair fits')
  },
})
