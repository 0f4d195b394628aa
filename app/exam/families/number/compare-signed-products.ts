/** Quantitative comparison: sums, differences and products of numbers of which only the signs or the order are known. */
import { COMPARISON_CHOICES, DRAWN_RELATIONS, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

type Condition = 'opposite' | 'both-negative' | 'both-positive'
type Expression = keyof typeof EXPRESSIONS
interface Parameters {
  letters: [string, string]
  condition: Condition
  expression: Expression
  isSwapped: boolean
}

const EXPRESSIONS = {
  'product-zero': { a: 'pq', b: '0', because: { opposite: ['B', 'a negative number times a positive number is negative'], 'both-negative': ['A', 'a product of two negative numbers is positive'], 'both-positive': ['A', 'a product of two positive numbers is positive'] } },
  'sum-zero': { a: 'p + q', b: '0', because: { opposite: ['unknown', 'the sum depends on which of the two is farther from zero'], 'both-negative': ['B', 'a sum of two negative numbers is negative'], 'both-positive': ['A', 'a sum of two positive numbers is positive'] } },
  'difference-zero': { a: 'p - q', b: '0', because: { opposite: ['B', 'taking a greater number from a smaller one leaves a negative number'], 'both-negative': ['B', 'taking a greater number from a smaller one leaves a negative number'], 'both-positive': ['B', 'taking a greater number from a smaller one leaves a negative number'] } },
  squares: { a: 'p^2', b: 'q^2', because: { opposite: ['unknown', 'squares compare distances from zero, and nothing is said about these'], 'both-negative': ['A', 'the smaller of two negative numbers is farther from zero and has the greater square'], 'both-positive': ['B', 'the greater of two positive numbers has the greater square'] } },
  'sum-product': { a: 'p + q', b: 'pq', because: { opposite: ['unknown', 'with $-1$ and $5$ the sum is greater, with $-5$ and $1$ the sum is $-4$ and the product is $-5$, and with $-5$ and $\\frac{1}{2}$ the product is greater'], 'both-negative': ['B', 'the sum is negative and the product is positive'], 'both-positive': ['unknown', 'with 1 and 2 the sum is greater, with 3 and 4 the product is'] } },
  'turned-difference': { a: 'q - p', b: 'p - q', because: { opposite: ['A', '$q$ is the greater number, so the first difference is positive and the second negative'], 'both-negative': ['A', '$q$ is the greater number, so the first difference is positive and the second negative'], 'both-positive': ['A', '$q$ is the greater number, so the first difference is positive and the second negative'] } },
  'square-of-difference': { a: '(p - q)^2', b: '(q - p)^2', because: { opposite: ['equal', 'the two differences are opposite numbers, and opposite numbers have the same square'], 'both-negative': ['equal', 'the two differences are opposite numbers, and opposite numbers have the same square'], 'both-positive': ['equal', 'the two differences are opposite numbers, and opposite numbers have the same square'] } },
} as const satisfies Record<string, { a: string; b: string; because: Record<Condition, readonly [Relation, string]> }> // biome-ignore format: a table

const CONDITIONS: Record<Condition, string> = { opposite: 'p < 0 < q', 'both-negative': 'p < q < 0', 'both-positive': '0 < p < q' }

export const compareSignedProducts = defineFamily<Parameters>({
  id: 'compare-signed-products',
  version: 2,
  title: 'Signs of sums and products',
  asks: 'Compares sums, differences, products or squares of two numbers from their order and their signs alone.',
  strand: 'number',
  skill: 'Negative numbers',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    letters: 'the letters for the two numbers, in alphabetical order',
    condition: 'which of the numbers are negative; the first is always the smaller',
    expression: 'what stands in the columns',
    isSwapped: 'whether the columns are exchanged',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const letters = random.pick([
      ['p', 'q'],
      ['m', 'n'],
      ['r', 's'],
      ['a', 'b'],
      ['j', 'k'],
    ] as [string, string][])
    const conditions: Condition[] = ['opposite', 'both-negative', 'both-positive']
    const names: Expression[] =
      difficulty === 'easy'
        ? ['product-zero', 'sum-zero', 'difference-zero', 'square-of-difference', 'squares']
        : difficulty === 'medium'
          ? ['sum-zero', 'difference-zero', 'squares', 'square-of-difference', 'turned-difference']
          : ['squares', 'sum-product', 'turned-difference', 'square-of-difference']
    const all = names.flatMap((expression) =>
      conditions.flatMap((condition) => [true, false].map((isSwapped) => ({ letters, condition, expression, isSwapped }))),
    )
    return random.pick(
      all.filter(({ expression, condition, isSwapped }) => turned(EXPRESSIONS[expression].because[condition][0], isSwapped) === wanted),
    )
  },
  write({ letters: [first, second], condition, expression, isSwapped }) {
    const { a, b, because } = EXPRESSIONS[expression]
    const [plain, reason] = because[condition]
    const relation = turned(plain, isSwapped)
    const named = (tex: string) => tex.replaceAll('p', '1').replaceAll('q', second).replaceAll('1', first)
    const [left, right] = isSwapped ? [b, a] : [a, b]
    // The reason speaks of q only as a formula, so that no word is touched.
    const spoken = reason.replaceAll('$q$', `$${second}$`)
    return {
      stem: `$${named(CONDITIONS[condition])}$`,
      columns: { a: `$${named(left)}$`, b: `$${named(right)}$` },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: { type: 'concept_misunderstanding', says: 'Gets the sign of one of the columns wrong, in favor of Column A.' },
        B: { type: 'concept_misunderstanding', says: 'Gets the sign of one of the columns wrong, in favor of Column B.' },
        equal: { type: 'logical_reasoning_error', says: 'Tries one pair of numbers, or ignores the order of the two.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that signs and order alone never settle a comparison.' },
      }),
      steps: [
        `Look at signs and distances from zero: ${spoken}.`,
        relation === 'unknown'
          ? 'So the relationship cannot be determined.'
          : relation === 'equal'
            ? 'So the two quantities are equal.'
            : `So Column ${relation} is greater.`,
      ],
      hints: [
        'Is each column positive or negative?',
        'Try two or three pairs of numbers that obey the condition and are as different as you can make them.',
      ],
    }
  },
  // Tries all pairs of halves from -6 to 6 that obey the condition.
  solve({ condition, expression, isSwapped }) {
    const values = Array.from({ length: 25 }, (_, index) => index - 12)
    const found = new Set<Relation>()
    for (const p of values)
      for (const q of values.filter((value) => value > p)) {
        const holds = { opposite: p < 0 && q > 0, 'both-negative': q < 0, 'both-positive': p > 0 }[condition]
        if (!holds) continue
        // In halves: sums count twice, products four times their value.
        const difference = {
          'product-zero': p * q,
          'sum-zero': p + q,
          'difference-zero': p - q,
          squares: p * p - q * q,
          'sum-product': 2 * (p + q) - p * q,
          'turned-difference': q - p - (p - q),
          'square-of-difference': (p - q) ** 2 - (q - p) ** 2,
        }[expression]
        found.add(difference === 0 ? 'equal' : difference > 0 ? 'A' : 'B')
      }
    const [only = 'unknown'] = found.size === 1 ? found : []
    return `=${turned(only, isSwapped)}`
  },
})

function turned(relation: Relation, isSwapped: boolean): Relation {
  if (!isSwapped || relation === 'equal' || relation === 'unknown') return relation
  return relation === 'A' ? 'B' : 'A'
}
