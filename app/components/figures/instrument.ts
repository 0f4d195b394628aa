/** Lays out the instruments: pan balance, clock face, ruler. */
import type { BalanceFigure, ClockFigure, Point, RulerFigure } from '~/exam/figures/shape'
import { arrowhead, dot, label, numeral, polar, polyline, type Sketch, stroke, textWidth } from './sketch'

export function sketchBalance({ left, right, lower }: BalanceFigure): Sketch {
  const drop = { left: 10, right: -10, neither: 0 }[lower]
  return [
    stroke([-70, drop], [70, -drop], 'thick'),
    polyline([[0, 0], [-13, 106], [13, 106]], 'face', true),
    stroke([-40, 106], [40, 106], 'thick'),
    dot([0, 0], 5),
    ...pan([-70, drop], left),
    ...pan([70, -drop], right),
  ] // biome-ignore format: one part a line
}

/** Weights stand in rows of three on a pan that hangs from the beam's end. */
function pan([x, y]: Point, weights: string[]): Sketch {
  const floor = y + 88
  const box = Math.max(22, ...weights.map((text) => textWidth(text) + 8))
  const perRow = Math.max(1, Math.min(weights.length, Math.floor(104 / box)))
  return [
    stroke([x, y], [x - 52, floor], 'thin'),
    stroke([x, y], [x + 52, floor], 'thin'),
    stroke([x - 54, floor], [x + 54, floor], 'thick'),
    ...weights.flatMap((text, index): Sketch => {
      const row = Math.floor(index / perRow)
      const inRow = Math.min(perRow, weights.length - row * perRow)
      const left = x - (inRow * box) / 2 + (index % perRow) * box
      const top = floor - 2 - (row + 1) * 24
      const corners: Point[] = [[left + 1, top], [left + box - 1, top], [left + box - 1, top + 23], [left + 1, top + 23]] // biome-ignore format: a box
      return [polyline(corners, 'face', true), label([left + box / 2, top + 11.5], text)]
    }),
  ]
}

export function sketchClock({ hour, minute }: ClockFigure): Sketch {
  const center: Point = [0, 0]
  const at = (turns: number, radius: number) => polar(center, radius, 90 - turns * 360)
  const [hourTip, minuteTip] = [at((hour + minute / 60) / 12, 42), at(minute / 60, 62)]
  return [
    dot(center, 88, 'outline'),
    ...Array.from({ length: 60 }, (_, index) =>
      stroke(at(index / 60, index % 5 ? 84 : 81), at(index / 60, 88), index % 5 ? 'thin' : 'line'),
    ),
    ...Array.from({ length: 12 }, (_, index) => label(at((index + 1) / 12, 70), String(index + 1))),
    stroke(center, hourTip, 'thick'),
    stroke(center, minuteTip, 'line'),
    arrowhead(center, minuteTip),
    dot(center, 4),
  ]
}

export function sketchRuler({ length, unit, parts, from, to }: RulerFigure): Sketch {
  const pitch = 224 / length
  const tick = (index: number) => (index % parts === 0 ? 18 : index * 2 === parts || (index * 2) % parts === 0 ? 13 : 8)
  return [
    polyline([[from * pitch, -26], [to * pitch, -26], [to * pitch, -8], [from * pitch, -8]], 'shaded', true),
    stroke([from * pitch, -26], [from * pitch, 0], 'dashed'),
    stroke([to * pitch, -26], [to * pitch, 0], 'dashed'),
    polyline([[-9, 0], [236, 0], [236, 54], [-9, 54]], 'outline', true),
    ...Array.from({ length: length * parts + 1 }, (_, index) => stroke([(index * pitch) / parts, 0], [(index * pitch) / parts, tick(index)], 'thin')),
    ...Array.from({ length: length + 1 }, (_, index) => label([index * pitch, 28], numeral(index), 'small')),
    label([224 - textWidth(unit) / 2, 44], unit, 'small'),
  ] // biome-ignore format: one part a line
}
