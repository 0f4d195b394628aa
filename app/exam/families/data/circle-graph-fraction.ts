/** Which fraction of the whole a sector of a circle graph is, when the sectors carry counts. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { fractionText, numberValue, rational, wrong } from '~/exam/values/values'
import { circleChart } from '../../figures/chart'
import { sumOf } from './statistics'
import { drawSurvey, type Survey } from './topics'

interface Parameters {
  survey: Survey
  counts: number[]
  /** The sectors that the question names. */
  asked: number[]
}

const TOTALS = { easy: [20, 24, 30], medium: [24, 30, 36], hard: [36, 40, 48, 60] }

export const circleGraphFraction = defineFamily<Parameters>({
  id: 'circle-graph-fraction',
  version: 3,
  title: 'A fraction from a circle graph',
  asks: 'Gives the fraction of all answers that one or two sectors of a circle graph stand for.',
  strand: 'data',
  skill: 'Reading circle graphs',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['mathematics_achievement', 'quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    survey: 'what was asked, with four choices',
    counts: 'how many made each choice; the total is 12 to 60',
    asked: 'one sector, or two in hard draws; their part of the total can be reduced',
  },
  draw(random, { difficulty }) {
    const total = random.pick(TOTALS[difficulty])
    const survey = drawSurvey(random, 4)
    for (;;) {
      const first = [0, 1, 2].map(() => random.int(Math.ceil(total / 10), Math.floor(total / 2)))
      const counts = [...first, total - sumOf(first)]
      const asked = random.sample([0, 1, 2, 3], difficulty === 'hard' ? 2 : 1)
      const part = sumOf(asked.map((index) => counts[index] ?? 0))
      const isDrawable = (counts[3] ?? 0) >= total / 10 && new Set(counts).size === 4
      if (isDrawable && fraction(part, total).d < total && part * 2 !== total) return { survey, counts, asked }
    }
  },
  write({ survey, counts, asked }) {
    const total = sumOf(counts)
    const part = sumOf(asked.map((index) => counts[index] ?? 0))
    const names = asked.map((index) => survey.choices[index]?.toLowerCase() ?? '')
    const [first = 0] = asked.map((index) => counts[index] ?? 0)
    const other = counts.find((_, index) => !asked.includes(index)) ?? 0
    const key = fraction(part, total)
    return {
      stem: `The circle graph shows how many ${survey.who} made each choice. What fraction of the ${survey.who} chose ${names.join(' or ')}?`,
      figure: circleChart({
        title: survey.title,
        sectors: survey.choices.map((choice, index) => ({ label: choice, share: counts[index] ?? 0, shown: String(counts[index]) })),
      }),
      answer: rational(key),
      distractors: [
        wrong(
          rational(fraction(Math.min(part, total - part), Math.max(part, total - part))),
          'concept_misunderstanding',
          'Compares the part with the rest instead of with the whole.',
        ),
        wrong(rational(fraction(total - part, total)), 'misread_question', 'Gives the fraction that made another choice.'),
        ...(asked.length > 1
          ? [wrong(rational(fraction(first, total)), 'misread_question', `Leaves out the ${survey.who} who chose ${names[1]}.`)]
          : []),
        wrong(
          rational(fraction(asked.length, counts.length)),
          'concept_misunderstanding',
          'Counts the sectors as if all were equally large.',
        ),
        wrong(rational(fraction(other, total)), 'careless_mistake', 'Reads the number of another sector.'),
        wrong(rational(fraction(1, part)), 'concept_misunderstanding', `Takes the number in the sector for the denominator.`),
        wrong(rational(fraction(part + 1, total)), 'calculation_error', 'Reduces the fraction wrongly.'),
        wrong(rational(fraction(part - 1, total)), 'careless_mistake', 'Reads one too few in the sector.'),
        wrong(rational(fraction(part, total + part)), 'concept_misunderstanding', 'Adds the part to the whole once more.'),
      ],
      steps: [
        `The whole is all ${survey.who} together: ${counts.join(' + ')} = ${total}.`,
        `${asked.length > 1 ? `The part is ${asked.map((index) => counts[index]).join(' + ')} = ${part}` : `The part is ${part}`}, so the fraction is $\\frac{${part}}{${total}}$ = ${fractionText(key)}.`,
      ],
      hints: [
        'A fraction compares a part with the whole. How large is the whole here?',
        `How many ${survey.who} are in the part that the question asks for? Then reduce.`,
      ],
    }
  },
  // Walks round the circle and counts one by one.
  solve({ counts, asked }) {
    const everyone = counts.flatMap((count, index) => Array.from({ length: count }, () => asked.includes(index)))
    return numberValue(fraction(everyone.filter(Boolean).length, everyone.length))
  },
})
