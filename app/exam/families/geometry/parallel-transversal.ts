/** Angles where a line crosses two parallel lines. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import type { Point } from '../../figures/shape'
import { positive, serves } from './measures'

/** The four places around a crossing, counter-clockwise: right above, left above, left below, right below. */
const PLACES = [
  'above the line on the right',
  'above the line on the left',
  'below the line on the left',
  'below the line on the right',
] as const

interface Parameters {
  /** Angle of the crossing line against the parallel ones. */
  tilt: number
  knownPlace: number
  askedPlace: number
  factor: number
  x: number
}

export const parallelTransversal = defineFamily<Parameters>({
  id: 'parallel-transversal',
  version: 3,
  title: 'A line across two parallel lines',
  asks: 'Finds x in an angle at one of two parallel lines from an angle at the other.',
  strand: 'geometry',
  skill: 'Angles with parallel lines',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'both' }),
  parameters: {
    tilt: 'angle of the crossing line in degrees, 48 to 74 or 106 to 132',
    knownPlace: 'place of the known angle at the lower line, 0 to 3 around the crossing',
    askedPlace: 'place of the angle with x at the upper line',
    factor: 'factor of x: 1 in easy and medium draws, 2 to 4 in hard ones',
    x: 'the answer',
  },
  draw(random, { difficulty }) {
    const knownPlace = random.int(0, 3)
    const isSame = difficulty === 'easy' || random.chance(1, 3)
    const askedPlace = isSame ? random.pick([knownPlace, (knownPlace + 2) % 4]) : (knownPlace + random.pick([1, 3])) % 4
    const factor = difficulty === 'hard' ? random.int(2, 4) : 1
    const asked = factor * Math.ceil((random.chance(1, 2) ? random.int(48, 70) : random.int(106, 128)) / factor)
    const tilt = askedPlace % 2 === 0 ? asked : 180 - asked
    return { tilt, knownPlace, askedPlace, factor, x: asked / factor }
  },
  write({ tilt, knownPlace, askedPlace, factor, x }) {
    const asked = factor * x
    const isSame = knownPlace % 2 === askedPlace % 2
    const known = isSame ? asked : 180 - asked
    const run = Math.round((400 * Math.cos((tilt * Math.PI) / 180)) / Math.sin((tilt * Math.PI) / 180)) / 100
    const [low, high]: [Point, Point] = [[-run / 2, 0], [run / 2, 4]] // biome-ignore format: two points
    const angleAt = (at: Point, place: number, text: string) => ({
      at,
      start: [0, tilt, 180, 180 + tilt][place] ?? 0,
      sweep: place % 2 ? 180 - tilt : tilt,
      text,
    })
    const text = `${factor === 1 ? '' : factor}x°`
    const other = 180 - asked
    return {
      stem: 'Lines $l$ and $m$ are parallel. What is the value of $x$?',
      figure: {
        type: 'lines',
        alt: `Two parallel level lines, l above m, crossed by a slanted line that rises to the ${tilt < 90 ? 'right' : 'left'}. Where it crosses m, the angle ${PLACES[knownPlace]} measures ${known}°. Where it crosses l, the angle ${PLACES[askedPlace]} is labeled ${text}.`,
        lines: [
          { from: [-6, 4], to: [6, 4], arrows: 'both', name: 'l' },
          { from: [-6, 0], to: [6, 0], arrows: 'both', name: 'm' },
          { from: [-run, -2], to: [run, 6], arrows: 'both' },
        ],
        angles: [angleAt(low, knownPlace, `${known}°`), angleAt(high, askedPlace, text)],
      },
      answer: whole(x),
      distractors: positive([
        ...(other % factor === 0
          ? [
              wrong(
                whole(other / factor),
                'concept_misunderstanding',
                isSame ? 'Takes equal angles for angles that add up to 180°.' : 'Takes angles that add up to 180° for equal angles.',
              ),
            ]
          : []),
        ...(factor > 1 ? [wrong(whole(asked), 'misread_question', 'Gives the whole angle instead of x.')] : []),
        ...(factor > 1
          ? [wrong(whole(other), 'concept_misunderstanding', 'Gives the angle beside the labeled one and forgets to divide.')]
          : []),
        wrong(whole(Math.abs(90 - known)), 'concept_misunderstanding', 'Takes the two angles to differ by, or add up to, a right angle.'),
        wrong(whole(x + 10), 'calculation_error', 'Slips by ten in the subtraction.'),
        wrong(whole(x - 10), 'calculation_error', 'Takes away a ten too many.'),
        wrong(whole(x + 5), 'time_pressure', 'Estimates the angle from the drawing.'),
        wrong(whole(x - 3), 'calculation_error', 'Makes a small slip in the last step.'),
        wrong(whole(x + 3), 'calculation_error', 'Ends up three too high in the last step.'),
        wrong(whole(x - 5), 'time_pressure', 'Estimates the angle from the drawing and ends up too low.'),
        wrong(whole(360 - known), 'concept_misunderstanding', 'Takes the two angles to add up to a full turn.'),
        wrong(whole(x + 2), 'calculation_error', 'Ends up two too high in the last step.'),
        wrong(whole(x - 2), 'calculation_error', 'Ends up two too low in the last step.'),
      ]),
      steps: [
        'A line crosses two parallel lines at the same slant, so the four angles at one crossing match the four at the other.',
        isSame
          ? `Both marked angles are ${asked > 90 ? 'obtuse' : 'acute'} ones, and all of these are equal, so ${text} is ${known}°.`
          : `One marked angle is acute and the other obtuse; such a pair adds up to 180°, so ${text} is 180° − ${known}° = ${asked}°.`,
        factor > 1 ? `From ${factor}x = ${asked} follows x = ${x}.` : `Therefore x = ${x}.`,
      ],
      hints: [
        'Slide the lower crossing up along the slanted line: where does the known angle land?',
        isSame ? 'Compare the two marked angles: both acute, or both obtuse.' : 'One marked angle is acute and one is obtuse.',
      ],
    }
  },
  // Carries the known angle around the other crossing, quarter by quarter.
  solve({ tilt, knownPlace, askedPlace, factor }) {
    const around = [tilt, 180 - tilt, tilt, 180 - tilt]
    if (around[knownPlace] === undefined) throw new RangeError('no such place')
    return numberValue((around[askedPlace] ?? 0) / factor)
  },
})
