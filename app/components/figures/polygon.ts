/** Lays out outlines with their side, corner and angle labels. */
import type { Outline, Point, PolygonFigure } from '~/exam/figures/shape'
import { angleLabel, angleMark, degreesOf, squareMark } from './angle'
import { freePlace, type Segment } from './free-place'
import { along, fitted, label, middle, polyline, reach, type Sketch, scaler, stroke, unit } from './sketch'

export function sketchPolygon(figure: PolygonFigure): Sketch {
  const everything = [...figure.outlines.flatMap(({ corners }) => corners), ...(figure.dashed ?? []).flatMap(({ from, to }) => [from, to])]
  return fitted((size) => {
    const place = scaler(everything, size, 170)
    const outlines = figure.outlines.map((outline) => ({ ...outline, corners: outline.corners.map(place) }))
    const dashed = (figure.dashed ?? []).map((line) => ({ ...line, from: place(line.from), to: place(line.to) }))
    const lines = [
      ...outlines.flatMap(({ corners }) => corners.map((at, index): Segment => [at, cornerAt(corners, index + 1)])),
      ...dashed.map(({ from, to }): Segment => [from, to]),
    ]
    const shaded = outlines.some((outline) => outline.shaded)
    return [
      ...outlines.map((outline) => polyline(outline.corners, outline.shaded ? 'shaded' : shaded ? 'hole' : 'outline', true)),
      ...dashed.flatMap((line) => dashedLine(line, lines)),
      ...outlines.flatMap((outline) => outlineMarks(outline, shaded && !outline.shaded)),
    ]
  }, 210)
}

/** A hole carries its side labels inside, where no other outline can cross them. */
function outlineMarks(outline: Outline, isHole: boolean): Sketch {
  return outline.corners.flatMap((at, index): Sketch => {
    const { before, after, inside, start, sweep } = corner(outline.corners, index)
    const name = outline.names?.[index]
    const angle = outline.angles?.find((entry) => entry.corner === index)
    const isRight = outline.rightAngles?.includes(index)
    return [
      ...sideMarks(outline, index, isHole),
      ...(name ? [label(along(at, inside, -(reach(name, inside) + 5)), name, 'name')] : []),
      ...(isRight ? squareMark(at, before, after) : []),
      ...(angle && isRight ? [angleLabel(at, start, sweep, angle.text)] : []),
      ...(angle && !isRight ? angleMark(at, start, sweep, angle.text) : []),
    ]
  })
}

function sideMarks({ corners, sides, ticks }: Outline, index: number, isHole: boolean): Sketch {
  const [from, to] = [cornerAt(corners, index), cornerAt(corners, index + 1)]
  const direction = unit(from, to)
  const turn = Math.sign(turning(corners)) * (isHole ? -1 : 1)
  const outward: Point = [direction[1] * turn, -direction[0] * turn]
  const at = middle(from, to)
  const tick = ticks?.find(({ side }) => side === index)
  const strokes = tick ? (tick.count === 1 ? [0] : [-3, 3]) : []
  const text = sides?.[index]
  return [
    ...strokes.map((shift) => {
      const center = along(at, direction, shift)
      return stroke(along(center, outward, -6), along(center, outward, 6))
    }),
    ...(text ? [label(along(at, outward, reach(text, outward) + (tick ? 9 : 5)), text)] : []),
  ]
}

/** Directions of the two sides at a corner, the direction inwards, and the inner angle as start and sweep in degrees. */
function corner(corners: Point[], index: number) {
  const at = cornerAt(corners, index)
  const before = unit(at, cornerAt(corners, index - 1))
  const after = unit(at, cornerAt(corners, index + 1))
  // Seen with y upwards, the inside of a counter-clockwise outline lies from the side after to the side before.
  const [first, last] = turning(corners) < 0 ? [after, before] : [before, after]
  const start = degreesOf(first)
  const sweep = (degreesOf(last) - start + 720) % 360
  const bisector = ((start + sweep / 2) * Math.PI) / 180
  const inside: Point = [Math.cos(bisector), -Math.sin(bisector)]
  return { before, after, inside, start, sweep }
}

/** Twice the signed area in drawing units: negative when the outline runs counter-clockwise as seen. */
function turning(corners: Point[]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = cornerAt(corners, index + 1)
    return sum + x * nextY - nextX * y
  }, 0)
}

function cornerAt(corners: Point[], index: number): Point {
  return corners[(index + corners.length) % corners.length] ?? [0, 0]
}

/** Where along a dashed line its label may stand: in the middle rather than near an end. */
const STATIONS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.78]

interface Dashed {
  from: Point
  to: Point
  text?: string
  square?: boolean
}

/** The label stands beside the line, on the side and at the station where no other line runs through it. */
function dashedLine({ from, to, text, square }: Dashed, lines: readonly Segment[]): Sketch {
  const direction = unit(from, to)
  const sideways: Point =
    direction[1] < 0 || (direction[1] === 0 && direction[0] > 0) ? [-direction[1], direction[0]] : [direction[1], -direction[0]]
  const back: Point = [-direction[0], -direction[1]]
  const other: Point = [-sideways[0], -sideways[1]]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const places = STATIONS.flatMap((station) =>
    [sideways, other].map((side) => along(along(from, direction, length * station), side, reach(text ?? '', side) + 5)),
  )
  return [
    stroke(from, to, 'dashed'),
    ...(square ? squareMark(to, back, sideways, 8) : []),
    ...(text ? [label(freePlace(text, places, lines), text)] : []),
  ]
}
