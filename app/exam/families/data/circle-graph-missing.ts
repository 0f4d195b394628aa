/** A circle graph with one unlabeled sector. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { circleChart } from '../../figures/chart'
import { slips } from './slips'
import { sumOf } from './statistics'
import { drawPercents, drawSurvey, type Survey } from './topics'

interface Parameters {
  survey: Survey
  percents: number[]
  /** 0 when the percent itself is asked for. */
  total: number
  missing: number
}

export const circleGraphMissing = defineFamily<Parameters>({
  id: 'circle-graph-missing',
  version: 3,
  title: 'The unlabeled sector',
  asks: 'Finds the percent of a sector without a number, or how many it stands for.',
  strand: 'data',
  skill: 'Reading circle graphs',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    survey: 'what was asked, with four choices',
    percents: 'the four percents, multiples of 5',
    total: 'how many answered; 0 when only the percent is asked for',
    missing: 'which sector carries no number',
  },
  draw(random, { difficulty }) {
    const total = difficulty === 'easy' ? 0 : random.pick(difficulty === 'medium' ? [60, 80, 200, 400] : [140, 180, 220, 260, 360, 440])
    return { survey: drawSurvey(random, 4), percents: drawPercents(random, 5), total, missing: random.int(0, 3) }
  },
  write({ survey, percents, total, missing }) {
    const { who, choices } = survey
    const name = choices[missing]?.toLowerCase()
    const percent = percents[missing] ?? 0
    const shown = percents.filter((_, index) => index !== missing)
    const given = total
      ? (value: number) => whole((value * total) / 100)
      : (value: number) => ({ text: `${value}%`, value: numberValue(value) })
    const key = given(percent)
    return {
      stem: total
        ? `The circle graph shows the answers of ${total} ${who}. Each of the ${who} made one choice. How many chose ${name}?`
        : `The circle graph shows the answers of a group of ${who}. Each of the ${who} made one choice. What percent chose ${name}?`,
      figure: circleChart({
        title: survey.title,
        sectors: choices.map((label, index) => ({
          label,
          share: percents[index] ?? 0,
          ...(index === missing ? {} : { shown: `${percents[index]}%` }),
        })),
      }),
      answer: key,
      distractors: [
        wrong(given(100 - percent), 'misread_question', 'Gives what the labeled sectors make together.'),
        ...(total ? [wrong(whole(percent), 'misread_question', 'Gives the percent as if it were the number.')] : []),
        wrong(given(25), 'concept_misunderstanding', 'Believes that four sectors must be a quarter each.'),
        wrong(given(percent + 10), 'calculation_error', 'Adds the labeled percents with a slip of ten.'),
        wrong(given(percent + 5), 'calculation_error', 'Subtracts from 100 with a slip of five.'),
        wrong(given(Math.max(...shown)), 'strategy_error', 'Guesses from the look of the sector.'),
        wrong(given(percent - 5), 'calculation_error', 'Adds the labeled percents with a slip of five.'),
        ...(total ? slips((percent * total) / 100, 2) : []),
      ].filter(({ value }) => value !== '0' && !value.startsWith('-')),
      steps: [
        `All sectors together are 100%. The labeled ones make ${shown.map((each) => `${each}%`).join(' + ')} = ${sumOf(shown)}%.`,
        `So the sector for ${name} is 100% − ${sumOf(shown)}% = ${percent}%.`,
        ...(total ? [`${percent}% of ${total} is ${percent} × ${total} ÷ 100 = ${key.text}.`] : []),
      ],
      hints: [
        'What do all the sectors of a circle graph make together?',
        `Add the three percents that are given. What is left for ${name}?`,
      ],
    }
  },
  // Takes the labeled sectors away one after the other.
  solve({ percents, total, missing }) {
    const hundredths = percents.reduce((left, percent, index) => (index === missing ? left : left - percent), 100)
    return numberValue(total ? (total * hundredths) / 100 : hundredths)
  },
})
