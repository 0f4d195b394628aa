/** Area of a parallelogram drawn with its height and its slanted side. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wrong } from '~/exam/values/values'
import { areaOf, areaText, lengthText, pickUnit, positive, serves, type Unit } from './measures'
import { TRIPLES } from './pythagorean-side'

interface Parameters {
  base: number
  height: number
  /** How far the top is shifted against the base. */
  shift: number
  slant: number
  /** Whether the slanted side is printed too. */
  isSlantMarked: boolean
  unit: Unit
}

export const parallelogramArea = defineFamily<Parameters>({
  id: 'parallelogram-area',
  version: 3,
  title: 'The area of a parallelogram',
  asks: 'Finds the area of a parallelogram from its base and height, beside a slanted side that is not needed.',
  strand: 'measurement',
  skill: 'Area of parallelograms',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    base: 'the level sides, 6 to 20',
    height: 'the distance between them',
    shift: 'how far the top stands to the right',
    slant: 'the slanted side',
    isSlantMarked: 'whether the slanted side is printed (medium and hard)',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const [one, other, slant] = random.pick(difficulty === 'hard' ? TRIPLES : TRIPLES.slice(0, 4))
    const [shift, height] = difficulty === 'easy' || random.chance(2, 3) ? [one, other] : [other, one]
    return { base: shift + random.int(3, 10), height, shift, slant, isSlantMarked: difficulty !== 'easy', unit: pickUnit(random) }
  },
  write({ base, height, shift, slant, isSlantMarked, unit }) {
    const area = base * height
    const mark = (length: number) => `${length} ${unit.short}`
    return {
      stem: 'What is the area of the parallelogram shown?',
      figure: {
        type: 'polygon',
        alt: `A parallelogram with a base of ${lengthText(base, unit)}${isSlantMarked ? `, slanted sides of ${lengthText(slant, unit)},` : ''} and a dashed height of ${lengthText(height, unit)} drawn at a right angle to the base.`,
        outlines: [
          {
            corners: [
              [0, 0],
              [base, 0],
              [base + shift, height],
              [shift, height],
            ],
            sides: [mark(base), isSlantMarked ? mark(slant) : '', '', ''],
          },
        ],
        dashed: [{ from: [shift, height], to: [shift, 0], text: mark(height), square: true }],
      },
      answer: areaOf(area, unit),
      distractors: positive([
        isSlantMarked
          ? wrong(areaOf(base * slant, unit), 'concept_misunderstanding', 'Multiplies the base by the slanted side instead of the height.')
          : wrong(areaOf(2 * (base + height), unit), 'concept_misunderstanding', 'Adds sides as for a perimeter.'),
        wrong(areaOf(fraction(area, 2), unit), 'concept_misunderstanding', 'Halves the product, as for a triangle.'),
        wrong(areaOf(2 * (base + slant), unit), 'misread_question', 'Finds the perimeter instead of the area.'),
        wrong(areaOf(base + height, unit), 'concept_misunderstanding', 'Adds base and height instead of multiplying them.'),
        wrong(areaOf((base + shift) * height, unit), 'strategy_error', 'Uses the whole width of the drawing as the base.'),
        wrong(areaOf(area + base, unit), 'calculation_error', 'Counts one row of squares too many.'),
        wrong(areaOf(area - base, unit), 'calculation_error', 'Counts one row of squares too few.'),
        wrong(areaOf(area + height, unit), 'calculation_error', 'Counts one column of squares too many.'),
        wrong(areaOf(2 * area, unit), 'concept_misunderstanding', 'Doubles the product, as for two of them.'),
      ]),
      steps: [
        'Cut off the right triangle at the left end and move it to the right end: the parallelogram becomes a rectangle with the same base and height.',
        `So its area is base × height${isSlantMarked ? '; the slanted side plays no part' : ''}.`,
        `${base} × ${height} = ${areaText(area, unit)}.`,
      ],
      hints: [
        'Could a parallelogram be cut and put together again as a rectangle?',
        'The height is the dashed line that meets the base at a right angle.',
      ],
    }
  },
  // The rectangle around the figure less the two triangles at its ends.
  solve: ({ base, height, shift }) => numberValue(fraction(2 * (base + shift) * height - 2 * shift * height, 2)),
})
