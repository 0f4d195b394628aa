/** How many lines of symmetry a drawn figure has. */

import { defineFamily } from '~/exam/families/kit/family'
import { capital } from '~/exam/families/kit/wording'
import { numberValue, whole, wrong } from '~/exam/values/values'
import type { Point } from '../../figures/shape'
import { positive, serves } from './measures'
import { onCircle, regularCorners } from './outlines'

interface Parameters {
  shape: 'regular' | 'star' | 'rectangle' | 'rhombus' | 'parallelogram' | 'kite' | 'trapezoid' | 'cross'
  /** Sides of a regular polygon or points of a star; 0 elsewhere. */
  points: number
  /** Width of the figure in tenths, so that drawings vary. */
  wide: number
}

function cornersOf({ shape, points, wide }: Parameters): Point[] {
  const w = wide / 10
  const shapes: Record<Parameters['shape'], Point[]> = {
    regular: points ? regularCorners(points) : [],
    star: Array.from({ length: 2 * points }, (_, index) => onCircle(90 + (index * 180) / points, index % 2 ? 4.5 : 10)),
    rectangle: [[0, 0], [w, 0], [w, 6], [0, 6]],
    rhombus: [[0, 5], [w / 2, 0], [w, 5], [w / 2, 10]],
    parallelogram: [[0, 0], [w, 0], [w + 3, 5], [3, 5]],
    kite: [[0, 9], [w / 2, 0], [w, 9], [w / 2, 13]],
    trapezoid: [[0, 0], [w + 4, 0], [w, 6], [4, 6]],
    cross: [[3, 0], [6, 0], [6, 3], [9, 3], [9, 6], [6, 6], [6, 9], [3, 9], [3, 6], [0, 6], [0, 3], [3, 3]],
  } // biome-ignore format: outlines
  return shapes[shape]
}

const COUNT = { rectangle: 2, rhombus: 2, parallelogram: 0, kite: 1, trapezoid: 1, cross: 4 } as const

const NAMES: Record<Parameters['shape'], (points: number) => string> = {
  regular: (points) => `a figure with ${points} equal sides and ${points} equal angles`,
  star: (points) => `a star with ${points} equal points`,
  rectangle: () => 'a rectangle that is not a square',
  rhombus: () => 'a rhombus that is not a square, standing on a corner',
  parallelogram: () => 'a slanted parallelogram without right angles, longer than it is high',
  kite: () => 'a kite with two short sides above and two long sides below',
  trapezoid: () => 'a trapezoid whose two slanted sides are equal',
  cross: () => 'a cross with four equal arms and square corners',
}

