/** Bar graphs with one bar or two bars a category; the second series is hollow, so that no color is needed to tell them apart. */
import type { BarChartFigure } from '~/exam/figures/chart'
import { CategoryNames, centerOf, nameLines, plotFor, ValueAxis, yOf } from './axes'
import { ChartFrame, near } from './frame'

const BOTTOM = 200

export function BarChart({ figure }: { figure: BarChartFigure }) {
  const { axis, categories, series } = figure
  const plot = plotFor(axis, BOTTOM)
  const place = (plot.right - plot.left) / categories.length
  const width = near(Math.min(series.length > 1 ? 22 : 34, (place * 0.72) / series.length))
  const keyTop = BOTTOM + 12 + 16 * nameLines(categories)

  return (
    <ChartFrame title={figure.title} alt={figure.alt} height={series.length > 1 ? keyTop + 26 : keyTop}>
      <ValueAxis axis={axis} plot={plot} />
      {series.map(({ name, values }, which) =>
        values.map((value, index) => (
          <rect
            className={which ? 'chart-bar-second' : 'chart-bar'}
            key={`${name} ${categories[index]}`}
            x={near(centerOf(index, categories.length, plot) + (which - series.length / 2) * width)}
            y={yOf(axis, plot, value)}
            width={width}
            height={near(BOTTOM - yOf(axis, plot, value))}
          />
        )),
      )}
      <CategoryNames categories={categories} plot={plot} />
      {series.length > 1
        ? series.map(({ name }, which) => (
            <g key={name}>
              <rect
                className={which ? 'chart-bar-second' : 'chart-bar'}
                x={plot.left + which * 122}
                y={keyTop + 6}
                width={14}
                height={14}
              />
              <text className="chart-text" x={plot.left + which * 122 + 20} y={keyTop + 18}>
                {name}
              </text>
            </g>
          ))
        : null}
    </ChartFrame>
  )
}
