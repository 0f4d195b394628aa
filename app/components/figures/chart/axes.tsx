/** The scales of charts: a vertical one with gridlines, a horizontal number line, and names along the bottom. */
import { type Axis, ticks } from '~/exam/figures/chart'
import { wholeText } from '~/exam/values/values'
import { near, WIDTH } from './frame'

/** The room in which values are drawn, in units of the drawing. */
export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
}

/** A plot that leaves room on the left for the numbers of its scale, and above for the scale's name. */
export function plotFor(axis: Axis, bottom: number): Plot {
  const digits = Math.max(...ticks(axis).map((tick) => wholeText(tick).length))
  return { left: 10 + digits * 8, right: WIDTH - 6, top: 34, bottom }
}

export function yOf(axis: Axis, plot: Plot, value: number): number {
  return near(plot.bottom - ((value - axis.from) / (axis.to - axis.from)) * (plot.bottom - plot.top))
}

export function xOf(axis: Axis, plot: Plot, value: number): number {
  return near(plot.left + ((value - axis.from) / (axis.to - axis.from)) * (plot.right - plot.left))
}

/** The middle of the place that the category at `index` takes along the bottom. */
export function centerOf(index: number, count: number, plot: Plot): number {
  return near(plot.left + ((index + 0.5) / count) * (plot.right - plot.left))
}

export function ValueAxis({ axis, plot }: { axis: Axis; plot: Plot }) {
  return (
    <g>
      <text className="chart-name" x={2} y={15}>
        {axis.label}
      </text>
      {ticks(axis).map((tick) => (
        <g key={tick}>
          <line
            className={tick === axis.from ? 'chart-axis' : 'chart-grid'}
            x1={plot.left}
            x2={plot.right}
            y1={yOf(axis, plot, tick)}
            y2={yOf(axis, plot, tick)}
          />
          <text className="chart-end" x={plot.left - 6} y={yOf(axis, plot, tick) + 5}>
            {wholeText(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** A number line at the foot of the plot, with its name below. */
export function NumberAxis({ axis, plot }: { axis: Axis; plot: Plot }) {
  return (
    <g>
      <line className="chart-axis" x1={plot.left - 8} x2={plot.right + 8} y1={plot.bottom} y2={plot.bottom} />
      {ticks(axis).map((tick) => (
        <g key={tick}>
          <line className="chart-axis" x1={xOf(axis, plot, tick)} x2={xOf(axis, plot, tick)} y1={plot.bottom - 4} y2={plot.bottom + 4} />
          <text className="chart-middle" x={xOf(axis, plot, tick)} y={plot.bottom + 20}>
            {wholeText(tick)}
          </text>
        </g>
      ))}
      <text className="chart-name chart-middle" x={WIDTH / 2} y={plot.bottom + 42}>
        {axis.label}
      </text>
    </g>
  )
}

/** The names of the categories; a space in a name breaks its line. */
export function CategoryNames({ categories, plot }: { categories: string[]; plot: Plot }) {
  return (
    <g>
      {categories.map((category, index) => (
        <text className="chart-middle" key={category} y={plot.bottom + 18}>
          {category.split(' ').map((word, line) => (
            <tspan key={word} x={centerOf(index, categories.length, plot)} dy={line ? 16 : 0}>
              {word}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  )
}

/** How many lines of names stand below the plot. */
export function nameLines(categories: string[]): number {
  return Math.max(...categories.map((category) => category.split(' ').length))
}
