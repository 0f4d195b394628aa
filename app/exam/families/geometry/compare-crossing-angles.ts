/** Quantitative comparison: angles where two lines cross, one of them perhaps known only within bounds. */
import type { Difficulty } from '~/exam/core/levels'
import type { Random } from '~/exam/core/random'
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
  'x + y + z': (x: number) => 180 + x,
} as const
type Expression = keyof typeof EXPRESSIONS
const FIXED: readonly (Expression | number)[] = ['x + y', 'y + z']
/** What takes more than one look at the figure. */
const LONG: readonly (Expression | number)[] = ['y', 'x + z', 'x + y + z']

type Told = 'nothing' | 'exact' | 'sum' | 'above' | 'below'

interface Parameters {
  told: Told
  degrees: number
  drawn: number
  a: Expression
  b: Expression | number
}

const sizeOf = (side: Expression | number, x: number) => (typeof side === 'number' ? side : EXPRESSIONS[side](x))

/** Sizes that x may have, round ones first. */
function sizesOf({ told, degrees }: Pick<Parameters, 'told' | 'degrees'>): number[] {
  if (told === 'exact') return [degrees]
  if (told === 'sum') return [degrees / 2]
  const all = Array.from({ length: 179 }, (_, index) => index + 1)
  const fitting = all.filter((x) => (told === 'above' ? x > degrees : told === 'below' ? x < degrees : true))
  return [...fitting.filter((x) => x % 10 === 0), ...fitting.filter((x) => x % 10 !== 0)]
}
const casesOf = (parameters: Parameters) => sizesOf(parameters).map((x) => [sizeOf(parameters.a, x), sizeOf(parameters.b, x)] as const)

export const compareCrossingAngles = defineFamily<Parameters>({
  id: 'compare-crossing-angles',
  version: 3,
  title: 'Angles of crossing lines',
  asks: 'Compares angles, or sums of angles, where two straight lines cross.',
  strand: 'geometry',
  skill: 'Vertical and adjacent angles',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    told: 'what is told: the angle x exactly, the sum x + z (hard draws), that x is above or below a bound, or nothing (medium draws)',
    degrees: 'the angle, sum or bound in degrees, or 0 when nothing is told',
    drawn: 'the size of the angle x in the drawing',
    a: 'what Column A holds',
    b: 'what Column B holds: another expression or a number of degrees',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const expressions = Object.keys(EXPRESSIONS) as Expression[]
    for (let attempt = 0; attempt < 500; attempt++) {
      const known = drawTold(random, difficulty, wanted)
      const x = known.drawn
      const a = random.pick(expressions)
      const near = [90, 180, x, 180 - x, 2 * x, 180 + x, known.degrees, 180 - known.degrees, 2 * known.degrees, 180 + known.degrees]
      const b = random.chance(1, 2)
        ? random.pick(expressions)
        : random.pick(near.filter((size) => size > 20)) + random.pick([-10, -5, 0, 5])
      const parameters = { ...known, a, b }
      if (isFor(difficulty, parameters) && relationOver(casesOf(parameters)) === wanted) return parameters
    }
    return { told: 'above', degrees: 50, drawn: 70, a: 'y', b: 'x' }
  },
  write(parameters) {
    const { told, degrees, drawn, a, b } = parameters
    const cases = casesOf(parameters)
    const relation = relationOver(cases)
    const end = (angle: number): Point => onCircle(angle, 10)
    const column = (side: Expression | number) => (typeof side === 'number' ? String(side) : `$${side}$`)
    return comparisonQuestion({
      stem: {
        nothing: 'In the figure, which is not drawn to scale, two straight lines cross.',
        exact: `In the figure, two straight lines cross, and $x = ${degrees}$.`,
        sum: `In the figure, two straight lines cross, and $x + z = ${degrees}$.`,
        above: `In the figure, which is not drawn to scale, two straight lines cross, and $x > ${degrees}$.`,
        below: `In the figure, which is not drawn to scale, two straight lines cross, and $x < ${degrees}$.`,
      }[told],
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
        'Angles side by side on a straight line add up to 180°, so x + y = 180 and y + z = 180; angles across from each other are equal, so x = z.',
        conclusionOf(parameters, relation),
      ],
      hints: [
        'Which of the angles lie side by side on a straight line?',
        told === 'exact' || told === 'sum' ? 'Work out x, y, and z one by one.' : 'Try a small angle x that fits and then a large one.',
      ],
    })
  },
  // Builds the angles around the crossing and tries sizes for x by half degrees.
  solve({ told, degrees, a, b }) {
    const sizes = Array.from({ length: 359 }, (_, index) => index + 1).filter(
      (x) =>
        ({ nothing: true, exact: x === 2 * degrees, sum: 2 * x === 2 * degrees, above: x > 2 * degrees, below: x < 2 * degrees })[told],
    )
    const cases = sizes.map((x) => {
      const around = { x, y: 360 - x, z: 720 - x - 2 * (360 - x) }
      const total = (side: Expression | number) =>
        typeof side === 'number' ? 2 * side : side.split(' + ').reduce((sum, name) => sum + around[name as keyof typeof around], 0)
      return [total(a), total(b)] as const
    })
    return `=${relationOver(cases)}`
  },
})

