/** The central angle of a sector of a circle graph. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction, isWhole } from '~/exam/values/fraction'
import { numberValue, wholeText, wrong } from '~/exam/values/values'

interface Parameters {
  setting: number
  part: number
  total: number
  isPercent: boolean
}

const SETTINGS = [
  { who: 'students', chose: 'chose tennis' },
  { who: 'families', chose: 'have a cat' },
  { who: 'visitors', chose: 'came for the garden' },
  { who: 'workers', chose: 'come by bus' },
]

export const circleGraphAngle = defineFamily<Parameters>({
  id: 'circle-graph-angle',
  version: 4,
  title: 'The angle of a sector',
  asks: 'Finds the central angle that a sector of a circle graph must have.',
  strand: 'data',
  skill: 'Making circle graphs',
  kind: 'word_problem',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-middle': ['quantitative'], 'ssat-upper': ['quantitative'] },
  parameters: {
    setting: 'which of four surveys',
    part: 'how many gave the answer, or the percent of those who did',
    total: 'how many were asked; 100 for percents',
    isPercent: 'whether the part is given in percent',
  },
  draw(random, { difficulty }) {
    const isPercent = difficulty === 'easy' || (difficulty === 'medium' && random.chance(1, 2))
    const total = isPercent ? 100 : random.pick(difficulty === 'medium' ? [36, 60, 72, 90] : [40, 45, 120, 180, 240])
    const parts = Array.from({ length: total }, (_, index) => index + 1).filter(
      (part) =>
        part * 10 >= total && part * 2 < total && (part * 360) % total === 0 && (!isPercent || part % 5 === 0) && part * 4 !== total,
    )
    return { setting: random.int(0, SETTINGS.length - 1), part: random.pick(parts), total, isPercent }
  },
  write({ setting, part, total, isPercent }) {
    const { who, chose } = SETTINGS[setting] ?? { who: '', chose: '' }
    const key = (part * 360) / total
    const degrees = (value: number) => ({ text: `${wholeText(value)}°`, value: numberValue(value) })
    const percent = fraction(part * 100, total)
    return {
      stem: isPercent
        ? `The results of a survey will be drawn as a circle graph. If ${part}% of the ${who} ${chose}, what should be the measure of the central angle of the sector for these ${who}?`
        : `The results of a survey of ${total} ${who} will be drawn as a circle graph. If ${part} of the ${who} ${chose}, what should be the measure of the central angle of the sector for these ${who}?`,
      answer: degrees(key),
      distractors: [
        ...(isWhole(percent)
          ? [wrong(degrees(percent.n), 'concept_misunderstanding', 'Gives the percent as if it were the angle.')]
          : [wrong(degrees(part), 'concept_misunderstanding', 'Gives the number of answers as if it were the angle.')]),
        ...((part * 180) % total === 0
          ? [wrong(degrees((part * 180) / total), 'concept_misunderstanding', 'Takes 180° for a full turn.')]
          : []),
        wrong(degrees(360 - key), 'misread_question', 'Gives the angle of the rest of the circle.'),
        wrong(degrees(Math.round(360 / part)), 'strategy_error', 'Divides the full turn by the number in the sector.'),
        wrong(degrees(key + 18), 'calculation_error', 'Makes a mistake when multiplying with 360.'),
        wrong(degrees(key - 9), 'calculation_error', 'Makes a mistake when dividing into 360.'),
        wrong(degrees(key + 9), 'calculation_error', 'Makes a mistake when adding parts of 360.'),
        wrong(degrees(key + 36), 'calculation_error', 'Adds one tenth of the full turn too many.'),
        wrong(degrees(key - 18), 'calculation_error', 'Makes a mistake when subtracting from 360.'),
      ].filter(({ value }) => Number(value) > 0 && Number(value) < 360),
      steps: [
        'A full turn is 360°, and it stands for everybody.',
        isPercent
          ? `10% of 360° is 36°, so ${part}% is ${part} × 3.6° = ${key}°.`
          : `The sector gets the same part of 360° as its answer has of all: $\\frac{${part}}{${total}}$ × 360° = ${key}°.`,
      ],
      hints: [
        'How many degrees stand for the whole group?',
        isPercent ? 'How many degrees are 10%?' : `How many degrees does one of the ${total} get?`,
      ],
    }
  },
  // Shares a full turn out, a half degree at a time.
  solve: ({ part, total }) => numberValue(fraction(part * 720, total * 2)),
})
