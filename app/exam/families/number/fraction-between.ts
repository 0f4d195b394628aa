/** A fraction between two familiar ones. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { compare, type Fraction, fraction, lcm, subtract } from '~/exam/values/fraction'
import { fractionText, numberValue, rational } from '~/exam/values/values'

interface Parameters {
  low: Fraction
  high: Fraction
  right: Fraction
  wrong: Fraction[]
}

const BOUNDS = [
  fraction(1, 5), fraction(1, 4), fraction(1, 3), fraction(2, 5), fraction(1, 2),
  fraction(3, 5), fraction(2, 3), fraction(3, 4), fraction(4, 5), fraction(1),
] // biome-ignore format: in order

export const fractionBetween = defineFamily<Parameters>({
  id: 'fraction-between',
  version: 4,
  title: 'A fraction between two others',
  asks: 'Finds the only fraction that is greater than one familiar fraction and less than another.',
  strand: 'number',
  skill: 'Comparing fractions',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    low: 'the lower bound',
    high: 'the upper bound, a familiar fraction or 1',
    right: 'the only fraction between them',
    wrong: 'three to six fractions outside, the nearer the harder the draw',
  },
  draw(random, { level, difficulty }) {
    const reach = { easy: random.int(4, 6), medium: random.int(3, 4), hard: 2 }[difficulty]
    const first = random.int(0, BOUNDS.length - 1 - reach)
    const [low, high] = [BOUNDS[first] ?? fraction(1, 4), BOUNDS[first + reach] ?? fraction(1)]
    const highest = (tierOf(level) === 'lower' ? 0 : 2) + { easy: 10, medium: 10, hard: 12 }[difficulty]
    const pool: Fraction[] = []
    for (let d = 3; d <= highest; d++) for (let n = 1; n < d; n++) if (fraction(n, d).d === d) pool.push(fraction(n, d))
    const isInside = (value: Fraction) => compare(value, low) > 0 && compare(value, high) < 0
    const away = (value: Fraction) => (compare(value, low) <= 0 ? subtract(low, value) : subtract(value, high))
    const outside = pool
      .filter((value) => !isInside(value) && value.d > 3 && compare(value, low) !== 0 && compare(value, high) !== 0)
      .sort((x, y) => compare(away(x), away(y)))
    const below = random.sample(outside.filter((value) => compare(value, low) < 0).slice(0, 6), 3)
    const above = outside.filter((value) => compare(value, high) > 0).slice(0, 5)
    const wrong = [...below, ...random.sample(above, Math.min(3, above.length))]
    return { low, high, right: random.pick(pool.filter(isInside)), wrong: random.shuffle(wrong) }
  },
  write({ low, high, right, wrong }) {
    const [textLow, textHigh] = [fractionText(low), fractionText(high)]
    const commonLow = lcm(right.d, low.d)
    const commonHigh = lcm(right.d, high.d)
    const over = ({ n, d }: Fraction, common: number) => `$\\frac{${(n * common) / d}}{${common}}$`
    const bounds: Distractor[] = [
      {
        ...rational(low),
        text: expanded(low),
        type: 'misread_question',
        says: 'Takes the lower bound itself, which is not greater than itself.',
      },
      {
        ...rational(high),
        text: expanded(high),
        type: 'misread_question',
        says: 'Takes the upper bound itself, which is not less than itself.',
      },
    ]
    const others: Distractor[] = wrong.map((value) => ({ ...rational(value), ...mistake(value, low, right) }))
    return {
      stem: `Which fraction is greater than ${textLow} and less than ${textHigh}?`,
      answer: rational(right),
      distractors: [...others, ...bounds],
      steps: [
        `Compare with one bound at a time. Against ${textLow}, write both over ${commonLow}: ${over(right, commonLow)} is more than ${over(low, commonLow)}.`,
        `Against ${textHigh}, write both over ${commonHigh}: ${over(right, commonHigh)} is less than ${over(high, commonHigh)}. So ${fractionText(right)} lies between the two.`,
      ],
      hints: [
        'Which of the choices are too small, and which are too large?',
        `For each denominator ask which numerator would make exactly ${textLow}.`,
      ],
    }
  },
  // The one listed fraction inside, by cross-multiplication of whole numbers.
  solve({ low, high, right, wrong }) {
    const inside = [...wrong, right].filter(({ n, d }) => n * low.d > low.n * d && n * high.d < high.n * d)
    return numberValue(inside.length === 1 ? (inside[0] ?? low) : low)
  },
})

/** The bound over a denominator three times as large, so that it does not read like the one of the question. */
const expanded = ({ n, d }: Fraction) => `$\\frac{${n * 3}}{${d * 3}}$`

function mistake(value: Fraction, low: Fraction, right: Fraction): Pick<Distractor, 'type' | 'says'> {
  if (compare(value, low) < 0) {
    return value.n > low.n && value.d > low.d
      ? { type: 'concept_misunderstanding', says: `Takes ${fractionText(value)} for the larger fraction because its numbers are larger.` }
      : { type: 'misread_question', says: `Checks only that ${fractionText(value)} is below the upper bound.` }
  }
  return value.d > right.d
    ? { type: 'concept_misunderstanding', says: `Believes that its larger denominator alone makes ${fractionText(value)} small.` }
    : { type: 'misread_question', says: `Checks only that ${fractionText(value)} is above the lower bound.` }
}
