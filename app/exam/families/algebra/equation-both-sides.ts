/** Equations with the variable on both sides. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { linear, polynomialTex } from '~/exam/values/polynomial'
import { whole, wrongWhole } from '~/exam/values/values'

/** k(ax + b) = cx + d; k is 1 when no bracket is printed. */
interface Parameters {
  k: number
  a: number
  b: number
  c: number
  d: number
}

export const equationBothSides = defineFamily<Parameters>({
  id: 'equation-both-sides',
  version: 3,
  title: 'An equation with x on both sides',
  asks: 'Gives an equation with terms in x on both sides, in hard questions with a bracket, and asks for x.',
  strand: 'algebra',
  skill: 'Solving equations',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    k: 'factor of the bracket, 1 when there is none',
    a: 'coefficient of x on the left',
    b: 'number on the left',
    c: 'coefficient of x on the right',
    d: 'number on the right',
  },
  draw(random, { level, difficulty }) {
    const mayBeNegative = difficulty !== 'easy' && tierOf(level) === 'upper'
    const x = random.int(2, 10) * (mayBeNegative && random.chance(1, 2) ? -1 : 1)
    const k = difficulty === 'hard' ? random.int(2, 4) : 1
    const a = k > 1 ? random.int(1, 3) : random.int(4, 9)
    const more = random.int(1, k > 1 ? 4 : 3)
    const c = k * a - more > 0 ? k * a - more : k * a + more
    const b = random.int(1, 9) * (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    return { k, a, b, c, d: k * (a * x + b) - c * x }
  },
  write({ k, a, b, c, d }) {
    const [A, B] = [k * a, k * b]
    const x = (d - B) / (A - c)
    const left = k > 1 ? `${k}(${polynomialTex(linear(a, b))})` : polynomialTex(linear(a, b))
    const right = polynomialTex(linear(c, d))
    const [keep, move] = A > c ? [A - c, d - B] : [c - A, B - d]
    const smaller = polynomialTex(linear(Math.min(A, c), 0))
    return {
      stem: `What value of $x$ makes the equation true?\n$${left} = ${right}$`,
      answer: whole(x),
      distractors: [
        ...(k > 1 ? [...wrongWhole((d - b) / (A - c), 'concept_misunderstanding', 'Multiplies only the first term of the bracket.')] : []),
        ...wrongWhole(
          (d - B) / (A + c),
          'concept_misunderstanding',
          'Adds the two coefficients of x instead of subtracting one from the other.',
        ),
        ...wrongWhole((d + B) / (A - c), 'concept_misunderstanding', 'Moves a number to the other side without changing its sign.'),
        ...wrongWhole(move, 'careless_mistake', 'Stops before dividing by the coefficient of x.'),
        ...wrongWhole(-x, 'careless_mistake', 'Loses a minus sign when dividing.'),
        ...wrongWhole(x + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(x - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(x + 2, 'calculation_error', 'Is two off when combining the numbers.'),
        ...wrongWhole(x - 2, 'calculation_error', 'Subtracts two too much when combining the numbers.'),
      ],
      steps: [
        ...(k > 1 ? [`Multiply out the bracket: $${polynomialTex(linear(A, B))} = ${right}$.`] : []),
        `Bring the terms in x together by subtracting $${smaller}$ from both sides, and bring the numbers to the other side: $${polynomialTex(linear(keep, 0))} = ${move}$.`,
        keep === 1 ? `So $x = ${x}$.` : `Divide both sides by ${keep}: $x = ${x}$.`,
        `Check: both sides are then $${k * (a * x + b)}$.`,
      ],
      hints: [
        'Bring the terms in x to the side where there are more of them.',
        `Subtract $${smaller}$ from both sides${k > 1 ? ' once the bracket is multiplied out' : ''}.`,
      ],
    }
  },
  // Tries every whole number for x.
  solve({ k, a, b, c, d }) {
    for (let x = -40; x <= 40; x++) if (k * a * x + k * b - c * x - d === 0) return String(x)
    throw new RangeError('no whole solution')
  },
})
