/** The value still needed to reach a wanted mean. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { capital, listed, type Person, pickPerson } from '~/exam/families/kit/wording'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { slips } from './slips'
import { drawAround, meanOf, sumOf } from './statistics'

interface Parameters {
  known: number[]
  mean: number
  setting: number
  person: Person
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const counting = (count: number) => COUNTS[count] ?? String(count)
/** Which of the settings is about test scores. */
const TESTS = 0
const SETTINGS: ((given: { list: string; next: string; mean: number; count: number; person: Person }) => string)[] = [
  ({ list, next, mean, count, person: { name, they, their } }) =>
    `${name}'s scores on ${their} first ${counting(count - 1)} science tests are ${list}. What score does ${they} need on the ${next} test to have a mean score of ${mean} on all ${counting(count)} tests?`,
  ({ list, mean, count }) =>
    `The mean of ${counting(count)} numbers is ${mean}. ${capital(counting(count - 1))} of the numbers are ${list}. What is the remaining number?`,
  ({ list, next, mean, count, person: { name, they } }) =>
    `${name} wants to practice the violin for an average of ${mean} minutes a day over ${counting(count)} days. On the first ${counting(count - 1)} days, ${they} practiced ${list} minutes. How many minutes must ${they} practice on the ${next} day?`,
]

export const missingForMean = defineFamily<Parameters>({
  id: 'missing-for-mean',
  version: 4,
  title: 'The value that makes the mean',
  asks: 'Finds the one missing value of a list whose mean is known.',
  strand: 'data',
  skill: 'Missing value for a mean',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-upper': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    known: 'the known values, two to five of them',
    mean: 'the mean of all values, the missing one included',
    setting: 'which of three settings',
    person: 'who is tested or practices',
  },
  draw(random, { level, difficulty }) {
    const count = { easy: 3, medium: 4, hard: tierOf(level) === 'upper' ? 6 : 5 }[difficulty]
    const mean = difficulty === 'easy' ? 5 * random.int(14, 18) : random.int(72, 91)
    const known = drawAround(random, { count, mean, spread: 9 }).slice(0, -1)
    return { known, mean, setting: random.int(0, SETTINGS.length - 1), person: pickPerson(random) }
  },
  write({ known, mean, setting, person }) {
    const count = known.length + 1
    const [sum, total] = [sumOf(known), mean * count]
    const key = total - sum
    const sofar = Math.round(meanOf(known).n / meanOf(known).d)
    return {
      stem: SETTINGS[setting]?.({ list: listed(known.map(String)), next: ORDINALS[known.length] ?? '', mean, count, person }) ?? '',
      answer: whole(key),
      distractors: [
        wrong(whole(mean), 'concept_misunderstanding', 'Believes that the missing value must be the mean itself.'),
        wrong(whole(2 * mean - (known.at(-1) ?? 0)), 'strategy_error', 'Balances only the last known value against the mean.'),
        wrong(whole(2 * mean - sofar), 'strategy_error', 'Makes the missing value and the mean so far average to the wanted mean.'),
        wrong(whole(sofar), 'misread_question', 'Gives the mean of the known values.'),
        wrong(whole(key + 10), 'calculation_error', 'Slips by ten when adding the known values.'),
        wrong(whole(key - 10), 'calculation_error', 'Slips by ten when subtracting from the total.'),
        ...slips(key),
        // No test gives more than 100 points.
      ].filter(({ value }) => setting !== TESTS || Number(value) <= 100),
      steps: [
        `A mean of ${mean} over ${count} values needs a total of ${count} × ${mean} = ${total}.`,
        `The known values add up to ${known.join(' + ')} = ${sum}.`,
        `The missing value is what the total still lacks: ${total} − ${sum} = ${key}.`,
      ],
      hints: [`What must all ${count} values add up to?`, 'Compare that total with the sum of the values already known.'],
    }
  },
  // The deviations of the known values from the mean must be cancelled by the missing one.
  solve: ({ known, mean }) => numberValue(known.reduce((needed, value) => needed + (mean - value), mean)),
})
