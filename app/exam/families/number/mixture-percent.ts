/** Two solutions poured together. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue } from '~/exam/values/values'

interface Parameters {
  amounts: [number, number]
  percents: [number, number]
  scene: (typeof SCENES)[number]
}

const SCENES = [
  {
    text: 'A cook mixes A cups of punch that is P% orange juice with B cups of punch that is Q% orange juice. What percent of the mixture is orange juice?',
  },
  {
    text: 'A chemist mixes A liters of a solution that is P% acid with B liters of a solution that is Q% acid. What percent of the mixture is acid?',
  },
  { text: 'A farmer blends A pounds of feed that is P% corn with B pounds of feed that is Q% corn. What percent of the blend is corn?' },
  {
    text: 'A painter stirs A quarts of paint that is P% white pigment into B quarts of paint that is Q% white pigment. What percent of the mixture is white pigment?',
  },
] as const

export const mixturePercent = defineFamily<Parameters>({
  id: 'mixture-percent',
  version: 4,
  title: 'Mixtures in percent',
  asks: 'Finds the percent of a part in a mixture of two amounts with different percents.',
  strand: 'number',
  skill: 'Mixtures',
  kind: 'word_problem',
  levels: {
    'isee-upper': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-upper': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    amounts: 'the two amounts, different',
    percents: 'the two percents; the percent of the mixture is a whole number',
    scene: 'the setting',
  },
  draw(random, { difficulty }) {
    const sizes = {
      easy: [
        [1, 3],
        [2, 6],
        [3, 1],
        [1, 4],
        [4, 1],
      ],
      medium: [
        [2, 3],
        [3, 2],
        [4, 6],
        [6, 4],
        [3, 7],
        [4, 1],
      ],
      hard: [
        [2, 8],
        [3, 12],
        [6, 9],
        [7, 3],
        [12, 8],
        [5, 15],
      ],
    }[difficulty] as [number, number][]
    const amounts = random.pick(sizes)
    const step = { easy: 20, medium: 10, hard: 5 }[difficulty]
    const low = step * random.int(1, 40 / step)
    const high = low + 20 * random.int(1, 2)
    return {
      amounts: [amounts[0] * 2, amounts[1] * 2],
      percents: random.chance(1, 2) ? [low, high] : [high, low],
      scene: random.pick(SCENES),
    }
  },
  write({ amounts: [a, b], percents: [p, q], scene }) {
    const [partA, partB] = [fraction(a * p, 100), fraction(b * q, 100)]
    const key = (a * p + b * q) / (a + b)
    const percent = (value: number) => ({ text: `${value}%`, value: numberValue(value) })
    const wrong: Distractor[] = [
      { ...percent((p + q) / 2), type: 'concept_misunderstanding', says: 'Takes the mean of the percents although the amounts differ.' },
      { ...percent(Math.round((a * q + b * p) / (a + b))), type: 'misread_question', says: 'Exchanges the two amounts.' },
      { ...percent(key + 5), type: 'calculation_error', says: 'Slips when dividing by the total amount.' },
      { ...percent(key - 4), type: 'calculation_error', says: 'Slips when adding the two parts.' },
      { ...percent(key - 2), type: 'calculation_error', says: 'Ends up two too low in the division.' },
      { ...percent(key + 2), type: 'calculation_error', says: 'Slips by two when dividing.' },
      { ...percent(key - 5), type: 'calculation_error', says: 'Divides by the total amount and ends up five too low.' },
      { ...percent(key + 4), type: 'calculation_error', says: 'Adds the two parts and ends up too high.' },
      { ...percent(key - 3), type: 'calculation_error', says: 'Makes a mistake in one of the two percents of an amount.' },
      { ...percent(key + 3), type: 'calculation_error', says: 'Finds too much of the part in one of the two amounts.' },
      { ...percent(key - 1), type: 'careless_mistake', says: 'Is one off in the last step.' },
      { ...percent(key + 1), type: 'careless_mistake', says: 'Is one too high in the last step.' },
    ]
    // A mixture lies between its two parts: anything else is struck out without work.
    const isBetween = ({ value }: Distractor) => Number(value) > Math.min(p, q) && Number(value) < Math.max(p, q)
    const decimalPart = ({ n, d }: { n: number; d: number }) => String(n / d)
    return {
      stem: scene.text
        .replace('A cups', `${a} cups`)
        .replace('A liters', `${a} liters`)
        .replace('A pounds', `${a} pounds`)
        .replace('A quarts', `${a} quarts`)
        .replace(/\bB\b/, String(b))
        .replace(/\bP%/, `${p}%`)
        .replace(/\bQ%/, `${q}%`),
      answer: percent(key),
      distractors: wrong.filter(isBetween),
      steps: [
        `Find how much of the part each amount brings: ${p}% of ${a} is ${decimalPart(partA)}, and ${q}% of ${b} is ${decimalPart(partB)}.`,
        `The mixture holds ${decimalPart(fraction(a * p + b * q, 100))} of it in ${a} + ${b} = ${a + b}.`,
        `As a percent that is ${decimalPart(fraction(a * p + b * q, 100))} ÷ ${a + b} = ${key}%. It lies nearer to the percent of the larger amount, as it should.`,
      ],
      hints: [
        'How much of the part does each amount bring into the mixture?',
        'The result must lie between the two percents, nearer to that of the larger amount.',
      ],
    }
  },
  // Starts at the first percent and goes the share of the way that the second amount has in the mixture.
  solve: ({ amounts: [a, b], percents: [p, q] }) => numberValue(fraction(p * (a + b) + (q - p) * b, a + b)),
})
