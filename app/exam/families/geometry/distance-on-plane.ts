/** Distance between two points of the plane. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, root, whole, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'
import { pointOf } from './plane-points'

interface Parameters {
  a: [number, number]
  b: [number, number]
}

const LEGS: [number, number][] = [[3, 4], [4, 3], [6, 8], [8, 6], [5, 12], [12, 5]] // biome-ignore format: a table

export const distanceOnPlane = defineFamily<Parameters>({
  id: 'distance-on-plane',
  version: 3,
  title: 'The distance between two points',
  asks: 'Finds the distance between two points of the coordinate plane, level or slanted.',
  strand: 'geometry',
  skill: 'Distance on the coordinate plane',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    a: 'one point',
    b: 'the other point: on the same level line in easy draws, else at a whole distance; in hard upper draws at any distance',
  },
  draw(random, { level, difficulty }) {
    const sign = () => random.pick([-1, 1])
    if (difficulty === 'easy') {
      const a: [number, number] = [random.int(-6, -1), random.int(-6, 6)]
      const b: [number, number] = [random.int(2, 7), a[1]]
      return random.chance(1, 2) ? { a, b } : { a: [a[1], a[0]], b: [b[1], b[0]] }
    }
    const [across, up] =
      tierOf(level) === 'upper' && difficulty === 'hard'
        ? random.pick([
            [2, 4],
            [3, 6],
            [2, 6],
            [4, 4],
            [5, 5],
            [3, 3],
            [4, 8],
            [6, 3],
            [6, 6],
          ] as [number, number][])
        : random.pick(difficulty === 'medium' ? LEGS.slice(0, 4) : LEGS)
    const a: [number, number] = [random.int(-5, 5), random.int(-5, 5)]
    return { a, b: [a[0] + across * sign(), a[1] + up * sign()] }
  },
  write({ a, b }) {
    const [across, up] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
    const square = across ** 2 + up ** 2
    const answer = root(1, square)
    const isStraight = across === 0 || up === 0
    const [larger, smaller] = [Math.max(across, up), Math.min(across, up)]
    const moving: [number, number] = across ? [a[0], b[0]] : [a[1], b[1]]
    return {
      stem: `What is the distance between the points ${pointOf(...a).text} and ${pointOf(...b).text} on the coordinate plane?`,
      answer,
      distractors: positive(
        isStraight
          ? [
              wrong(
                whole(Math.abs(moving[0] + moving[1])),
                'concept_misunderstanding',
                'Drops the minus sign and subtracts the sizes of the coordinates.',
              ),
              wrong(whole(larger + 1), 'careless_mistake', 'Counts the points on the line instead of the steps between them.'),
              wrong(whole(larger - 1), 'careless_mistake', 'Forgets the step across zero.'),
              wrong(whole(Math.max(...moving.map(Math.abs))), 'misread_question', 'Gives the distance of one point from the axis.'),
              wrong(whole(larger + 2), 'calculation_error', 'Counts two steps too many.'),
              wrong(whole(larger - 2), 'calculation_error', 'Counts two steps too few.'),
              wrong(whole(2 * larger), 'strategy_error', 'Counts the way there and back.'),
              wrong(whole(larger + 3), 'calculation_error', 'Counts three steps too many.'),
              wrong(whole(larger - 3), 'calculation_error', 'Counts three steps too few.'),
            ]
          : [
              wrong(whole(across + up), 'concept_misunderstanding', 'Adds the steps across and up instead of going straight.'),
              wrong(
                root(1, larger ** 2 - smaller ** 2 || square + 4),
                'strategy_error',
                'Subtracts the squares of the steps instead of adding them.',
              ),
              wrong(root(1, across + up), 'careless_mistake', 'Forgets to square the steps.'),
              wrong(whole(larger), 'strategy_error', 'Takes only the longer of the two steps.'),
              wrong(whole(square), 'careless_mistake', 'Forgets to take the square root.'),
              wrong(root(2, across + up), 'concept_misunderstanding', 'Doubles where the steps should be squared.'),
              wrong(root(1, square + 1), 'calculation_error', 'Slips in one of the squares.'),
              wrong(root(1, square - 1), 'calculation_error', 'Ends up one too low in one of the squares.'),
              wrong(whole(smaller), 'strategy_error', 'Takes only the shorter of the two steps.'),
              wrong(root(1, square + 2), 'calculation_error', 'Ends up two too high in one of the squares.'),
            ],
      ),
      steps: isStraight
        ? [
            `The points lie on one ${across ? 'level' : 'upright'} line, because their ${across ? 'second' : 'first'} coordinates agree.`,
            `From one to the other you pass zero: ${Math.abs(moving[0])} steps to zero and ${Math.abs(moving[1])} more, which makes ${larger}.`,
          ]
        : [
            `From one point to the other it is ${across} across and ${up} up or down; these are the legs of a right triangle, and the distance is its longest side.`,
            `Its square is $${across}^2 + ${up}^2 = ${across ** 2} + ${up ** 2} = ${square}$.`,
            `So the distance is $\\sqrt{${square}}$${answer.text === `$\\sqrt{${square}}$` ? '.' : `, which is ${answer.text}.`}`,
          ],
      hints: isStraight
        ? ['Do the points share a coordinate?', 'Count the steps to zero and beyond.']
        : ['How far is it across, and how far up or down?', 'Those two steps are the legs of a right triangle.'],
    }
  },
  // Looks for the whole number or root whose square is the sum of squares, by counting up.
  solve({ a, b }) {
    const square = (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])
    for (let factor = Math.floor(Math.sqrt(square)); factor > 0; factor--) {
      if (square % (factor * factor) !== 0) continue
      const rest = square / (factor * factor)
      return rest === 1 ? numberValue(factor) : `${factor === 1 ? '' : factor}√${rest}`
    }
    throw new RangeError('the points coincide')
  },
})
