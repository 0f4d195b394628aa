/** The third side of a right triangle. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { sizeOfValue } from '~/exam/values/order'
import { numberValue, root, wrong } from '~/exam/values/values'
import { lengthOf, lengthText, pickUnit, serves, type Unit } from './measures'

/** Right triangles with whole sides: two legs and the hypotenuse. */
export const TRIPLES: readonly (readonly [number, number, number])[] = [
  [3, 4, 5], [6, 8, 10], [5, 12, 13], [9, 12, 15], [8, 15, 17], [12, 16, 20],
] // biome-ignore format: a table
const LARGE: typeof TRIPLES = [[7, 24, 25], [15, 20, 25], [10, 24, 26], [18, 24, 30], [20, 21, 29], [16, 30, 34], [21, 28, 35]] // biome-ignore format: a table

interface Parameters {
  legs: [number, number]
  hypotenuse: number
  asksHypotenuse: boolean
  unit: Unit
}

export const pythagoreanSide = defineFamily<Parameters>({
  id: 'pythagorean-side',
  version: 4,
  title: 'The third side of a right triangle',
  asks: 'Finds the hypotenuse, or in harder draws a leg, of a right triangle with whole sides.',
  strand: 'geometry',
  skill: 'Pythagorean theorem',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    legs: 'the two sides at the right angle, the known one first when a leg is asked',
    hypotenuse: 'the side across from the right angle',
    asksHypotenuse: 'true in easy draws; a leg is asked in hard draws',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { level, difficulty }) {
    const [one, other, hypotenuse] = random.pick(tierOf(level) === 'upper' && difficulty !== 'easy' ? [...TRIPLES, ...LARGE] : TRIPLES)
    const asksHypotenuse = difficulty === 'easy' || (difficulty === 'medium' && random.chance(1, 2))
    return { legs: random.chance(1, 2) ? [one, other] : [other, one], hypotenuse, asksHypotenuse, unit: pickUnit(random) }
  },
  write({ legs: [known, other], hypotenuse, asksHypotenuse, unit }) {
    const asked = asksHypotenuse ? hypotenuse : other
    const mark = (length: number) => `${length} ${unit.short}`
    return {
      stem: 'What is the value of $x$ in the right triangle shown?',
      figure: {
        type: 'polygon',
        alt: asksHypotenuse
          ? `A right triangle. The sides that form the right angle measure ${lengthText(known, unit)} and ${lengthText(other, unit)}. The side across from the right angle is labeled x.`
          : `A right triangle. One side that forms the right angle measures ${lengthText(known, unit)}, the other is labeled x. The side across from the right angle measures ${lengthText(hypotenuse, unit)}.`,
        outlines: [
          {
            corners: [
              [0, 0],
              [known, 0],
              [0, other],
            ],
            sides: [mark(known), asksHypotenuse ? 'x' : mark(hypotenuse), asksHypotenuse ? mark(other) : 'x'],
            rightAngles: [0],
          },
        ],
      },
      answer: lengthOf(asked, unit),
      distractors: asksHypotenuse ? hypotenuseMistakes([known, other], unit) : legMistakes(known, hypotenuse, unit),
      steps: [
        'In a right triangle the squares of the two legs add up to the square of the side across from the right angle.',
        asksHypotenuse
          ? `Here $x^2 = ${known}^2 + ${other}^2 = ${known ** 2} + ${other ** 2} = ${hypotenuse ** 2}$.`
          : `Here $x^2 + ${known}^2 = ${hypotenuse}^2$, so $x^2 = ${hypotenuse ** 2} - ${known ** 2} = ${other ** 2}$.`,
        `Since $${asked}^2 = ${asked ** 2}$, the side is ${lengthText(asked, unit)}.`,
      ],
      hints: [
        'Which side lies across from the right angle?',
        asksHypotenuse ? 'Add the squares of the two legs.' : 'The longest side is known, so take a square away from its square.',
      ],
    }
  },
  // Tries whole lengths until the squares agree.
  solve({ legs: [known, other], hypotenuse, asksHypotenuse }) {
    for (let side = 1; side < 100; side++) {
      if (asksHypotenuse ? side * side === known * known + other * other : side * side + known * known === hypotenuse * hypotenuse)
        return numberValue(side)
    }
    throw new RangeError('the sides make no right triangle')
  },
})

