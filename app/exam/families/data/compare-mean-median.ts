/** Quantitative comparison: the mean of a short list against its median. */

import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, relationOf } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { decimalText } from '~/exam/values/values'
import { ascending, meanOf, medianByStriking, medianOf } from './statistics'

interface Parameters {
  values: number[]
  setting: number
}

const SETTINGS: ((list: string) => string)[] = [
  (list) => `A student's scores on five quizzes were ${list}.`,
  (list) => `The ages, in years, of five cousins are ${list}.`,
  (list) => `The numbers of customers who came to a shop in each of five hours were ${list}.`,
  (list) => `The lengths of five bike rides, in miles, were ${list}.`,
]

export const compareMeanMedian = defineFamily<Parameters>({
  id: 'compare-mean-median',
  version: 2,
  title: 'Mean against median',
  asks: 'Compares the mean of five numbers with their median.',
  strand: 'data',
  skill: 'Mean and median',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    values: 'five numbers, evenly spread about the middle one, or with one or two moved out to one side',
    setting: 'which of four settings',
  },
  draw(random, { difficulty }) {
    const middle = random.int(12, 20)
    const [near, far] = [random.int(1, 3), random.int(4, 8)]
    const values = [middle - far, middle - near, middle, middle + near, middle + far]
    const relation = random.pick(['A', 'B', 'equal'] as const)
    const push = (difficulty === 'easy' ? 10 : 5) * (relation === 'A' ? 1 : relation === 'B' ? -1 : 0)
    // Pushing an outer value moves the mean and leaves the median; in hard draws the other side moves a little as well.
    const outer = relation === 'B' ? 0 : 4
    const pushed = values.map((value, index) =>
      Math.max(1, index === outer ? value + push : value - (difficulty === 'hard' && index === 4 - outer ? Math.sign(push) * 2 : 0)),
    )
    return { values: difficulty === 'easy' ? pushed : random.shuffle(pushed), setting: random.int(0, SETTINGS.length - 1) }
  },
  write({ values, setting }) {
    const sorted = ascending(values)
    const [mean, median] = [meanOf(values), medianOf(values)]
    const relation = relationOf(mean, median)
    const differences = sorted.map((value) => value - median.n)
    const [below, above] = [
      -differences.filter((gap) => gap < 0).reduce((sum, gap) => sum + gap, 0),
      differences.filter((gap) => gap > 0).reduce((sum, gap) => sum + gap, 0),
    ]
    return comparisonQuestion({
      stem: SETTINGS[setting]?.(listed(values.map(String))) ?? '',
      a: 'The mean of the five numbers',
      b: 'The median of the five numbers',
      relation,
      mistakes: {
        equal: { type: 'concept_misunderstanding', says: 'Takes mean and median for two words for the same number.' },
        A: { type: 'strategy_error', says: 'Judges the mean by the largest number alone.' },
        B: {
          type: 'concept_misunderstanding',
          says: 'Takes the middle of the list as written for the median, or the smallest number for the mean.',
        },
      },
      steps: [
        `In order the numbers are ${sorted.join(', ')}, so the median is ${median.n}.`,
        `Below ${median.n} the distances add up to ${below}, above it to ${above}. ${below === above ? 'They balance, so the mean is the same.' : `The ${above > below ? 'upper' : 'lower'} side weighs more and pulls the mean ${above > below ? 'up' : 'down'}, to ${decimalText(mean)}.`}`,
        `So ${CONCLUSIONS[relation]}.`,
      ],
      hints: [
        'Put the numbers in order and find the middle one.',
        'You need not find the mean: compare how far the numbers lie below and above the middle one.',
      ],
    })
  },
  // Five times each of the two.
  solve({ values }) {
    const total = values.reduce((sum, value) => sum + value, 0)
    const middle = medianByStriking(values)
    const relation = relationOf(fraction(total), fraction(middle.n * 5, middle.d))
    return `=${relation}`
  },
})
