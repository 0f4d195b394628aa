/** One section's results of whole tests, the oldest first: each a dot in its likely range, so that ranges that overlap are seen to. */
import { near, WIDTH } from '~/components/figures/chart/frame'
import { Hatched } from './marks'

export interface BandPoint {
  key: string
  /** Which of all tests it is, as the table beside counts them: a test may have no estimate. */
  number: number
  low: number
  high: number
  /** Null for a rough range without a middle. */
  at: number | null
}

interface BandsOverTimeProps {
  label: string
  ends: { low: number; high: number }
  points: readonly BandPoint[]
}

const MARGIN = 40
const TOP = 12
const FLOOR = 132
const BAR = 18
/** What fits side by side; the newest stay. */
export const MOST_BANDS = 10

export function BandsOverTime({ label, ends, points }: BandsOverTimeProps) {
  const shown = points.slice(-MOST_BANDS)
  const pitch = (WIDTH - MARGIN) / Math.max(4, shown.length)
  const y = (score: number) => near(FLOOR - ((score - ends.low) / (ends.high - ends.low)) * (FLOOR - TOP))
  return (
    <svg className="scale bands" viewBox={`0 0 ${WIDTH} ${FLOOR + 24}`} role="img">
      <title>{label}</title>
      {[ends.low, (ends.low + ends.high) / 2, ends.high].map((score) => (
        <g key={score}>
          <path className={score === ends.low ? 'strip-floor' : 'strip-most'} d={`M${MARGIN - 3} ${y(score)}H${WIDTH}`} />
          <text className="strip-seconds" x={MARGIN - 6} y={y(score) + 4}>
            {score}
          </text>
        </g>
      ))}
      {shown.map(({ key, number, low, high, at }, index) => {
        const middle = near(MARGIN + (index + 0.5) * pitch)
        return (
          <g key={key}>
            <Hatched x={near(middle - BAR / 2)} y={y(high)} width={BAR} height={near(Math.max(4, y(low) - y(high)))} />
            {at !== null && <circle className="scale-here" cx={middle} cy={y(at)} r={5} />}
            <text className="scale-small" x={middle} y={FLOOR + 16}>
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
