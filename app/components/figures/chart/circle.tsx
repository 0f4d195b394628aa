/** Circle graphs and spinners: a disc cut into sectors, each with its own words. */
import type { CircleChartFigure, SpinnerFigure } from '~/exam/figures/chart'
import { ChartFrame, onCircle, WIDTH } from './frame'

const CENTER = { x: WIDTH / 2, y: 124 }
const RADIUS = 118

export function CircleChart({ figure }: { figure: CircleChartFigure }) {
  const whole = figure.sectors.reduce((sum, { share }) => sum + share, 0)
  let before = 0

  return (
    <ChartFrame title={figure.title} alt={figure.alt} height={248}>
      {figure.sectors.map(({ label, share, shown }, index) => {
        const [from, to] = [before / whole, (before + share) / whole]
        before += share
        // Words of a thin sector need the wider room near the rim.
        const at = onCircle(CENTER, RADIUS * (share / whole < 0.13 ? 0.78 : share / whole < 0.2 ? 0.7 : 0.6), (from + to) / 2)
        return (
          <g key={label}>
            <path className={`chart-sector chart-sector-${shadeOf(index, figure.sectors.length)}`} d={sectorPath(from, to)} />
            <text className="chart-middle" x={at.x} y={at.y + (shown ? -3 : 5)}>
              {label}
            </text>
            {shown ? (
              <text className="chart-middle chart-strong" x={at.x} y={at.y + 14}>
                {shown}
              </text>
            ) : null}
          </g>
        )
      })}
    </ChartFrame>
  )
}

export function Spinner({ figure }: { figure: SpinnerFigure }) {
  const { sectors } = figure
  const tip = onCircle(CENTER, 42, 0.08)
  return (
    <ChartFrame alt={figure.alt} height={248}>
      {sectors.map((word, index) => {
        const at = onCircle(CENTER, RADIUS * 0.72, (index + 0.5) / sectors.length)
        // The sectors are told apart by their words and borders; equal words at different places are different sectors.
        const place = `${index + 1} ${word}`
        return (
          <g key={place}>
            <path className="chart-sector chart-sector-0" d={sectorPath(index / sectors.length, (index + 1) / sectors.length)} />
            <text className="chart-middle" x={at.x} y={at.y + 5}>
              {word}
            </text>
          </g>
        )
      })}
      <line className="chart-pointer" x1={CENTER.x} y1={CENTER.y} x2={tip.x} y2={tip.y} />
      <circle className="chart-mark" cx={CENTER.x} cy={CENTER.y} r={7} />
    </ChartFrame>
  )
}

/** Neighbors never share a shade, the last sector and the first one included. */
function shadeOf(index: number, count: number): number {
  return index > 0 && index === count - 1 && index % 3 === 0 ? 1 : index % 3
}

/** The sector between two parts of a full turn, clockwise from the top. */
function sectorPath(from: number, to: number): string {
  const [start, end] = [onCircle(CENTER, RADIUS, from), onCircle(CENTER, RADIUS, to)]
  return `M${CENTER.x} ${CENTER.y}L${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}Z`
}
