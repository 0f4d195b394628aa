/** The nine steps that schools read, rising as in the mark: the step of a score, the band it likely lies in, earlier results as dots. */
import { near, WIDTH } from '~/components/figures/chart/frame'
import { Dots, Hatched, Pointer, placeDots } from './marks'

const STANINES = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const PITCH = WIDTH / STANINES.length
const STEP = PITCH - 3
/** Where the steps stand: below them are the dots, above them the pointer. */
const FLOOR = 70
/** Side by side below a step, then a row lower. */
const MOVES = [0, -1, 1]

interface StanineScaleProps {
  /** 1 to 9; left out where only a band is honest. */
  stanine?: number
  /** The likely range, both ends included. */
  band?: { low: number; high: number }
  /** Earlier results, the newest first; 5.5 where one was a band of 5 and 6. */
  earlier?: number[]
  /** The whole figure in a sentence, for screen readers: "Stanine 6, likely between 5 and 7." */
  label: string
}

export function StanineScale({ stanine, band, earlier = [], label }: StanineScaleProps) {
  const { dots, height } = placeDots(earlier.map(middleOf), MOVES)
  const here = stanine ?? (band && (band.low + band.high) / 2)
  return (
    <svg className="scale" viewBox={`0 0 ${WIDTH} ${near(FLOOR + 2 + (height && height + 5))}`} role="img">
      <title>{label}</title>
      {STANINES.map((step) => (
        <Step key={step} step={step} isHere={step === stanine} isInBand={band !== undefined && step >= band.low && step <= band.high} />
      ))}
      {here !== undefined && <Pointer x={middleOf(here)} y={FLOOR - heightOf(Math.ceil(here)) - 3} />}
      <Dots dots={dots} y={FLOOR + 5} />
    </svg>
  )
}

function Step({ step, isHere, isInBand }: { step: number; isHere: boolean; isInBand: boolean }) {
  const middle = middleOf(step)
  const box = { x: near(middle - STEP / 2), y: FLOOR - heightOf(step), width: near(STEP), height: heightOf(step) }
  return (
    <>
      {isInBand && !isHere ? <Hatched {...box} /> : <rect className={isHere ? 'scale-here' : 'scale-step'} {...box} rx={3} />}
      <text className={isHere ? 'scale-number here' : isInBand ? 'scale-number in-band' : 'scale-number'} x={near(middle)} y={FLOOR - 8}>
        {step}
      </text>
    </>
  )
}

const middleOf = (step: number) => PITCH * (step - 0.5)
const heightOf = (step: number) => 26 + step * 3.5
