/** Quantitative comparison: the coordinates of a point of which only the place is known. */
import type { Difficulty } from '~/exam/core/levels'
import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, DRAWN_RELATIONS, relationOver } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { compare, type Fraction, fraction } from '~/exam/values/fraction'
import { decimalText, wholeText } from '~/exam/values/values'

const PLACES = {
  'left-above': { text: 'to the left of the y-axis and above the x-axis', fits: (x: number, y: number) => x < 0 && y > 0 },
  'right-below': { text: 'to the right of the y-axis and below the x-axis', fits: (x: number, y: number) => x > 0 && y < 0 },
  'right-above': { text: 'to the right of the y-axis and above the x-axis', fits: (x: number, y: number) => x > 0 && y > 0 },
  'left-below': { text: 'to the left of the y-axis and below the x-axis', fits: (x: number, y: number) => x < 0 && y < 0 },
  diagonal: { text: 'on the line through $(0, 0)$ and $(1, 1)$', fits: (x: number, y: number) => x === y },
  opposite: {
    text: 'on the line through $(0, 0)$ and $(1, -1)$, but not at the origin',
    fits: (x: number, y: number) => x === -y && x !== 0,
  },
} as const
type Place = keyof typeof PLACES

const SIDES = {
  x: { text: '$p$', of: (x: number, _y: number) => x },
  y: { text: '$q$', of: (_x: number, y: number) => y },
  sum: { text: '$p + q$', of: (x: number, y: number) => x + y },
  product: { text: '$p \\times q$', of: (x: number, y: number) => x * y },
  difference: { text: '$p - q$', of: (x: number, y: number) => x - y },
  squareX: { text: '$p^2$', of: (x: number, _y: number) => x * x },
  squareY: { text: '$q^2$', of: (_x: number, y: number) => y * y },
} as const
type Side = keyof typeof SIDES

const PLAIN: readonly Side[] = ['x', 'y']
const SQUARES: readonly Side[] = ['squareX', 'squareY']

interface Parameters {
  place: Place
  a: Side
  b: Side | number
}

/** Both columns for points of whole and half coordinates, those of whole coordinates first. */
function casesOf({ place, a, b }: Parameters): [Fraction, Fraction][] {
  const grid = Array.from({ length: 21 }, (_, index) => (index - 10) / 2)
  const points = grid.flatMap((x) => grid.map((y) => [x, y] as const)).filter(([x, y]) => PLACES[place].fits(x, y))
  const isWholePoint = ([x, y]: readonly [number, number]) => Number.isInteger(x) && Number.isInteger(y)
  const exact = (value: number) => fraction(4 * value, 4)
  return [...points.filter(isWholePoint), ...points.filter((point) => !isWholePoint(point))].map(([x, y]) => [
    exact(SIDES[a].of(x, y)),
    exact(typeof b === 'number' ? b : SIDES[b].of(x, y)),
  ])
}

export const compareCoordinates = defineFamily<Parameters>({
  id: 'compare-coordinates',
  version: 3,
  title: 'A point somewhere on the plane',
  asks: 'Compares coordinates, or what is made of them, of a point of which only the quadrant or a line through it is known.',
  strand: 'geometry',
  skill: 'Coordinate plane',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    place: 'where the point lies: in a quadrant or on a line',
    a: 'what Column A holds: a coordinate (in easy and medium draws), or a sum, difference, product or square of p and q',
    b: 'what Column B holds: the like, or a number',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const sides: Side[] =
      difficulty === 'easy'
        ? ['x', 'y']
        : difficulty === 'medium'
          ? ['x', 'y', 'sum', 'difference']
          : ['x', 'y', 'sum', 'product', 'difference', 'squareX', 'squareY']
    const places = Object.keys(PLACES) as Place[]
    for (let attempt = 0; attempt < 300; attempt++) {
      const drawn: Parameters = {
        place: random.pick(places),
        a: random.pick(sides),
        b: random.chance(2, 3) ? random.pick(sides) : random.pick([0, 0, 1, -1]),
      }
      if (drawn.a !== drawn.b && isFor(difficulty, drawn) && relationOver(casesOf(drawn)) === wanted) return drawn
    }
    return { place: 'left-above', a: 'product', b: 'sum' }
  },
  write(parameters) {
    const { place, a, b } = parameters
    const relation = relationOver(casesOf(parameters))
    const signs = {
      'left-above': 'p is negative and q is positive',
      'right-below': 'p is positive and q is negative',
      'right-above': 'p and q are both positive',
      'left-below': 'p and q are both negative',
      diagonal: 'p and q are equal, and both may be positive, negative, or zero',
      opposite: 'p and q are opposite numbers, and either may be the positive one',
    }[place]
    const example = firstTwo(casesOf(parameters))
    return comparisonQuestion({
      stem: `The point $(p, q)$ lies ${PLACES[place].text}.`,
      a: SIDES[a].text,
      b: typeof b === 'number' ? wholeText(b) : SIDES[b].text,
      relation,
      mistakes: {
        A: { type: 'concept_misunderstanding', says: 'Mixes up the coordinates or their signs, or tries only one point.' },
        B: { type: 'concept_misunderstanding', says: 'Mixes up the coordinates or their signs, or tries only one point.' },
        equal: { type: 'logical_reasoning_error', says: 'Tries one special point for which the columns agree.' },
        unknown: { type: 'logical_reasoning_error', says: 'Thinks that nothing can be said without knowing the point.' },
      },
      steps: [
        `From where the point lies it follows that ${signs}.`,
        relation === 'unknown'
          ? `That leaves room for both: Column A can be ${decimalText(example[0][0])} with Column B ${decimalText(example[0][1])}, or ${decimalText(example[1][0])} with ${decimalText(example[1][1])}. So ${CONCLUSIONS.unknown}.`
          : `Whatever the point is, ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['What does the position of the point tell you about the signs of p and q?', 'Try two very different points that fit.'],
    })
  },
  // Tries other points: thirds of a unit, everything in ninths so that all numbers stay whole.
  solve({ place, a, b }) {
    const seen: [number, number][] = []
    for (let x = -24; x <= 24; x++)
      for (let y = -24; y <= 24; y++) {
        if (!PLACES[place].fits(x, y)) continue
        const ninths = { x: 3 * x, y: 3 * y, sum: 3 * (x + y), product: x * y, difference: 3 * (x - y), squareX: x * x, squareY: y * y }
        seen.push([ninths[a], typeof b === 'number' ? 9 * b : ninths[b]])
      }
    return `=${relationOver(seen)}`
  },
})

/** Medium draws do not ask for the mere sign of a coordinate; in hard ones Column A has to be worked out, and is no square beside a number that no square falls below. */
function isFor(difficulty: Difficulty, { place, a, b }: Parameters): boolean {
  if (difficulty === 'hard') return !PLAIN.includes(a) && !(SQUARES.includes(a) && typeof b === 'number' && b < 1)
  const isSign = typeof b === 'number' && PLAIN.includes(a) && place !== 'diagonal' && place !== 'opposite'
  return difficulty === 'easy' || !isSign
}

/** Two cases with different outcomes, or twice the first. */
function firstTwo(cases: [Fraction, Fraction][]): [[Fraction, Fraction], [Fraction, Fraction]] {
  const first = cases[0] ?? [fraction(0), fraction(0)]
  const outcome = ([a, b]: [Fraction, Fraction]) => Math.sign(compare(a, b))
  return [first, cases.find((other) => outcome(other) !== outcome(first)) ?? first]
}
