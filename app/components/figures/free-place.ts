/** Finds a place for a label where no line runs through it. */
import type { Point } from '~/exam/figures/shape'
import { extent, label } from './sketch'

export type Segment = readonly [from: Point, to: Point]

/** Letters do not fill their box; a line that only enters so far still leaves them clear. */
const SLACK = 3

/** The first place where the text is crossed by none of the lines; when each is crossed, the one with the fewest. */
export function freePlace(text: string, places: readonly Point[], lines: readonly Segment[]): Point {
  const crossed = places.map((at) => crossings(text, at, lines))
  return places[crossed.indexOf(Math.min(...crossed))] ?? [0, 0]
}

/** How many of the lines run through the text when its middle stands at this point. */
export function crossings(text: string, at: Point, lines: readonly Segment[]): number {
  const { left, top, width, height } = extent([label(at, text)])
  const low: Point = [left + SLACK, top + SLACK]
  const high: Point = [left + width - SLACK, top + height - SLACK]
  return lines.filter(([from, to]) => meetsBox(from, to, low, high)).length
}

/** Clips the segment by the box's four sides (Liang and Barsky); what is left lies inside. */
function meetsBox(from: Point, to: Point, low: Point, high: Point): boolean {
  let [enter, leave] = [0, 1]
  for (const axis of [0, 1] as const) {
    const way = to[axis] - from[axis]
    const [near, far] = [low[axis] - from[axis], high[axis] - from[axis]]
    if (way === 0) {
      if (near > 0 || far < 0) return false
      continue
    }
    const [first, last] = way > 0 ? [near / way, far / way] : [far / way, near / way]
    enter = Math.max(enter, first)
    leave = Math.min(leave, last)
  }
  return enter < leave
}
