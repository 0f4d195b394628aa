/** The median of an unordered list, with an odd or an even number of values. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue, wrong } from '~/exam/values/values'
import { ascending, meanOf, medianByStriking, medianOf, rangeOf } from './statistics'

interface Parameters {
  values: number[]
  setting: number
}

const SETTINGS: ((list: string, count: number) => string)[] = [
  (list) => `What is the median of ${list}?`,
  (list, count) => `The ages, in years, of ${count} members of a choir are ${list}. What is the median age?`,
  (list, count) => `In ${count} rounds of a game a player earned ${list} points. What is the median number of points?`,
  (list, count) => `A class measured the lengths, in centimeters, of ${count} leaves: ${list}. What is the median length, in centimeters?`,
]

export const medianOfList = defineFamily<Parameters>({
  id: 'median-of-list',
  version: 3,
  title: 'The median of a list',
  asks: 'Finds the median of five to eight whole numbers given out of order.',
  strand: 'data',
  skill: 'Median of a list',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    values: 'five to eight whole numbers, out of order; hard draws have an even number of them',
    setting: 'which of four settings',
  },
  draw(random, { level, difficulty }) {
    const count = { easy: 5, medium: 7, hard: tierOf(level) === 'upper' ? 8 : 6 }[difficulty]
    for (;;) {
      const values = Array.from({ length: count }, () => random.int(8, 34))
      const isOrdered = values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))
      const inner = ascending(values).slice(Math.ceil(count / 2) - 2, Math.floor(count / 2) + 2)
      if (!isOrdered && new Set(inner).size === inner.length) return { values, setting: random.int(0, SETTINGS.length - 1) }
    }
  },
  write({ values, setting }) {
    const sorted = ascending(values)
    const count = values.length
    const [low, high] = [sorted[Math.ceil(count / 2) - 1] ?? 0, sorted[Math.floor(count / 2)] ?? 0]
    const median = medianOf(values)
    const unsorted = fraction((values[Math.ceil(count / 2) - 1] ?? 0) + (values[Math.floor(count / 2)] ?? 0), 2)
    const mean = meanOf(values)
    const isEven = count % 2 === 0
    const nextPair = fraction(high + (sorted[Math.floor(count / 2) + 1] ?? 0), 2)
    return {
      stem: SETTINGS[setting]?.(listed(values.map(String)), count) ?? '',
      answer: decimal(median),
      distractors: [
        wrong(decimal(unsorted), 'concept_misunderstanding', 'Takes the middle of the list as written, without putting it in order.'),
        ...(isEven ? [wrong(decimal(nextPair), 'careless_mistake', 'Averages the wrong two numbers of the ordered list.')] : []),
        ...(4 % mean.d === 0 ? [wrong(decimal(mean), 'concept_misunderstanding', 'Gives the mean for the median.')] : []),
        ...(isEven
          ? [
              wrong(
                decimal(fraction(high)),
                'concept_misunderstanding',
                'Takes the upper of the two middle numbers instead of the point halfway between them.',
              ),
            ]
          : [wrong(decimal(fraction(sorted[(count + 1) / 2] ?? 0)), 'careless_mistake', 'Counts one place too far in the ordered list.')]),
        wrong(
          decimal(fraction((sorted[0] ?? 0) + (sorted.at(-1) ?? 0), 2)),
          'strategy_error',
          'Takes the point halfway between the smallest and the largest number.',
        ),
        wrong(
          decimal(fraction(isEven ? low : (sorted[(count - 3) / 2] ?? 0))),
          'careless_mistake',
          'Stops one place too early in the ordered list.',
        ),
        wrong(decimal(fraction(rangeOf(values))), 'vocabulary_gap', 'Gives the range for the median.'),
      ],
      steps: [
        `The median is the middle of the ordered list, so put the numbers in order: ${sorted.join(', ')}.`,
        isEven
          ? `With ${count} numbers two stand in the middle, ${low} and ${high}. The median is halfway between them: (${low} + ${high}) ÷ 2 = ${decimalText(median)}.`
          : `With ${count} numbers the middle one has ${(count - 1) / 2} numbers on each side of it: ${low}.`,
      ],
      hints: [
        'The median is about order. What should you do with the list first?',
        'Strike off the smallest and the largest, again and again. What is left?',
      ],
    }
  },
  solve: ({ values }) => numberValue(medianByStriking(values)),
})
