/** Area of a triangle from base and height, with sides that are not needed in hard draws. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wrong } from '~/exam/values/values'
import { areaOf, areaText, lengthText, pickUnit, positive, serves, type Unit } from './measures'
import { TRIPLES } from './pythagorean-side'

interface Parameters {
  base: number
  height: number
  /** How far from the left end of the base the height meets it; 0 in a right triangle. */
  foot: number
  /** Length of the slanted left side, printed in hard draws; 0 elsewhere. */
  slant: number
  unit: Unit
}

export const triangleArea = defineFamily<Parameters>({
  id: 'triangle-area',
  version: 3,
  title: 'The area of a triangle',
  asks: 'Finds the area of a drawn triangle; hard draws also print a side that is not needed.',
  strand: 'measurement',
  skill: 'Area of triangles',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'both' }),
  parameters: {
    base: 'the level side',
    height: 'the height on it; base times height is even',
    foot: 'where the height meets the base, 0 for a right triangle',
    slant: 'the slanted left side in hard draws, else 0',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const unit = pickUnit(random)
    if (difficulty === 'hard') {
      const [one, other, slant] = random.pick(TRIPLES)
      const [foot, height] = random.chance(1, 2) ? [one, other] : [other, one]
      const base = foot + random.int(2, 9)
      return { base: (base * height) % 2 ? base + 1 : base, height, foot, slant, unit }
    }
    const height = random.int(4, difficulty === 'easy' ? 10 : 16)
    const base = random.int(5, difficulty === 'easy' ? 12 : 20)
    const even = (base * height) % 2 ? base + 1 : base
    return { base: even, height, foot: difficulty === 'easy' ? 0 : random.int(2, even - 2), slant: 0, unit }
  },
  write({ base, height, foot, slant, unit }) {
    const area = (base * height) / 2
    const mark = (length: number) => `${length} ${unit.short}`
    const isRight = foot === 0
    return {
      stem: 'What is the area of the triangle shown?',
      figure: {
        type: 'polygon',
        alt: isRight
          ? `A right triangle. The two sides that form the right angle measure ${lengthText(base, unit)} and ${lengthText(height, unit)}.`
          : `A triangle with a base of ${lengthText(base, unit)} and a dashed height of ${lengthText(height, unit)} drawn to the base.${slant ? ` One of the other two sides measures ${lengthText(slant, unit)}.` : ''}`,
        outlines: [
          {
            corners: [
              [0, 0],
              [base, 0],
              [foot, height],
            ],
            sides: [mark(base), '', isRight ? mark(height) : slant ? mark(slant) : ''],
            rightAngles: isRight ? [0] : [],
          },
        ],
        dashed: isRight ? [] : [{ from: [foot, height], to: [foot, 0], text: mark(height), square: true }],
      },
      answer: areaOf(area, unit),
      distractors: positive([
        wrong(areaOf(base * height, unit), 'concept_misunderstanding', 'Multiplies base and height but forgets to halve.'),
        ...(slant
          ? [wrong(areaOf(fraction(base * slant, 2), unit), 'concept_misunderstanding', 'Uses the slanted side as the height.')]
          : []),
        wrong(areaOf(base + height, unit), 'concept_misunderstanding', 'Adds base and height instead of multiplying.'),
        wrong(areaOf(fraction(base * height, 4), unit), 'strategy_error', 'Halves both the base and the height before multiplying.'),
        ...(slant ? [wrong(areaOf(base + height + slant, unit), 'misread_question', 'Adds all the numbers in the figure.')] : []),
        wrong(areaOf(2 * (base + height), unit), 'concept_misunderstanding', 'Finds the perimeter of a rectangle with these sides.'),
        wrong(areaOf(area + height, unit), 'calculation_error', 'Slips in the multiplication by one whole height.'),
        wrong(areaOf(area - height, unit), 'calculation_error', 'Loses one whole height in the multiplication.'),
        wrong(areaOf(area + 10, unit), 'calculation_error', 'Carries a ten too many.'),
      ]),
      steps: [
        `A triangle fills half of the rectangle with the same base and height${slant ? `. The height is the dashed line, not the slanted side of ${lengthText(slant, unit)}` : ''}.`,
        `That rectangle would have an area of ${base} × ${height} = ${areaText(base * height, unit)}.`,
        `Half of it is ${areaText(area, unit)}.`,
      ],
      hints: ['Picture the rectangle that just fits around the triangle.', 'The height must meet the base at a right angle.'],
    }
  },
  // The shoelace rule on the three corners.
  solve({ base, height, foot }) {
    const corners = [[0, 0], [base, 0], [foot, height]] as const // biome-ignore format: three corners
    const twice = corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 3] ?? corners[0]
      return sum + x * nextY - nextX * y
    }, 0)
    return numberValue(fraction(Math.abs(twice), 2))
  },
})
