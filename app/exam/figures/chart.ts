/**
 * Figures of data. Each carries `alt`: what it shows, in words, with every number that a reader of the chart could read off.
 * The makers below write `alt` from the same numbers, so that picture and words cannot disagree.
 * Text in charts is plain: no TeX, and a dollar is simply $.
 */

export type ChartFigure =
  | TableFigure
  | BarChartFigure
  | LineChartFigure
  | CircleChartFigure
  | DotPlotFigure
  | BoxPlotFigure
  | StemPlotFigure
  | VennFigure
  | SpinnerFigure
  | PictographFigure
  | ScatterPlotFigure

export interface TableFigure {
  type: 'table'
  alt: string
  caption: string
  head: string[]
  /** The first cell of each row is its heading. */
  rows: string[][]
}

/** A scale with a gridline at every step; `to - from` is a multiple of `step`. */
export interface Axis {
  label: string
  from: number
  to: number
  step: number
}

interface Series {
  /** Printed in the key when there are two series. */
  name: string
  values: number[]
}

export interface BarChartFigure {
  type: 'bar-chart'
  alt: string
  title: string
  /** The scale starts at 0. */
  axis: Axis
  /** One short name a bar, of about seven letters at most; a space breaks the line. */
  categories: string[]
  /** One or two series, each with one value a category. */
  series: Series[]
}

export interface LineChartFigure {
  type: 'line-chart'
  alt: string
  title: string
  axis: Axis
  /** What runs along the bottom, such as "Month". */
  along: string
  categories: string[]
  series: Series[]
}

interface Sector {
  label: string
  /** The sector's size as a part of the sum of all shares. */
  share: number
  /** What the sector prints below its label, such as "25%"; left out when the question asks for it. */
  shown?: string
}

export interface CircleChartFigure {
  type: 'circle-chart'
  alt: string
  title: string
  sectors: Sector[]
}

export interface DotPlotFigure {
  type: 'dot-plot'
  alt: string
  title: string
  axis: Axis
  /** How many dots stand above each value from `axis.from` to `axis.to`, step by step. */
  counts: number[]
}

export interface FiveNumbers {
  /** Empty when there is only one plot. */
  name: string
  low: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  high: number
}

export interface BoxPlotFigure {
  type: 'box-plot'
  alt: string
  title: string
  axis: Axis
  plots: FiveNumbers[]
}

export interface StemPlotFigure {
  type: 'stem-plot'
  alt: string
  title: string
  rows: { stem: number; leaves: number[] }[]
  /** "3 | 5 means 35 points" */
  key: string
}

export interface VennFigure {
  type: 'venn'
  alt: string
  title: string
  left: string
  right: string
  /** A region without a number is left blank. */
  regions: { left: number | null; both: number | null; right: number | null; neither: number | null }
}

export interface SpinnerFigure {
  type: 'spinner'
  alt: string
  /** The equal sectors in order, clockwise from the top: a number or a short word each. */
  sectors: string[]
}

export interface PictographFigure {
  type: 'pictograph'
  alt: string
  title: string
  /** "Each circle stands for 4 books." */
  key: string
  /** Symbols may come in halves. */
  rows: { label: string; symbols: number }[]
}

export interface ScatterPlotFigure {
  type: 'scatter-plot'
  alt: string
  title: string
  across: Axis
  up: Axis
  points: { x: number; y: number }[]
}

type Made<F extends ChartFigure> = Omit<F, 'type' | 'alt'>

/** A table reads out row by row. */
export function table(data: Made<TableFigure>): TableFigure {
  const [corner, ...columns] = data.head
  const rows = data.rows.map(([name = '', ...cells]) => {
    const list = cells.map((cell, index) => `${columns[index]} ${cell}`).join(', ')
    return `${corner ? `${corner} ` : ''}${name}: ${list}`
  })
  return { type: 'table', alt: `Table: ${data.caption}. ${rows.join('; ')}.`, ...data }
}

export function barChart(data: Made<BarChartFigure>): BarChartFigure {
  return { type: 'bar-chart', alt: `Bar graph: ${data.title}. ${scaleInWords(data.axis)} ${seriesInWords(data)}`, ...data }
}

export function lineChart(data: Made<LineChartFigure>): LineChartFigure {
  return { type: 'line-chart', alt: `Line graph: ${data.title}. ${scaleInWords(data.axis)} ${seriesInWords(data, data.along)}`, ...data }
}

