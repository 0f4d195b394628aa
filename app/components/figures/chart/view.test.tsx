import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  axisUpTo,
  barChart,
  boxPlot,
  type ChartFigure,
  circleChart,
  dotPlot,
  lineChart,
  pictograph,
  scatterPlot,
  spinner,
  stemPlot,
  table,
  venn,
} from '~/exam/figures/chart'
import { ChartView } from './view'

const FIGURES: { figure: ChartFigure; prints: string[] }[] = [
  {
    figure: table({
      caption: 'Pets of two classes',
      head: ['', 'Cats', 'Dogs'],
      rows: [
        ['Room 1', '4', '7'],
        ['Room 2', '6', '5'],
      ],
    }),
    prints: ['Pets of two classes', 'Cats', 'Dogs', 'Room 1', '4', '7', 'Room 2', '6', '5'],
  },
  {
    figure: barChart({
      title: 'Books read in one week',
      axis: axisUpTo(17, 5, 'Books'),
      categories: ['Mon', 'Tue', 'Next day'],
      series: [
        { name: 'Room 1', values: [5, 17, 10] },
        { name: 'Room 2', values: [15, 0, 20] },
      ],
    }),
    prints: ['Books read in one week', 'Books', '0', '5', '10', '15', '20', 'Mon', 'Tue', 'Next', 'day', 'Room 1', 'Room 2'],
  },
  {
    figure: lineChart({
      title: 'Height of a plant',
      axis: { label: 'Height (cm)', from: 10, to: 40, step: 10 },
      along: 'Week',
      categories: ['1', '2', '3', '4'],
      series: [
        { name: 'In the sun', values: [10, 20, 30, 40] },
        { name: 'In the shade', values: [10, 15, 20, 25] },
      ],
    }),
    prints: ['Height of a plant', 'Height (cm)', '10', '40', 'Week', '1', '4', 'In the sun', 'In the shade'],
  },
  {
    figure: circleChart({
      title: 'Favorite sports of 200 students',
      sectors: [
        { label: 'Soccer', share: 40, shown: '40%' },
        { label: 'Tennis', share: 25, shown: '25%' },
        { label: 'Swimming', share: 10, shown: '10%' },
        { label: 'Other', share: 25 },
      ],
    }),
    prints: ['Favorite sports of 200 students', 'Soccer', '40%', 'Tennis', '25%', 'Swimming', '10%', 'Other'],
  },
  {
    figure: dotPlot({
      title: 'Brothers and sisters',
      axis: { label: 'Number of brothers and sisters', from: 0, to: 5, step: 1 },
      counts: [2, 5, 3, 0, 1, 0],
    }),
    prints: ['Brothers and sisters', 'Number of brothers and sisters', '0', '5'],
  },
  {
    figure: boxPlot({
      title: 'Test scores of two classes',
      axis: { label: 'Score', from: 50, to: 100, step: 10 },
      plots: [
        { name: 'Class A', low: 55, lowerQuartile: 60, median: 75, upperQuartile: 80, high: 95 },
        { name: 'Class B', low: 50, lowerQuartile: 65, median: 70, upperQuartile: 90, high: 100 },
      ],
    }),
    prints: ['Test scores of two classes', 'Score', '50', '100', 'Class A', 'Class B'],
  },
  {
    figure: stemPlot({
      title: 'Points in nine games',
      rows: [
        { stem: 3, leaves: [1, 5, 5] },
        { stem: 4, leaves: [] },
        { stem: 5, leaves: [0, 2, 4, 8, 9, 9] },
      ],
      key: '3 | 5 means 35 points',
    }),
    prints: ['Points in nine games', 'Stem', 'Leaves', '1 5 5', '0 2 4 8 9 9', '3 | 5 means 35 points'],
  },
  {
    figure: venn({ title: 'Clubs of 40 students', left: 'Chess', right: 'Drama', regions: { left: 12, both: 7, right: 16, neither: 5 } }),
    prints: ['Clubs of 40 students', 'Chess', 'Drama', '12', '7', '16', '5'],
  },
  {
    figure: spinner({ sectors: ['red', 'blue', 'red', 'green', 'yellow', 'blue', 'red', 'purple'] }),
    prints: ['red', 'blue', 'yellow', 'purple'],
  },
  {
    figure: pictograph({
      title: 'Apples picked',
      key: 'Each circle stands for 4 apples.',
      rows: [
        { label: 'Monday', symbols: 3.5 },
        { label: 'Tuesday', symbols: 6 },
        { label: 'Wednesday', symbols: 0.5 },
      ],
    }),
    prints: ['Apples picked', 'Each circle stands for 4 apples.', 'Monday', 'Tuesday', 'Wednesday'],
  },
  {
    figure: scatterPlot({
      title: 'Study time and score',
      across: { label: 'Hours of study', from: 0, to: 8, step: 2 },
      up: { label: 'Score', from: 50, to: 100, step: 10 },
      points: [
        { x: 1, y: 55 },
        { x: 3, y: 70 },
        { x: 7, y: 95 },
      ],
    }),
    prints: ['Study time and score', 'Hours of study', 'Score', '0', '8', '50', '100'],
  },
]

describe.each(FIGURES.map(({ figure, prints }) => [figure.type, figure, prints] as const))('a %s', (type, figure, prints) => {
  const markup = renderToStaticMarkup(<ChartView figure={figure} />)

  it('prints every word and number of its data', () => {
    const texts = [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text)
    for (const printed of prints) expect(texts.some((text) => text?.includes(printed))).toBe(true)
  })

  it('uses classes only and draws at numbers that exist', () => {
    expect(markup).not.toMatch(/style=|fill=|stroke=|NaN|undefined/)
  })

  it('can be read without seeing it', () => {
    if (type === 'table' || type === 'stem-plot') expect(markup).toMatch(/<caption>.*scope="col".*scope="row"/)
    else expect(markup).toContain(`role="img" aria-label="${figure.alt}"`)
  })
})

describe('a bar graph', () => {
  it('draws each bar as high as its value', () => {
    const figure = barChart({
      title: 'Two bars',
      axis: axisUpTo(20, 5, 'Count'),
      categories: ['a', 'b'],
      series: [{ name: 'x', values: [5, 20] }],
    })
    const heights = [...renderToStaticMarkup(<ChartView figure={figure} />).matchAll(/<rect[^>]*height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    )
    expect(heights[1]).toBeCloseTo(4 * (heights[0] ?? 0))
  })
})

describe('the words of a chart', () => {
  it('name no number that the chart leaves blank', () => {
    const figure = venn({ title: 'Clubs', left: 'Chess', right: 'Drama', regions: { left: 12, both: null, right: 16, neither: 5 } })
    expect(figure.alt).toContain('in both circles: blank')
    expect(circleChart({ title: 'Sports', sectors: [{ label: 'Other', share: 33 }] }).alt).not.toContain('33')
  })

  it('count the symbols of a pictograph instead of multiplying them', () => {
    const figure = pictograph({ title: 'Apples', key: 'Each circle stands for 4 apples.', rows: [{ label: 'Monday', symbols: 3.5 }] })
    expect(figure.alt).toContain('Monday: 3 and a half symbols')
    expect(figure.alt).not.toContain('14')
  })
})
