/** A percent of a number of people or things. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, whole, wholeText } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  percent: number
  total: number
  scene: (typeof SCENES)[number]
}

const SCENES = [
  { text: 'A school has TOTAL students, and PERCENT of them walk to school. How many students walk to school?', isRest: false },
  { text: 'Of the TOTAL seats in a concert hall, PERCENT are sold. How many seats are sold?', isRest: false },
  {
    text: 'A test drive covers TOTAL miles. PERCENT of the distance is on gravel roads. How many miles are not on gravel roads?',
    isRest: true,
  },
  {
    text: 'A factory makes TOTAL lamps in a day and ships PERCENT of them the same day. How many of these lamps are not shipped that day?',
    isRest: true,
  },
  { text: 'In a survey of TOTAL people, PERCENT said that they own a bicycle. How many of the people own a bicycle?', isRest: false },
] as const

export const percentOf = defineFamily<Parameters>({
  id: 'percent-of',
  version: 3,
  title: 'A percent of a number',
  asks: 'Finds a percent of a whole number, or what remains.',
  strand: 'number',
  skill: 'Percent of a number',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    percent: 'the percent; 10, 20, 25, 50 or 75 on easy draws',
    total: 'the number that it is taken of',
    scene: 'the setting, and whether the part or the rest is asked for',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const percent = random.pick(
      {
        easy: [10, 20, 25, 50, 75],
        medium: [5, 15, 30, 35, 40, 60, 70, 80],
        hard: isLower ? [30, 35, 40, 60, 70] : [12, 15, 18, 35, 45, 55, 65, 85],
      }[difficulty],
    )
    const unit = 100 / fractionStep(percent)
    const total = unit * random.int(2, Math.max(4, Math.floor((isLower ? 240 : 600) / unit)))
    return { percent, total, scene: random.pick(difficulty === 'easy' ? SCENES.filter(({ isRest }) => !isRest) : SCENES) }
  },
  write({ percent, total, scene }) {
    const part = (percent * total) / 100
    const key = scene.isRest ? total - part : part
    const wrong: Distractor[] = [
      {
        ...whole(total - key),
        type: 'misread_question',
        says: scene.isRest
          ? 'Gives the part that the percent names, not the rest.'
          : 'Gives the rest, not the part that the percent names.',
      },
      { ...whole(percent), type: 'concept_misunderstanding', says: 'Takes the percent itself for the number.' },
      { ...whole(Math.round(total / percent)), type: 'concept_misunderstanding', says: 'Divides by the percent.' },
      { ...whole(key + Math.round(total / 10)), type: 'calculation_error', says: 'Counts ten percent too many.' },
      { ...whole(key - Math.round(total / 10)), type: 'calculation_error', says: 'Counts ten percent too few.' },
      {
        ...whole(total - percent),
        type: 'concept_misunderstanding',
        says: 'Subtracts the percent from the total as if it were a number of things.',
      },
      { ...whole(key + Math.round(total / 20)), type: 'calculation_error', says: 'Counts five percent too many.' },
      { ...whole(key * 2), type: 'calculation_error', says: 'Doubles the result once too often.' },
    ]
    const ten = fraction(total, 10)
    return {
      stem: scene.text.replace('TOTAL', wholeText(total)).replace('PERCENT', `${percent}%`),
      answer: whole(key),
      distractors: aboveZero(wrong),
      steps: [
        `${percent}% means ${percent} of every 100${ten.d === 1 ? `; it helps to know that 10% of ${wholeText(total)} is ${wholeText(ten.n)}` : ''}.`,
        `${percent}% of ${wholeText(total)} is ${percent} × ${wholeText(total)} ÷ 100 = ${wholeText(part)}.`,
        ...(scene.isRest ? [`The question asks for the others: ${wholeText(total)} − ${wholeText(part)} = ${wholeText(key)}.`] : []),
      ],
      hints: [
        'How much is 10%, or 1%?',
        scene.isRest ? `What percent is the rest, if ${percent}% are taken away?` : 'Build the percent from tens and fives.',
      ],
    }
  },
  // Goes up from 0 until the part compares to the total as the percent to 100.
  solve({ percent, total, scene }) {
    let part = 0
    while (part * 100 < percent * total) part++
    return numberValue(scene.isRest ? total - part : part)
  },
})

/** The greatest of 1, 5, 10, 20, 25, 50 that divides the percent, so that the part comes out whole. */
function fractionStep(percent: number): number {
  return [50, 25, 20, 10, 5, 2, 1].find((step) => percent % step === 0) ?? 1
}
