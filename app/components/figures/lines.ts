/** Lays out straight lines, rays and the angles between them. */
import type { LinesFigure } from '~/exam/figures/shape'
import { angleLabel, angleMark, squareMark } from './angle'
import { along, arrowhead, dot, fitted, label, polar, reach, type Sketch, scaler, stroke, unit } from './sketch'

export function sketchLines(figure: LinesFigure): Sketch {
  const ends = figure.lines.flatMap(({ from, to }) => [from, to])
  return fitted((size) => {
    const place = scaler(ends, size, 170)
    return [
      ...figure.lines.flatMap((line): Sketch => {
        const [from, to] = [place(line.from), place(line.to)]
        const direction = unit(from, to)
        return [
          stroke(from, to),
          ...(line.arrows === 'none' ? [] : [arrowhead(from, to)]),
          ...(line.arrows === 'both' ? [arrowhead(to, from)] : []),
          ...(line.name ? [label(along(to, direction, reach(line.name, direction) + 5), line.name, 'name')] : []),
        ]
      }),
      ...figure.angles.flatMap(({ at, start, sweep, text, square }): Sketch => {
        const center = place(at)
        if (!square) return angleMark(center, start, sweep, text)
        const mark = squareMark(center, polar([0, 0], 1, start), polar([0, 0], 1, start + sweep))
        return text ? [...mark, angleLabel(center, start, sweep, text)] : mark
      }),
      ...(figure.points ?? []).flatMap(({ at, name }): Sketch => [dot(place(at), 3), label(along(place(at), [0, 1], 14), name, 'name')]),
    ]
  }, 215)
}
