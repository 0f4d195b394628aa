/** Box plots over one number line, each with its name above it. */
import type { BoxPlotFigure, FiveNumbers } from '~/exam/figures/chart'
import { NumberAxis, type Plot, xOf } from './axes'
import { ChartFrame, near, WIDTH } from './frame'

const ROW = 62
const BOX = 28

export function BoxPlot({ figure }: { figure: BoxPlotFigure }) {
  const bottom = 12 + figure.plots.length * ROW
  const plot = { left: 20, right: WIDTH - 20, top: 0, bottom }
  return (
    <ChartFrame title={figure.title} alt={figure.alt} height={bottom + 50}>
      <NumberAxis axis={figure.axis} plot={plot} />
      {figure.plots.map((numbers, row) => (
        <Box key={numbers.name} numbers={numbers} top={row * ROW} figure={figure} plot={plot} />
      ))}
    </ChartFrame>
  )
}

interface BoxProps {
  numbers: FiveNumbers
  top: number
  figure: BoxPlotFigure
  plot: Plot
}

function Box({ numbers, top, figure, plot }: BoxProps) {
  const x = (value: number) => xOf(figure.axis, plot, value)
  const boxTop = top + 24
  const middle = boxTop + BOX / 2
  const { name, low, lowerQuartile, median, upperQuartile, high } = numbers
  return (
    <g>
      <text className="chart-text" x={2} y={top + 15}>
        {name}
      </text>
      <line className="chart-axis" x1={x(low)} x2={x(high)} y1={middle} y2={middle} />
      {[low, high].map((end) => (
        <line className="chart-axis" key={end} x1={x(end)} x2={x(end)} y1={middle - 8} y2={middle + 8} />
      ))}
      <rect className="chart-box" x={x(lowerQuartile)} y={boxTop} width={near(x(upperQuartile) - x(lowerQuartile))} height={BOX} />
      <line className="chart-median" x1={x(median)} x2={x(median)} y1={boxTop} y2={boxTop + BOX} />
    </g>
  )
}
