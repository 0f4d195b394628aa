/** Line graphs with one or two lines; the second is dashed with hollow squares. */
import type { LineChartFigure } from '~/exam/figures/chart'
import { CategoryNames, centerOf, nameLines, type Plot, plotFor, ValueAxis, yOf } from './axes'
import { ChartFrame, near } from './frame'

const BOTTOM = 200

export function LineChart({ figure }: { figure: LineChartFigure }) {
  const { axis, categories, series } = figure
  const plot = plotFor(axis, BOTTOM)
  const alongTop = BOTTOM + 10 + 16 * nameLines(categories)
  const keyTop = alongTop + 24

  return (
    <ChartFrame title={figure.title} alt={figure.alt} height={series.length > 1 ? keyTop + 26 : keyTop}>
      <ValueAxis axis={axis} plot={plot} />
      {series.map(({ name, values }, which) => {
        const points = values.map((value, index) => ({ x: centerOf(index, categories.length, plot), y: yOf(axis, plot, value) }))
        return (
          <g key={name}>
            <polyline className={which ? 'chart-line-second' : 'chart-line'} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {points.map(({ x, y }) => (
              <Mark key={x} x={x} y={y} second={which > 0} />
            ))}
          </g>
        )
      })}
      <CategoryNames categories={categories} plot={plot} />
      <text className="chart-name chart-middle" x={near((plot.left + plot.right) / 2)} y={alongTop + 14}>
        {figure.along}
      </text>
      {series.length > 1
        ? series.map(({ name }, which) => <Key key={name} name={name} second={which > 0} plot={plot} y={keyTop + 12} />)
        : null}
    </ChartFrame>
  )
}

function Mark({ x, y, second }: { x: number; y: number; second: boolean }) {
  return second ? (
    <rect className="chart-mark-second" x={near(x - 4)} y={near(y - 4)} width={8} height={8} />
  ) : (
    <circle className="chart-mark" cx={x} cy={y} r={4.5} />
  )
}

function Key({ name, second, plot, y }: { name: string; second: boolean; plot: Plot; y: number }) {
  const x = plot.left + (second ? 122 : 0)
  return (
    <g>
      <line className={second ? 'chart-line-second' : 'chart-line'} x1={x} x2={x + 28} y1={y} y2={y} />
      <Mark x={x + 14} y={y} second={second} />
      <text className="chart-text" x={x + 34} y={y + 5}>
        {name}
      </text>
    </g>
  )
}
