/** Midpoint of a segment, or an end from the midpoint. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { wholeText, wrong } from '~/exam/values/values'
import { serves } from './measures'
import { pointOf } from './plane-points'

interface Parameters {
  a: [number, number]
  b: [number, number]
  asks: 'midpoint' | 'end'
}

export const midpoint = defineFamily<Parameters>({
  id: 'midpoint',
  version: 1,
  title: 'The midpoint of a segment',
  asks: 'Finds the midpoint of a segment from its ends, in hard draws one end from the midpoint.',
  strand: 'geometry',
  skill: 'Midpoint',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    a: 'one end',
    b: 'the other end, with coordinates of the same parity',
    asks: 'the midpoint, or in hard draws the second end',
  },
  draw(random, { difficulty }) {
    const low = difficulty === 'easy' ? 0 : -8
    const a: [number, number] = [random.int(low, 8), random.int(low, 8)]
    const step = () => 2 * random.int(1, 4) * random.pick([-1, 1])
    const b: [number, number] = [a[0] + step(), a[1] + step()]
    const shift = difficulty === 'easy' ? [Math.min(0, b[0]), Math.min(0, b[1])] : [0, 0]
    const moved = ([x, y]: [number, number]): [number, number] => [x - (shift[0] ?? 0), y - (shift[1] ?? 0)]
    return { a: moved(a), b: moved(b), asks: difficulty === 'hard' ? 'end' : 'midpoint' }
  },
  write({ a, b, asks }) {
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const [start, end, center] = [pointOf(...a).text, pointOf(...b).text, pointOf(mx, my).text]
    const half = (n: number) => fraction(n, 2)
    return {
      stem:
        asks === 'midpoint'
          ? `What is the midpoint of the segment with endpoints ${start} and ${end}?`
          : `The midpoint of a segment is ${center}. One endpoint is ${start}. What is the other endpoint?`,
      answer: asks === 'midpoint' ? pointOf(mx, my) : pointOf(...b),
      distractors:
        asks === 'midpoint'
          ? [
              wrong(pointOf(a[0] + b[0], a[1] + b[1]), 'careless_mistake', 'Adds the coordinates but forgets to halve.'),
              wrong(
                pointOf(half(b[0] - a[0]), half(b[1] - a[1])),
                'concept_misunderstanding',
                'Subtracts the coordinates instead of adding them before halving.',
              ),
              wrong(pointOf(b[0] - a[0], b[1] - a[1]), 'concept_misunderstanding', 'Gives the differences of the coordinates.'),
              wrong(pointOf(my, mx), 'careless_mistake', 'Swaps the coordinates of the midpoint.'),
              wrong(pointOf(mx, half(b[1] - a[1])), 'careless_mistake', 'Subtracts in the second coordinate instead of adding.'),
              wrong(pointOf(mx + 1, my), 'calculation_error', 'Slips by one in the first coordinate.'),
              wrong(pointOf(mx, my - 1), 'calculation_error', 'Slips by one in the second coordinate.'),
            ]
          : [
              wrong(pointOf(half(a[0] + mx), half(a[1] + my)), 'misread_question', 'Finds the point halfway between the two given points.'),
              wrong(pointOf(a[0] + mx, a[1] + my), 'concept_misunderstanding', 'Adds the coordinates of the two given points.'),
              wrong(pointOf(mx - a[0], my - a[1]), 'careless_mistake', 'Finds the step from the endpoint to the midpoint and stops there.'),
              wrong(pointOf(2 * a[0] - mx, 2 * a[1] - my), 'strategy_error', 'Goes in the wrong direction from the endpoint.'),
              wrong(pointOf(2 * mx, 2 * my), 'strategy_error', 'Doubles the midpoint and forgets to take the endpoint away.'),
              wrong(pointOf(b[0], b[1] + 1), 'calculation_error', 'Slips by one in the second coordinate.'),
              wrong(pointOf(b[0] - 1, b[1]), 'calculation_error', 'Slips by one in the first coordinate.'),
            ],
      steps:
        asks === 'midpoint'
          ? [
              'The midpoint lies halfway in both directions, so each of its coordinates is the average of the two ends.',
              `Halfway between ${start} and ${end}: the first coordinates add up to ${wholeText(a[0] + b[0])} and the second to ${wholeText(a[1] + b[1])}.`,
              `Half of each gives ${center}.`,
            ]
          : [
              'From one endpoint to the midpoint is half of the way; the same step again leads to the other endpoint.',
              `From ${start} to ${center} the step is ${pointOf(mx - a[0], my - a[1]).text}, first across and then up.`,
              `The same step from ${center} leads to ${end}.`,
            ],
      hints:
        asks === 'midpoint'
          ? ['What number is halfway between the two first coordinates?', 'Average the first coordinates, then the second ones.']
          : ['How do you get from the endpoint to the midpoint?', 'Take the same step once more.'],
    }
  },
  // Walks from both ends towards each other until they meet; or mirrors the end in the midpoint.
  solve({ a, b, asks }) {
    if (asks === 'end') return `=${2 * ((a[0] + b[0]) / 2) - a[0]},${2 * ((a[1] + b[1]) / 2) - a[1]}`
    const meet = (from: number, to: number) => {
      let [left, right] = [Math.min(from, to), Math.max(from, to)]
      while (left < right) [left, right] = [left + 1, right - 1]
      return left
    }
    return `=${meet(a[0], b[0])},${meet(a[1], b[1])}`
  },
})
