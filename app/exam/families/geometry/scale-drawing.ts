/** Distances on maps and plans. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction, multiply } from '~/exam/values/fraction'
import { decimalText, numberValue, wholeText, wrong } from '~/exam/values/values'
import { CENTIMETER, INCH, lengthOf, lengthText, METER, positive, serves, type Unit, YARD } from './measures'

interface Parameters {
  thing: number
  /** Drawn length that the scale names, and what it stands for. */
  perDrawn: Fraction
  stands: number
  /** How many scale steps the distance is. */
  times: Fraction
  asksReal: boolean
}

const MILE: Unit = { one: 'mile', many: 'miles', short: 'mi' }

interface Thing {
  on: string
  drawn: Unit
  real: Unit
  /** "the two towns are 3 inches apart" and the questions about it. */
  says: (length: string) => string
  asksReal: string
  asksDrawn: string
  /** Real lengths that one step of the scale may stand for, for the youngest and for the others. */
  stands: { lower: number[]; other: number[] }
  /** How long such a thing is at least and at most. */
  from: number
  to: number
}

const KILOMETER: Unit = { one: 'kilometer', many: 'kilometers', short: 'km' }
const THINGS: Thing[] = [
  {
    on: 'map',
    drawn: INCH,
    real: MILE,
    says: (length) => `two towns are ${length} apart`,
    asksReal: 'What is the actual distance between the towns?',
    asksDrawn: 'How far apart are they on the map?',
    stands: { lower: [3, 4, 5, 6, 10, 20], other: [6, 8, 12, 20, 30, 40, 50] },
    from: 9,
    to: 400,
  },
  {
    on: 'trail map',
    drawn: CENTIMETER,
    real: KILOMETER,
    says: (length) => `the bike trail is ${length} long`,
    asksReal: 'How long is the actual bike trail?',
    asksDrawn: 'How long is it on the map?',
    stands: { lower: [2, 3, 4, 5], other: [2, 3, 4, 5, 6] },
    from: 5,
    to: 45,
  },
  {
    on: 'plan of a park',
    drawn: INCH,
    real: YARD,
    says: (length) => `the main path is ${length} long`,
    asksReal: 'How long is the actual path?',
    asksDrawn: 'How long is it on the plan?',
    stands: { lower: [20, 30, 40, 50], other: [20, 30, 40, 50, 60] },
    from: 60,
    to: 450,
  },
  {
    on: 'plan of a school',
    drawn: CENTIMETER,
    real: METER,
    says: (length) => `the gym is ${length} long`,
    asksReal: 'How long is the actual gym?',
    asksDrawn: 'How long is it on the plan?',
    stands: { lower: [2, 3, 4, 5, 6, 8], other: [4, 5, 6, 8, 10, 12] },
    from: 15,
    to: 45,
  },
]

