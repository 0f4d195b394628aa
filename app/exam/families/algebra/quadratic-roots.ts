/** Solutions of quadratic equations. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { polynomialTex, quadratic } from '~/exam/values/polynomial'
import { whole, wrong, wrongWhole } from '~/exam/values/values'

interface Parameters {
  /** The two solutions, the smaller one first. */
  b: number
  c: number
  asks: 'both' | 'sum' | 'positive'
}

const pair = (p: number, q: number): Answer => {
  const [low, high] = [Math.min(p, q), Math.max(p, q)]
  return { text: `$x = ${low}$ or $x = ${high}$`, value: `{${low},${high}}` }
}

export const quadraticRoots = defineFamily<Parameters>({
  id: 'quadratic-roots',
  version: 3,
  title: 'The solutions of a quadratic equation',
  asks: 'Gives a quadratic equation that factors and asks for its solutions, their sum or the positive one.',
  strand: 'algebra',
  skill: 'Quadratic equations',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: { b: 'coefficient of x', c: 'constant', asks: 'what is wanted' },
  draw(random, { difficulty }) {
    const [p, q] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    if (difficulty === 'easy') return { b: -(p + q), c: p * q, asks: 'both' }
    if (difficulty === 'medium')
      return random.chance(1, 2) ? { b: p - q, c: -p * q, asks: 'positive' } : { b: p - q, c: -p * q, asks: 'both' }
    return { b: random.pick([-1, 1]) * (p + q), c: p * q, asks: random.pick(['both', 'sum'] as const) }
  },
  write({ b, c, asks }) {
    const root = Math.round(Math.sqrt(b * b - 4 * c))
    const [low, high] = [(-b - root) / 2, (-b + root) / 2]
    const shift = (value: number) => `x ${value > 0 ? '-' : '+'} ${Math.abs(value)}`
    const text = `${polynomialTex(quadratic(1, b, c))} = 0`
    const key = asks === 'both' ? pair(low, high) : whole(asks === 'sum' ? low + high : high)
    const numbers = [
      ...wrongWhole(
        asks === 'sum' ? b : -low,
        'careless_mistake',
        asks === 'sum' ? 'Takes the coefficient of x with its own sign.' : 'Takes the number in a factor instead of its opposite.',
      ),
      ...wrongWhole(
        asks === 'sum' ? c : low,
        'misread_question',
        asks === 'sum' ? 'Gives the product of the solutions.' : 'Gives the negative solution.',
      ),
      ...wrongWhole(
        asks === 'sum' ? high : -b,
        'misread_question',
        asks === 'sum' ? 'Gives only one of the solutions.' : 'Gives the sum of the solutions.',
      ),
      ...wrongWhole(high - low, 'calculation_error', 'Gives the distance between the solutions.'),
      ...wrongWhole(Math.abs(c), 'concept_misunderstanding', 'Takes the constant of the equation for the answer.'),
      ...wrongWhole((asks === 'sum' ? low + high : high) + 1, 'calculation_error', 'Is one off in the last step.'),
    ]
    return {
      stem:
        asks === 'both'
          ? `Which of the following gives all solutions of $${text}$?`
          : asks === 'sum'
            ? `What is the sum of the solutions of $${text}$?`
            : `What is the positive solution of $${text}$?`,
      answer: key,
      distractors:
        asks === 'both'
          ? [
              wrong(pair(-low, -high), 'careless_mistake', 'Takes the numbers in the factors instead of their opposites.'),
              wrong(pair(low - 1, high + 1), 'strategy_error', 'Finds numbers with the right sum and does not check their product.'),
              wrong(pair(1, c), 'strategy_error', 'Finds numbers with the right product and does not check their sum.'),
              wrong(pair(-low, high), 'careless_mistake', 'Gets the sign of one solution wrong.'),
              wrong(pair(low, -high), 'careless_mistake', 'Gets the sign of the other solution wrong.'),
              wrong(pair(b, c), 'concept_misunderstanding', 'Takes the coefficients of the equation for its solutions.'),
            ]
          : numbers,
      steps: [
        `Factor the left side. Two numbers with the product $${c}$ and the sum $${b}$ are $${-low}$ and $${-high}$: $(${shift(low)})(${shift(high)}) = 0$.`,
        `A product is zero only when a factor is zero, so $x = ${low}$ or $x = ${high}$.`,
        ...(asks === 'sum'
          ? [`Their sum is $${low + high}$, the opposite of the coefficient of $x$.`]
          : asks === 'positive'
            ? [`The positive one is ${high}.`]
            : []),
      ],
      hints: ['Can the left side be written as a product?', 'When a product is zero, one of its factors is zero.'],
    }
  },
  // Puts every whole number into the equation.
  solve({ b, c, asks }) {
    const found = Array.from({ length: 61 }, (_, index) => index - 30).filter((x) => x * x + b * x + c === 0)
    if (asks === 'both') return `{${found.join(',')}}`
    return String(asks === 'sum' ? found.reduce((total, x) => total + x, 0) : found.filter((x) => x > 0)[0])
  },
})