/** What is told about x, and how large it is drawn: an open relation needs a bound, a settled one has it often in harder draws. */
function drawTold(random: Random, difficulty: Difficulty, wanted: Relation): Pick<Parameters, 'told' | 'degrees' | 'drawn'> {
  const settled: Told[] = { easy: ['exact' as const], medium: ['exact' as const, 'nothing' as const], hard: ['sum' as const] }[difficulty]
  const bounds: Told[] = ['above', 'below']
  const told = random.pick(wanted === 'unknown' ? bounds : difficulty === 'easy' ? settled : [...settled, ...bounds])
  const x = 5 * random.pick([7, 8, 9, 10, 11, 12, 13, 14, 22, 23, 24, 25, 26])
  if (told === 'nothing') return { told, degrees: 0, drawn: x }
  if (told === 'exact' || told === 'sum') return { told, degrees: told === 'sum' ? 2 * x : x, drawn: x }
  const degrees = 10 * (told === 'above' ? random.pick([4, 5, 6, 7, 8, 10]) : random.pick([8, 10, 11, 12, 13, 14]))
  const drawn = random.pick([50, 55, 65, 70, 110, 115, 120, 130].filter((size) => (told === 'above' ? size > degrees : size < degrees)))
  return { told, degrees, drawn }
}

/**
 * Whether the columns suit what is told: no column that only repeats it and no number that is out of reach; in medium and hard draws
 * what is told is needed, and hard ones take a second step.
 */
function isFor(difficulty: Difficulty, parameters: Parameters): boolean {
  const { told, degrees, a, b } = parameters
  const sides = [a, b]
  if (typeof b === 'number' && !isWithinReach(a, b)) return false
  if (difficulty !== 'easy' && told !== 'nothing' && relationOver(casesOf({ ...parameters, told: 'nothing' })) !== 'unknown') return false
  if (a === b || (sides.every((side) => FIXED.includes(side) || typeof side === 'number') && told !== 'nothing')) return false
  if (told !== 'nothing' && sides.includes('x') && sides.includes(degrees)) return false
  return difficulty !== 'hard' || (sides.some((side) => LONG.includes(side)) && !(told === 'sum' && a === 'x + z'))
}

/** Whether the column could come near this number: a sum of 180° is compared with numbers close to it, an angle with sizes of angles. */
function isWithinReach(side: Expression, size: number): boolean {
  const [smallest, largest] = [sizeOf(side, 1), sizeOf(side, 179)]
  return smallest === largest ? Math.abs(size - smallest) <= 10 : size > Math.min(smallest, largest) && size < Math.max(smallest, largest)
}

/** The last step: works the columns out, reasons with the bound, or shows two sizes that disagree. */
function conclusionOf({ told, degrees, a, b }: Parameters, relation: Relation): string {
  const at = (x: number) => `Column A is ${sizeOf(a, x)} and Column B is ${sizeOf(b, x)}`
  const [first = 0, ...others] = sizesOf({ told, degrees })
  if (relation === 'unknown') {
    const outcome = (x: number) => relationOf(sizeOf(a, x), sizeOf(b, x))
    const second = others.find((x) => outcome(x) !== outcome(first)) ?? first
    return `If x is ${first}, ${at(first)}. If x is ${second}, ${at(second)}. So ${CONCLUSIONS.unknown}.`
  }
  if (told === 'nothing') return `So however the lines cross, ${CONCLUSIONS[relation]}.`
  if (told === 'exact') return `With x = ${degrees}, ${at(degrees)}, so ${CONCLUSIONS[relation]}.`
  if (told === 'sum')
    return `As x and z are equal, each is ${degrees} ÷ 2 = ${degrees / 2}. Then ${at(degrees / 2)}, so ${CONCLUSIONS[relation]}.`
  const [more, less] = told === 'above' ? ['greater', 'less'] : ['less', 'greater']
  return `Since x is ${more} than ${degrees}, so is z, and y is ${less} than ${180 - degrees}. However large x is within these bounds, ${CONCLUSIONS[relation]}.`
}