export const scaleDrawing = defineFamily<Parameters>({
  id: 'scale-drawing',
  version: 4,
  title: 'Maps and plans',
  asks: 'Turns a length on a map into a real one by its scale, or the other way around.',
  strand: 'measurement',
  skill: 'Scale',
  kind: 'word_problem',
  levels: serves({ lower: 'both', middle: 'both', upper: 'reasoning' }),
  parameters: {
    thing: 'which map or plan',
    perDrawn: 'the drawn length that the scale names: 1, in hard draws a half or 2',
    stands: 'the real length that it stands for, so that the thing has a realistic size',
    times: 'how many times that length the distance is; with a half in medium and hard draws',
    asksReal: 'whether the real length is asked',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const perDrawn =
      difficulty === 'hard' ? (isLower ? fraction(2) : random.pick([fraction(1, 2), fraction(2), fraction(3, 2)])) : fraction(1)
    const thing = random.int(0, THINGS.length - 1)
    const { stands: scales, from, to } = THINGS[thing] ?? (THINGS[0] as Thing)
    const sizes = scales[isLower ? 'lower' : 'other'].flatMap((stands) => {
      const halves = Array.from({ length: 14 }, (_, index) => index + 5)
      const fitting = halves.filter((half) => half % 2 === (difficulty === 'easy' || isLower ? 0 : 1) && (!isLower || half > 5))
      return fitting.map((half) => ({ stands, half })).filter(({ half }) => (stands * half) / 2 >= from && (stands * half) / 2 <= to)
    })
    // With as many units in the drawing as in reality there would be nothing to work out.
    const { stands, half } = random.pick(sizes.filter((size) => size.stands !== perDrawn.n / perDrawn.d))
    return {
      thing,
      perDrawn,
      stands,
      times: fraction(half, 2),
      asksReal: isLower || difficulty === 'easy' || random.chance(1, 2),
    }
  },
  write({ thing, perDrawn, stands, times, asksReal }) {
    const { on, drawn, real, says, asksReal: realQuestion, asksDrawn } = THINGS[thing] ?? (THINGS[0] as Thing)
    const length = multiply(perDrawn, times)
    const distance = multiply(times, fraction(stands))
    const drawnText = (value: Fraction) => `${decimalText(value)} ${value.n <= value.d ? drawn.one : drawn.many}`
    const scale = `On a ${on}, ${drawnText(perDrawn)} ${perDrawn.n <= perDrawn.d ? 'stands' : 'stand'} for ${lengthText(stands, real)}.`
    const answer = asksReal ? lengthOf(distance, real) : lengthOf(length, drawn)
    const realOf = (value: Fraction) => lengthOf(value, real)
    const wrongReal = [
      wrong(realOf(multiply(length, fraction(stands))), 'concept_misunderstanding', 'Takes the scale as if it named one unit of length.'),
      wrong(
        realOf(fraction(length.n + stands * length.d, length.d)),
        'concept_misunderstanding',
        'Adds the numbers instead of multiplying them.',
      ),
      wrong(realOf(multiply(distance, fraction(2))), 'strategy_error', 'Doubles once too often.'),
      wrong(realOf(multiply(distance, fraction(1, 2))), 'strategy_error', 'Halves where no half is called for.'),
      wrong(realOf(fraction(distance.n + stands * distance.d, distance.d)), 'calculation_error', 'Counts one step of the scale too many.'),
      wrong(realOf(fraction(distance.n - stands * distance.d, distance.d)), 'calculation_error', 'Counts one step of the scale too few.'),
      wrong(realOf(fraction(stands * Math.floor(times.n / times.d))), 'careless_mistake', 'Drops the half step.'),
      ...[2, -2].map((more) =>
        wrong(
          realOf(fraction(distance.n + more * stands * distance.d, distance.d)),
          'calculation_error',
          `Counts two steps of the scale too ${more > 0 ? 'many' : 'few'}.`,
        ),
      ),
      wrong(realOf(fraction(distance.n + distance.d, distance.d)), 'calculation_error', 'Slips by one when multiplying.'),
    ]
    const shifted = (by: Fraction) => lengthOf(fraction(length.n * by.d + by.n * length.d, length.d * by.d), drawn)
    const wrongDrawn = [
      wrong(lengthOf(times, drawn), 'careless_mistake', 'Stops at the number of scale steps.'),
      wrong(lengthOf(multiply(length, fraction(2)), drawn), 'strategy_error', 'Doubles once too often.'),
      wrong(lengthOf(multiply(length, fraction(1, 2)), drawn), 'strategy_error', 'Halves where no half is called for.'),
      wrong(shifted(fraction(1)), 'calculation_error', 'Counts one unit too many in the division.'),
      wrong(shifted(fraction(-1)), 'calculation_error', 'Counts one unit too few in the division.'),
      wrong(shifted(fraction(1, 2)), 'calculation_error', 'Takes the remainder of the division for a whole step.'),
      wrong(shifted(fraction(-1, 2)), 'careless_mistake', 'Drops the half step.'),
      wrong(shifted(fraction(2)), 'calculation_error', 'Counts two units too many in the division.'),
      wrong(shifted(fraction(-2)), 'calculation_error', 'Counts two units too few in the division.'),
    ]
    return {
      stem: asksReal
        ? `${scale} On this ${on.split(' of ')[0]}, ${says(drawnText(length))}. ${realQuestion}`
        : `${scale} In reality, ${says(lengthText(distance, real))}. ${asksDrawn}`,
      answer,
      distractors: positive(asksReal ? wrongReal : wrongDrawn),
      steps: asksReal
        ? [
            `See how many steps of ${drawnText(perDrawn)} fit into ${drawnText(length)}: ${decimalText(times)}.`,
            `Each step stands for ${lengthText(stands, real)}, so the real length is ${decimalText(times)} × ${wholeText(stands)} = ${lengthText(distance, real)}.`,
          ]
        : [
            `See how many times ${lengthText(stands, real)} fits into ${lengthText(distance, real)}: ${decimalText(distance)} ÷ ${stands} = ${decimalText(times)}.`,
            `Each of these steps is ${drawnText(perDrawn)} long, so it measures ${decimalText(times)} × ${decimalText(perDrawn)} = ${drawnText(length)}.`,
          ],
      hints: [
        'How many steps of the scale make up the length?',
        asksReal ? 'Each step stands for the same real length.' : 'Divide the real length by what one step stands for.',
      ],
    }
  },
  // Lays the scale down half a step at a time.
  solve({ perDrawn, stands, times, asksReal }) {
    let [drawn, real] = [0, 0]
    for (let half = 0; half < (2 * times.n) / times.d; half++) {
      drawn += perDrawn.n
      real += stands
    }
    return asksReal ? numberValue(fraction(real, 2)) : numberValue(fraction(drawn, 2 * perDrawn.d))
  },
})
