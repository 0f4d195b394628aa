/** Quantitative comparison: the means of two overlapping stretches of a bar graph. */

import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, relationOf } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { capital } from '~/exam/families/kit/wording'
import { axisUpTo, barChart } from '../../figures/chart'
import { sumOf } from './statistics'
import { DAYS, drawTally, shortDay, type Tally } from './topics'

interface Parameters {
  tally: Tally
  values: number[]
  step: number
}

export const compareChartMeans = defineFamily<Parameters>({
  id: 'compare-chart-means',
  version: 1,
  title: 'Two means from one graph',
  asks: 'Compares the mean of the first three bars of a graph with the mean of the last three.',
  strand: 'data',
  skill: 'Reading bar graphs',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    tally: 'what was counted on five days',
    values: 'the five counts, multiples of half a gridline',
    step: 'distance of the gridlines',
  },
  draw(random, { difficulty }) {
    const step = random.pick([10, 20, 40])
    const unit = step / 2
    const relation = random.pick(['A', 'B', 'equal'] as const)
    const [monday, tuesday, wednesday] = [random.int(4, 9), random.int(4, 9), random.int(1, 10)]
    const gap = relation === 'equal' ? 0 : (relation === 'A' ? -1 : 1) * { easy: random.int(3, 5), medium: 2, hard: 1 }[difficulty]
    const swap = difficulty === 'easy' ? 1 : difficulty === 'medium' ? 2 : 3
    const [thursday, friday] = [monday + swap, tuesday - swap + gap]
    const ends = random.chance(1, 2) ? [thursday, friday] : [friday, thursday]
    return { tally: drawTally(random), values: [monday, tuesday, wednesday, ...ends].map((count) => Math.max(0, count) * unit), step }
  },
  write({ tally, values, step }) {
    const { what, happened, title } = tally
    const [first, last] = [values.slice(0, 3), values.slice(2)]
    const relation = relationOf(sumOf(first), sumOf(last))
    const [early, late] = [values.slice(0, 2), values.slice(3)]
    return comparisonQuestion({
      stem: `The graph shows how many ${what} ${happened} on five days.`,
      figure: barChart({
        title,
        axis: axisUpTo(Math.max(...values), step, `Number of ${what}`),
        categories: DAYS.slice(0, 5).map(shortDay),
        series: [{ name: capital(what), values }],
      }),
      a: 'The mean for Monday, Tuesday, and Wednesday',
      b: 'The mean for Wednesday, Thursday, and Friday',
      relation,
      mistakes: {
        A: { type: 'strategy_error', says: 'Compares the tallest bars instead of the means.' },
        B: { type: 'strategy_error', says: 'Compares the tallest bars instead of the means.' },
        equal: { type: 'logical_reasoning_error', says: 'Believes that the day that both share makes the means equal.' },
        unknown: { type: 'misread_question', says: 'Thinks that a mean cannot be compared from a graph.' },
      },
      steps: [
        'Both means are of three days, and both include Wednesday, so only the other two days of each decide.',
        `Monday and Tuesday make ${early.join(' + ')} = ${sumOf(early)}; Thursday and Friday make ${late.join(' + ')} = ${sumOf(late)}.`,
        `So ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['Which day do both columns share?', 'Leave out what is the same in both and compare the rest.'],
    })
  },
  // Day by day, how far the first stretch is ahead.
  solve({ values }) {
    const ahead = values.reduce((total, value, day) => total + value * (Number(day < 3) - Number(day > 1)), 0)
    return `=${relationOf(ahead, 0)}`
  },
})