export const linesOfSymmetry = defineFamily<Parameters>({
  id: 'lines-of-symmetry',
  version: 5,
  title: 'Lines of symmetry',
  asks: 'Counts the lines along which a drawn figure could be folded onto itself.',
  strand: 'geometry',
  skill: 'Symmetry',
  kind: 'computation',
  levels: serves({ lower: 'achievement', middle: 'achievement' }),
  parameters: {
    shape: 'regular polygon, star, rectangle, rhombus, parallelogram, kite, trapezoid or cross',
    points: 'sides of a regular polygon or points of a star, 0 elsewhere',
    wide: 'width in tenths of a unit, so that drawings differ',
  },
  draw(random, { difficulty }) {
    const shape = random.pick(
      {
        easy: ['rectangle', 'kite', 'trapezoid', 'regular'],
        medium: ['regular', 'star', 'rhombus', 'rectangle', 'cross'],
        hard: ['regular', 'star', 'parallelogram', 'rhombus', 'cross'],
      }[difficulty] as Parameters['shape'][],
    )
    const points =
      shape === 'regular'
        ? random.int(3, difficulty === 'easy' ? 5 : 8)
        : shape === 'star'
          ? random.int(4, difficulty === 'hard' ? 8 : 6)
          : 0
    return {
      shape,
      points,
      wide: {
        regular: 0,
        star: 0,
        cross: 0,
        rectangle: random.int(90, 150),
        rhombus: random.int(50, 75),
        parallelogram: random.int(80, 120),
        kite: random.int(70, 110),
        trapezoid: random.int(60, 100),
      }[shape],
    }
  },
  write(parameters) {
    const { shape, points } = parameters
    const corners = cornersOf(parameters)
    const count = shape === 'regular' || shape === 'star' ? points : COUNT[shape]
    const reason: Record<Parameters['shape'], string> = {
      regular:
        points % 2
          ? `Each line runs from a corner to the middle of the side across from it, and there are ${points} corners.`
          : `${points / 2} lines join opposite corners, and ${points / 2} join the middles of opposite sides.`,
      star:
        points % 2
          ? `Each line runs from a tip through the notch across from it, and there are ${points} tips.`
          : `${points / 2} lines join opposite tips, and ${points / 2} join opposite notches.`,
      rectangle: 'It can be folded down the middle and across the middle, but its diagonals do not work: the corners would not meet.',
      rhombus: 'It can be folded along both diagonals, but not through the middles of its sides.',
      parallelogram: 'Along no line do its halves fall on each other; it can only be turned by half a turn.',
      kite: 'Only the fold from top to bottom makes the halves meet.',
      trapezoid: 'Only the fold through the middles of the two parallel sides makes the halves meet.',
      cross: 'It can be folded down, across, and along both slanted lines between the arms.',
    }
    // Nobody sees more than a few lines in a figure of four sides, so none of the choices is far above the number of its corners.
    const options =
      corners.length > 4
        ? [2 * count, count - 1, count + 1, count + 2, 1, 2, 4, 8]
        : count === 4
          ? [2, count - 1, count + 1, count + 2, 1]
          : [2 * count, count - 1, count + 1, count + 2, 1, 2, 4, 3].filter((option) => option < 5 || corners.length < 4)
    return {
      stem: 'How many lines of symmetry does the figure shown have?',
      figure: { type: 'polygon', alt: `${capital(NAMES[shape](points))}.`, outlines: [{ corners }] },
      answer: whole(count),
      distractors: [
        ...(shape === 'rectangle' ? [wrong(whole(4), 'concept_misunderstanding', 'Counts the diagonals as lines of symmetry.')] : []),
        ...(shape === 'rhombus'
          ? [wrong(whole(4), 'concept_misunderstanding', 'Counts the lines through the middles of the sides as well.')]
          : []),
        ...(shape === 'parallelogram' ? [wrong(whole(2), 'concept_misunderstanding', 'Takes the diagonals for lines of symmetry.')] : []),
        ...positive(
          options.map((option) =>
            wrong(whole(option), option > count ? 'concept_misunderstanding' : 'careless_mistake', miscount(option, count)),
          ),
        ),
        ...(count > 0 ? [wrong(whole(0), 'vocabulary_gap', 'Thinks of turning the figure instead of folding it.')] : []),
      ],
      steps: [
        'A line of symmetry is a fold along which both halves of the figure fall exactly on each other.',
        reason[shape],
        `So the figure has ${count === 1 ? '1 line' : `${count} lines`} of symmetry.`,
      ],
      hints: ['Imagine folding the figure so that both halves match.', 'Try folds through corners and folds through the middles of sides.'],
    }
  },
  // Reflects the drawn corners across every candidate line through their center and looks whether they land on corners.
  solve(parameters) {
    const corners = cornersOf(parameters)
    const center = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length)
    const [cx = 0, cy = 0] = center
    const spots = corners.map(([x, y]) => [x - cx, y - cy] as const)
    const ends = spots.flatMap(([x, y], index) => {
      const [nextX, nextY] = spots[(index + 1) % spots.length] ?? [0, 0]
      return [[x, y] as const, [(x + nextX) / 2, (y + nextY) / 2] as const]
    })
    const near = (a: number, b: number) => Math.abs(a - b) < 0.05
    const works = ends.filter(([ax, ay]) => {
      const size = ax * ax + ay * ay
      if (size < 0.01) return false
      return spots.every(([x, y]) => {
        const along = (2 * (x * ax + y * ay)) / size
        return spots.some(([sx, sy]) => near(sx, along * ax - x) && near(sy, along * ay - y))
      })
    })
    const directions = new Set(works.map(([x, y]) => Math.round(((Math.atan2(y, x) * 180) / Math.PI + 360) % 180) % 180))
    return numberValue(directions.size)
  },
})

/** What a student does who finds another number of lines. */
function miscount(found: number, count: number): string {
  if (count > 0 && found === 2 * count) return 'Counts every line twice, once from each end.'
  if (found === count - 1) return 'Misses one of the lines along which the figure can be folded.'
  if (found === count + 1) return 'Counts one line along which the halves would not fall on each other.'
  if (found === count + 2) return 'Counts two lines along which the halves would not fall on each other.'
  if (found === 1) return 'Sees only the fold down the middle.'
  if (found === 2) return 'Sees only the folds down and across the middle.'
  return `Expects ${found} lines, as in a shape with ${found} equal sides and corners.`
}
