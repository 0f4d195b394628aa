/** The median, range or mode of the data in a stem-and-leaf plot. */

import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction } from '~/exam/values/fraction'
import { sizeOfValue } from '~/exam/values/order'
import { decimal, decimalText, numberValue, wrong } from '~/exam/values/values'
import { stemPlot } from '../../figures/chart'
import { ascending, medianByStriking, medianOf, modesOf } from './statistics'

interface Parameters {
  topic: number
  values: number[]
  asked: 'median' | 'range' | 'mode'
}

const TOPICS = [
  { title: 'Points Scored by a Team', unit: 'points' },
  { title: 'Ages of the Members of a Choir', unit: 'years' },
  { title: 'Lengths of Rope Pieces', unit: 'feet' },
  { title: 'Daily High Temperatures', unit: 'degrees' },
]

export const stemPlotStatistic = defineFamily<Parameters>({
  id: 'stem-plot-statistic',
  version: 5,
  title: 'Stem-and-leaf plots',
  asks: 'Finds the median, the range or the mode of the data in a stem-and-leaf plot.',
  strand: 'data',
  skill: 'Reading stem plots',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    topic: 'which of four settings',
    values: 'nine to twelve two-digit numbers, one of which occurs three times; median, mode and range are different',
    asked: 'median, range or mode',
  },
  draw(random, { difficulty }) {
    const asked = {
      easy: random.pick(['range', 'mode'] as const),
      medium: random.pick(['median', 'range'] as const),
      hard: 'median' as const,
    }[difficulty]
    const stem = random.int(2, 6)
    const size = difficulty === 'hard' ? random.pick([10, 12]) : random.pick([9, 11])
    const topic = random.int(0, TOPICS.length - 1)
    for (;;) {
      const distinct = random.sample(
        Array.from({ length: 34 }, (_, index) => stem * 10 + index),
        size - 2,
      )
      const [mode = 20] = distinct
      const values = ascending([...distinct, mode, mode])
      const [low = 0, high = 0] = [values[0], values.at(-1)]
      const statistics = [medianOf(values), fraction(mode), fraction(high - low), fraction(low + high, 2)].map(numberValue)
      const stemsApart = (Math.floor(high / 10) - Math.floor(low / 10)) * 10
      // No statistic may be right by luck for another one, nor the stems alone for the range.
      if (new Set(statistics).size === statistics.length && stemsApart !== high - low) return { topic, values, asked }
    }
  },
  write(parameters) {
    const { topic, values, asked } = parameters

    const { title, unit } = TOPICS[topic] ?? { title: '', unit: '' }
    const stems = Array.from(
      { length: Math.floor((values.at(-1) ?? 0) / 10) - Math.floor((values[0] ?? 0) / 10) + 1 },
      (_, index) => Math.floor((values[0] ?? 0) / 10) + index,
    )
    const rows = stems.map((stem) => ({
      stem,
      leaves: values.filter((value) => Math.floor(value / 10) === stem).map((value) => value % 10),
    }))
    const [low = 0, high = 0, count] = [values[0], values.at(-1), values.length]
    const [median, mode, range] = [medianOf(values), modesOf(values)[0] ?? 0, high - low]
    const key = { median, range: fraction(range), mode: fraction(mode) }[asked]
    const near = (more: number) => fraction(key.n + more * key.d, key.d)
    const [below, above] = [values[Math.ceil(count / 2) - 1] ?? 0, values[Math.floor(count / 2)] ?? 0]
    const longest = [...rows].sort((a, b) => b.leaves.length - a.leaves.length)[0] ?? { stem: 0, leaves: [] }
    return {
      stem: `According to the stem-and-leaf plot, what is the ${asked} of the data, in ${unit}?`,
      figure: stemPlot({ title, rows, key: `${stems[0]} | 5 means ${stems[0]}5 ${unit}` }),
      answer: decimal(key),
      distractors: mistakes({ ...parameters, median, mode, stems, rows, low, high, count, below, above, longest, near }),
      steps: [
        `Stem and leaf together make one number, so the data run from ${low} to ${high}.`,
        {
          range: `The range is the largest minus the smallest: ${high} − ${low} = ${range}.`,
          mode: `The mode is the number that occurs most often. The leaf ${mode % 10} occurs ${values.filter((value) => value === mode).length} times in the row with stem ${Math.floor(mode / 10)}: that is ${mode}.`,
          median:
            count % 2
              ? `There are ${count} leaves, so the median is leaf number ${(count + 1) / 2} in order: ${below}.`
              : `There are ${count} leaves, so the median is halfway between leaves number ${count / 2} and ${count / 2 + 1}, which are ${below} and ${above}: ${decimalText(median)}.`,
        }[asked],
      ],
      hints: [
        'Use the key: each leaf is the last digit of one number.',
        {
          range: 'Which are the smallest and the largest number in the plot?',
          mode: 'Look for a leaf that is repeated within one row.',
          median: 'The leaves are in order. How many are there, and which one is in the middle?',
        }[asked],
      ],
    }
  },
  solve({ values, asked }) {
    if (asked === 'median') return numberValue(medianByStriking(values))
    if (asked === 'range') return numberValue(Math.max(...values.flatMap((a) => values.map((b) => a - b))))
    // In order, the number that equals the one two places on occurs three times.
    return numberValue(values.find((value, index) => value === values[index + 2]) ?? 0)
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  asked,
  values,
  median,
  mode,
  stems,
  rows,
  low,
  high,
  count,
  below,
  above,
  longest,
  near,
}: Parameters & {
  median: Fraction
  mode: number
  stems: number[]
  rows: { stem: number; leaves: number[] }[]
  low: number
  high: number
  count: number
  below: number
  above: number
  longest: { stem: number; leaves: number[] }
  near: (more: number) => Fraction
}): Distractor[] {
  return [
    ...(asked === 'mode' ? [wrong(decimal(median), 'vocabulary_gap', 'Gives the median for the mode.')] : []),
    ...(asked === 'median' ? [wrong(decimal(fraction(mode)), 'vocabulary_gap', 'Gives the mode for the median.')] : []),
    ...(asked === 'range'
      ? [
          wrong(decimal(fraction(((stems.at(-1) ?? 0) - (stems[0] ?? 0)) * 10)), 'concept_misunderstanding', 'Subtracts the stems only.'),
          wrong(
            decimal(fraction(stems.length * 10)),
            'concept_misunderstanding',
            'Counts ten for each row instead of subtracting the two values at the ends.',
          ),
          wrong(
            decimal(fraction((stems.at(-1) ?? 0) * 10 + (rows.at(-1)?.leaves[0] ?? 0) - low)),
            'careless_mistake',
            'Takes the first leaf of the last row for the largest value.',
          ),
          wrong(
            decimal(fraction(high - ((stems[0] ?? 0) * 10 + (rows[0]?.leaves.at(-1) ?? 0)))),
            'careless_mistake',
            'Takes the last leaf of the first row for the smallest value.',
          ),
          wrong(decimal(fraction(high - (values[1] ?? 0))), 'careless_mistake', 'Overlooks the smallest value.'),
        ]
      : []),
    ...(asked === 'median'
      ? [
          wrong(decimal(fraction(low + high, 2)), 'strategy_error', 'Takes the point halfway between the smallest and the largest value.'),
          wrong(decimal(fraction(values[Math.floor(count / 2) + 1] ?? 0)), 'careless_mistake', 'Counts one leaf too far.'),
          wrong(decimal(fraction(values[Math.floor(count / 2) - 2] ?? 0)), 'careless_mistake', 'Stops counting leaves too early.'),
          ...(count % 2
            ? []
            : [
                wrong(decimal(fraction(below)), 'concept_misunderstanding', 'Takes the lower of the two middle values.'),
                wrong(decimal(fraction(above)), 'concept_misunderstanding', 'Takes the upper of the two middle values.'),
              ]),
        ]
      : []),
    ...(asked === 'mode'
      ? [
          wrong(
            decimal(fraction(longest.stem * 10 + (longest.leaves[0] ?? 0))),
            'concept_misunderstanding',
            'Takes a value from the row with the most leaves.',
          ),
          wrong(decimal(fraction(high)), 'vocabulary_gap', 'Gives the largest value.'),
          wrong(decimal(fraction(low)), 'vocabulary_gap', 'Gives the smallest value.'),
        ]
      : []),
    wrong(decimal(near(1)), 'careless_mistake', 'Reads a leaf one too high.'),
    wrong(decimal(near(-1)), 'careless_mistake', 'Reads a leaf one too low.'),
    wrong(decimal(near(10)), 'careless_mistake', 'Slips into the row below.'),
    wrong(decimal(near(-10)), 'careless_mistake', 'Slips into the row above.'),
    wrong(decimal(near(2)), 'careless_mistake', 'Reads two leaves too high.'),
    wrong(decimal(near(-2)), 'careless_mistake', 'Reads two leaves too low.'),
    // A median or mode outside the data, or a range of nothing, is struck out without work.
  ].filter(({ value }) => (asked === 'range' ? sizeOfValue(value) > 5 : sizeOfValue(value) >= low && sizeOfValue(value) <= high))
}
