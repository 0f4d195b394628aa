/** The number at the start, from a percent of it or from the result of a percent change. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, whole, wholeText } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  percent: number
  result: number
  scene: (typeof SCENES)[number]
}

const SCENES = [
  { text: 'After a discount of P%, a coat costs $R. What was its price before the discount, in dollars?', sign: -1 },
  { text: 'The number of trout in a lake grew by P% in one year to R. How many trout were in the lake at the start of the year?', sign: 1 },
  { text: 'A water tank lost P% of its water and now holds R gallons. How many gallons did it hold at first?', sign: -1 },
  { text: 'This year R students joined the science fair, P% more than last year. How many students joined last year?', sign: 1 },
  {
    text: 'P% of the students in a school play an instrument. If R students play an instrument, how many students are in the school?',
    sign: 0,
  },
  { text: 'A hiker has covered R miles, which is P% of a trail. How many miles long is the trail?', sign: 0 },
] as const

export const percentBackwards = defineFamily<Parameters>({
  id: 'percent-backwards',
  version: 3,
  title: 'From the result back to the start',
  asks: 'Finds a number from a percent of it, or from what it becomes after a percent change.',
  strand: 'number',
  skill: 'Percent: finding the whole',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    percent: 'the percent',
    result: 'the part, or the number after the change',
    scene: 'the setting, and whether the number grew, shrank or is asked as a whole',
  },
  draw(random, { difficulty }) {
    const scene = random.pick(SCENES.filter(({ sign }) => (difficulty === 'easy' ? sign === 0 : difficulty === 'hard' ? sign !== 0 : true)))
    const percent = random.pick({ easy: [10, 20, 25, 50, 75], medium: [20, 25, 30, 40, 60], hard: [5, 15, 20, 25, 30, 35] }[difficulty])
    const start = 20 * random.int(3, difficulty === 'easy' ? 12 : 24)
    return { percent, result: (start * (scene.sign === 0 ? percent : 100 + scene.sign * percent)) / 100, scene }
  },
  write({ percent, result, scene }) {
    const share = scene.sign === 0 ? percent : 100 + scene.sign * percent
    const start = (result * 100) / share
    const near = (value: number) => whole(Math.round(value))
    const wrong: Distractor[] = [
      scene.sign === 0
        ? {
            ...near((result * percent) / 100),
            type: 'misread_question',
            says: 'Takes the percent of the part instead of finding the whole.',
          }
        : {
            ...near(result - (scene.sign * result * percent) / 100),
            type: 'concept_misunderstanding',
            says: 'Takes the percent of the result although it belongs to the number at the start.',
          },
      {
        ...near(result + ((scene.sign >= 0 ? 1 : -1) * (result * percent)) / 100),
        type: 'misread_question',
        says: 'Makes the change once more instead of undoing it.',
      },
      {
        ...whole(scene.sign < 0 ? result + percent : scene.sign > 0 ? result - percent : result + (100 - percent)),
        type: 'concept_misunderstanding',
        says: 'Treats the percent as a number and adds or subtracts it.',
      },
      { ...whole(start + 20), type: 'calculation_error', says: 'Slips when dividing by the percent.' },
      { ...near((result * 100) / percent), type: 'strategy_error', says: 'Takes the result for the percent that changed.' },
      { ...whole(start - 10), type: 'calculation_error', says: 'Slips by ten when dividing.' },
      { ...whole(start + 10), type: 'calculation_error', says: 'Slips by ten when multiplying.' },
    ]
    return {
      stem: scene.text
        .replace('$R', `\\$${wholeText(result)}`)
        .replace(/\bR\b/, wholeText(result))
        .replace(/\bP%/, `${percent}%`),
      answer: whole(start),
      distractors: aboveZero(wrong),
      steps: [
        scene.sign === 0
          ? `${wholeText(result)} is ${percent}% of the number asked for.`
          : `The number at the start is 100%. After the change there are ${share}%, and these are ${wholeText(result)}.`,
        `One percent is ${wholeText(result)} ÷ ${share}, so the whole is ${wholeText(result)} ÷ ${share} × 100 = ${wholeText(start)}.`,
        scene.sign === 0
          ? `Check: ${percent}% of ${wholeText(start)} is ${wholeText(result)}.`
          : `Check: ${percent}% of ${wholeText(start)} is ${wholeText(Math.abs(start - result))}, and ${wholeText(start)} ${scene.sign > 0 ? '+' : '−'} ${wholeText(Math.abs(start - result))} = ${wholeText(result)}.`,
      ],
      hints: [
        'Which number is the 100% here?',
        scene.sign === 0 ? `If ${percent}% is known, how do you get to 100%?` : `The given number is ${share}% of it.`,
      ],
    }
  },
  solve: ({ percent, result, scene: { sign } }) =>
    numberValue(fraction(result * 100, [100 - percent, percent, 100 + percent][sign + 1] ?? 1)),
})
