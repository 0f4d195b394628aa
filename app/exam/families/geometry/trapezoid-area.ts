/** Area of a trapezoid. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wrong } from '~/exam/values/values'
import { areaOf, areaText, lengthText, pickUnit, positive, serves, type Unit } from './measures'

interface Parameters {
  bottom: number
  top: number
  height: number
  /** How far the top starts to the right of the bottom's left end. */
  shift: number
  unit: Unit
}

export const trapezoidArea = defineFamily<Parameters>({
  id: 'trapezoid-area',
  version: 3,
  title: 'The area of a trapezoid',
  asks: 'Finds the area of a drawn trapezoid from its two parallel sides and its height.',
  strand: 'measurement',
  skill: 'Area of trapezoids',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    bottom: 'the longer parallel side',
    top: 'the shorter parallel side, of the same parity as the bottom in easy draws',
    height: 'the distance between them; the area is always whole',
    shift: 'how far the top is moved in; 0 gives two right angles',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const height = difficulty === 'easy' ? random.int(3, 8) : 2 * random.int(2, difficulty === 'medium' ? 5 : 8)
    const top = random.int(4, difficulty === 'hard' ? 14 : 9)
    const more = difficulty === 'easy' ? 2 * random.int(1, 4) : random.int(3, 9)
    const shift = difficulty === 'easy' ? 0 : random.int(1, more - 1)
    return { bottom: top + more, top, height, shift, unit: pickUnit(random) }
  },
  write({ bottom, top, height, shift, unit }) {
    const area = ((bottom + top) * height) / 2
    const mark = (length: number) => `${length} ${unit.short}`
    return {
      stem: 'What is the area of the trapezoid shown?',
      figure: {
        type: 'polygon',
        alt: `A trapezoid with parallel sides of ${lengthText(bottom, unit)} and ${lengthText(top, unit)} and a height of ${lengthText(height, unit)}.`,
        outlines: [
          {
            corners: [
              [0, 0],
              [bottom, 0],
              [shift + top, height],
              [shift, height],
            ],
            sides: [mark(bottom), '', mark(top), shift ? '' : mark(height)],
            rightAngles: shift ? [] : [0, 3],
          },
        ],
        dashed: shift ? [{ from: [shift, height], to: [shift, 0], text: mark(height), square: true }] : [],
      },
      answer: areaOf(area, unit),
      distractors: positive([
        wrong(areaOf((bottom + top) * height, unit), 'concept_misunderstanding', 'Forgets to halve the sum of the parallel sides.'),
        wrong(areaOf(bottom * height, unit), 'strategy_error', 'Treats the figure as a rectangle on the longer side.'),
        wrong(areaOf(top * height, unit), 'strategy_error', 'Treats the figure as a rectangle on the shorter side.'),
        wrong(areaOf(fraction(bottom * height, 2), unit), 'strategy_error', 'Treats the figure as a triangle on the longer side.'),
        wrong(areaOf(bottom + top + height, unit), 'concept_misunderstanding', 'Adds the three numbers in the figure.'),
        wrong(areaOf(area + height, unit), 'calculation_error', 'Takes the average of the parallel sides one too large.'),
        wrong(areaOf(area - height, unit), 'calculation_error', 'Takes the average of the parallel sides one too small.'),
        wrong(areaOf(area + 2 * height, unit), 'calculation_error', 'Takes the average of the parallel sides two too large.'),
      ]),
      steps: [
        `Two copies of the trapezoid, one turned upside down, make a parallelogram with a base of ${bottom} + ${top} = ${bottom + top} and a height of ${height}.`,
        `That parallelogram has an area of ${bottom + top} × ${height} = ${(bottom + top) * height}.`,
        `The trapezoid is half of it: ${areaText(area, unit)}.`,
      ],
      hints: [
        'The answer lies between a rectangle on the shorter side and one on the longer side.',
        'Use the average of the two parallel sides.',
      ],
    }
  },
  // A rectangle under the top, and the two triangles at its ends together.
  solve: ({ bottom, top, height }) => numberValue(fraction(2 * top * height + (bottom - top) * height, 2)),
})
