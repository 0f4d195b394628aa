/** The average change per step between two marks of a line graph. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimal, decimalText, numberValue, wrong } from '~/exam/values/values'
import { axisUpTo, lineChart } from '../../figures/chart'

interface Parameters {
  topic: number
  values: number[]
  from: number
  to: number
}

const TOPICS = [
  { title: 'Height of a Sunflower', axis: 'Height (cm)', along: 'Week', what: "the sunflower's height", unit: 'centimeters', per: 'week' },
  { title: 'Water in a Tank', axis: 'Liters', along: 'Hour', what: 'the amount of water in the tank', unit: 'liters', per: 'hour' },
  {
    title: 'Money in a Savings Jar',
    axis: 'Dollars',
    along: 'Month',
    what: 'the amount of money in the jar',
    unit: 'dollars',
    per: 'month',
  },
  { title: 'Members of a Robotics Club', axis: 'Members', along: 'Year', what: 'the number of members', unit: 'members', per: 'year' },
]

export const lineGraphAverageChange = defineFamily<Parameters>({
  id: 'line-graph-average-change',
  version: 4,
  title: 'Average change on a line graph',
  asks: 'Finds the average change per week, hour, month or year between two marks of a line graph.',
  strand: 'data',
  skill: 'Reading line graphs',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    topic: 'which of four things was measured',
    values: 'six growing values, multiples of 5',
    from: 'the first mark that the question names, as a place from 0',
    to: 'the last mark that the question names',
  },
  draw(random, { difficulty }) {
    const [from, to] = random.pick(
      {
        easy: [
          [0, 2],
          [1, 3],
          [2, 4],
        ],
        medium: [
          [0, 4],
          [1, 5],
          [0, 5],
        ],
        hard: [
          [1, 5],
          [0, 4],
          [0, 5],
        ],
      }[difficulty] as [number, number][],
    )
    const steps = Array.from({ length: 5 }, () => random.int(1, 3))
    const values = [random.int(1, 3) * 5]
    for (const step of steps) values.push((values.at(-1) ?? 0) + 5 * step)
    return { topic: random.int(0, TOPICS.length - 1), values, from, to }
  },
  write({ topic, values, from, to }) {
    const { title, axis, along, what, unit, per } = TOPICS[topic] ?? { title: '', axis: '', along: '', what: '', unit: '', per: '' }
    const [start, end, first] = [values[from] ?? 0, values[to] ?? 0, values[0] ?? 0]
    const spans = to - from
    const key = fraction(end - start, spans)
    const given = (n: number, d: number, says: string) =>
      1000 % fraction(n, d).d === 0 && n > 0 ? [wrong(decimal(fraction(n, d)), 'concept_misunderstanding' as const, says)] : []
    const half = (more: number) => fraction(key.n * 2 + more * key.d, key.d * 2)
    return {
      stem: `According to the graph, by how many ${unit} per ${per} did ${what} grow, on average, from ${per} ${from + 1} to ${per} ${to + 1}?`,
      figure: lineChart({
        title,
        axis: axisUpTo(values.at(-1) ?? 0, 10, axis),
        along,
        categories: values.map((_, index) => String(index + 1)),
        series: [{ name: unit, values }],
      }),
      answer: decimal(key),
      distractors: [
        ...given(end - start, spans + 1, `Divides by the number of marks instead of the number of ${per}s between them.`),
        ...given(end - start, 1, 'Gives the whole change instead of the change in one step.'),
        ...given(end, to + 1, `Divides the last value by the number of its ${per}.`),
        ...given(end - first, to, 'Starts from the first mark of the graph instead of the one named.'),
        ...given((values[to] ?? 0) - (values[to - 1] ?? 0), 1, 'Gives the last step only.'),
        wrong(decimal(half(1)), 'calculation_error', 'Reads the end of the stretch a little too high.'),
        wrong(decimal(half(-1)), 'calculation_error', 'Reads the end of the stretch a little too low.'),
        wrong(decimal(half(2)), 'calculation_error', 'Reads the start of the stretch too low.'),
        wrong(decimal(half(-2)), 'calculation_error', 'Reads the start of the stretch too high.'),
        wrong(decimal(half(4)), 'calculation_error', 'Reads both ends of the stretch wrongly.'),
      ].filter(({ value }) => value !== '0' && !value.startsWith('-')),
      steps: [
        `At ${per} ${from + 1} the graph shows ${start} ${unit}, and at ${per} ${to + 1} it shows ${end}.`,
        `The change is ${end} − ${start} = ${end - start} ${unit} in ${spans} ${per}s, which is ${end - start} ÷ ${spans} = ${decimalText(key)} per ${per}.`,
      ],
      hints: [
        'Only the two ends of the stretch matter for the average.',
        `How many ${per}s pass from ${per} ${from + 1} to ${per} ${to + 1}?`,
      ],
    }
  },
  // The mean of the single steps.
  solve({ values, from, to }) {
    const steps = values.slice(from + 1, to + 1).map((value, index) => value - (values[from + index] ?? 0))
    return numberValue(
      fraction(
        steps.reduce((sum, step) => sum + step, 0),
        steps.length,
      ),
    )
  },
})
