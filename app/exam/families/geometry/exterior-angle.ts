/** The exterior angle of a triangle against its two far angles. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'
import { triangleCorners } from './outlines'

interface Parameters {
  /** Interior angles at the lower left and the top. */
  left: number
  top: number
  asks: 'exterior' | 'far'
}

export const exteriorAngle = defineFamily<Parameters>({
  id: 'exterior-angle',
  version: 3,
  title: 'An exterior angle of a triangle',
  asks: 'Finds the angle between one side of a triangle and the extension of another, or a far angle from it.',
  strand: 'geometry',
  skill: 'Exterior angles of triangles',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    left: 'interior angle at the lower left, 30 to 75 degrees',
    top: 'interior angle at the top, 35 to 80 degrees',
    asks: 'the exterior angle (easy, some medium), or the far angle at the top from it',
  },
  draw(random, { difficulty }) {
    const asks = difficulty === 'hard' || (difficulty === 'medium' && random.chance(1, 2)) ? 'far' : 'exterior'
    const step = difficulty === 'easy' ? 5 : 1
    return { left: step * random.int(30 / step, 75 / step), top: step * random.int(35 / step, 80 / step), asks }
  },
  write({ left, top, asks }) {
    const exterior = left + top
    const right = 180 - exterior
    const x = asks === 'exterior' ? exterior : top
    const corners = triangleCorners(left, right)
    const tip = corners[2] ?? [0, 0]
    return {
      stem: 'One side of the triangle shown is extended past a corner. What is the value of $x$?',
      figure: {
        type: 'lines',
        alt: `A triangle whose base is extended to the right. The angle at the left end of the base measures ${left}°, the angle at the top ${asks === 'exterior' ? `measures ${top}°` : 'is labeled x°'}, and the angle between the right side and the extended part of the base ${asks === 'exterior' ? 'is labeled x°' : `measures ${exterior}°`}.`,
        lines: [
          { from: [0, 0], to: [15, 0], arrows: 'end' },
          { from: [0, 0], to: tip, arrows: 'none' },
          { from: tip, to: [10, 0], arrows: 'none' },
        ],
        angles: [
          { at: [0, 0], start: 0, sweep: left, text: `${left}°` },
          { at: tip, start: 180 + left, sweep: top, text: asks === 'exterior' ? `${top}°` : 'x°' },
          { at: [10, 0], start: 0, sweep: exterior, text: asks === 'exterior' ? 'x°' : `${exterior}°` },
        ],
      },
      answer: whole(x),
      distractors: positive([
        asks === 'exterior'
          ? wrong(whole(right), 'misread_question', 'Gives the angle inside the triangle instead of the one outside.')
          : wrong(whole(right), 'misread_question', 'Gives the inside angle next to the known outside angle.'),
        asks === 'exterior'
          ? wrong(whole(180 - left), 'careless_mistake', 'Subtracts only one of the known angles from 180°.')
          : wrong(whole(exterior + left), 'strategy_error', 'Adds the two known angles instead of subtracting.'),
        asks === 'exterior'
          ? wrong(whole(180 - top), 'careless_mistake', 'Subtracts only the top angle from 180°.')
          : wrong(whole(180 - left), 'concept_misunderstanding', 'Takes the angle for what the left angle lacks to a straight line.'),
        wrong(whole(360 - exterior), 'concept_misunderstanding', 'Subtracts the outside angle from a full turn.'),
        wrong(whole(x + 10), 'calculation_error', 'Slips by ten.'),
        wrong(whole(x - 10), 'calculation_error', 'Slips by ten the other way.'),
        wrong(whole(Math.abs(left - top)), 'strategy_error', 'Subtracts one inside angle from the other.'),
        wrong(whole(x - 4), 'time_pressure', 'Estimates the angle from the drawing.'),
      ]),
      steps: [
        asks === 'exterior'
          ? `The inside angles add up to 180°, so the third one is 180° − ${left}° − ${top}° = ${right}°.`
          : `The outside angle and the inside angle next to it make a straight line, so that inside angle is 180° − ${exterior}° = ${right}°.`,
        asks === 'exterior'
          ? `It makes a straight line with the angle outside: x = 180 − ${right} = ${exterior}.`
          : `The inside angles add up to 180°: x = 180 − ${right} − ${left} = ${top}.`,
        `In short: an outside angle equals the two far inside angles together, ${left} + ${top} = ${exterior}.`,
      ],
      hints: [
        'Which two angles together make a straight line?',
        'An outside angle is as large as the two inside angles that do not touch it, together.',
      ],
    }
  },
  // Searches for the third angle that closes the triangle.
  solve({ left, top, asks }) {
    for (let right = 1; right < 180; right++) {
      if (left + top + right === 180) return numberValue(asks === 'exterior' ? 180 - right : 180 - right - left)
    }
    throw new RangeError('no triangle')
  },
})
