/** Quantitative comparison: sums of square roots against a whole number or against the root of the sum. */
import { COMPARISON_CHOICES, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

interface Parameters {
  a: number
  b: number
  /** Whole number in the other column; 0 when it holds the root of the sum. */
  bound: number
  isSumFirst: boolean
}

export const compareRootSums = defineFamily<Parameters>({
  id: 'compare-root-sums',
  version: 1,
  title: 'A sum of square roots',
  asks: 'Compares the sum of two square roots with a whole number or with the root of a sum.',
  strand: 'number',
  skill: 'Square roots',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    a: 'the first number under a root, a square or just beside one',
    b: 'the second likewise',
    bound: 'the whole number compared with, or 0 when the other column is the root of the sum',
    isSumFirst: 'whether the sum of the roots stands in Column A',
  },
  draw(random, { difficulty }) {
    const kind = random.pick(
      difficulty === 'easy' ? (['above', 'below', 'same'] as const) : (['above', 'below', 'same', 'root-of-sum'] as const),
    )
    const [x, y] = random.sample(difficulty === 'hard' ? [4, 5, 6, 7, 8, 9, 10, 11, 12] : [4, 5, 6, 7, 8, 9], 2) as [number, number]
    const isSumFirst = random.chance(1, 2)
    if (kind === 'root-of-sum') return { a: x * x, b: y * y, bound: 0, isSumFirst }
    const nudge = () => (kind === 'same' ? 0 : (kind === 'above' ? 1 : -1) * random.int(1, 3))
    return { a: x * x + nudge(), b: y * y + nudge(), bound: x + y, isSumFirst }
  },
  write({ a, b, bound, isSumFirst }) {
    const [x, y] = [Math.round(Math.sqrt(a)), Math.round(Math.sqrt(b))]
    const side = bound === 0 ? 1 : Math.sign(a - x * x)
    const relation: Relation = side === 0 ? 'equal' : side > 0 === isSumFirst ? 'A' : 'B'
    const sum = `$\\sqrt{${a}} + \\sqrt{${b}}$`
    const other = bound === 0 ? `$\\sqrt{${a + b}}$` : String(bound)
    const word = side > 0 ? 'more' : 'less'
    return {
      stem: '',
      columns: isSumFirst ? { a: sum, b: other } : { a: other, b: sum },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: {
          type: 'calculation_error',
          says: isSumFirst ? 'Takes one of the roots for more than it is.' : 'Takes one of the roots for less than it is.',
        },
        B: {
          type: 'calculation_error',
          says: isSumFirst ? 'Takes one of the roots for less than it is.' : 'Takes one of the roots for more than it is.',
        },
        equal:
          bound === 0
            ? { type: 'concept_misunderstanding', says: 'Believes that the root of a sum is the sum of the roots.' }
            : { type: 'strategy_error', says: 'Rounds both roots to whole numbers and stops there.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that numbers which are not whole cannot be compared.' },
      }),
      steps:
        bound === 0
          ? [
              `Both roots are whole: ${x} + ${y} = ${x + y}.`,
              `$\\sqrt{${a + b}}$ is less than that, because ${x + y} × ${x + y} = ${(x + y) ** 2} is more than ${a + b}. So Column ${relation} is greater.`,
            ]
          : side === 0
            ? [
                `${a} = ${x} × ${x} and ${b} = ${y} × ${y}, so the roots are ${x} and ${y}.`,
                `Their sum is ${bound}: the two quantities are equal.`,
              ]
            : [
                `${a} is a little ${word} than ${x} × ${x} = ${x * x}, so its root is a little ${word} than ${x}. In the same way the other root is a little ${word} than ${y}.`,
                `So the sum is ${word} than ${x} + ${y} = ${bound}, and Column ${relation} is greater.`,
              ],
      hints: [
        'Which perfect squares are near the numbers under the roots?',
        bound === 0 ? 'Is the root of a sum the same as the sum of the roots?' : 'Is each root above or below the whole number next to it?',
      ],
    }
  },
  // Squares both sides twice, so that only whole numbers are compared.
  solve({ a, b, bound, isSumFirst }) {
    const target = bound === 0 ? a + b : bound * bound
    const rest = target - a - b
    const difference = rest < 0 ? 1 : 4 * a * b - rest * rest
    return difference === 0 ? '=equal' : difference > 0 === isSumFirst ? '=A' : '=B'
  },
})
