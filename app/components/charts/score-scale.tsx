/** A scaled score on the scale of its test: the score, the band it likely lies in, earlier results as dots. */
import { near, WIDTH } from '~/components/figures/chart/frame'
import { Dots, Hatched, Pointer, placeDots } from './marks'

/** Room for half a label at both ends. */
const MARGIN = 15
const BAR = { top: 28, height: 22 }
const LABEL_STEP = 50
/** A round number nearer to an end than this has no label of its own. */
const LABEL_ROOM = 25

interface ScoreScaleProps {
  /** The lowest and the highest score that there is. */
  ends: { low: number; high: number }
  scaled: number
  band: { low: number; high: number }
  /** Earlier results, the newest first. */
  earlier: number[]
  /** The whole figure in a sentence, for screen readers. */
  label: string
}

export function ScoreScale({ ends, scaled, band, earlier, label }: ScoreScaleProps) {
  const at = (score: number) => MARGIN + ((score - ends.low) / (ends.high - ends.low)) * (WIDTH - 2 * MARGIN)
  const { dots, height } = placeDots(earlier.map(at), [0])
  const floor = BAR.top + BAR.height
  const ticksEnd = floor + 4 + (height && height + 3)
  const box = (low: number, high: number) => ({
    x: near(at(low)),
    y: BAR.top,
    width: near(at(high) - at(low)),
    height: BAR.height,
  })
  return (
    <svg className="scale" viewBox={`0 0 ${WIDTH} ${near(ticksEnd + 16)}`} role="img">
      <title>{label}</title>
      <rect className="scale-step" {...box(ends.low, ends.high)} rx={3} />
      <Hatched {...box(band.low, band.high)} />
      {labelsBetween(ends).map((score) => (
        <g key={score}>
          <path className="scale-tick" d={`M${near(at(score))} ${floor}V${near(ticksEnd)}`} />
          <text className="scale-small" x={near(at(score))} y={near(ticksEnd + 12)}>
            {score}
          </text>
        </g>
      ))}
      <Dots dots={dots} y={floor + 3} />
      <rect className="scale-here" x={near(at(scaled) - 3)} y={BAR.top - 1} width={6} height={BAR.height + 2} rx={2} />
      <Pointer x={at(scaled)} y={BAR.top - 3} />
      <text className="scale-number strong" x={near(at(scaled))} y={14}>
        {scaled}
      </text>
    </svg>
  )
}

/** Both ends, and the round scores between them that leave room. */
function labelsBetween({ low, high }: { low: number; high: number }): number[] {
  const labels = [low]
  for (let score = Math.ceil(low / LABEL_STEP) * LABEL_STEP; score < high; score += LABEL_STEP)
    if (score - low >= LABEL_ROOM && high - score >= LABEL_ROOM) labels.push(score)
  return [...labels, high]
}