const rootOf = (radicand: number, unit: Unit) => ({ text: `${root(1, radicand).text} ${unit.many}`, value: root(1, radicand).value })

/** What mistakes give for the hypotenuse of these legs: always more than either leg. */
export function hypotenuseMistakes(legs: [number, number], unit: Unit): Distractor[] {
  const [short, long] = [Math.min(...legs), Math.max(...legs)]
  const key = Math.hypot(short, long)
  return [
    wrong(lengthOf(short + long, unit), 'concept_misunderstanding', 'Adds the two legs instead of their squares.'),
    wrong(rootOf(long ** 2 + 2 * short, unit), 'concept_misunderstanding', 'Doubles the shorter leg instead of squaring it.'),
    wrong(lengthOf(key + 1, unit), 'calculation_error', 'Squares or adds wrongly and ends up one too high.'),
    wrong(lengthOf(key - 1, unit), 'calculation_error', 'Squares or adds wrongly and ends up one too low.'),
    wrong(rootOf(long ** 2 + short, unit), 'careless_mistake', 'Forgets to square the shorter leg.'),
    wrong(lengthOf(2 * short, unit), 'concept_misunderstanding', 'Takes the longest side for twice the shorter leg.'),
    wrong(lengthOf(key + 2, unit), 'calculation_error', 'Makes a slip in one of the squares.'),
    wrong(rootOf(2 * long ** 2, unit), 'careless_mistake', 'Squares the longer leg twice and leaves out the shorter one.'),
    wrong(lengthOf(key - 2, unit), 'calculation_error', 'Squares or adds wrongly and ends up two too low.'),
    wrong(rootOf(key ** 2 - 1, unit), 'calculation_error', 'Is one too low in the sum of the squares.'),
  ].filter(({ value }) => sizeOfValue(value) > long)
}

/** What mistakes give for the other leg: always less than the hypotenuse. */
export function legMistakes(known: number, hypotenuse: number, unit: Unit): Distractor[] {
  const key = Math.sqrt(hypotenuse ** 2 - known ** 2)
  return [
    wrong(lengthOf(hypotenuse - known, unit), 'concept_misunderstanding', 'Subtracts the lengths instead of their squares.'),
    wrong(rootOf(hypotenuse ** 2 - 2 * known, unit), 'concept_misunderstanding', 'Doubles the known leg instead of squaring it.'),
    wrong(lengthOf(key + 1, unit), 'calculation_error', 'Squares or subtracts wrongly and ends up one too high.'),
    wrong(lengthOf(key - 1, unit), 'calculation_error', 'Squares or subtracts wrongly and ends up one too low.'),
    wrong(lengthOf(known, unit), 'concept_misunderstanding', 'Takes the two legs for equal.'),
    wrong(lengthOf(key - 2, unit), 'calculation_error', 'Makes a slip in one of the squares.'),
    wrong(rootOf(hypotenuse ** 2 - known, unit), 'careless_mistake', 'Forgets to square the known leg.'),
    wrong(rootOf(2 * (hypotenuse - known), unit), 'concept_misunderstanding', 'Doubles the two lengths instead of squaring them.'),
    wrong(lengthOf(key + 2, unit), 'calculation_error', 'Squares or subtracts wrongly and ends up two too high.'),
    wrong(rootOf(key ** 2 + 1, unit), 'calculation_error', 'Is one too high in the difference of the squares.'),
  ].filter(({ value }) => sizeOfValue(value) > 0 && sizeOfValue(value) < hypotenuse)
}
