/** What a scatter plot says about two quantities. */

import { defineFamily } from '~/exam/families/kit/family'
import { label, wrong } from '~/exam/values/values'
import { scatterPlot } from '../../figures/chart'

type Trend = 'rising' | 'falling' | 'none'

interface Parameters {
  topic: number
  points: { x: number; y: number }[]
  trend: Trend
}

interface Topic {
  title: string
  across: string
  up: string
  /** The two quantities as a sentence names them. */
  first: string
  second: string
}

const TOPICS: Record<Trend, Topic[]> = {
  rising: [
    {
      title: 'Practice and Free Throws',
      across: 'Hours of practice',
      up: 'Free throws made',
      first: 'practice time',
      second: 'the number of free throws made',
    },
    {
      title: 'Temperature and Sales',
      across: 'Degrees above freezing',
      up: 'Cold drinks sold',
      first: 'the temperature',
      second: 'the number of cold drinks sold',
    },
    { title: 'Age and Height of Trees', across: 'Age (years)', up: 'Height (feet)', first: 'the age of a tree', second: 'its height' },
  ],
  falling: [
    {
      title: 'Distance and Visits',
      across: 'Miles to the pool',
      up: 'Visits per year',
      first: 'the distance to the pool',
      second: 'the number of visits',
    },
    {
      title: 'Practice and Errors',
      across: 'Hours of practice',
      up: 'Typing errors',
      first: 'practice time',
      second: 'the number of errors',
    },
    {
      title: 'Price and Sales of Kites',
      across: 'Price (dollars)',
      up: 'Kites sold',
      first: 'the price',
      second: 'the number of kites sold',
    },
  ],
  none: [
    {
      title: 'Coat Buttons and Books',
      across: 'Buttons on a coat',
      up: 'Books read',
      first: 'the number of buttons',
      second: 'the number of books read',
    },
    {
      title: 'House Numbers and Years',
      across: 'House number',
      up: 'Years in the house',
      first: 'the house number',
      second: 'the number of years in the house',
    },
    {
      title: 'Names and Scores',
      across: 'Letters in the name',
      up: 'Points in a game',
      first: 'the length of the name',
      second: 'the number of points',
    },
  ],
}

export const scatterPlotTrend = defineFamily<Parameters>({
  id: 'scatter-plot-trend',
  version: 2,
  title: 'What a scatter plot says',
  asks: 'Chooses the statement that a scatter plot supports: a rising trend, a falling trend or none.',
  strand: 'data',
  skill: 'Trends in data',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    topic: 'which of three settings for this trend',
    points: 'nine points, at 1 to 9 across',
    trend: 'rising, falling or none, never without an exception',
  },
  draw(random, { difficulty }) {
    const trend = random.pick(difficulty === 'easy' ? (['rising', 'falling'] as const) : (['rising', 'falling', 'none'] as const))
    const noise = difficulty === 'hard' ? 10 : 5
    for (;;) {
      const points = Array.from({ length: 9 }, (_, index) => {
        const x = index + 1
        const level = trend === 'none' ? random.int(4, 36) : 2 + 4 * (trend === 'rising' ? x : 10 - x) + random.int(-noise, noise)
        return { x, y: Math.min(40, Math.max(1, level)) }
      })
      const { shared, own } = strengthOf(points)
      const isClear = trend === 'none' ? shared * 50 < own : shared * 3 > own * 2
      const isStrict = points.every(
        ({ y }, index) => index === 0 || (trend === 'rising' ? y > (points[index - 1]?.y ?? 0) : y < (points[index - 1]?.y ?? 0)),
      )
      if (isClear && !isStrict) return { topic: random.int(0, 2), points, trend }
    }
  },
  write({ topic, points, trend }) {
    const about = topicOf(trend, topic)
    const { title, across, up, first: x, second: y } = about
    const says: Record<string, [string, string]> = {
      rising: [statement('rising', about), 'Reads a rising trend into the points.'],
      falling: [
        statement('falling', about),
        trend === 'rising' ? 'Reads the trend in the wrong direction.' : 'Reads a falling trend into the points.',
      ],
      none: [statement('none', about), 'Expects the points to lie exactly on a line before speaking of a trend.'],
      always: [`Every increase in ${x} goes with an increase in ${y}.`, 'Takes a trend for a rule without exception.'],
      alwaysLess: [`Every increase in ${x} goes with a decrease in ${y}.`, 'Takes a trend for a rule without exception.'],
      same: [`As ${x} increases, ${y} stays the same.`, 'Looks only at how the points are spread from left to right.'],
    }
    const order = {
      rising: ['falling', 'none', 'always', 'same', 'alwaysLess'],
      falling: ['rising', 'none', 'alwaysLess', 'same', 'always'],
      none: ['rising', 'falling', 'same', 'always', 'alwaysLess'],
    }[trend]
    const [start, end] = [points[0]?.y, points.at(-1)?.y]
    return {
      stem: 'Which statement is best supported by the scatter plot?',
      figure: scatterPlot({
        title,
        across: { label: across, from: 0, to: 10, step: 1 },
        up: { label: up, from: 0, to: 40, step: 10 },
        points,
      }),
      answer: label(statement(trend, about)),
      distractors: order.map((name) => {
        const [text = '', why = ''] = says[name] ?? []
        return wrong(label(text), name === 'always' || name === 'alwaysLess' ? 'logical_reasoning_error' : 'concept_misunderstanding', why)
      }),
      steps: [
        'A trend is the general direction of the cloud of points from left to right; single points may leave it.',
        {
          rising: `From left to right the points climb, from about ${start} to about ${end}, though not every one is above the one before it.`,
          falling: `From left to right the points sink, from about ${start} to about ${end}, though not every one is below the one before it.`,
          none: 'From left to right the points neither climb nor sink: high and low ones stand everywhere.',
        }[trend],
        statement(trend, about),
      ],
      hints: [
        'Look at the whole cloud from left to right, not at single points.',
        'Would a straight line through the middle of the cloud go up, go down, or neither?',
      ],
    }
  },
  // The sign and the strength of the products of deviations.
  solve({ points, trend, topic }) {
    const { shared, own, isUp } = strengthOf(points)
    return `=${statement(shared * 50 < own ? 'none' : isUp ? 'rising' : 'falling', topicOf(trend, topic))}`
  },
})

const topicOf = (trend: Trend, topic: number): Topic => TOPICS[trend][topic] ?? { title: '', across: '', up: '', first: '', second: '' }

function statement(trend: Trend, { first, second }: Topic): string {
  if (trend === 'none') return `As ${first} increases, ${second} shows no clear trend.`
  return `As ${first} increases, ${second} tends to ${trend === 'rising' ? 'increase' : 'decrease'}.`
}

/** How much of the spread the two coordinates share, squared and in whole numbers: `shared` of `own`. */
function strengthOf(points: Parameters['points']): { shared: number; own: number; isUp: boolean } {
  const [sumX, sumY] = points.reduce(([x, y], point) => [x + point.x, y + point.y], [0, 0])
  let [across, up, both] = [0, 0, 0]
  for (const { x, y } of points) {
    const [dx, dy] = [points.length * x - sumX, points.length * y - sumY]
    across += dx * dx
    up += dy * dy
    both += dx * dy
  }
  return { shared: both * both, own: across * up, isUp: both > 0 }
}
