/** Lays out a coordinate plane: grid, axes with their numbers, lines, polygons and points. */
import type { PlaneFigure, Point } from '~/exam/figures/shape'
import { along, arrowhead, dot, label, numeral, polyline, reach, type Sketch, stroke, textWidth, unit } from './sketch'

const SIZE = 204

export function sketchPlane(figure: PlaneFigure): Sketch {
  const { x, y, step = 1 } = figure
  const scale = SIZE / Math.max(x[1] - x[0], y[1] - y[0])
  const place = ([px, py]: Point): Point => [(px - x[0]) * scale, (y[1] - py) * scale]
  return [
    ...gridLines(x, step).map((at) => stroke(place([at, y[0]]), place([at, y[1]]), 'board')),
    ...gridLines(y, step).map((at) => stroke(place([x[0], at]), place([x[1], at]), 'board')),
    ...axes(figure, scale, place),
    ...(figure.polygons ?? []).map((corners) => polyline(corners.map(place), 'shaded', true)),
    ...(figure.segments ?? []).map(({ from, to, dashed }) => stroke(place(from), place(to), dashed ? 'dashed' : 'thick')),
    ...(figure.lines ?? []).flatMap(({ through, name, dashed }) => wholeLine(figure, through, place, dashed, name)),
    ...(figure.points ?? []).flatMap(({ at, name }): Sketch => {
      const [px, py] = place(at)
      return name
        ? [dot([px, py], 4), label([px + (at[0] < 0 ? -1 : 1) * (reach(name, [1, 0]) + 5), py + (at[1] < 0 ? 12 : -11)], name, 'name')]
        : [dot([px, py], 4)]
    }),
  ]
}

function gridLines([from, to]: [number, number], step: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step)
}

function axes({ x, y, step = 1, points = [] }: PlaneFigure, scale: number, place: (point: Point) => Point): Sketch {
  const zero: Point = [Math.min(Math.max(0, x[0]), x[1]), Math.min(Math.max(0, y[0]), y[1])]
  const widest = Math.max(...[...x, ...y].map((at) => textWidth(numeral(at))))
  const every = [1, 2, 5, 10].map((times) => times * step).find((gap) => gap * scale >= widest + (x[0] < 0 ? 7 : 4)) ?? step * 10
  const numbered = (range: [number, number]) => gridLines(range, every).filter((at) => at !== 0)
  // A number that would lie under a point is left out; its neighbors tell it.
  const isFree = (at: Point) => points.every((point) => Math.hypot(place(point.at)[0] - at[0], place(point.at)[1] - at[1]) > 14)
  const [left, right] = [place([x[0], zero[1]]), place([x[1], zero[1]])]
  const [bottom, top] = [place([zero[0], y[0]]), place([zero[0], y[1]])]
  return [
    stroke([left[0] - 8, left[1]], [right[0] + 10, right[1]]),
    arrowhead(left, [right[0] + 10, right[1]]),
    stroke([bottom[0], bottom[1] + 8], [top[0], top[1] - 10]),
    arrowhead(bottom, [top[0], top[1] - 10]),
    label([right[0] + 18, right[1]], 'x', 'name'),
    label([top[0], top[1] - 19], 'y', 'name'),
    ...numbered(x)
      .map((at) => label([place([at, 0])[0], left[1] + 11], numeral(at), 'small'))
      .filter((mark) => isFree(mark.at)),
    ...numbered(y)
      .map((at) => label([bottom[0] - reach(numeral(at), [1, 0]) - 3, place([0, at])[1]], numeral(at), 'small'))
      .filter((mark) => isFree(mark.at)),
    label([bottom[0] - 8, left[1] + 11], '0', 'small'),
  ]
}

/** A line through two points, cut where it leaves the plane. */
function wholeLine({ x, y }: PlaneFigure, [a, b]: [Point, Point], place: (point: Point) => Point, dashed?: boolean, name?: string): Sketch {
  const run = [b[0] - a[0], b[1] - a[1]] as const
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [axis, [low, high]] of [x, y].entries()) {
    const speed = run[axis] ?? 0
    if (speed === 0) continue
    const ends = [(low - (a[axis] ?? 0)) / speed, (high - (a[axis] ?? 0)) / speed]
    first = Math.max(first, Math.min(...ends))
    last = Math.min(last, Math.max(...ends))
  }
  const at = (t: number): Point => place([a[0] + run[0] * t, a[1] + run[1] * t])
  const [from, to] = [at(first), at(last)]
  const direction = unit(from, to)
  const mark = name ? [label(along(along(to, direction, -26), [direction[1], -direction[0]], 12), name, 'name')] : []
  return [stroke(from, to, dashed ? 'dashed' : 'thick'), arrowhead(from, to), arrowhead(to, from), ...mark]
}
