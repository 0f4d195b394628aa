/** Sums and differences of decimals with different numbers of places. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  a: [number, number]
  b: [number, number]
  isSum: boolean
}

const exact = ([digits, places]: [number, number]) => fraction(digits, 10 ** places)

export const decimalSum = defineFamily<Parameters>({
  id: 'decimal-sum',
  version: 4,
  title: 'Adding and subtracting decimals',
  asks: 'Adds or subtracts two decimals that do not have the same number of decimal places.',
  strand: 'number',
  skill: 'Adding and subtracting decimals',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    a: 'the first number: its digits without the point, and how many of them stand behind it',
    b: 'the second number likewise, smaller, with another number of decimal places',
    isSum: 'whether the numbers are added',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const isSum = difficulty === 'easy' || (difficulty === 'medium' && random.chance(1, 2))
    const digits = (count: number) =>
      Array.from({ length: count }, (_, index) => random.int(index === 0 ? 2 : 1, 9)).reduce((number, digit) => number * 10 + digit, 0)
    const long = isLower || difficulty === 'easy' ? 2 : 3
    const a: [number, number] = [digits(difficulty === 'easy' ? 2 : 3), 1]
    const b: [number, number] = [digits(long + (difficulty === 'easy' ? 1 : random.int(0, 1))), long]
    if (difficulty !== 'hard') return { a, b, isSum }
    const whole = random.int(6, 9) * (isLower ? 1 : 10)
    // Nothing falls below zero: four units less bring the second number under the least first one.
    return { a: [whole, 0], b: b[0] < whole * 10 ** long ? b : [b[0] - 4 * 10 ** long, long], isSum: false }
  },
  write({ a, b, isSum }) {
    const places = Math.max(a[1], b[1])
    const unit = 10 ** places
    const [scaledA, scaledB] = [a[0] * 10 ** (places - a[1]), b[0] * 10 ** (places - b[1])]
    const combine = (x: number, y: number) => (isSum ? x + y : x - y)
    const key = combine(scaledA, scaledB)
    const at = (scaled: number, behind = places) => decimal(fraction(scaled, 10 ** behind))
    const [textA, textB] = [decimalText(exact(a)), decimalText(exact(b))]
    const wrong: Distractor[] = [
      {
        ...at(combine(a[0], b[0])),
        type: 'concept_misunderstanding',
        says: 'Lines the numbers up on the right instead of at the decimal point.',
      },
      {
        ...at(key + unit / 10),
        type: 'calculation_error',
        says: isSum ? 'Carries one tenth too many.' : 'Forgets that a tenth was regrouped.',
      },
      {
        ...at(key - unit / 10),
        type: 'calculation_error',
        says: isSum ? 'Forgets to carry into the tenths.' : 'Takes one tenth too many away.',
      },
      {
        ...at(key + (isSum ? -unit : unit)),
        type: 'calculation_error',
        says: isSum ? 'Forgets to carry into the ones.' : 'Forgets that a one was regrouped.',
      },
      {
        ...at(isSum ? Math.abs(scaledA - scaledB) : scaledA + scaledB),
        type: 'misread_question',
        says: isSum ? 'Subtracts instead of adding.' : 'Adds instead of subtracting.',
      },
      {
        ...at(Math.abs(combine(a[0], b[0])), Math.min(a[1], b[1]) + 1),
        type: 'concept_misunderstanding',
        says: 'Ignores the points while calculating and puts one in afterwards.',
      },
      { ...at(key * 10), type: 'careless_mistake', says: 'Puts the decimal point one place too far to the right.' },
    ]
    return {
      stem: `What is the value of ${textA} ${isSum ? '+' : '−'} ${textB}?`,
      answer: at(key),
      distractors: aboveZero(wrong),
      steps: [
        `Line the numbers up at the decimal point, so that tenths stand under tenths. Zeros at the end help: ${(scaledA / unit).toFixed(places)} and ${(scaledB / unit).toFixed(places)}.`,
        `${isSum ? 'Add' : 'Subtract'} as with whole numbers and bring the point straight down: ${at(key).text}.`,
      ],
      hints: ['Which digits belong under each other?', `Write both numbers with ${places} decimal places.`],
    }
  },
  solve: ({ a, b, isSum }) => numberValue(fraction(a[0] * 10 ** b[1] + (isSum ? 1 : -1) * b[0] * 10 ** a[1], 10 ** (a[1] + b[1]))),
})
