/** Equations that two steps solve. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { linear, polynomialTex } from '~/exam/values/polynomial'
import { whole, wrongWhole } from '~/exam/values/values'

interface Parameters {
  /** sum: ax + b = c; bracket: a(x + b) = c. */
  form: 'sum' | 'bracket'
  a: number
  b: number
  c: number
}

export const twoStepEquation = defineFamily<Parameters>({
  id: 'two-step-equation',
  version: 3,
  title: 'An equation with two steps',
  asks: 'Gives an equation of the form ax + b = c or a(x + b) = c and asks for x.',
  strand: 'algebra',
  skill: 'Solving equations',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { form: 'with or without a bracket', a: 'factor, negative in some hard questions', b: 'number added', c: 'right side' },
  draw(random, { level, difficulty }) {
    const mayBeNegative = difficulty === 'hard' || (tierOf(level) === 'upper' && difficulty === 'medium')
    const x = random.int(2, 12) * (mayBeNegative && random.chance(1, 2) ? -1 : 1)
    const a = random.int(2, 9) * (difficulty === 'hard' && random.chance(1, 2) ? -1 : 1)
    const b = random.int(2, 15) * (difficulty !== 'easy' && random.chance(1, 2) ? -1 : 1)
    const form = difficulty === 'easy' ? 'sum' : random.pick(['sum', 'bracket'] as const)
    return { form, a, b, c: form === 'sum' ? a * x + b : a * (x + b) }
  },
  write({ form, a, b, c }) {
    const isSum = form === 'sum'
    const left = isSum ? (a < 0 ? `${b} - ${-a}x` : polynomialTex(linear(a, b))) : `${a}(${polynomialTex(linear(1, b))})`
    const x = isSum ? (c - b) / a : c / a - b
    const [undo, size] = [b < 0 ? 'Add' : 'Subtract', Math.abs(b)]
    const sideways = `${undo} ${size} ${undo === 'Add' ? 'to' : 'from'} both sides`
    const [signKept, half, order] = (isSum ? [(c + b) / a, c - b, c / a - b] : [c / a + b, (c - b) / a, c / a]) as [number, number, number]
    return {
      stem: `If $${left} = ${c}$, what is the value of $x$?`,
      answer: whole(x),
      distractors: [
        ...wrongWhole(signKept, 'concept_misunderstanding', `Moves the ${size} to the other side without changing its sign.`),
        ...wrongWhole(
          order,
          isSum ? 'strategy_error' : 'careless_mistake',
          isSum ? 'Divides only one term of the left side.' : 'Divides and forgets the number in the bracket.',
        ),
        ...wrongWhole(
          half,
          isSum ? 'careless_mistake' : 'concept_misunderstanding',
          isSum ? 'Stops before dividing by the factor of x.' : 'Subtracts the number in the bracket before dividing.',
        ),
        ...wrongWhole(-x, 'careless_mistake', 'Loses a minus sign.'),
        ...wrongWhole(x + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(x - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(x + 2, 'calculation_error', 'Is two off in the subtraction.'),
        ...wrongWhole(x - 2, 'calculation_error', 'Is two too low in the subtraction.'),
      ],
      steps: isSum
        ? [
            `Undo the ${b < 0 && a > 0 ? 'subtraction' : 'addition'} first. ${sideways}: $${polynomialTex(linear(a, 0))} = ${c - b}$.`,
            `Then undo the multiplication. Divide both sides by $${a}$: $x = ${x}$.`,
            `Check: with $x = ${x}$ the left side is $${c}$.`,
          ]
        : [
            `The bracket as a whole is multiplied by $${a}$, so divide both sides by $${a}$ first: $${polynomialTex(linear(1, b))} = ${c / a}$.`,
            `${sideways}: $x = ${x}$.`,
            `Check: with $x = ${x}$ the left side is $${c}$.`,
          ],
      hints: [
        'What was done to x last? Undo that first.',
        isSum ? `Get the term with x alone on its side before you divide.` : 'Divide both sides first; then only one step is left.',
      ],
    }
  },
  // Tries every whole number for x.
  solve({ form, a, b, c }) {
    for (let x = -60; x <= 60; x++) if ((form === 'sum' ? a * x + b : a * x + a * b) === c) return String(x)
    throw new RangeError('no whole solution')
  },
})
