/** Two workers at one job: the time together, or the time of one alone. */
import { type Distractor, defineFamily } from '../../family'
import { add, divide, type Fraction, fraction, subtract } from '../../fraction'
import { measured, mixed, numberValue } from '../../values'
import { aboveZero } from './above-zero'

interface Parameters {
  first: number
  second: number
  isTogetherAsked: boolean
  scene: (typeof SCENES)[number]
}

const SCENES = [
  { first: 'One pump', second: 'a second pump', job: 'fill a pool', unit: 'hours', both: 'the two pumps' },
  {
    first: 'One printer',
    second: 'a slower printer',
    job: 'print all the programs for a concert',
    unit: 'minutes',
    both: 'the two printers',
  },
  { first: 'One mower', second: 'an older mower', job: 'mow a sports field', unit: 'hours', both: 'the two mowers' },
  { first: 'One hose', second: 'a narrower hose', job: 'fill a water trough', unit: 'minutes', both: 'the two hoses' },
] as const

const TIMES: Record<'easy' | 'medium' | 'hard', [number, number][]> = {
  easy: [[3, 6], [4, 12], [6, 12], [10, 15], [5, 20], [6, 30], [8, 24], [12, 24], [20, 30], [9, 18], [10, 40], [15, 30]],
  medium: [[2, 6], [3, 5], [4, 6], [4, 8], [5, 15], [6, 10], [3, 9], [6, 9], [4, 20]],
  hard: [[4, 6], [3, 6], [4, 12], [10, 15], [5, 20], [6, 10], [6, 12], [12, 20], [8, 24]],
} // biome-ignore format: a table

export const workTogether = defineFamily<Parameters>({
  id: 'work-together',
  version: 1,
  title: 'Working together',
  asks: 'Finds how long two machines take together, or how long the second takes alone.',
  strand: 'number',
  skill: 'Work rates',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    first: 'the time that the first needs alone',
    second: 'the time that the second needs alone, longer',
    isTogetherAsked: 'whether the time together is asked for, else that of the second alone',
    scene: 'the setting and the unit',
  },
  draw(random, { difficulty }) {
    const [first, second] = random.pick(TIMES[difficulty])
    return { first, second, isTogetherAsked: difficulty !== 'hard', scene: random.pick(SCENES) }
  },
  write({ first, second, isTogetherAsked, scene }) {
    const rate = (time: number | Fraction) => divide(fraction(1), typeof time === 'number' ? fraction(time) : time)
    const together = divide(fraction(1), add(rate(first), rate(second)))
    const key = isTogetherAsked ? together : fraction(second)
    const amount = (value: Fraction) => measured(mixed(value), scene.unit)
    const half = fraction(1, 2)
    const wrong: Distractor[] = isTogetherAsked
      ? [
          { ...amount(fraction(first + second, 2)), type: 'concept_misunderstanding', says: 'Takes the mean of the two times.' },
          {
            ...amount(add(together, together.d > 1 ? half : fraction(2))),
            type: 'calculation_error',
            says: 'Slips when adding the two fractions of the job.',
          },
          { ...amount(fraction(first + second)), type: 'concept_misunderstanding', says: 'Adds the two times.' },
          { ...amount(fraction(second - first)), type: 'strategy_error', says: 'Subtracts the two times.' },
          { ...amount(fraction(first, 2)), type: 'strategy_error', says: 'Halves the time of the faster one.' },
          { ...amount(fraction(second, 2)), type: 'strategy_error', says: 'Halves the time of the slower one.' },
          {
            ...amount(add(together, fraction(1))),
            type: 'calculation_error',
            says: 'Makes a mistake of one when turning the fraction over.',
          },
        ]
      : [
          { ...amount(subtract(fraction(first), together)), type: 'strategy_error', says: 'Subtracts the two times.' },
          { ...amount(add(fraction(first), together)), type: 'concept_misunderstanding', says: 'Adds the two times.' },
          {
            ...amount(divide(add(fraction(first), together), fraction(2))),
            type: 'concept_misunderstanding',
            says: 'Takes the mean of the two times.',
          },
          { ...amount(fraction(second + 2)), type: 'calculation_error', says: 'Slips when subtracting the fractions of the job.' },
          { ...amount(fraction(2 * first)), type: 'strategy_error', says: 'Doubles the time of the first one.' },
          { ...amount(fraction(second - 1)), type: 'calculation_error', says: 'Makes a mistake of one when turning the fraction over.' },
          {
            ...amount(divide(fraction(1), add(rate(first), rate(together)))),
            type: 'concept_misunderstanding',
            says: 'Adds the two rates that should be subtracted.',
          },
        ]
    const text = (time: Fraction) => `${mixed(time).text} ${scene.unit}`
    const unit = scene.unit.slice(0, -1)
    const part = (time: Fraction) => mixed(rate(time)).text
    return {
      stem: isTogetherAsked
        ? `${scene.first} can ${scene.job} in ${first} ${scene.unit}, and ${scene.second} can do it in ${second} ${scene.unit}. How long do ${scene.both} take when they work together?`
        : `${scene.first} can ${scene.job} in ${first} ${scene.unit}. Together with ${scene.second}, it takes ${text(together)}. How long does ${scene.second} take alone?`,
      answer: amount(key),
      distractors: aboveZero(wrong),
      steps: isTogetherAsked
        ? [
            `Times cannot be added, but parts of the job can. In one ${unit} the first does $\\frac{1}{${first}}$ and the second $\\frac{1}{${second}}$ of the job.`,
            `Together they do $\\frac{1}{${first}}$ + $\\frac{1}{${second}}$ = ${part(together)} of the job in one ${unit}.`,
            `The whole job takes 1 ÷ ${part(together)} = ${text(together)}.`,
          ]
        : [
            `In one ${unit} both together do ${part(together)} of the job, and the first alone does $\\frac{1}{${first}}$.`,
            `The second does the difference: ${part(together)} − $\\frac{1}{${first}}$ = $\\frac{1}{${second}}$ of the job in one ${unit}.`,
            `So it needs ${second} ${scene.unit} alone.`,
          ],
      hints: [
        `What part of the job does each do in one ${unit}?`,
        isTogetherAsked
          ? 'Must the time together be longer or shorter than that of the faster one alone?'
          : 'Take the first one’s part away from what both do together.',
      ],
    }
  },
  // Lets both work through a stretch of time that holds whole numbers of jobs, and shares it out.
  solve({ first, second, isTogetherAsked }) {
    const stretch = first * second
    const jobs = stretch / first + stretch / second
    return numberValue(isTogetherAsked ? fraction(stretch, jobs) : fraction(stretch, jobs - stretch / first))
  },
})
