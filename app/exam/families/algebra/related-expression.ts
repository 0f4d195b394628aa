/** An expression whose value follows from another without solving. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { add, fraction, multiply } from '~/exam/values/fraction'
import { linear, polynomial, polynomialTex, scaled, sum } from '~/exam/values/polynomial'
import { numberValue, whole, wrong } from '~/exam/values/values'

/** Given ax + by = c, asks for k(ax + by) + m. */
interface Parameters {
  a: number
  b: number
  c: number
  k: number
  m: number
}

export const relatedExpression = defineFamily<Parameters>({
  id: 'related-expression',
  version: 3,
  title: 'A value that follows from another',
  asks: 'Gives the value of one expression and asks for that of a related one, without solving for the variables.',
  strand: 'algebra',
  skill: 'Structure of expressions',
  kind: 'computation',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    a: 'coefficient of x',
    b: 'coefficient of y',
    c: 'the given value',
    k: 'how often the expression is taken',
    m: 'what is added',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'upper' ? 4 : 0
    const sign = () => (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    return {
      a: random.int(1, 4),
      b: random.int(1, 5) * sign(),
      c: random.int(5, 12 + large),
      k: random.int(2, difficulty === 'hard' ? 4 : 3) * (difficulty === 'hard' && large ? -1 : 1),
      m: difficulty === 'easy' ? 0 : random.int(1, 9) * sign(),
    }
  },
  write({ a, b, c, k, m }) {
    const given = polynomial({ x: a, y: b })
    const asked = sum(scaled(given, k), linear(0, m))
    const key = k * c + m
    return {
      stem: `If $${polynomialTex(given)} = ${c}$, what is the value of $${polynomialTex(asked)}$?`,
      answer: whole(key),
      distractors: [
        wrong(whole(c + m), 'misread_question', 'Takes the new expression for the given one and only looks at the number behind it.'),
        ...(m
          ? [
              wrong(whole(k * c), 'careless_mistake', 'Leaves out the number at the end.'),
              wrong(whole(k * c - m), 'careless_mistake', 'Gets the sign of the number at the end wrong.'),
              wrong(whole(k * (c + m)), 'concept_misunderstanding', 'Multiplies the number at the end as well.'),
            ]
          : []),
        wrong(whole(c + k), 'concept_misunderstanding', 'Adds the factor instead of multiplying by it.'),
        wrong(whole((k + 1) * c + m), 'calculation_error', 'Takes the given value once too often.'),
        wrong(whole((k - 1) * c + m), 'calculation_error', 'Takes the given value once too few.'),
        wrong(whole(c * k * k + m), 'concept_misunderstanding', 'Multiplies by the factor for each letter.'),
        wrong(whole(-k * c + m), 'careless_mistake', 'Loses a sign in the product.'),
        wrong(whole(key + k), 'calculation_error', 'Takes the given value one too large.'),
        wrong(whole(key - k), 'calculation_error', 'Takes the given value one too small.'),
        wrong(whole(key + 10), 'calculation_error', 'Carries a ten too many in the product.'),
        wrong(whole(key - 10), 'calculation_error', 'Loses a ten in the product.'),
      ],
      steps: [
        `You need neither $x$ nor $y$: $${polynomialTex(scaled(given, k))}$ is $${k}$ times $${polynomialTex(given)}$.`,
        `So its value is $${k} \\times ${c} = ${k * c}$.`,
        ...(m
          ? [`With the $${m < 0 ? '-' : '+'} ${Math.abs(m)}$ at the end, the value is $${key}$.`]
          : [`The question asks for nothing else, so the answer is $${key}$.`]),
      ],
      hints: ['Compare the terms with x and y in the two expressions.', 'What is the given expression multiplied by?'],
    }
  },
  // Chooses a pair of numbers that fits the given fact, with x = 0, and puts it into the expression.
  solve({ b, c, k, m }) {
    const y = fraction(c, b)
    return numberValue(add(multiply(fraction(k * b), y), fraction(m)))
  },
})
