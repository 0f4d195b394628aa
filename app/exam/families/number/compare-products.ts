/** Quantitative comparison: two products that need not be worked out. */
import { COMPARISON_CHOICES, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

type Pair = [number, number]
interface Parameters {
  left: Pair
  right: Pair
}

export const compareProducts = defineFamily<Parameters>({
  id: 'compare-products',
  version: 1,
  title: 'Two products without multiplying',
  asks: 'Compares two products whose factors have the same sum, or of which one is made by doubling and halving.',
  strand: 'number',
  skill: 'Number sense',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    left: 'the two factors in Column A',
    right: 'the two factors in Column B',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(['A', 'B', 'equal'] as const)
    if (wanted === 'equal') {
      const a = 2 * random.int(6, 19)
      const drawn = random.int(difficulty === 'easy' ? 6 : 13, difficulty === 'hard' ? 49 : 29)
      // Twice the second factor would give the same two factors again.
      const b = a === 2 * drawn ? drawn + 1 : drawn
      const pairs: [Pair, Pair] = [
        [a, b],
        [a / 2, b * 2],
      ]
      const [left, right] = random.chance(1, 2) ? pairs : [pairs[1], pairs[0]]
      return { left, right }
    }
    const middle = random.int(difficulty === 'easy' ? 16 : 31, difficulty === 'hard' ? 98 : 60)
    const near = random.int(0, { easy: 1, medium: 2, hard: 4 }[difficulty])
    const far = near + random.int(1, { easy: 6, medium: 4, hard: 3 }[difficulty])
    const large: Pair = [middle - near, middle + near]
    const small: Pair = [middle - far, middle + far]
    return wanted === 'A' ? { left: large, right: small } : { left: small, right: large }
  },
  write({ left, right }) {
    const isDoubled = left[0] + left[1] !== right[0] + right[1]
    const gap = ([x, y]: Pair) => Math.abs(x - y)
    const relation: Relation = isDoubled ? 'equal' : gap(left) < gap(right) ? 'A' : 'B'
    const text = ([x, y]: Pair) => `${x} × ${y}`
    const [closer, wider] = gap(left) < gap(right) ? [left, right] : [right, left]
    const middle = (left[0] + left[1]) / 2
    return {
      stem: '',
      columns: { a: text(left), b: text(right) },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: {
          type: 'strategy_error',
          says:
            Math.max(...left) > Math.max(...right)
              ? 'Looks only at the largest factor.'
              : 'Rounds the factors so roughly that Column A comes out ahead.',
        },
        B: {
          type: 'strategy_error',
          says:
            Math.max(...right) > Math.max(...left)
              ? 'Looks only at the largest factor.'
              : 'Rounds the factors so roughly that Column B comes out ahead.',
        },
        equal: { type: 'concept_misunderstanding', says: 'Believes that factors with the same sum have the same product.' },
        unknown: {
          type: 'logical_reasoning_error',
          says: 'Takes numbers that are tedious to multiply for numbers that cannot be compared.',
        },
      }),
      steps: isDoubled
        ? [
            'Compare the factors before you multiply: one factor of Column A is doubled in Column B and the other is halved, or the other way round.',
            'Doubling one factor and halving the other leaves a product as it is, so the two quantities are equal.',
          ]
        : [
            `In both columns the factors add up to ${left[0] + left[1]}, so they lie equally far on both sides of ${middle}.`,
            `The farther apart such factors are, the smaller is their product, because $(n - k)(n + k) = n^2 - k^2$. The factors of ${text(closer)} are closer together than those of ${text(wider)}, so Column ${relation} is greater.`,
          ],
      hints: [
        'You need not multiply out.',
        isDoubled
          ? 'What happens to a product when one factor is doubled and the other is halved?'
          : 'What do the two factors of each column add up to?',
      ],
    }
  },
  // Multiplies both out.
  solve({ left: [a, b], right: [c, d] }) {
    const difference = a * b - c * d
    return difference === 0 ? '=equal' : difference > 0 ? '=A' : '=B'
  },
})
