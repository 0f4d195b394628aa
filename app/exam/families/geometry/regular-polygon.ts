/** Angles of regular polygons. */
import type { Distractor } from '~/exam/core/item/answer'
import type { WrongAnswerType } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, wholeText, wrong } from '~/exam/values/values'
import { degrees, positive, serves } from './measures'
import { regularCorners } from './outlines'

const NAMES: Record<number, string> = { 5: 'pentagon', 6: 'hexagon', 8: 'octagon', 9: 'nonagon', 10: 'decagon', 12: '12-sided polygon' }

interface Parameters {
  sides: number
  asks: 'sum' | 'interior' | 'exterior' | 'sides'
}

export const regularPolygon = defineFamily<Parameters>({
  id: 'regular-polygon',
  version: 4,
  title: 'Angles of a regular polygon',
  asks: 'Finds the sum of the angles, one interior or exterior angle of a regular polygon, or in hard draws its number of sides.',
  strand: 'geometry',
  skill: 'Angle sums of polygons',
  kind: 'computation',
  levels: serves({ upper: 'achievement' }),
  parameters: {
    sides: 'number of sides: 5, 6, 8, 9, 10 or 12, in hard draws also 15 to 40',
    asks: 'sum of the interior angles, one interior angle, one exterior angle, or number of sides from the interior angle',
  },
  draw(random, { difficulty }) {
    const asks =
      difficulty === 'hard'
        ? 'sides'
        : difficulty === 'medium'
          ? random.pick(['interior', 'exterior'] as const)
          : random.pick(['sum', 'interior', 'exterior'] as const)
    return { sides: random.pick(difficulty === 'hard' ? [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40] : [5, 6, 8, 9, 10, 12]), asks }
  },
  write(parameters) {
    const { sides, asks } = parameters

    const sum = 180 * (sides - 2)
    const [interior, exterior] = [sum / sides, 360 / sides]
    const name = NAMES[sides] ?? 'polygon'
    const drawn = asks === 'sides' ? undefined : regularCorners(sides)
    const text = asks === 'sides' ? (value: number) => ({ text: String(value), value: numberValue(value) }) : degrees
    const answer = { sum, interior, exterior, sides }[asks]
    return {
      stem: {
        sum: `What is the sum of the measures of the interior angles of the ${name} shown?`,
        interior: `The figure shown is a regular ${name}. What is the measure of each of its interior angles?`,
        exterior: `The figure shown is a regular ${name}. What is the measure of each of its exterior angles?`,
        sides: `Each interior angle of a regular polygon measures ${interior}°. How many sides does the polygon have?`,
      }[asks],
      figure: drawn && {
        type: 'polygon',
        alt: `A regular ${name}: ${sides} equal sides and ${sides} equal angles.`,
        outlines: [{ corners: drawn }],
      },
      answer: text(answer),
      distractors: mistakes({ ...parameters, text, exterior, interior, sum }),
      steps: {
        sum: [
          `Lines from one corner cut the ${name} into ${sides} − 2 = ${sides - 2} triangles.`,
          `Each triangle brings 180°, so the sum is ${sides - 2} × 180° = ${wholeText(sum)}°.`,
        ],
        interior: [
          `Walking once around the figure makes a full turn of 360° in ${sides} equal turns, so each exterior angle is 360° ÷ ${sides} = ${exterior}°.`,
          `The interior angle makes a straight line with it: 180° − ${exterior}° = ${interior}°.`,
        ],
        exterior: [
          'Walking once around the figure makes a full turn of 360°.',
          `The turn is shared by ${sides} equal corners, so each exterior angle is 360° ÷ ${sides} = ${exterior}°.`,
        ],
        sides: [
          `The exterior angle makes a straight line with the interior angle: 180° − ${interior}° = ${exterior}°.`,
          `All exterior angles, one at each corner, make a full turn together, so there are 360 ÷ ${exterior} = ${sides} of them, and as many sides.`,
        ],
      }[asks],
      hints:
        asks === 'sum'
          ? ['Cut the figure into triangles from one corner.', 'How many triangles are there? Each has 180°.']
          : [
              'Think of walking around the figure: how far do you turn in all?',
              'An interior angle and the exterior angle beside it make a straight line.',
            ],
    }
  },
  // Cuts the figure into triangles around its center: each side brings 180°, and the full turn at the center does not belong to the angles.
  solve({ sides, asks }) {
    const sum = sides * 180 - 360
    return numberValue({ sum, interior: sum / sides, exterior: 180 - sum / sides, sides }[asks])
  },
})

