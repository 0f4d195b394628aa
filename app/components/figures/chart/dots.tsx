/** Charts of single observations: dot plots over a number line, and scatter plots. */
import { type DotPlotFigure, type ScatterPlotFigure, ticks } from '~/exam/figures/chart'
import { wholeText } from '~/exam/values/values'
import { NumberAxis, plotFor, ValueAxis, xOf, yOf } from './axes'
import { ChartFrame, near, WIDTH } from './frame'

const DOT_STEP = 15

export function DotPlot({ figure }: { figure: DotPlotFigure }) {
  const { axis, counts } = figure
  const bottom = 16 + DOT_STEP * Math.max(...counts)
  const plot = { left: 20, right: WIDTH - 20, top: 0, bottom }
  return (
    <ChartFrame title={figure.title} alt={figure.alt} height={bottom + 50}>
      <NumberAxis axis={axis} plot={plot} />
      {ticks(axis).map((tick, index) =>
        Array.from({ length: counts[index] ?? 0 }, (_, dot) => near(bottom - 11 - dot * DOT_STEP)).map((y) => (
          <circle className="chart-mark" key={`${tick} ${y}`} cx={xOf(axis, plot, tick)} cy={y} r={5} />
        )),
      )}
    </ChartFrame>
  )
}

export function ScatterPlot({ figure }: { figure: ScatterPlotFigure }) {
  const { across, up, points } = figure
  const plot = { ...plotFor(up, 206), right: WIDTH - 14 }
  return (
    <ChartFrame title={figure.title} alt={figure.alt} height={254}>
      <ValueAxis axis={up} plot={plot} />
      <line className="chart-axis" x1={plot.left} x2={plot.left} y1={plot.top} y2={plot.bottom} />
      {ticks(across).map((tick) => (
        <text className="chart-middle" key={tick} x={xOf(across, plot, tick)} y={plot.bottom + 18}>
          {wholeText(tick)}
        </text>
      ))}
      <text className="chart-name chart-middle" x={near((plot.left + plot.right) / 2)} y={plot.bottom + 40}>
        {across.label}
      </text>
      {points.map(({ x, y }) => (
        <circle className="chart-mark" key={`${x} ${y}`} cx={xOf(across, plot, x)} cy={yOf(up, plot, y)} r={4.5} />
      ))}
    </ChartFrame>
  )
}
