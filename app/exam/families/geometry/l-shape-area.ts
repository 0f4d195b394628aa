/** Area of an L-shaped figure. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, wrong } from '~/exam/values/values'
import { areaOf, areaText, lengthText, pickUnit, positive, serves, type Unit } from './measures'

export interface LShape {
  /** The whole width and height, and the width and height of the piece missing at the upper right. */
  width: number
  height: number
  cutWidth: number
  cutHeight: number
}

interface Parameters extends LShape {
  /** Whether all six sides are marked; otherwise two must be worked out. */
  isAllMarked: boolean
  unit: Unit
}

export const lShapeArea = defineFamily<Parameters>({
  id: 'l-shape-area',
  version: 3,
  title: 'The area of an L-shaped figure',
  asks: 'Finds the area of a figure with six sides and square corners by cutting it into rectangles.',
  strand: 'measurement',
  skill: 'Area of composite figures',
  kind: 'computation',
  levels: serves({ lower: 'achievement', middle: 'achievement', upper: 'achievement' }),
  parameters: {
    width: 'the longest level side',
    height: 'the longest upright side',
    cutWidth: 'width of the missing corner, smaller than the whole',
    cutHeight: 'height of the missing corner, smaller than the whole',
    isAllMarked: 'easy draws mark all six sides, others four',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { level, difficulty }) {
    const most = { lower: 9, middle: 12, upper: 16 }[tierOf(level)] + (difficulty === 'hard' ? 4 : 0)
    const isAllMarked = difficulty === 'easy'
    const width = random.int(7, most)
    const height = isAllMarked ? random.int(Math.max(7, width - 3), Math.min(most, width + 3)) : random.int(7, most)
    // Where the notch carries labels it must be large enough for them.
    const least = isAllMarked ? Math.max(3, Math.ceil(Math.max(width, height) * 0.4)) : 2
    const [cutWidth, cutHeight] = [random.int(Math.min(least, width - 3), width - 3), random.int(Math.min(least, height - 3), height - 3)]
    return { width, height, cutWidth, cutHeight, isAllMarked, unit: pickUnit(random) }
  },
  write({ width, height, cutWidth, cutHeight, isAllMarked, unit }) {
    const [top, right] = [width - cutWidth, height - cutHeight]
    const area = width * right + top * cutHeight
    const mark = (length: number) => `${length} ${unit.short}`
    const hidden = (length: number) => (isAllMarked ? mark(length) : '')
    return {
      stem: 'All the corners of the figure shown are square corners. What is the area of the figure?',
      figure: {
        type: 'polygon',
        alt: `An L-shaped figure with six sides and square corners. Going around from the lower left corner: bottom ${lengthText(width, unit)}, up ${lengthText(right, unit)}, left ${isAllMarked ? lengthText(cutWidth, unit) : 'a length that is not marked'}, up ${isAllMarked ? lengthText(cutHeight, unit) : 'a length that is not marked'}, left along the top ${lengthText(top, unit)}, and down the left side ${lengthText(height, unit)}.`,
        outlines: [
          {
            corners: lCorners({ width, height, cutWidth, cutHeight }),
            sides: [mark(width), mark(right), hidden(cutWidth), hidden(cutHeight), mark(top), mark(height)],
          },
        ],
      },
      answer: areaOf(area, unit),
      distractors: positive([
        wrong(areaOf(width * right + top * height, unit), 'strategy_error', 'Counts the corner where the two rectangles overlap twice.'),
        wrong(
          areaOf(width * height, unit),
          'misread_question',
          'Finds the area of the full rectangle, with the missing corner still in it.',
        ),
        wrong(areaOf(2 * (width + height), unit), 'concept_misunderstanding', 'Finds the perimeter instead of the area.'),
        wrong(areaOf(cutWidth * cutHeight, unit), 'misread_question', 'Finds the area of the missing corner.'),
        wrong(areaOf(width * right, unit), 'careless_mistake', 'Stops after the lower rectangle.'),
        wrong(areaOf(width * height - top * right, unit), 'strategy_error', 'Takes the wrong piece away from the full rectangle.'),
        wrong(areaOf(area + 10, unit), 'calculation_error', 'Carries a ten too many when adding the two areas.'),
        wrong(areaOf(area - top, unit), 'calculation_error', 'Loses a row of squares in the upper rectangle.'),
      ]),
      steps: [
        `Cut the figure straight across into two rectangles. The lower one is ${width} by ${right}, so its area is ${width} × ${right} = ${width * right}.`,
        `The upper one is ${top} wide, and its height is ${height} − ${right} = ${cutHeight}, so its area is ${top} × ${cutHeight} = ${top * cutHeight}.`,
        `Together they cover ${width * right} + ${top * cutHeight} = ${areaText(area, unit)}.`,
      ],
      hints: [
        'One straight cut turns the figure into two rectangles.',
        'The upright sides on the right add up to the long side on the left.',
      ],
    }
  },
  // Counts every unit square that is not in the missing corner.
  solve({ width, height, cutWidth, cutHeight }) {
    let squares = 0
    for (let x = 0; x < width; x++) for (let y = 0; y < height; y++) if (x < width - cutWidth || y < height - cutHeight) squares++
    return numberValue(squares)
  },
})

/** The six corners, counter-clockwise from the lower left. */
export function lCorners({ width, height, cutWidth, cutHeight }: LShape): [number, number][] {
  const [top, right] = [width - cutWidth, height - cutHeight]
  return [[0, 0], [width, 0], [width, right], [top, right], [top, height], [0, height]] // biome-ignore format: an outline
}
