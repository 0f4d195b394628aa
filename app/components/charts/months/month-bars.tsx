/** Twelve months side by side, the oldest first: one bar or two for each, a bar in one piece or with an outlined piece on top. */
import { near, WIDTH } from '~/components/figures/chart/frame'

/** From the floor up: what is drawn filled, and what is drawn as an outline on top of it. */
interface Bar {
  filled: number
  outlined: number
}

export interface MonthColumn {
  key: string
  /** "Nov". */
  name: string
  /** Side by side. */
  bars: readonly Bar[]
}

interface MonthBarsProps {
  /** The whole chart in a sentence, for screen readers. */
  label: string
  months: readonly MonthColumn[]
  /** How the top of the scale is written. */
  write?: (value: number) => string
  /** The top of the scale while there is nothing: one thing, or a dollar in cents. */
  least?: number
}

/** Room for "$12,345" at the left. */
const MARGIN = 50
const TOP = 10
const FLOOR = 96
const GAP = 4

export function MonthBars({ label, months, write = String, least = 1 }: MonthBarsProps) {
  const most = topOf(months, least)
  const pitch = (WIDTH - MARGIN) / Math.max(1, months.length)
  return (
    <svg className="scale month-bars" viewBox={`0 0 ${WIDTH} ${FLOOR + 18}`} role="img">
      <title>{label}</title>
      <path className="month-top" d={`M${MARGIN - 3} ${TOP}H${WIDTH}`} />
      <path className="month-floor" d={`M${MARGIN - 3} ${FLOOR}H${WIDTH}`} />
      <text className="month-end" x={MARGIN - 6} y={TOP + 4}>
        {write(most)}
      </text>
      <text className="month-end" x={MARGIN - 6} y={FLOOR + 4}>
        {write(0)}
      </text>
      {months.map(({ key, name, bars }, index) => (
        <g key={key}>
          {bars.map((bar, place) => (
            <Stack
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have no name but their place
              key={place}
              bar={bar}
              most={most}
              x={MARGIN + index * pitch + GAP / 2 + (place * (pitch - GAP)) / bars.length}
              width={(pitch - GAP) / bars.length}
            />
          ))}
          {/* Every second one has room for its name; the newest has one. */}
          {(months.length - 1 - index) % 2 === 0 && (
            <text className="month-name" x={near(MARGIN + (index + 0.5) * pitch)} y={FLOOR + 15}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

function Stack({ bar: { filled, outlined }, most, x, width }: { bar: Bar; most: number; x: number; width: number }) {
  const high = (value: number) => near((value / most) * (FLOOR - TOP))
  const [low, up] = [high(filled), high(outlined)]
  const box = { x: near(x), width: near(width) }
  return (
    <>
      {low > 0 && <rect className="month-filled" {...box} y={near(FLOOR - low)} height={low} />}
      {up > 0 && <rect className="month-outlined" {...box} y={near(FLOOR - low - up)} height={up} />}
    </>
  )
}

/** The highest bar, rounded up to two digits; never nothing, so that no height is a division by zero. */
function topOf(months: readonly MonthColumn[], least: number): number {
  const highest = Math.max(least, ...months.flatMap(({ bars }) => bars.map(({ filled, outlined }) => filled + outlined)))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(highest)) - 1)
  return Math.ceil(highest / step) * step
}
