/** Quantitative comparison: angles where two lines cross, one of them perhaps unknown. */
import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, DRAWN_RELATIONS, relationOver } from '../../comparison'
import { defineFamily } from '../../family'
import type { Point } from '../../figures/shape'
import { onCircle } from './outlines'

/** What each column holds, from the angle x at the right; y lies beside it and z across from it. */
const EXPRESSIONS = {
  x: (x: number) => x,
  y: (x: number) => 180 - x,
  z: (x: number) => x,
  'x + y': () => 180,
  'x + z': (x: number) => 2 * x,
  'y + z': () => 180,
} as const
type Expression = keyof typeof EXPRESSIONS

interface Parameters {
  /** The size of x if it is told, else 0. */
  told: number
  drawn: number
  a: Expression
  b: Expression | number
}

const sizeOf = (side: Expression | number, x: number) => (typeof side === 'number' ? side : EXPRESSIONS[side](x))
const casesOf = ({ told, a, b }: Parameters) =>
  (told ? [told] : Array.from({ length: 179 }, (_, index) => index + 1)).map((x) => [sizeOf(a, x), sizeOf(b, x)] as const)

export const compareCrossingAngles = defineFamily<Parameters>({
  id: 'compare-crossing-angles',
  version: 2,
  title: 'Angles of crossing lines',
  asks: 'Compares angles, or sums of angles, where two straight lines cross.',
  strand: 'geometry',
  skill: 'Vertical and adjacent angles',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    told: 'size of the angle x in degrees, or 0 when it is not told',
    drawn: 'its size in the drawing',
    a: 'what Column A holds',
    b: 'what Column B holds: another expression or a number of degrees',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const drawn = random.pick([50, 55, 65, 70, 110, 115, 120, 130])
    const told =
      difficulty === 'easy' || (wanted !== 'unknown' && random.chance(1, 2))
        ? 5 * random.pick([7, 8, 9, 10, 11, 12, 13, 14, 22, 23, 24, 25, 26])
        : 0
    const expressions = Object.keys(EXPRESSIONS) as Expression[]
    for (let attempt = 0; attempt < 300; attempt++) {
      const a = random.pick(expressions)
      const b: Expression | number = random.chance(1, 2) ? random.pick(expressions) : random.pick([90, 180, 175, 185, 100, 80, 60, 120])
      const parameters = { told: wanted === 'unknown' ? 0 : told, drawn, a, b }
      if (a !== b && relationOver(casesOf(parameters)) === wanted) return { ...parameters, drawn: parameters.told || drawn }
    }
    return { told: 0, drawn, a: 'x', b: 'z' }
  },
  write(parameters) {
    const { told, drawn, a, b } = parameters
    const relation = relationOver(casesOf(parameters))
    const end = (degrees: number): Point => onCircle(degrees, 10)
    const column = (side: Expression | number) => (typeof side === 'number' ? String(side) : `$${side}$`)
    const facts =
      'Angles side by side on a straight line add up to 180°, so x + y = 180 and y + z = 180; angles across from each other are equal, so x = z.'
    const values = [a, b].map((side) => sizeOf(side, told || drawn))
    return comparisonQuestion({
      stem: told
        ? `In the figure, two straight lines cross, and $x = ${told}$.`
        : 'In the figure, which is not drawn to scale, two straight lines cross.',
      a: column(a),
      b: column(b),
      figure: {
        type: 'lines',
        alt: 'Two straight lines that cross. Going around the crossing, three of the four angles are labeled x°, y° and z°: y is next to x, and z is next to y and across from x.',
        lines: [
          { from: end(180), to: end(0), arrows: 'both' },
          { from: end(180 + drawn), to: end(drawn), arrows: 'both' },
        ],
        angles: [
          { at: [0, 0], start: 0, sweep: drawn, text: 'x°' },
          { at: [0, 0], start: drawn, sweep: 180 - drawn, text: 'y°' },
          { at: [0, 0], start: 180, sweep: drawn, text: 'z°' },
        ],
      },
      relation,
      mistakes: {
        A: { type: 'concept_misunderstanding', says: 'Goes by the drawing, or mixes up angles beside and across from each other.' },
        B: { type: 'concept_misunderstanding', says: 'Goes by the drawing, or mixes up angles beside and across from each other.' },
        equal: { type: 'concept_misunderstanding', says: 'Takes angles beside each other for equal.' },
        unknown: { type: 'concept_misunderstanding', says: 'Overlooks that crossing lines settle sums and pairs of angles.' },
      },
      steps: [
        facts,
        relation === 'unknown'
          ? `Nothing tells how large x is: a small x gives one result and a large x another, so ${CONCLUSIONS.unknown}.`
          : told
            ? `With x = ${told} Column A is ${values[0]} and Column B is ${values[1]}, so ${CONCLUSIONS[relation]}.`
            : `So however the lines cross, ${CONCLUSIONS[relation]}.`,
      ],
      hints: [
        'Which of the angles lie side by side on a straight line?',
        told ? 'Work out y and z from x.' : 'Try a small angle x and then a large one.',
      ],
    })
  },
  // Builds the four angles around the crossing and tries sizes for x by half degrees.
  solve({ told, a, b }) {
    const sizes = told ? [2 * told] : Array.from({ length: 359 }, (_, index) => index + 1)
    const cases = sizes.map((x) => {
      const around = { x, y: 360 - x, z: 720 - x - 2 * (360 - x) }
      const total = (side: Expression | number) =>
        typeof side === 'number' ? 2 * side : side.split(' + ').reduce((sum, name) => sum + around[name as keyof typeof around], 0)
      return [total(a), total(b)] as const
    })
    return `=${relationOver(cases)}`
  },
})
