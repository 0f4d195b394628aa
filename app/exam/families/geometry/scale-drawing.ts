/** Distances on maps and plans. */
import { defineFamily } from '../../family'
import { type Fraction, fraction, multiply } from '../../fraction'
import { tierOf } from '../../levels'
import { decimalText, numberValue, wholeText, wrong } from '../../values'
import { CENTIMETER, INCH, lengthOf, lengthText, positive, serves, type Unit } from './measures'

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

const THINGS: { on: string; drawn: Unit; real: Unit; what: string }[] = [
  { on: 'On a map', drawn: INCH, real: MILE, what: 'the distance between two towns' },
  {
    on: 'On a trail map',
    drawn: CENTIMETER,
    real: { one: 'kilometer', many: 'kilometers', short: 'km' },
    what: 'the distance from the lake to the hut',
  },
  { on: 'On the plan of a park', drawn: INCH, real: { one: 'yard', many: 'yards', short: 'yd' }, what: 'the length of the main path' },
  { on: 'On the plan of a school', drawn: CENTIMETER, real: { one: 'meter', many: 'meters', short: 'm' }, what: 'the length of the gym' },
]

export const scaleDrawing = defineFamily<Parameters>({
  id: 'scale-drawing',
  version: 1,
  title: 'Maps and plans',
  asks: 'Turns a length on a map into a real one by its scale, or the other way around.',
  strand: 'measurement',
  skill: 'Scale',
  kind: 'word_problem',
  levels: serves({ lower: 'both', middle: 'both', upper: 'reasoning' }),
  parameters: {
    thing: 'which map or plan',
    perDrawn: 'the drawn length that the scale names: 1, in hard draws a half or 2',
    stands: 'the real length that it stands for',
    times: 'how many times that length the distance is; with a half in medium and hard draws',
    asksReal: 'whether the real length is asked',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const perDrawn =
      difficulty === 'hard' ? (isLower ? fraction(2) : random.pick([fraction(1, 2), fraction(2), fraction(3, 2)])) : fraction(1)
    const stands = isLower ? random.pick([3, 4, 5, 6, 10, 20]) : random.pick([6, 8, 12, 20, 30, 40, 50])
    const halves = difficulty === 'easy' || isLower ? 2 * random.int(3, 9) : 2 * random.int(2, 8) + 1
    return {
      thing: random.int(0, THINGS.length - 1),
      perDrawn,
      stands,
      times: fraction(halves, 2),
      asksReal: isLower || difficulty === 'easy' || random.chance(1, 2),
    }
  },
  write({ thing, perDrawn, stands, times, asksReal }) {
    const { on, drawn, real, what } = THINGS[thing] ?? (THINGS[0] as (typeof THINGS)[number])
    const length = multiply(perDrawn, times)
    const distance = multiply(times, fraction(stands))
    const drawnText = (value: Fraction) => `${decimalText(value)} ${value.n === value.d ? drawn.one : drawn.many}`
    const scale = `${on}, ${drawnText(perDrawn)} ${perDrawn.n === perDrawn.d ? 'stands' : 'stand'} for ${lengthText(stands, real)}.`
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
    ]
    return {
      stem: asksReal
        ? `${scale} If ${what} is ${drawnText(length)} on it, what is the real distance?`.replace(
            'what is the real distance',
            what.includes('length') ? 'what is the real length' : 'what is the real distance',
          )
        : `${scale} If ${what} is really ${lengthText(distance, real)}, how long is it on the ${on.includes('map') ? 'map' : 'plan'}?`,
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
