/** Area of a rectangle; hard draws give the perimeter and one side. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wrong } from '~/exam/values/values'
import { areaOf, areaText, lengthText, pickUnit, positive, serves, type Unit } from './measures'
import { rectangleCorners } from './outlines'

interface Parameters {
  length: number
  width: number
  isPerimeterGiven: boolean
  unit: Unit
}

export const rectangleArea = defineFamily<Parameters>({
  id: 'rectangle-area',
  version: 3,
  title: 'The area of a rectangle',
  asks: 'Finds the area of a drawn rectangle, in hard draws from its perimeter and one side.',
  strand: 'measurement',
  skill: 'Area of rectangles',
  kind: 'computation',
  levels: serves({ lower: 'achievement', middle: 'achievement' }),
  parameters: {
    length: 'the longer side, 4 to 30',
    width: 'the shorter side, 3 to 15',
    isPerimeterGiven: 'whether the perimeter is given instead of the length (hard draws)',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const width = difficulty === 'easy' ? random.int(3, 9) : random.int(4, 15)
    const length = width + random.int(1, difficulty === 'easy' ? 5 : 15)
    return { length, width, isPerimeterGiven: difficulty === 'hard', unit: pickUnit(random) }
  },
  write({ length, width, isPerimeterGiven, unit }) {
    const [area, perimeter] = [length * width, 2 * (length + width)]
    const given = isPerimeterGiven
      ? `The perimeter of the rectangle shown is ${lengthText(perimeter, unit)}. What is its area?`
      : 'What is the area of the rectangle shown?'
    const side = `${width} ${unit.short}`
    return {
      stem: given,
      figure: {
        type: 'polygon',
        alt: `A rectangle with a width of ${lengthText(width, unit)} and a length ${isPerimeterGiven ? 'that is not marked' : `of ${lengthText(length, unit)}`}.`,
        outlines: [
          {
            corners: rectangleCorners(length, width),
            sides: [isPerimeterGiven ? '' : `${length} ${unit.short}`, side],
            rightAngles: [0, 1, 2, 3],
          },
        ],
      },
      answer: areaOf(area, unit),
      distractors: positive([
        ...(isPerimeterGiven
          ? [
              wrong(areaOf(perimeter * width, unit), 'strategy_error', 'Multiplies the perimeter by the width without finding the length.'),
              wrong(
                areaOf((perimeter - width) * width, unit),
                'calculation_error',
                'Takes only one side off the perimeter to find the length.',
              ),
              wrong(
                areaOf((perimeter - 2 * width) * width, unit),
                'careless_mistake',
                'Forgets to halve what is left for the two lengths.',
              ),
            ]
          : [
              wrong(areaOf(perimeter, unit), 'concept_misunderstanding', 'Adds the four sides, which gives the perimeter.'),
              wrong(areaOf(length + width, unit), 'concept_misunderstanding', 'Adds the two sides instead of multiplying them.'),
              wrong(areaOf(2 * area, unit), 'concept_misunderstanding', 'Doubles the area as one doubles for a perimeter.'),
            ]),
        wrong(areaOf(area + width, unit), 'calculation_error', 'Counts one row too many.'),
        wrong(areaOf(area - width, unit), 'calculation_error', 'Counts one row too few.'),
        wrong(areaOf(fraction(area, 2), unit), 'concept_misunderstanding', 'Halves the product, as for a triangle.'),
        wrong(areaOf(width * width, unit), 'careless_mistake', 'Squares the one side as if the figure were a square.'),
        wrong(areaOf(length * length, unit), 'careless_mistake', 'Squares the longer side as if the figure were a square.'),
        wrong(areaOf(area + length, unit), 'calculation_error', 'Counts one column too many.'),
        wrong(areaOf(area - length, unit), 'calculation_error', 'Counts one column too few.'),
      ]),
      steps: [
        ...(isPerimeterGiven
          ? [
              `The two widths use up 2 × ${width} = ${2 * width} of the perimeter, and ${perimeter} − ${2 * width} = ${2 * length} is left for the two lengths, so each length is ${length}.`,
            ]
          : []),
        `The rectangle holds ${width} rows of ${length} unit squares.`,
        `Its area is therefore ${length} × ${width} = ${areaText(area, unit)}.`,
      ],
      hints: isPerimeterGiven
        ? ['The area needs both sides; only one is marked.', 'Take both widths off the perimeter: what is left is two lengths.']
        : ['Area counts the unit squares that cover the inside.', 'How many squares fit in one row, and how many rows are there?'],
    }
  },
  // Counts the unit squares one row at a time.
  solve({ length, width }) {
    let squares = 0
    for (let row = 0; row < width; row++) squares += length
    return numberValue(squares)
  },
})
