/** Venn diagrams of two sets in a frame: the names stand above the circles, what belongs to neither stands in a corner. */
import type { VennFigure } from '~/exam/figures/chart'
import { ChartFrame, WIDTH } from './frame'

const TOP = 118
const RADIUS = 76
const LEFT = { x: 100, y: TOP }
const RIGHT = { x: WIDTH - 100, y: TOP }

export function Venn({ figure }: { figure: VennFigure }) {
  const { left, right, regions } = figure
  return (
    <ChartFrame title={figure.title} alt={figure.alt} height={226}>
      <rect className="chart-room" x={1} y={1} width={WIDTH - 2} height={224} rx={6} />
      <circle className="chart-set" cx={LEFT.x} cy={LEFT.y} r={RADIUS} />
      <circle className="chart-set" cx={RIGHT.x} cy={RIGHT.y} r={RADIUS} />
      <text className="chart-middle chart-strong" x={LEFT.x - 12} y={30}>
        {left}
      </text>
      <text className="chart-middle chart-strong" x={RIGHT.x + 12} y={30}>
        {right}
      </text>
      <Count value={regions.left} x={LEFT.x - 28} y={TOP} />
      <Count value={regions.both} x={WIDTH / 2} y={TOP} />
      <Count value={regions.right} x={RIGHT.x + 28} y={TOP} />
      <Count value={regions.neither} x={WIDTH - 26} y={206} />
    </ChartFrame>
  )
}

function Count({ value, x, y }: { value: number | null; x: number; y: number }) {
  if (value === null) return null
  return (
    <text className="chart-middle chart-number" x={x} y={y + 6}>
      {value}
    </text>
  )
}
