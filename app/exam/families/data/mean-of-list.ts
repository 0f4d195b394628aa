/** The mean of a short list of whole numbers. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { listed, type Person, pickPerson } from '~/exam/families/kit/wording'
import { compare, type Fraction, fraction, isWhole } from '~/exam/values/fraction'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { slips } from './slips'
import { balancePoint, drawAround, medianOf, sumOf } from './statistics'

interface Parameters {
  values: number[]
  setting: number
  person: Person
}

const SETTINGS: ((list: string, count: number, person: Person) => string)[] = [
  (list, count, { name }) =>
    `${name} scored ${list} points in ${count} games. What was ${name}’s mean (average) number of points per game?`,
  (list, count, { name, they }) =>
    `${name} read ${list} pages on ${count} days. What was the mean (average) number of pages ${they} read per day?`,
  (list, count) => `A shop sold ${list} umbrellas on ${count} rainy days. What was the mean (average) number of umbrellas sold per day?`,
  (list) => `What is the mean (average) of ${list}?`,
]

export const meanOfList = defineFamily<Parameters>({
  id: 'mean-of-list',
  version: 4,
  title: 'The mean of a list',
  asks: 'Finds the mean of three to six whole numbers.',
  strand: 'data',
  skill: 'Mean of a list',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    values: 'three to six different whole numbers whose mean is whole and neither their median nor halfway between the ends',
    setting: 'which of four settings',
    person: 'who scored or read',
  },
  draw(random, { level, difficulty }) {
    const isYoung = tierOf(level) === 'lower'
    const count = { easy: 3, medium: isYoung ? 4 : 5, hard: isYoung ? 5 : 6 }[difficulty]
    const mean = isYoung ? random.int(8, 16) : random.int(14, 40)
    for (;;) {
      const values = drawAround(random, { count, mean, spread: isYoung ? 6 : 11 })
      // No other average of the list may give the right answer by luck.
      if (otherAverages(values).every((other) => compare(other, fraction(mean)) !== 0))
        return { values, setting: random.int(0, SETTINGS.length - 1), person: pickPerson(random) }
    }
  },
  write({ values, setting, person }) {
    const [sum, count] = [sumOf(values), values.length]
    const mean = sum / count
    const divided = (by: number, says: string) => (isWhole(fraction(sum, by)) ? [wrong(whole(sum / by), 'careless_mistake', says)] : [])
    const [middle, ends, written] = otherAverages(values)
    const stem = SETTINGS[setting]?.(listed(values.map(String)), count, person) ?? ''
    return {
      stem,
      answer: whole(mean),
      distractors: [
        ...(isWhole(middle)
          ? [wrong(whole(middle.n), 'concept_misunderstanding', 'Gives the median, the middle number in order, for the mean.')]
          : []),
        ...divided(count - 1, 'Divides by one less than the number of values, counting the plus signs instead of the numbers.'),
        ...(isWhole(ends) ? [wrong(whole(ends.n), 'strategy_error', 'Averages only the smallest and the largest number.')] : []),
        wrong(whole(written.n), 'concept_misunderstanding', 'Takes the number that stands in the middle of the list as written.'),
        ...divided(count + 1, 'Divides by one more than the number of values.'),
        ...slips(mean),
        // A mean outside the list is struck out without work.
      ].filter(({ value }) => Number(value) >= Math.min(...values) && Number(value) <= Math.max(...values)),
      steps: [
        `The mean shares the total equally. The total is ${values.join(' + ')} = ${sum}.`,
        `There are ${count} numbers, so each equal share is ${sum} ÷ ${count} = ${mean}.`,
      ],
      hints: [
        'If everything were shared out equally, how much would each one be?',
        `Add the ${count} numbers first. By what must you divide then?`,
      ],
    }
  },
  solve: ({ values }) => numberValue(balancePoint(values)),
})

/** What is taken for the mean: the median, the point halfway between the ends, the number in the middle of the list as written. */
function otherAverages(values: readonly number[]): [median: Fraction, halfway: Fraction, written: Fraction] {
  const halfway = fraction(Math.min(...values) + Math.max(...values), 2)
  return [medianOf(values), halfway, fraction(values[Math.floor((values.length - 1) / 2)] ?? 0)]
}
