/**
 * A sketch: the strokes and labels of one figure in drawing units (y downwards), before they become SVG.
 * Every figure is laid out by a pure function into a sketch, so labels can be measured, kept off the lines, and tested.
 */
import type { Point } from '~/exam/figures/shape'

/** What a stroke is; styles/room/figure.css gives each its look. */
type Ink =
  | 'line'
  | 'thin'
  | 'dashed'
  | 'mirror'
  | 'thick'
  | 'outline'
  | 'shaded'
  | 'face'
  | 'face-top'
  | 'face-side'
  | 'hole'
  | 'solid'
  | 'open'
  | 'board'

export type Mark = { kind: 'path'; d: string; bounds: Point[]; ink: Ink } | { kind: 'circle'; at: Point; radius: number; ink: Ink } | Label

interface Label {
  kind: 'text'
  at: Point
  text: string
  tone?: 'name' | 'small'
}

export type Sketch = Mark[]

/** The widest that any sketch may be, so that text stays readable on the narrowest telephone. */
export const MAX_WIDTH = 256
const TEXT_HEIGHT = 14
const MARGIN = 4

export function polyline(points: Point[], ink: Ink, closed = false): Mark {
  const d = points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
  return { kind: 'path', d: closed ? `${d}Z` : d, bounds: points, ink }
}

export const stroke = (from: Point, to: Point, ink: Ink = 'line'): Mark => polyline([from, to], ink)
export const dot = (at: Point, radius = 3.5, ink: Ink = 'solid'): Mark => ({ kind: 'circle', at, radius, ink })
export const label = (at: Point, text: string, tone?: Label['tone']): Label => ({ kind: 'text', at, text, tone })

/** An arc around a point, counter-clockwise in degrees; with `slice`, closed through the point. */
export function arc(at: Point, radius: number, start: number, sweep: number, ink: Ink, slice = false): Mark {
  const [from, to] = [polar(at, radius, start), polar(at, radius, start + sweep)]
  const curve = `M${round(from[0])} ${round(from[1])}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 0 ${round(to[0])} ${round(to[1])}`
  const d = slice ? `${curve}L${round(at[0])} ${round(at[1])}Z` : curve
  return { kind: 'path', d, bounds: slice ? [from, to, at] : [from, to], ink }
}

/** A filled triangle whose tip is `at`, pointing as from `from`. */
export function arrowhead(from: Point, at: Point): Mark {
  const back = unit(from, at)
  const base: Point = [at[0] - back[0] * 9, at[1] - back[1] * 9]
  const side: Point = [-back[1] * 4, back[0] * 4]
  return polyline([at, [base[0] + side[0], base[1] + side[1]], [base[0] - side[0], base[1] - side[1]]], 'solid', true)
}

/** Half of a label's extent along a direction: how far its box reaches that way. */
export function reach(text: string, [x, y]: Point): number {
  return (Math.abs(x) * textWidth(text)) / 2 + (Math.abs(y) * TEXT_HEIGHT) / 2
}

/** A generous estimate of the printed width in the sans-serif face of the page. */
export function textWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[ilj.,°′'|]/.test(letter) ? 4.5 : /[mwMW]/.test(letter) ? 12.5 : letter === ' ' ? 4.5 : 8.6),
    0,
  )
}

/** The smallest box around all marks, labels included. */
export function extent(sketch: Sketch): { left: number; top: number; width: number; height: number } {
  const points = sketch.flatMap((mark): Point[] => {
    if (mark.kind === 'path') return mark.bounds
    const [x, y] = mark.at
    const [w, h] = mark.kind === 'circle' ? [mark.radius, mark.radius] : [textWidth(mark.text) / 2, TEXT_HEIGHT / 2 + 2]
    return [
      [x - w, y - h],
      [x + w, y + h],
    ]
  })
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top }
}

/** Lays a figure out at the given size, and smaller as long as its labels make it too wide. */
export function fitted(draw: (size: number) => Sketch, size: number): Sketch {
  let sketch = draw(size)
  for (let smaller = size * 0.94; extent(sketch).width > MAX_WIDTH && smaller > size / 2; smaller *= 0.94) sketch = draw(smaller)
  return sketch
}

/** Maps plain units (y upwards) into a box of drawing units, keeping proportions. */
export function scaler(points: Point[], width: number, height: number): (point: Point) => Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const scale = Math.min(width / (Math.max(...xs) - left || 1), height / (Math.max(...ys) - bottom || 1))
  return ([x, y]) => [(x - left) * scale, (bottom - y) * scale]
}

export const round = (value: number) => Math.round(value * 10) / 10 + 0
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
export const along = (at: Point, direction: Point, distance: number): Point => [
  at[0] + direction[0] * distance,
  at[1] + direction[1] * distance,
]

/** The direction from one point to another, of length 1. */
export function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The point at a distance and an angle in degrees, counter-clockwise from the right. */
export function polar(at: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [at[0] + radius * Math.cos(angle), at[1] - radius * Math.sin(angle)]
}

/** A number as it is printed: with a true minus sign. */
export const numeral = (value: number) => String(value).replace('-', '−')
