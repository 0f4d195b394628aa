/** An angle of a triangle from the other two, or from how the three compare. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, wrong } from '~/exam/values/values'
import { degrees, positive, serves } from './measures'
import { triangleCorners } from './outlines'

interface Parameters {
  /** At the lower left, lower right and top; the asked one is at the top, or x itself when `multiples` is given. */
  angles: [number, number, number]
  /** With multiples the angles are printed as 2x°, 3x°, ... */
  multiples?: [number, number, number]
}

const term = (factor: number) => `${factor === 1 ? '' : factor}x°`

export const triangleAngleSum = defineFamily<Parameters>({
  id: 'triangle-angle-sum',
  version: 5,
  title: 'The angles of a triangle',
  asks: 'Finds a missing angle of a triangle, in hard draws from angles written as multiples of x.',
  strand: 'geometry',
  skill: 'Angles of triangles',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'both' }),
  parameters: {
    angles: 'the three angles in degrees; medium draws have a right angle at the lower left',
    multiples: 'in hard draws (and medium ones of the upper level) the multiples of x that the angles are',
  },
  draw(random, { level, difficulty }) {
    if (difficulty === 'hard' || (difficulty === 'medium' && tierOf(level) === 'upper')) {
      const multiples = random.pick([[1, 2, 3], [2, 3, 4], [2, 3, 5], [3, 4, 5], [2, 4, 3], [3, 2, 5], [3, 4, 8], [4, 5, 6], [5, 6, 7], [4, 5, 9], [3, 3, 4], [2, 5, 8], [3, 5, 7], [1, 2, 2], [2, 2, 1]] as const) // biome-ignore format: a table
      const [a, b, c] = random.shuffle(multiples) as [number, number, number]
      const unit = 180 / (a + b + c)
      return { angles: [a * unit, b * unit, c * unit], multiples: [a, b, c] }
    }
    const left = difficulty === 'medium' ? 90 : random.int(35, 80)
    const right = difficulty === 'medium' ? random.int(25, 65) : random.int(35, 75)
    return { angles: [left, right, 180 - left - right] }
  },
  write(parameters) {
    const { angles, multiples } = parameters

    const [left, right, top] = angles
    const isRight = !multiples && left === 90
    const answer = multiples ? 180 / multiples.reduce((sum, factor) => sum + factor, 0) : top
    const sum = multiples?.reduce((total, factor) => total + factor, 0) ?? 0
    const texts = multiples ? multiples.map(term) : [isRight ? '' : `${left}°`, `${right}°`, 'x°']
    return {
      stem: 'In the triangle shown, what is the value of $x$?',
      figure: {
        type: 'polygon',
        alt: multiples
          ? `A triangle whose three angles are labeled ${texts.join(', ')}.`
          : `A triangle with ${isRight ? 'a right angle' : `an angle of ${left}°`}, an angle of ${right}°, and a third angle labeled x°.`,
        outlines: [
          {
            corners: triangleCorners(left, right),
            angles: texts.flatMap((text, corner) => (text ? [{ corner, text }] : [])),
            rightAngles: angles.flatMap((angle, corner) => (angle === 90 && !multiples ? [corner] : [])),
          },
        ],
      },
      answer: { text: String(answer), value: numberValue(answer) },
      distractors: mistakes({ ...parameters, sum, answer, isRight, right, left, top }),
      steps: multiples
        ? [
            'The three angles of a triangle add up to 180°.',
            `Together they are ${multiples.map((factor) => `${factor === 1 ? '' : factor}x`).join(' + ')} = ${sum}x, so ${sum}x = 180.`,
            `Therefore x = 180 ÷ ${sum} = ${answer}.`,
          ]
        : [
            'The three angles of a triangle add up to 180°.',
            `The two known angles make ${left}° + ${right}° = ${left + right}°${isRight ? ', because the small square marks a right angle of 90°' : ''}.`,
            `The third is what is left: 180° − ${left + right}° = ${top}°.`,
          ],
      hints: [
        'What do the three angles of any triangle add up to?',
        multiples ? 'How many x do the three angles have together?' : 'Add the two angles that you know.',
      ],
    }
  },
  // Tries every whole number of degrees.
  solve({ angles: [left, right], multiples }) {
    for (let x = 1; x < 180; x++) {
      const total = multiples ? multiples.reduce((sum, factor) => sum + factor * x, 0) : left + right + x
      if (total === 180) return numberValue(x)
    }
    throw new RangeError('no whole angle')
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  multiples,
  angles,
  sum,
  answer,
  isRight,
  right,
  left,
  top,
}: Parameters & { sum: number; answer: number; isRight: boolean; right: number; left: number; top: number }): Distractor[] {
  return positive(
    (multiples
      ? [
          wrong(degrees(360 / sum), 'concept_misunderstanding', 'Sets the sum of the angles at 360° instead of 180°.'),
          wrong(degrees(Math.max(...angles)), 'misread_question', 'Gives the largest angle instead of x.'),
          wrong(degrees(Math.min(...angles)), 'misread_question', 'Gives the smallest angle instead of x.'),
          wrong(degrees(60), 'concept_misunderstanding', 'Thinks that every angle of a triangle measures 60°.'),
          wrong(degrees(answer + 5), 'calculation_error', 'Slips in the division.'),
          wrong(degrees(answer - 4), 'calculation_error', 'Slips when adding the multiples of x.'),
          ...(180 % (2 * sum)
            ? []
            : [wrong(degrees(90 / sum), 'concept_misunderstanding', 'Sets the sum of the angles at 90° instead of 180°.')]),
          wrong(degrees(answer + 3), 'calculation_error', 'Is three too high in the division.'),
          wrong(degrees(answer - 2), 'calculation_error', 'Is two too low in the division.'),
          wrong(degrees(answer - 5), 'calculation_error', 'Is five too low in the division.'),
          ...(180 % (sum + 1)
            ? []
            : [wrong(degrees(180 / (sum + 1)), 'calculation_error', 'Adds the multiples of x and gets one too many.')]),
          wrong(degrees(answer - 1), 'calculation_error', 'Is one too low in the division.'),
        ]
      : [
          ...(isRight
            ? [
                wrong(degrees(right), 'concept_misunderstanding', 'Takes two angles for equal because they look alike.'),
                wrong(degrees(45), 'concept_misunderstanding', 'Thinks that every triangle with a right angle has two angles of 45°.'),
              ]
            : [
                wrong(degrees(left + right), 'careless_mistake', 'Adds the two known angles and stops there.'),
                wrong(degrees(180 - right), 'careless_mistake', `Subtracts the angle of ${right}° only.`),
                wrong(degrees(180 - left), 'careless_mistake', `Subtracts the angle of ${left}° only.`),
                wrong(degrees(right), 'concept_misunderstanding', `Thinks that x is equal to the angle of ${right}°.`),
                wrong(degrees(left), 'concept_misunderstanding', `Thinks that x is equal to the angle of ${left}°.`),
              ]),
          wrong(degrees(top + 10), 'calculation_error', 'Forgets to regroup a ten in the subtraction.'),
          wrong(degrees(top - 10), 'calculation_error', 'Takes away a ten too many.'),
          wrong(degrees(Math.abs(left - right)), 'strategy_error', 'Subtracts one known angle from the other.'),
          wrong(degrees(top + 5), 'calculation_error', 'Adds the two known angles wrongly and gets 5 too few.'),
          wrong(degrees(top - 5), 'calculation_error', 'Adds the two known angles wrongly and gets 5 too many.'),
          ...(isRight
            ? [
                wrong(degrees(180 - right), 'careless_mistake', 'Subtracts only one of the known angles.'),
                wrong(degrees(left + right), 'careless_mistake', 'Adds the two known angles and stops there.'),
              ]
            : []),
        ]
    ).map((entry) => ({ ...entry, text: entry.text.replace('°', '') })),
  )
}
