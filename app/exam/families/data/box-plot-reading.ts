/** The five numbers of a box plot: median, quartiles, range and interquartile range. */

import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { boxPlot } from '../../figures/chart'
import { slips } from './slips'

type Asked = 'median' | 'range' | 'interquartile range' | 'percent'

interface Parameters {
  topic: number
  /** Low end, lower quartile, median, upper quartile, high end. */
  five: [number, number, number, number, number]
  step: number
  asked: Asked
  /** For percents: which two of the five numbers bound the part, as places from 0. */
  between: [number, number]
}

const TOPICS = [
  { title: 'Scores on a History Test', axis: 'Score', what: 'scores', start: 40, step: 10 },
  { title: 'Minutes of Homework', axis: 'Minutes', what: 'times', start: 0, step: 10 },
  { title: 'Weights of Melons', axis: 'Ounces', what: 'weights', start: 20, step: 5 },
  { title: 'Visitors per Day', axis: 'Visitors', what: 'daily numbers', start: 100, step: 20 },
]

export const boxPlotReading = defineFamily<Parameters>({
  id: 'box-plot-reading',
  version: 3,
  title: 'Box plots',
  asks: 'Reads the median, the range, the interquartile range, or the percent of the data in a part of a box plot.',
  strand: 'data',
  skill: 'Reading box plots',
  kind: 'data_reading',
  levels: { 'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'], 'ssat-upper': ['quantitative'] },
  parameters: {
    topic: 'which of four settings',
    five: 'the five numbers of the plot, on gridlines or halfway between them',
    step: 'distance of the marks on the scale',
    asked: 'median, range, interquartile range, or percent of the data in a part',
    between: 'the part whose percent is asked for, bounded by two of the five numbers',
  },
  draw(random, { difficulty }) {
    const topic = random.int(0, TOPICS.length - 1)
    const { start = 0, step = 10 } = TOPICS[topic] ?? {}
    const unit = difficulty === 'easy' || step % 2 ? step : step / 2
    const marks = unit === step ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = random
      .sample(marks, 5)
      .sort((one, other) => one - other)
      .map((mark) => start + mark * unit)
    const asked = ({ easy: 'median', medium: 'interquartile range', hard: 'percent' } as const)[difficulty]
    const between = random.pick([
      [0, 1],
      [1, 3],
      [0, 3],
      [1, 4],
      [3, 4],
      [0, 2],
      [2, 4],
      [2, 3],
    ] as [number, number][])
    return { topic, five: [a, b, c, d, e], step, asked: difficulty === 'easy' && random.chance(1, 2) ? 'range' : asked, between }
  },
  write(parameters) {
    const { topic, five, step, asked, between } = parameters

    const { title, axis, what, start } = TOPICS[topic] ?? { title: '', axis: '', what: '', start: 0 }
    const [low, lower, median, upper, high] = five
    const [from, to] = between
    const key = { median, range: high - low, 'interquartile range': upper - lower, percent: 25 * (to - from) }[asked]
    const percent = (value: number) => ({ text: `${value}%`, value: numberValue(value) })
    const plot = boxPlot({
      title,
      axis: { label: axis, from: start, to: start + 6 * step, step },
      plots: [{ name: '', low, lowerQuartile: lower, median, upperQuartile: upper, high }],
    })
    const figures: [number, string][] = [
      [upper - lower, 'Subtracts the ends of the box instead.'],
      [high - low, 'Subtracts the ends of the whiskers instead.'],
      [median, 'Gives the median, the line inside the box.'],
      [Math.round((low + high) / 2), 'Takes the point halfway between the ends.'],
      [lower, 'Reads the left end of the box.'],
      [upper, 'Reads the right end of the box.'],
    ]
    return {
      stem:
        asked === 'percent'
          ? `The box plot summarizes a large set of ${what}. About what percent of the ${what} are between ${five[from]} and ${five[to]}?`
          : `According to the box plot, what is the ${asked} of the ${what}?`,
      figure: plot,
      answer: asked === 'percent' ? percent(key) : whole(key),
      distractors: mistakes({ ...parameters, percent, to, from, key, high, low, figures }),
      steps:
        asked === 'percent'
          ? [
              'The five numbers of a box plot cut the ordered data into four parts with about 25% of the data each, however long the parts look.',
              `From ${five[from]} to ${five[to]} there ${to - from === 1 ? 'is 1 such part' : `are ${to - from} such parts`}: ${to - from} × 25% = ${key}%.`,
            ]
          : [
              `In a box plot the whiskers end at the smallest and the largest value, the box runs from the lower to the upper quartile, and the line inside it is the median.`,
              {
                median: `The line inside the box stands at ${median}.`,
                range: `The range is the distance between the ends of the whiskers: ${high} − ${low} = ${key}.`,
                'interquartile range': `The interquartile range is the length of the box: ${upper} − ${lower} = ${key}.`,
                percent: '',
              }[asked],
            ],
      hints: [
        'A box plot marks five numbers: two ends, two quartiles, and the median.',
        {
          median: 'Which of the five lines is the middle of the data?',
          range: 'Where do the whiskers end?',
          'interquartile range': 'Which part of the plot lies between the quartiles?',
          percent: 'How much of the data lies between two neighboring marks of the five?',
        }[asked],
      ],
    }
  },
  // Adds up the lengths, or the shares, of the four parts.
  solve({ five, asked, between: [from, to] }) {
    const quarters = five.slice(1).map((end, index) => ({ from: five[index] ?? 0, to: end, share: 100 / 4 }))
    if (asked === 'percent') return numberValue(quarters.slice(from, to).reduce((sum, { share }) => sum + share, 0))
    const lengths = quarters.map((quarter) => quarter.to - quarter.from)
    const [a = 0, b = 0, c = 0, d = 0] = lengths
    return numberValue(asked === 'median' ? five[0] + a + b : asked === 'range' ? a + b + c + d : b + c)
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  asked,
  five,
  step,
  percent,
  to,
  from,
  key,
  high,
  low,
  figures,
}: Parameters & {
  percent: (value: number) => { text: string; value: string }
  to: number
  from: number
  key: number
  high: number
  low: number
  figures: [number, string][]
}): Distractor[] {
  return asked === 'percent'
    ? [
        wrong(
          percent((to - from) * 20),
          'concept_misunderstanding',
          'Shares 100% among the five numbers instead of the four parts between them.',
        ),
        wrong(percent(100 - key), 'misread_question', 'Gives the percent outside that part.'),
        wrong(percent(25 * (to - from) === 25 ? 50 : 25), 'concept_misunderstanding', 'Counts a part too many or too few.'),
        wrong(
          percent(Math.round((100 * ((five[to] ?? 0) - (five[from] ?? 0))) / (high - low))),
          'concept_misunderstanding',
          'Measures the length on the scale instead of counting quarters of the data.',
        ),
        wrong(percent(75), 'concept_misunderstanding', 'Counts three quarters.'),
        wrong(percent(100), 'concept_misunderstanding', 'Takes the part for the whole plot.'),
        wrong(percent(33), 'concept_misunderstanding', 'Shares 100% among three parts: two whiskers and a box.'),
      ]
    : [...figures.map(([value, says]) => wrong(whole(value), 'concept_misunderstanding', says)), ...slips(key, step)]
}
