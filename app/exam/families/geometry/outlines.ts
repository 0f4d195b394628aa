/**
 * Corners of the outlines that several families draw. Coordinates are rounded to hundredths, so that the same item has the same
 * bytes on every machine.
 */
import type { Point } from '../../figures/shape'

const hundredth = (value: number) => Math.round(value * 100) / 100

/** A rectangle with its lower left corner at the origin. */
export const rectangleCorners = (width: number, height: number): Point[] => [[0, 0], [width, 0], [width, height], [0, height]] // biome-ignore format: a box

/** A triangle on a base of 10 with the given angles, in degrees, at its left and right ends. */
export function triangleCorners(left: number, right: number): Point[] {
  const [a, b] = [left, right].map((angle) => (angle * Math.PI) / 180) as [number, number]
  const side = (10 * Math.sin(b)) / Math.sin(a + b)
  return [
    [0, 0],
    [10, 0],
    [hundredth(side * Math.cos(a)), hundredth(side * Math.sin(a))],
  ]
}

/** A regular polygon with a level base, its corners counter-clockwise from the lower left. */
export function regularCorners(sides: number): Point[] {
  return Array.from({ length: sides }, (_, index) => onCircle(-90 - 180 / sides + (index * 360) / sides, 10))
}

/** The point of a circle around the origin at an angle in degrees, counter-clockwise from the right. */
export function onCircle(angle: number, radius: number): Point {
  return [hundredth(radius * Math.cos((angle * Math.PI) / 180)), hundredth(radius * Math.sin((angle * Math.PI) / 180))]
}
