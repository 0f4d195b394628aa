/** Quantitative comparison: the area of a square or rectangle of known perimeter against a number. */
import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOf,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { lengthText, pickUnit, type Unit } from './measures'

interface Parameters {
  shape: 'square' | 'rectangle'
  /** A quarter of the perimeter. */
  side: number
  /** Area in Column B. */
  area: number
  unit: Unit
}

function relationFor({ shape, side, area }: Parameters): Relation {
  if (shape === 'square') return relationOf(side * side, area)
  return area > side * side ? 'B' : 'unknown'
}

export const compareAreaOfPerimeter = defineFamily<Parameters>({
  id: 'compare-area-of-perimeter',
  version: 2,
  title: 'How large an area a perimeter can hold',
  asks: 'Compares the area of a square or rectangle with a known perimeter with a number.',
  strand: 'geometry',
  skill: 'Area and perimeter',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    shape: 'square, or any rectangle',
    side: 'a quarter of the perimeter, 4 to 14',
    area: 'area in Column B',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const [side, unit] = [random.int(4, 14), pickUnit(random)]
    const wanted = random.pick(DRAWN_RELATIONS)
    const most = difficulty === 'hard' ? 3 : side
    if (wanted === 'unknown') return { shape: 'rectangle', side, area: side * side - random.int(1, most) * random.pick([1, 2]), unit }
    if (wanted === 'B' && difficulty !== 'easy') return { shape: 'rectangle', side, area: side * side + random.int(1, most), unit }
    const shift = { A: -random.int(1, most), B: random.int(1, most), equal: 0 }[wanted]
    return { shape: 'square', side, area: side * side + shift, unit }
  },
  write(parameters) {
    const { shape, side, area, unit } = parameters
    const relation = relationFor(parameters)
    const isSquare = shape === 'square'
    return comparisonQuestion({
      stem: `A ${shape} has a perimeter of ${lengthText(4 * side, unit)}.`,
      a: `The area of the ${shape}, in square ${unit.many}`,
      b: String(area),
      relation,
      mistakes: {
        A: isSquare
          ? { type: 'concept_misunderstanding', says: 'Mixes up the perimeter with the area.' }
          : {
              type: 'logical_reasoning_error',
              says: 'Takes the rectangle for a square or thinks that its area can be as large as one likes.',
            },
        B: isSquare
          ? { type: 'calculation_error', says: 'Divides the perimeter wrongly and makes the square too small.' }
          : { type: 'logical_reasoning_error', says: 'Thinks of a long thin rectangle only.' },
        equal: { type: 'logical_reasoning_error', says: 'Takes the two columns for equal without working out the sides.' },
        unknown: {
          type: 'concept_misunderstanding',
          says: isSquare
            ? 'Overlooks that the perimeter of a square settles its area.'
            : 'Overlooks that no rectangle of this perimeter has a larger area than the square.',
        },
      },
      steps: isSquare
        ? [
            `All four sides of a square are equal, so each is ${4 * side} ÷ 4 = ${side}.`,
            `The area is ${side} × ${side} = ${side * side}; compared with ${area}, ${CONCLUSIONS[relation]}.`,
          ]
        : [
            `Length and width together make ${2 * side}. The largest area comes when they are equal: ${side} × ${side} = ${side * side}. A long thin rectangle can have an area as close to zero as one likes.`,
            relation === 'B'
              ? `Even the largest area, ${side * side}, is less than ${area}, so ${CONCLUSIONS.B}.`
              : `So the area may be more than ${area} or less; ${CONCLUSIONS.unknown}.`,
          ],
      hints: isSquare
        ? ['How long is one side?', 'The side times itself gives the area.']
        : [
            'Does the perimeter alone settle the shape of the rectangle?',
            'Try the square with this perimeter, and then a very thin rectangle.',
          ],
    })
  },
  // Tries rectangles of this perimeter, in steps of half a unit of width.
  solve({ shape, side, area }) {
    const widths = shape === 'square' ? [2 * side] : Array.from({ length: 2 * side }, (_, index) => index + 1)
    return `=${relationOver(widths.map((halves) => [halves * (4 * side - halves), 4 * area] as const))}`
  },
})
