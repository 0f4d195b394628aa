/** Quantitative comparison: powers of a number of which only the range is known. */
import { COMPARISON_CHOICES, DRAWN_RELATIONS, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

type Range = keyof typeof RANGES
interface Parameters {
  range: Range
  letter: string
  left: number[]
  right: number[]
}

const RANGES = {
  'below-one': (x: string) => `$0 < ${x} < 1$`,
  'above-one': (x: string) => `$${x} > 1$`,
  positive: (x: string) => `$${x} > 0$`,
  negative: (x: string) => `$${x} < 0$`,
  'small-negative': (x: string) => `$-1 < ${x} < 0$`,
}
const totalOf = (exponents: number[]) => exponents.reduce((sum, exponent) => sum + exponent, 0)

function relationOf({ range, left, right }: Parameters): Relation {
  const [p, q] = [totalOf(left), totalOf(right)]
  if (p === q) return 'equal'
  const [higher, lower]: Relation[] = p > q ? ['A', 'B'] : ['B', 'A']
  const even: Relation = p % 2 === 0 ? 'A' : 'B'
  if (range === 'below-one') return lower ?? 'unknown'
  if (range === 'above-one') return higher ?? 'unknown'
  if (range === 'positive') return 'unknown'
  if (p % 2 !== q % 2) return even
  if (range === 'negative') return 'unknown'
  return (p % 2 === 0 ? lower : higher) ?? 'unknown'
}

export const compareFractionPowers = defineFamily<Parameters>({
  id: 'compare-fraction-powers',
  version: 2,
  title: 'Powers of a number in a range',
  asks: 'Compares two powers of a number of which it is only known that it is, for example, between 0 and 1.',
  strand: 'number',
  skill: 'Exponents',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    range: 'where the number lies',
    letter: 'the letter for it',
    left: 'exponents of the factors in Column A',
    right: 'exponents of the factors in Column B',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const ranges: Range[] =
      difficulty === 'easy'
        ? ['below-one', 'above-one', 'positive']
        : difficulty === 'medium'
          ? ['below-one', 'positive', 'negative']
          : ['small-negative', 'negative', 'positive', 'below-one']
    const letter = random.pick(['x', 'n', 'y', 'k'])
    const exponents = difficulty === 'easy' ? [1, 2, 3] : [1, 2, 3, 4, 5, 6]
    if (wanted === 'equal') {
      const [p, q] = [random.int(1, 4), random.int(2, 5)]
      return random.chance(1, 2)
        ? { range: random.pick(ranges), letter, left: [p, q], right: [p + q] }
        : { range: random.pick(ranges), letter, left: [p + q], right: [p, q] }
    }
    const all = ranges.flatMap((range) =>
      exponents.flatMap((p) => exponents.filter((q) => q !== p).map((q) => ({ range, letter, left: [p], right: [q] }))),
    )
    return random.pick(all.filter((parameters) => relationOf(parameters) === wanted))
  },
  write(parameters) {
    const { range, letter, left, right } = parameters
    const relation = relationOf(parameters)
    const power = (exponent: number) => (exponent === 1 ? letter : `${letter}^{${exponent}}`)
    const text = (exponents: number[]) => `$${exponents.map(power).join(' \\times ')}$`
    const [p, q] = [totalOf(left), totalOf(right)]
    const why: Record<Range, string> = {
      'below-one': `Multiplying by a number between 0 and 1 makes a positive number smaller, so the higher power is the smaller one.`,
      'above-one': `Multiplying by a number above 1 makes a positive number larger, so the higher power is the larger one.`,
      positive: `Try $${letter} = 2$ and $${letter} = \\frac{1}{2}$: for the first the higher power is the larger one, for the second it is the smaller one.`,
      negative:
        p % 2 === q % 2
          ? `Try $${letter} = -2$ and $${letter} = -\\frac{1}{2}$: they order the two powers in opposite ways.`
          : 'An even power of a negative number is positive and an odd power is negative.',
      'small-negative':
        p % 2 === q % 2
          ? 'The higher power lies closer to zero. Even powers are positive, so there the higher one is less; odd powers are negative, so there the higher one is greater.'
          : 'An even power of a negative number is positive and an odd power is negative.',
    }
    return {
      stem: RANGES[range](letter),
      columns: { a: text(left), b: text(right) },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: {
          type: 'concept_misunderstanding',
          says: p > q ? 'Believes that a higher power is always a larger number.' : 'Overlooks the range in which the number lies.',
        },
        B: {
          type: 'concept_misunderstanding',
          says: q > p ? 'Believes that a higher power is always a larger number.' : 'Overlooks the range in which the number lies.',
        },
        equal: { type: 'logical_reasoning_error', says: 'Tries only a number such as 1 or 0, for which all powers are alike.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that an unknown number never allows a comparison.' },
      }),
      steps: [
        p === q ? `Multiplying powers of one base adds the exponents, so both columns are $${letter}^{${p}}$.` : why[range],
        relation === 'equal'
          ? 'The two quantities are equal, whatever the number is.'
          : relation === 'unknown'
            ? 'So the relationship cannot be determined.'
            : `So Column ${relation} is greater for every such number.`,
      ],
      hints: [
        'Try a few numbers from the given range, among them a fraction.',
        'What happens to the size and to the sign when you multiply once more?',
      ],
    }
  },
  // Tries many fractions of the range in exact arithmetic: n over 12 against powers of 12.
  solve({ range, left, right }) {
    const numerators = {
      'below-one': [1, 5, 11],
      'above-one': [13, 20, 60],
      positive: [1, 7, 12, 13, 30],
      negative: [-1, -7, -12, -13, -30],
      'small-negative': [-1, -5, -11],
    }[range]
    const highest = totalOf(left) + totalOf(right)
    const scaled = (numerator: number, exponent: number) => BigInt(numerator) ** BigInt(exponent) * 12n ** BigInt(highest - exponent)
    const found = new Set(
      numerators.map((numerator) => {
        const [a, b] = [scaled(numerator, totalOf(left)), scaled(numerator, totalOf(right))]
        return a > b ? 'A' : a < b ? 'B' : 'equal'
      }),
    )
    return found.size === 1 ? `=${[...found][0]}` : '=unknown'
  },
})
