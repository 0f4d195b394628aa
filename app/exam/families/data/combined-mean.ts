/** The mean of two groups of different size put together. */
import { type Difficulty, tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue, wholeText, wrong } from '~/exam/values/values'

interface Parameters {
  countA: number
  meanA: number
  countB: number
  meanB: number
  setting: number
}

const SHARES: Record<Difficulty, [number, number][]> = {
  easy: [
    [1, 2],
    [1, 3],
    [3, 1],
    [1, 4],
  ],
  medium: [
    [2, 3],
    [3, 2],
    [1, 4],
    [4, 1],
  ],
  hard: [
    [2, 3],
    [3, 2],
    [3, 5],
    [5, 3],
  ],
}
const SETTINGS: ((p: Omit<Parameters, 'setting'>) => string)[] = [
  ({ countA, meanA, countB, meanB }) =>
    `In one class, ${countA} students have a mean score of ${meanA} on a test. In another class, ${countB} students have a mean score of ${meanB} on the same test. What is the mean score of all the students in the two classes?`,
  ({ countA, meanA, countB, meanB }) =>
    `The average of ${countA} numbers is ${meanA}, and the average of ${countB} other numbers is ${meanB}. What is the average of all ${countA + countB} numbers?`,
  ({ countA, meanA, countB, meanB }) =>
    `A baker sold an average of ${meanA} loaves a day for ${countA} days and an average of ${meanB} loaves a day for the next ${countB} days. What was the average number of loaves sold per day over all ${countA + countB} days?`,
]

export const combinedMean = defineFamily<Parameters>({
  id: 'combined-mean',
  version: 3,
  title: 'Two groups together',
  asks: 'Combines the means of two groups of different size.',
  strand: 'data',
  skill: 'Combining averages',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    countA: 'size of the first group',
    meanA: 'mean of the first group',
    countB: 'size of the second group, not that of the first',
    meanB: 'mean of the second group',
    setting: 'which of three settings',
  },
  draw(random, { level, difficulty }) {
    const parts = random.pick(SHARES[difficulty])
    const times = {
      easy: random.int(2, 4),
      medium: random.int(4, 6),
      hard: tierOf(level) === 'upper' ? random.int(5, 8) : random.int(4, 7),
    }[difficulty]
    const gap = (parts[0] + parts[1]) * random.int(1, 3)
    const meanA = random.int(64, 78)
    const isUp = random.chance(1, 2)
    return {
      countA: parts[0] * times,
      meanA: isUp ? meanA : meanA + gap,
      countB: parts[1] * times,
      meanB: isUp ? meanA + gap : meanA,
      setting: random.int(0, SETTINGS.length - 1),
    }
  },
  write({ countA, meanA, countB, meanB, setting }) {
    const [totalA, totalB, count] = [countA * meanA, countB * meanB, countA + countB]
    const key = fraction(totalA + totalB, count)
    const middle = fraction(meanA + meanB, 2)
    const swapped = fraction(countA * meanB + countB * meanA, count)
    return {
      stem: SETTINGS[setting]?.({ countA, meanA, countB, meanB }) ?? '',
      answer: decimal(key),
      distractors: [
        wrong(
          decimal(middle),
          'concept_misunderstanding',
          'Takes the point halfway between the two means, although the groups are not equally large.',
        ),
        wrong(decimal(swapped), 'careless_mistake', 'Pairs each mean with the size of the other group.'),
        wrong(decimal(fraction(countA > countB ? meanA : meanB)), 'strategy_error', 'Gives the mean of the larger group.'),
        wrong(decimal(fraction(countA > countB ? meanB : meanA)), 'strategy_error', 'Gives the mean of the smaller group.'),
        ...[1, -1, 2, -2].map((more) =>
          wrong(
            decimal(fraction(key.n + more * key.d, key.d)),
            'calculation_error',
            `${Math.abs(more) === 1 ? 'Slips in one of the products' : 'Makes a mistake in the sum'} and divides a total that is too ${more > 0 ? 'large' : 'small'}.`,
          ),
        ),
      ],
      steps: [
        `Find the two totals: ${countA} × ${meanA} = ${wholeText(totalA)} and ${countB} × ${meanB} = ${wholeText(totalB)}.`,
        `Together the ${count} values add up to ${wholeText(totalA + totalB)}, so the mean of all is ${wholeText(totalA + totalB)} ÷ ${count} = ${decimalText(key)}.`,
        `That is nearer to ${countA > countB ? meanA : meanB}, as it should be, because that group is larger.`,
      ],
      hints: ['The larger group pulls the mean of all toward its own.', 'What does each group add up to, and how many are there in all?'],
    }
  },
  // From the first mean, move toward the second by the second group's share.
  solve: ({ countA, meanA, countB, meanB }) => numberValue(fraction(meanA * (countA + countB) + (meanB - meanA) * countB, countA + countB)),
})
