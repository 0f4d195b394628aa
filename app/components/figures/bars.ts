/** Lays out fraction bars, grids of unit squares, and number lines. */
import type { FractionBarFigure, GridFigure, NumberLineFigure } from '~/exam/figures/shape'
import { arrowhead, dot, label, numeral, polyline, reach, type Sketch, stroke, textWidth } from './sketch'

const LENGTH = 236

export function sketchFractionBar({ bars }: FractionBarFigure): Sketch {
  const height = 30
  const pitch = height + (bars.some(({ name }) => name) ? 32 : 14)
  return bars.flatMap(({ parts, shaded, name }, row): Sketch => {
    const [top, width] = [row * pitch, LENGTH / parts]
    return [
      ...Array.from({ length: parts }, (_, index) => rectangle(index * width, top, width, height, index < shaded)),
      ...(name ? [label([textWidth(name) / 2, top - 11], name)] : []),
    ]
  })
}

export function sketchGrid({ rows, columns, shaded, mirror }: GridFigure): Sketch {
  const side = Math.min(28, LENGTH / columns, 220 / rows)
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return rectangle(
      column * side,
      row * side,
      side,
      side,
      shaded.some(([r, c]) => r === row && c === column),
    )
  })
  if (!mirror) return cells
  const at = mirror.after * side
  const line =
    mirror.direction === 'vertical'
      ? stroke([at, -10], [at, rows * side + 10], 'mirror')
      : stroke([-10, at], [columns * side + 10, at], 'mirror')
  return [...cells, line]
}

function rectangle(x: number, y: number, width: number, height: number, isShaded: boolean) {
  return polyline([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], isShaded ? 'shaded' : 'outline', true) // biome-ignore format: a rectangle
}

export function sketchNumberLine({ from, to, step, labels, points, intervals = [] }: NumberLineFigure): Sketch {
  const at = (value: number) => ((value - from) / (to - from)) * LENGTH
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
  const [start, end] = [-10, LENGTH + 10]
  return [
    stroke([start, 0], [end, 0]),
    arrowhead([0, 0], [end, 0]),
    arrowhead([0, 0], [start, 0]),
    ...ticks.map((value) => stroke([at(value), -6], [at(value), 6])),
    ...labels.map((value) => label([at(value), 18], numeral(value), 'small')),
    ...intervals.flatMap((interval): Sketch => {
      const [left, right] = [interval.from ? at(interval.from.at) : start + 6, interval.to ? at(interval.to.at) : end - 6]
      const arrows = [...(interval.from ? [] : [arrowhead([0, 0], [start, 0])]), ...(interval.to ? [] : [arrowhead([0, 0], [end, 0])])]
      const ends = [interval.from, interval.to].flatMap((limit) =>
        limit ? [dot([at(limit.at), 0], 5.5, limit.open ? 'open' : 'solid')] : [],
      )
      return [stroke([left, 0], [right, 0], 'thick'), ...arrows, ...ends]
    }),
    ...points.flatMap(
      (point): Sketch => [dot([at(point.at), 0], 5), label([at(point.at), -10 - reach(point.name, [0, 1])], point.name, 'name')],
    ),
  ]
}
