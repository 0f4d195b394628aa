/** x² − y² from the sum and the difference. */

import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrongWhole } from '~/exam/values/values'

/** Two of: x + y, x − y, x² − y²; the third, or x itself, is asked. */
interface Parameters {
  sum: number
  difference: number
  asks: 'product' | 'difference' | 'x'
}

export const differenceOfSquares = defineFamily<Parameters>({
  id: 'difference-of-squares',
  version: 3,
  title: 'The difference of two squares',
  asks: 'Gives two of x + y, x − y and x² − y² and asks for the third, or for x.',
  strand: 'algebra',
  skill: 'Difference of squares',
  kind: 'computation',
  levels: { 'isee-upper': ['quantitative_reasoning', 'mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: { sum: 'x + y', difference: 'x − y', asks: 'what is wanted' },
  draw(random, { difficulty }) {
    const [x, y] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 2).sort((a, b) => b - a) as [number, number]
    return { sum: x + y, difference: x - y, asks: ({ easy: 'product', medium: 'difference', hard: 'x' } as const)[difficulty] }
  },
  write({ sum, difference, asks }) {
    const square = sum * difference
    const key = { product: square, difference, x: (sum + difference) / 2 }[asks]
    const given = asks === 'product' ? `$x + y = ${sum}$ and $x - y = ${difference}$` : `$x^2 - y^2 = ${square}$ and $x + y = ${sum}$`
    const asked = { product: 'x^2 - y^2', difference: 'x - y', x: 'x' }[asks]
    return {
      stem: `If ${given}, what is the value of $${asked}$?`,
      answer: whole(key),
      distractors: [
        ...(asks === 'product'
          ? [
              ...wrongWhole(sum + difference, 'concept_misunderstanding', 'Adds the two values.'),
              ...wrongWhole(sum * sum - difference * difference, 'concept_misunderstanding', 'Squares the two given values and subtracts.'),
              ...wrongWhole(sum * sum + difference * difference, 'concept_misunderstanding', 'Squares the two given values and adds.'),
              ...wrongWhole(
                difference * difference,
                'concept_misunderstanding',
                'Takes the square of the difference for the difference of the squares.',
              ),
              ...wrongWhole(2 * square, 'calculation_error', 'Doubles the product.'),
            ]
          : [
              ...wrongWhole(square - sum, 'concept_misunderstanding', 'Subtracts the given values instead of dividing.'),
              ...wrongWhole((sum + difference) / 2, 'misread_question', 'Gives x.'),
              ...wrongWhole((sum - difference) / 2, 'misread_question', 'Gives y.'),
              ...wrongWhole(difference, 'careless_mistake', 'Stops at the difference of x and y.'),
              ...wrongWhole(sum + difference, 'careless_mistake', 'Forgets to halve in the last step.'),
              ...wrongWhole(sum - difference, 'careless_mistake', 'Subtracts where the two equations are added.'),
            ]),
        ...wrongWhole(key + 1, 'calculation_error', 'Is one off in the last step.'),
        ...wrongWhole(key + 2, 'calculation_error', 'Is two off in the last step.'),
        ...wrongWhole(key - 1, 'calculation_error', 'Is one too low in the last step.'),
        ...wrongWhole(key + sum, 'calculation_error', 'Adds the sum once too often.'),
      ].filter(({ value }) => Number(value) > 0),
      steps: [
        'The difference of two squares factors: $x^2 - y^2 = (x + y)(x - y)$.',
        asks === 'product'
          ? `So it is $${sum} \\times ${difference} = ${square}$.`
          : `So $${square} = ${sum}(x - y)$, and $x - y = ${difference}$.`,
        ...(asks === 'x'
          ? [`Adding $x + y = ${sum}$ and $x - y = ${difference}$ gives $2x = ${sum + difference}$, so $x = ${key}$.`]
          : asks === 'product'
            ? [`There is no need to find $x$ and $y$.`]
            : []),
      ],
      hints: [
        'Factor the difference of the two squares.',
        asks === 'product' ? 'You know both factors.' : 'Divide by the factor that you know.',
      ],
    }
  },
  // Tries pairs of whole numbers.
  solve({ sum, difference, asks }) {
    for (let y = 0; y <= 60; y++)
      for (let x = y; x <= 60; x++) {
        const fits = asks === 'product' ? x + y === sum && x - y === difference : x * x - y * y === sum * difference && x + y === sum
        if (fits) return String({ product: x * x - y * y, difference: x - y, x }[asks])
      }
    throw new RangeError('no pair fits')
  },
})
