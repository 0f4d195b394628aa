/** What the scales and the strip are drawn with, in units of the view box; colors are classes. */
import { near } from '~/components/figures/chart/frame'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A hatched box, which is told from a plain one on paper and without color as well. */
export function Hatched({ round = 3, ...box }: Box & { round?: number }) {
  return (
    <>
      <rect className="scale-band" {...box} rx={round} />
      <path className="scale-hatch" d={hatchOf(box)} />
    </>
  )
}

const HATCH_GAP = 6

/** Slanted lines that end at the edges of the box, without a clip path, whose id would have to be unique on the page. */
function hatchOf({ x, y, width, height }: Box): string {
  const [right, bottom] = [x + width, y + height]
  const lines: string[] = []
  for (let sum = x + y + HATCH_GAP; sum < right + bottom - 1; sum += HATCH_GAP) {
    const [fromX, toX] = [Math.max(x, sum - bottom), Math.min(right, sum - y)]
    lines.push(`M${near(fromX)} ${near(sum - fromX)}L${near(toX)} ${near(sum - toX)}`)
  }
  return lines.join('')
}

/** The pencil's tip above the place of this result. */
export function Pointer({ x, y }: { x: number; y: number }) {
  return <path className="scale-pointer" d={`M${near(x - 5)} ${near(y - 8)}h10l-5 8z`} />
}

const DOT = 4
const PITCH = 9.5

/**
 * Where dots lie below a scale: each at its own place, or moved by one of `moves` where that is taken, else a row lower.
 * `height` is what the rows need.
 */
export function placeDots(places: readonly number[], moves: readonly number[]): { dots: { x: number; row: number }[]; height: number } {
  const dots: { x: number; row: number }[] = []
  const isFree = (x: number, row: number) => dots.every((dot) => dot.row !== row || Math.abs(dot.x - x) >= PITCH)
  for (const place of places) {
    let row = 0
    let x = moves.map((move) => place + move * PITCH).find((at) => isFree(at, row))
    while (x === undefined) {
      row += 1
      x = moves.map((move) => place + move * PITCH).find((at) => isFree(at, row))
    }
    dots.push({ x, row })
  }
  return { dots, height: dots.reduce((rows, { row }) => Math.max(rows, row + 1), 0) * PITCH }
}

/** The dots of earlier results, their first row just below `y`. */
export function Dots({ dots, y }: { dots: { x: number; row: number }[]; y: number }) {
  return dots.map(({ x, row }) => (
    <circle key={`${x}:${row}`} className="scale-dot" cx={near(x)} cy={near(y + DOT + 0.5 + row * PITCH)} r={DOT} />
  ))
}
