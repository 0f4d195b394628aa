/** Lays out a circle with its radius, diameter, slices, and a square around or inside it. */
import type { CircleFigure, Point } from '~/exam/figures/shape'
import { along, arc, dot, label, middle, polar, polyline, reach, type Sketch, stroke } from './sketch'

const RADIUS = 80
const CENTER: Point = [0, 0]

export function sketchCircle(figure: CircleFigure): Sketch {
  const { center, radius, diameter, sectors = [], square } = figure
  return [
    ...region(figure),
    ...sectors.flatMap(({ start, sweep, shaded, text }): Sketch => {
      const slice = arc(CENTER, RADIUS, start, sweep, shaded ? 'shaded' : 'outline', true)
      return text ? [slice, label(polar(CENTER, sweep < 60 ? RADIUS * 0.7 : RADIUS * 0.56, start + sweep / 2), text)] : [slice]
    }),
    ...(diameter ? [stroke([-RADIUS, 0], [RADIUS, 0]), label([diameter.text.length > 6 ? 0 : 30, -13], diameter.text)] : []),
    ...(radius ? radiusMarks(radius.text, radius.degrees) : []),
    ...(square ? [squareLabel(square)] : []),
    ...(center || radius || diameter ? [dot(CENTER, 3)] : []),
    ...(center ? [label([radius && radius.degrees > 180 && radius.degrees < 270 ? 10 : -8, 12], center, 'name')] : []),
  ]
}

function region({ square, shaded }: CircleFigure): Sketch {
  const half = square?.place === 'inside' ? RADIUS * Math.SQRT1_2 : RADIUS
  const box = (ink: 'outline' | 'shaded' | 'hole') =>
    polyline(
      [
        [-half, half],
        [half, half],
        [half, -half],
        [-half, -half],
      ],
      ink,
      true,
    )
  const round = (ink: 'outline' | 'shaded' | 'hole') => dot(CENTER, RADIUS, ink)
  if (!square) return [round(shaded === 'circle' ? 'shaded' : 'outline')]
  const fill = shaded === 'between' ? 'shaded' : 'outline'
  const inner = shaded === 'between' ? 'hole' : shaded === 'circle' && square.place === 'around' ? 'shaded' : 'outline'
  return square.place === 'around' ? [box(fill), round(inner)] : [round(shaded ? 'shaded' : 'outline'), box(inner)]
}

function squareLabel({ place, text }: { place: 'around' | 'inside'; text: string }) {
  return label([0, place === 'around' ? RADIUS + 13 : RADIUS * Math.SQRT1_2 - 11], text)
}

function radiusMarks(text: string, degrees: number): Sketch {
  const end = polar(CENTER, RADIUS, degrees)
  const above = polar([0, 0], 1, degrees + 90)
  return [stroke(CENTER, end), label(along(middle(CENTER, end), above, reach(text, above) + 4), text)]
}
