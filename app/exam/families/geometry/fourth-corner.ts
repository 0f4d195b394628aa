/** Reading and placing points on the coordinate plane. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { wholeText, wrong } from '~/exam/values/values'
import type { Point } from '../../figures/shape'
import { serves } from './measures'
import { pointOf } from './plane-points'

interface Parameters {
  /** The lower left corner of a rectangle and its size. */
  corner: [number, number]
  width: number
  height: number
  /** Which corner is asked: 0 lower left, counter-clockwise. */
  asked: number
  isSigned: boolean
}

const corners = ({ corner: [x, y], width, height }: Parameters): Point[] => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] // biome-ignore format: a box

export const fourthCorner = defineFamily<Parameters>({
  id: 'fourth-corner',
  version: 1,
  title: 'The fourth corner of a rectangle',
  asks: 'Finds the missing corner of a rectangle on the coordinate plane.',
  strand: 'geometry',
  skill: 'Coordinate plane',
  kind: 'computation',
  levels: serves({ lower: 'both', middle: 'both' }),
  parameters: {
    corner: 'lower left corner of the rectangle',
    width: 'its width',
    height: 'its height',
    asked: 'which corner is missing',
    isSigned: 'whether the plane has negative numbers (middle level)',
  },
  draw(random, { level, difficulty }) {
    const isSigned = tierOf(level) === 'middle' && difficulty !== 'easy'
    const [width, height] = [random.int(3, 7), random.int(2, 6)]
    const corner: [number, number] = isSigned
      ? [-random.int(1, 5), -random.int(1, 5)]
      : [random.int(1, 9 - width), random.int(1, 9 - height)]
    return { corner, width: width === height ? width + 1 : width, height, asked: random.int(0, 3), isSigned }
  },
  write(parameters) {
    const all = corners(parameters)
    const { asked, isSigned, width, height } = parameters
    const [x, y] = all[asked] ?? [0, 0]
    const given = [1, 2, 3].map((step) => all[(asked + step) % 4] ?? ([0, 0] as const))
    const [before, across, after] = given as [Point, Point, Point]
    const text = (point: Point) => pointOf(point[0], point[1]).text
    return {
      stem: `Points ${text(before)}, ${text(across)}, and ${text(after)} are three corners of a rectangle. What are the coordinates of the fourth corner?`,
      figure: {
        type: 'plane',
        alt: `A coordinate plane with three points marked: ${text(before)}, ${text(across)}, and ${text(after)}.`,
        x: isSigned ? [-6, 7] : [0, 10],
        y: isSigned ? [-6, 6] : [0, 10],
        points: given.map((at) => ({ at })),
      },
      answer: pointOf(x, y),
      distractors: [
        wrong(pointOf(y, x), 'concept_misunderstanding', 'Swaps the two coordinates.'),
        wrong(pointOf(across[0] + (across[0] - x), y), 'strategy_error', 'Puts the corner on the wrong side of the given points.'),
        wrong(pointOf(x, across[1] + (across[1] - y)), 'strategy_error', 'Puts the corner above or below the wrong point.'),
        wrong(pointOf(x + 1, y), 'careless_mistake', 'Miscounts by one across.'),
        wrong(pointOf(x, y + 1), 'careless_mistake', 'Miscounts by one upwards.'),
        wrong(pointOf(Math.abs(width), Math.abs(height)), 'misread_question', 'Gives the lengths of the sides instead of a point.'),
        wrong(pointOf(x - 1, y), 'careless_mistake', 'Miscounts by one across.'),
      ].filter(({ value }) => ![before, across, after].some((point) => pointOf(point[0], point[1]).value === value)),
      steps: [
        'The sides of this rectangle run straight across and straight up, so each x-coordinate and each y-coordinate belongs to two corners.',
        `Among the given corners, the x-coordinate that appears only once is ${wholeText(x)}, so the fourth corner must have it too.`,
        `The y-coordinate that appears only once belongs to it as well, so the fourth corner is ${pointOf(x, y).text}.`,
      ],
      hints: ['Sketch the two sides that you can draw already.', 'Which x-coordinate has appeared only once so far? Which y-coordinate?'],
    }
  },
  // Adds the two neighbors as arrows from the corner across from the missing one.
  solve(parameters) {
    const all = corners(parameters)
    const at = (step: number) => all[(parameters.asked + step) % 4] ?? ([0, 0] as const)
    return `=${at(1)[0] + at(3)[0] - at(2)[0]},${at(1)[1] + at(3)[1] - at(2)[1]}`
  },
})