/** Mistakes about a single angle. All give less than a straight angle, as every angle of such a polygon is. */
function ofOneAngle(sides: number, asks: 'interior' | 'exterior'): Distractor[] {
  const exterior = 360 / sides
  const interior = 180 - exterior
  const found: [number, WrongAnswerType, string][] =
    asks === 'interior'
      ? [
          [exterior, 'misread_question', 'Gives the exterior angle.'],
          [180 - 180 / sides, 'careless_mistake', 'Takes away one side instead of two before multiplying by 180°.'],
          [interior / 2, 'strategy_error', 'Gives the angle between a side and a line to the center.'],
          [interior + 10, 'calculation_error', 'Slips by ten in the subtraction.'],
          [(180 * (sides - 3)) / sides, 'careless_mistake', 'Counts one triangle too few.'],
          [interior + 5, 'calculation_error', 'Slips by five in the subtraction.'],
          [interior - 4, 'calculation_error', 'Slips in the division.'],
        ]
      : [
          [interior, 'misread_question', 'Gives the interior angle.'],
          [exterior / 2, 'concept_misunderstanding', 'Shares out half a turn instead of a full one.'],
          [2 * exterior, 'concept_misunderstanding', 'Shares out two full turns instead of one.'],
          [360 / (sides - 2), 'concept_misunderstanding', 'Divides the full turn by the number of triangles.'],
          [360 / (sides + 1), 'careless_mistake', 'Counts one side too many.'],
          [360 / (sides - 1), 'careless_mistake', 'Counts one side too few.'],
          [exterior + 10, 'calculation_error', 'Slips by ten in the division.'],
          [exterior - 4, 'calculation_error', 'Slips in the division.'],
        ]
  return found.filter(([angle]) => Number.isInteger(angle) && angle < 180).map(([angle, type, says]) => wrong(degrees(angle), type, says))
}

/** What goes wrong, the likeliest first. */
function mistakes({
  asks,
  sides,
  text,
  exterior,
  interior,
  sum,
}: Parameters & {
  text: (value: number) => { text: string; value: string }
  exterior: number
  interior: number
  sum: number
}): Distractor[] {
  return positive(
    asks === 'sides'
      ? [
          wrong(text(sides - 2), 'concept_misunderstanding', 'Finds the number of triangles in the polygon instead of its sides.'),
          wrong(text(sides + 2), 'concept_misunderstanding', 'Adds 2 to the number of sides.'),
          ...(sides % 2 ? [] : [wrong(text(sides / 2), 'strategy_error', 'Divides 180° instead of 360° by the exterior angle.')]),
          wrong(text(exterior), 'misread_question', 'Gives the number of degrees of the exterior angle.'),
          wrong(text(sides + 1), 'calculation_error', 'Divides wrongly and lands one too high.'),
          wrong(text(sides - 1), 'calculation_error', 'Divides wrongly and lands one too low.'),
          wrong(text(2 * sides), 'strategy_error', 'Divides a double turn by the exterior angle.'),
        ]
      : asks === 'sum'
        ? [
            wrong(degrees(180 * sides), 'concept_misunderstanding', 'Counts one triangle for every side.'),
            wrong(degrees(180 * (sides - 1)), 'careless_mistake', 'Takes away one side instead of two.'),
            wrong(degrees(360), 'concept_misunderstanding', 'Thinks that the angles of every figure add up to 360°.'),
            wrong(degrees(180 * (sides - 3)), 'careless_mistake', 'Counts one triangle too few.'),
            wrong(degrees(interior), 'misread_question', 'Gives one angle instead of the sum of all of them.'),
            wrong(degrees(180 * (sides + 2)), 'concept_misunderstanding', 'Adds 2 to the number of sides instead of taking 2 away.'),
            wrong(degrees(sum / 2), 'concept_misunderstanding', 'Counts 90° for every triangle.'),
          ]
        : ofOneAngle(sides, asks),
  )
}
