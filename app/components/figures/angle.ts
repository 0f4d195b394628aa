/** Angles in figures: their arcs, right-angle squares, and labels that clear both sides. */
import type { Point } from '~/exam/figures/shape'
import { along, arc, label, polar, polyline, reach, type Sketch } from './sketch'

const ARC = 17

/** The arc and label of an angle at a point: from `start` degrees over `sweep` degrees, counter-clockwise as seen. */
export function angleMark(at: Point, start: number, sweep: number, text: string): Sketch {
  const radius = sweep < 35 ? ARC + 9 : ARC
  return [arc(at, radius, start, sweep, 'thin'), ...(text ? [angleLabel(at, start, sweep, text, radius)] : [])]
}

/** The label alone, on the bisector, as near as its box allows. */
export function angleLabel(at: Point, start: number, sweep: number, text: string, radius = ARC) {
  const bisector = polar([0, 0], 1, start + sweep / 2)
  const half = Math.sin((Math.min(sweep, 180) / 2) * (Math.PI / 180))
  const clear = [start, start + sweep].map((side) => (reach(text, polar([0, 0], 1, side + 90)) + 4) / half)
  return label(along(at, bisector, Math.max(radius + reach(text, bisector) + 2, sweep < 180 ? Math.max(...clear) : 0)), text)
}

/** The small square of a right angle between two directions. */
export function squareMark(at: Point, one: Point, other: Point, size = 10): Sketch {
  return [polyline([along(at, one, size), along(along(at, one, size), other, size), along(at, other, size)], 'thin')]
}

/** Degrees counter-clockwise from the right, as seen, of a direction in drawing units. */
export const degreesOf = ([x, y]: Point) => (Math.atan2(-y, x) * 180) / Math.PI
