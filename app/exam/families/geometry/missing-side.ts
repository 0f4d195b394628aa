/** One side of a figure from its perimeter and the other sides. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wrong } from '~/exam/values/values'
import { lengthOf, lengthText, pickUnit, positive, serves, type Unit } from './measures'

const SHAPES = ['rectangle', 'triangle', 'square'] as const

interface Parameters {
  shape: (typeof SHAPES)[number]
  /** The asked side first. */
  sides: number[]
  unit: Unit
}

export const missingSide = defineFamily<Parameters>({
  id: 'missing-side',
  version: 3,
  title: 'A side from the perimeter',
  asks: 'Finds a missing side of a square, rectangle or triangle whose perimeter is known.',
  strand: 'measurement',
  skill: 'Perimeter',
  kind: 'word_problem',
  levels: serves({ lower: 'both', middle: 'both' }),
  parameters: {
    shape: 'square (easy), rectangle or triangle',
    sides: 'all sides in order, the asked one first',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const unit = pickUnit(random)
    const shape = difficulty === 'easy' ? random.pick(['square', 'triangle'] as const) : random.pick(['rectangle', 'triangle'] as const)
    if (shape === 'square') return { shape, sides: Array.from({ length: 4 }, () => 0).fill(random.int(4, 25)), unit }
    const most = difficulty === 'hard' ? 36 : 18
    const [a, b] = [random.int(6, most), random.int(5, most)]
    if (shape === 'rectangle') return { shape, sides: [a, b, a, b], unit }
    return { shape, sides: [random.int(Math.abs(a - b) + 2, a + b - 2), a, b], unit }
  },
  write({ shape, sides, unit }) {
    const [asked = 0, second = 0, third = 0] = sides
    const perimeter = sides.reduce((sum, side) => sum + side, 0)
    const around = `has a perimeter of ${lengthText(perimeter, unit)}`
    const stem = {
      square: `A square ${around}. How long is each side?`,
      rectangle: `A rectangle ${around}. It is ${lengthText(second, unit)} wide. How long is it?`,
      triangle: `A triangle ${around}. Two of its sides measure ${lengthText(second, unit)} and ${lengthText(third, unit)}. How long is the third side?`,
    }[shape]
    const steps = {
      square: [
        'The perimeter is the way around all the sides, and the four sides of a square are equal.',
        `So each side is ${perimeter} ÷ 4 = ${lengthText(asked, unit)}.`,
      ],
      rectangle: [
        `A rectangle has two equal widths, which use up 2 × ${second} = ${lengthText(2 * second, unit)} of the perimeter.`,
        `That leaves ${perimeter} − ${2 * second} = ${2 * asked} for two equal lengths, so each is ${2 * asked} ÷ 2 = ${lengthText(asked, unit)}.`,
      ],
      triangle: [
        `The two known sides together measure ${second} + ${third} = ${lengthText(second + third, unit)}.`,
        `The third side is what is left of the perimeter: ${perimeter} − ${second + third} = ${lengthText(asked, unit)}.`,
      ],
    }[shape]
    return {
      stem,
      answer: lengthOf(asked, unit),
      distractors: positive([
        ...(shape === 'square'
          ? [wrong(lengthOf(2 * asked, unit), 'careless_mistake', 'Divides the perimeter by 2 instead of by the 4 equal sides.')]
          : [wrong(lengthOf(perimeter - second, unit), 'careless_mistake', 'Takes only one known side off the perimeter.')]),
        ...(shape === 'rectangle'
          ? [
              wrong(lengthOf(perimeter - 2 * second, unit), 'careless_mistake', 'Stops at the two lengths together.'),
              wrong(lengthOf(fraction(perimeter, 2), unit), 'strategy_error', 'Halves the perimeter and forgets the width.'),
              wrong(
                lengthOf(fraction(perimeter - second, 2), unit),
                'careless_mistake',
                'Takes off one width instead of two before halving.',
              ),
              wrong(lengthOf(fraction(perimeter, 4), unit), 'concept_misunderstanding', 'Divides the perimeter by 4, as for a square.'),
              wrong(lengthOf(Math.abs(asked - second), unit), 'careless_mistake', 'Takes the width away once more at the end.'),
            ]
          : []),
        ...(shape === 'triangle'
          ? [
              wrong(lengthOf(perimeter - third, unit), 'careless_mistake', 'Takes only the last side off the perimeter.'),
              wrong(lengthOf(second + third, unit), 'misread_question', 'Adds the two known sides and stops there.'),
              wrong(lengthOf(Math.abs(second - third), unit), 'strategy_error', 'Subtracts one known side from the other.'),
              wrong(lengthOf(fraction(second + third, 2), unit), 'strategy_error', 'Takes the average of the two known sides.'),
            ]
          : []),
        wrong(lengthOf(asked + 1, unit), 'calculation_error', 'Slips by one in the subtraction or division.'),
        wrong(lengthOf(asked - 1, unit), 'calculation_error', 'Counts one too few in the subtraction or division.'),
        wrong(lengthOf(asked + 10, unit), 'calculation_error', 'Forgets to regroup a ten.'),
        wrong(lengthOf(perimeter - 4, unit), 'concept_misunderstanding', 'Subtracts the number of sides from the perimeter.'),
        wrong(lengthOf(asked - 2, unit), 'calculation_error', 'Counts two too few in the subtraction or division.'),
        ...(shape === 'square' ? [wrong(lengthOf(fraction(asked, 2), unit), 'careless_mistake', 'Halves the side once too often.')] : []),
        wrong(lengthOf(asked - 10, unit), 'calculation_error', 'Takes away a ten too many.'),
        wrong(lengthOf(asked - 3, unit), 'calculation_error', 'Counts three too few in the subtraction or division.'),
      ]),
      steps,
      hints: ['What does a perimeter add up?', 'Put the sides that you know together and see how much of the perimeter they use.'],
    }
  },
  // Tries length after length in place of the asked side (and of the sides equal to it) until the perimeter comes out.
  solve({ shape, sides }) {
    const perimeter = sides.reduce((sum, side) => sum + side, 0)
    const around = (tried: number) => {
      const isAsked = (index: number) => shape === 'square' || index === 0 || (shape === 'rectangle' && index === 2)
      return sides.reduce((sum, side, index) => sum + (isAsked(index) ? tried : side), 0)
    }
    let tried = 1
    while (around(tried) < perimeter) tried++
    return numberValue(tried)
  },
})