export function circleChart(data: Made<CircleChartFigure>): CircleChartFigure {
  const sectors = data.sectors.map(({ label, shown }) => `${label}: ${shown ?? 'no number is given'}`)
  return { type: 'circle-chart', alt: `Circle graph: ${data.title}. ${sectors.join('; ')}.`, ...data }
}

export function dotPlot(data: Made<DotPlotFigure>): DotPlotFigure {
  const dots = data.counts.map((count, index) => `${data.axis.from + index * data.axis.step}: ${count === 1 ? '1 dot' : `${count} dots`}`)
  return { type: 'dot-plot', alt: `Dot plot: ${data.title}. Along the line: ${data.axis.label}. ${dots.join('; ')}.`, ...data }
}

export function boxPlot(data: Made<BoxPlotFigure>): BoxPlotFigure {
  const plots = data.plots.map(
    ({ name, low, lowerQuartile, median, upperQuartile, high }) =>
      `${name ? `${name}: whiskers` : 'Whiskers'} end at ${low} and ${high}; the box runs from ${lowerQuartile} to ${upperQuartile}; the line inside it is at ${median}.`,
  )
  return { type: 'box-plot', alt: `Box plot: ${data.title}. Scale: ${data.axis.label}. ${plots.join(' ')}`, ...data }
}

export function stemPlot(data: Made<StemPlotFigure>): StemPlotFigure {
  const rows = data.rows.map(({ stem, leaves }) => `stem ${stem}: ${leaves.length ? `leaves ${leaves.join(', ')}` : 'no leaves'}`)
  return { type: 'stem-plot', alt: `Stem-and-leaf plot: ${data.title}. Key: ${data.key}. ${rows.join('; ')}.`, ...data }
}

export function venn(data: Made<VennFigure>): VennFigure {
  const { left, right, regions } = data
  const says = (value: number | null) => (value === null ? 'blank' : String(value))
  const parts = [
    `only in the ${left} circle: ${says(regions.left)}`,
    `in both circles: ${says(regions.both)}`,
    `only in the ${right} circle: ${says(regions.right)}`,
    `outside both circles: ${says(regions.neither)}`,
  ]
  return { type: 'venn', alt: `Venn diagram: ${data.title}. Two overlapping circles, ${left} and ${right}; ${parts.join('; ')}.`, ...data }
}

export function spinner(data: Made<SpinnerFigure>): SpinnerFigure {
  const { sectors } = data
  return { type: 'spinner', alt: `A spinner with ${sectors.length} equal sections, in order: ${sectors.join(', ')}.`, ...data }
}

export function pictograph(data: Made<PictographFigure>): PictographFigure {
  const rows = data.rows.map(({ label, symbols }) => `${label}: ${symbolsInWords(symbols)}`)
  return { type: 'pictograph', alt: `Pictograph: ${data.title}. ${data.key} ${rows.join('; ')}.`, ...data }
}

export function scatterPlot(data: Made<ScatterPlotFigure>): ScatterPlotFigure {
  const { across, up, points } = data
  const pairs = points.map(({ x, y }) => `(${x}, ${y})`).join(', ')
  return {
    type: 'scatter-plot',
    alt: `Scatter plot: ${data.title}. Across: ${across.label}. Up: ${up.label}. Points at ${pairs}.`,
    ...data,
  }
}

/** The marked values of an axis, lowest first. */
export function ticks({ from, to, step }: Axis): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** An axis from 0 in steps, long enough for the highest value. */
export function axisUpTo(highest: number, step: number, label: string): Axis {
  return { label, from: 0, to: Math.ceil(highest / step) * step, step }
}

function scaleInWords({ label, from, to, step }: Axis): string {
  return `Scale: ${label}, from ${from} to ${to} by ${step}s.`
}

/** Numbers along the bottom are read out with what they count: "Week 3: 25". */
function seriesInWords({ categories, series }: Pick<BarChartFigure, 'categories' | 'series'>, along = ''): string {
  const named = (category: string) => (along && /^\d/.test(category) ? `${along} ${category}` : category)
  return series
    .map(({ name, values }) => {
      const list = categories.map((category, index) => `${named(category)}: ${values[index]}`).join(', ')
      return `${series.length > 1 ? `${name}. ` : ''}${list}.`
    })
    .join(' ')
}

function symbolsInWords(symbols: number): string {
  const wholes = Math.floor(symbols)
  if (wholes === symbols) return wholes === 1 ? '1 symbol' : `${wholes} symbols`
  return wholes === 0 ? 'half a symbol' : `${wholes} and a half symbols`
}
