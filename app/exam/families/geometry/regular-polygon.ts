/** Angles of regular polygons. */
import { defineFamily } from '../../family'
import { numberValue, wholeText, wrong } from '../../values'
import { degrees, positive, serves } from './measures'
import { regularCorners } from './outlines'

const NAMES: Record<number, string> = { 5: 'pentagon', 6: 'hexagon', 8: 'octagon', 9: 'nonagon', 10: 'decagon', 12: '12-sided polygon' }

interface Parameters {
  sides: number
  asks: 'sum' | 'inside' | 'outside' | 'sides'
}

export const regularPolygon = defineFamily<Parameters>({
  id: 'regular-polygon',
  version: 2,
  title: 'Angles of a regular polygon',
  asks: 'Finds the sum of the angles, one inside or outside angle of a regular polygon, or in hard draws its number of sides.',
  strand: 'geometry',
  skill: 'Angle sums of polygons',
  kind: 'computation',
  levels: serves({ upper: 'achievement' }),
  parameters: {
    sides: 'number of sides: 5, 6, 8, 9, 10 or 12, in hard draws also 15 to 40',
    asks: 'sum of the angles, inside angle, outside angle, or number of sides from the inside angle',
  },
  draw(random, { difficulty }) {
    const asks =
      difficulty === 'hard'
        ? 'sides'
        : difficulty === 'medium'
          ? random.pick(['inside', 'outside'] as const)
          : random.pick(['sum', 'inside', 'outside'] as const)
    return { sides: random.pick(difficulty === 'hard' ? [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40] : [5, 6, 8, 9, 10, 12]), asks }
  },
  write({ sides, asks }) {
    const sum = 180 * (sides - 2)
    const [inside, outside] = [sum / sides, 360 / sides]
    const name = NAMES[sides] ?? 'polygon'
    const drawn = asks === 'sides' ? undefined : regularCorners(sides)
    const text = asks === 'sides' ? (value: number) => ({ text: String(value), value: numberValue(value) }) : degrees
    const answer = { sum, inside, outside, sides }[asks]
    return {
      stem: {
        sum: `What is the sum of the measures of the inside angles of the ${name} shown?`,
        inside: `The figure shown is a regular ${name}. What is the measure of each of its inside angles?`,
        outside: `The figure shown is a regular ${name}. If one of its sides is extended, what is the measure of the outside angle at that corner?`,
        sides: `Each inside angle of a regular polygon measures ${inside}°. How many sides does the polygon have?`,
      }[asks],
      figure: drawn && {
        type: 'polygon',
        alt: `A regular ${name}: ${sides} equal sides and ${sides} equal angles.`,
        outlines: [{ corners: drawn }],
      },
      answer: text(answer),
      distractors: positive(
        asks === 'sides'
          ? [
              wrong(text(sides - 2), 'concept_misunderstanding', 'Finds the number of triangles in the polygon instead of its sides.'),
              wrong(text(sides + 2), 'concept_misunderstanding', 'Adds 2 to the number of sides.'),
              ...(sides % 2 ? [] : [wrong(text(sides / 2), 'strategy_error', 'Divides 180° instead of 360° by the outside angle.')]),
              wrong(text(outside), 'misread_question', 'Gives the number of degrees of the outside angle.'),
              wrong(text(sides + 1), 'calculation_error', 'Divides wrongly and lands one too high.'),
              wrong(text(sides - 1), 'calculation_error', 'Divides wrongly and lands one too low.'),
              wrong(text(2 * sides), 'strategy_error', 'Divides a double turn by the outside angle.'),
            ]
          : [
              ...(asks === 'sum' ? [wrong(degrees(180 * sides), 'concept_misunderstanding', 'Counts one triangle for every side.')] : []),
              ...(asks === 'inside' ? [wrong(degrees(outside), 'misread_question', 'Gives the outside angle.')] : []),
              ...(asks === 'outside' ? [wrong(degrees(inside), 'misread_question', 'Gives the inside angle.')] : []),
              wrong(
                degrees(180 * (sides - (asks === 'sum' ? 1 : 2))),
                'careless_mistake',
                asks === 'sum' ? 'Takes away one side instead of two.' : 'Stops at the sum of all the angles.',
              ),
              wrong(degrees(360), 'concept_misunderstanding', 'Thinks that the angles of every figure add up to 360°.'),
              ...(asks === 'sum'
                ? [wrong(degrees(180 * (sides - 3)), 'careless_mistake', 'Counts one triangle too few.')]
                : [
                    asks === 'inside'
                      ? wrong(degrees(360 - inside), 'concept_misunderstanding', 'Gives the rest of the full turn around the corner.')
                      : wrong(degrees(2 * outside), 'concept_misunderstanding', 'Shares out two full turns instead of one.'),
                  ]),
              wrong(degrees(answer + 10), 'calculation_error', 'Slips by ten in the division.'),
              wrong(degrees(answer - 4), 'calculation_error', 'Slips in the division.'),
              wrong(degrees(answer + 5), 'calculation_error', 'Slips by five in the subtraction.'),
            ],
      ),
      steps: {
        sum: [
          `Lines from one corner cut the ${name} into ${sides} − 2 = ${sides - 2} triangles.`,
          `Each triangle brings 180°, so the sum is ${sides - 2} × 180° = ${wholeText(sum)}°.`,
        ],
        inside: [
          `Walking once around the figure makes a full turn of 360° in ${sides} equal turns, so each outside angle is 360° ÷ ${sides} = ${outside}°.`,
          `The inside angle makes a straight line with it: 180° − ${outside}° = ${inside}°.`,
        ],
        outside: [
          'Walking once around the figure makes a full turn of 360°.',
          `The turn is shared by ${sides} equal corners, so each outside angle is 360° ÷ ${sides} = ${outside}°.`,
        ],
        sides: [
          `The outside angle makes a straight line with the inside angle: 180° − ${inside}° = ${outside}°.`,
          `All outside angles together make a full turn, so there are 360 ÷ ${outside} = ${sides} of them, and as many sides.`,
        ],
      }[asks],
      hints:
        asks === 'sum'
          ? ['Cut the figure into triangles from one corner.', 'How many triangles are there? Each has 180°.']
          : ['Think of walking around the figure: how far do you turn in all?', 'Inside and outside angle make a straight line.'],
    }
  },
  // Cuts the figure into triangles around its center: each side brings 180°, and the full turn at the center does not belong to the angles.
  solve({ sides, asks }) {
    const sum = sides * 180 - 360
    return numberValue({ sum, inside: sum / sides, outside: 180 - sum / sides, sides }[asks])
  },
})
