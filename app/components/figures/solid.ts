/** Lays out boxes, cylinders and cones in the usual slanted view, and stacks of unit cubes. */
import type { CubesFigure, Point, SolidFigure } from '~/exam/figures/shape'
import { along, dot, fitted, label, type Mark, middle, polyline, reach, round, type Sketch, stroke, unit } from './sketch'

type BoxFigure = Extract<SolidFigure, { solid: 'box' }>
type RoundFigure = Exclude<SolidFigure, BoxFigure>

export function sketchSolid(figure: SolidFigure): Sketch {
  return figure.solid === 'box' ? fitted((size) => box(figure, size), 190) : roundSolid(figure)
}

/** How far one unit of depth goes to the right and up in the slanted view. */
const SLANT: Point = [0.42, -0.36]

function box({ width, depth, height, labels }: BoxFigure, size: number): Sketch {
  const scale = Math.min(size / (width + depth * SLANT[0]), 160 / (height - depth * SLANT[1]))
  const [w, h] = [width * scale, height * scale]
  const [dx, dy] = [depth * scale * SLANT[0], depth * scale * SLANT[1]]
  const edge: Point = unit([0, 0], [-dy, dx])
  const depthAt = middle([w, h], [w + dx, h + dy])
  return [
    polyline([[0, 0], [w, 0], [w, h], [0, h]], 'face', true),
    polyline([[0, 0], [dx, dy], [w + dx, dy], [w, 0]], 'face-top', true),
    polyline([[w, 0], [w + dx, dy], [w + dx, h + dy], [w, h]], 'face-side', true),
    ...(labels.width ? [label([w / 2, h + 13], labels.width)] : []),
    ...(labels.height ? [label([-reach(labels.height, [1, 0]) - 6, h / 2], labels.height)] : []),
    ...(labels.depth ? [label(along(depthAt, edge, reach(labels.depth, edge) + 5), labels.depth)] : []),
  ] // biome-ignore format: one face a line
}

function roundSolid({ solid, radius, height, labels }: RoundFigure): Sketch {
  const scale = Math.min(75 / radius, 130 / height)
  // A narrow solid is drawn wider than it is, so that its labels fit.
  const [r, h] = [Math.max(radius * scale, solid === 'cone' ? 60 : 34), height * scale]
  const tilt = r * 0.27
  const across = labels.diameter ?? labels.radius
  if (solid === 'cone') {
    return [
      halfEllipse(r, h, tilt, 'dashed', true),
      halfEllipse(r, h, tilt, 'line'),
      polyline([[-r, h], [0, 0], [r, h]], 'line'),
      ...(labels.height ? [stroke([0, 0], [0, h], 'dashed'), label([reach(labels.height, [1, 0]) + 4, h - tilt - 12], labels.height)] : []),
      ...(across ? [stroke([labels.diameter ? -r : 0, h], [r, h], 'dashed'), label([labels.diameter ? 0 : r / 2, h + tilt + 13], across)] : []),
      dot([0, h], 2.5),
    ]
  } // biome-ignore format: one stroke a line
  return [
    halfEllipse(r, h, tilt, 'dashed', true),
    halfEllipse(r, h, tilt, 'line'),
    halfEllipse(r, 0, tilt, 'line', true),
    halfEllipse(r, 0, tilt, 'line'),
    stroke([-r, 0], [-r, h]),
    stroke([r, 0], [r, h]),
    ...(across
      ? [stroke([labels.diameter ? -r : 0, 0], [r, 0]), dot([0, 0], 2.5), label([labels.diameter ? 0 : r / 2, -tilt - 11], across)]
      : []),
    ...(labels.height ? [label([r + reach(labels.height, [1, 0]) + 6, h / 2], labels.height)] : []),
  ]
}

function halfEllipse(r: number, y: number, tilt: number, ink: 'line' | 'dashed', isBack = false): Mark {
  const d = `M${round(-r)} ${round(y)}A${round(r)} ${round(tilt)} 0 0 ${isBack ? 1 : 0} ${round(r)} ${round(y)}`
  return { kind: 'path', d, ink, bounds: [[-r, y - tilt], [r, y + tilt]] } // biome-ignore format: a box
}

export function sketchCubes({ stacks }: CubesFigure): Sketch {
  const columns = Math.max(...stacks.map((row) => row.length))
  const side = Math.min(34, 210 / (columns + stacks.length * 0.42))
  const [dx, dy] = [side * SLANT[0], side * SLANT[1]]
  return stacks.flatMap((row, fromBack) =>
    row.flatMap((height, column) =>
      Array.from({ length: height }, (_, level) => {
        const behind = stacks.length - 1 - fromBack
        return cube([column * side + behind * dx, -level * side + behind * dy], side, [dx, dy])
      }).flat(),
    ),
  )
}

/** One cube whose front face has its lower left corner at the given point; drawn from back to front, each hides what is behind. */
function cube([x, y]: Point, side: number, [dx, dy]: Point): Sketch {
  const [right, top] = [x + side, y - side]
  return [
    polyline([[x, y], [right, y], [right, top], [x, top]], 'face', true),
    polyline([[x, top], [x + dx, top + dy], [right + dx, top + dy], [right, top]], 'face-top', true),
    polyline([[right, y], [right, top], [right + dx, top + dy], [right + dx, y + dy]], 'face-side', true),
  ] // biome-ignore format: one face a line
}
