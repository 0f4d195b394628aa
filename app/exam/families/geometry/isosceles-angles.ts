/** Angles of an isosceles triangle. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'
import { triangleCorners } from './outlines'

interface Parameters {
  /** The angle between the equal sides. */
  apex: number
  base: number
  /** What is asked; `both` gives the base angles only through x. */
  asks: 'base' | 'apex' | 'both'
}

/** "(x + 12)°" or "(x − 12)°". */
const shifted = (by: number) => `(x ${by < 0 ? '−' : '+'} ${Math.abs(by)})°`

export const isoscelesAngles = defineFamily<Parameters>({
  id: 'isosceles-angles',
  version: 3,
  title: 'The angles of an isosceles triangle',
  asks: 'Finds an angle of a triangle with two equal sides, in hard draws when each base angle is given only through x.',
  strand: 'geometry',
  skill: 'Isosceles triangles',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'both' }),
  parameters: {
    apex: 'angle between the equal sides, an even number from 24 to 114',
    base: 'each of the two equal angles',
    asks: 'the apex angle (easy), a base angle (medium), or the apex angle x with base angles of x plus or minus a number (hard)',
  },
  draw(random, { difficulty }) {
    const step = random.int(4, 17)
    const apex = random.chance(1, 2) ? 60 - 2 * step : 60 + 2 * step + 2 * random.int(0, difficulty === 'hard' ? 0 : 10)
    return { apex, base: (180 - apex) / 2, asks: ({ easy: 'apex', medium: 'base', hard: 'both' } as const)[difficulty] }
  },
  write({ apex, base, asks }) {
    const x = asks === 'base' ? base : apex
    const given = asks === 'apex' ? base : apex
    const difference = base - apex
    const baseText = asks === 'base' ? 'x°' : asks === 'apex' ? `${base}°` : shifted(difference)
    const apexText = asks === 'base' ? `${apex}°` : 'x°'
    return {
      stem: 'In the triangle shown, the two marked sides are equal. What is the value of $x$?',
      figure: {
        type: 'polygon',
        alt: `A triangle whose left and right sides are marked as equal. The angle between them is labeled ${apexText}. The angle at the left end of the base is labeled ${baseText}.`,
        outlines: [
          {
            corners: triangleCorners(base, base),
            ticks: [
              { side: 1, count: 1 },
              { side: 2, count: 1 },
            ],
            angles: [
              { corner: 2, text: apexText },
              { corner: 0, text: baseText },
            ],
          },
        ],
      },
      answer: whole(x),
      distractors: positive([
        ...(asks === 'base'
          ? [
              wrong(whole(180 - apex), 'careless_mistake', 'Forgets to share what is left between the two equal angles.'),
              wrong(whole(180 - 2 * apex), 'strategy_error', 'Treats the given angle as one of the two equal angles.'),
            ]
          : []),
        ...(asks === 'apex'
          ? [
              wrong(whole(180 - base), 'careless_mistake', 'Subtracts the base angle only once.'),
              wrong(whole(2 * base), 'careless_mistake', 'Stops at the two base angles together.'),
            ]
          : []),
        ...(asks === 'both'
          ? [
              wrong(whole(base), 'misread_question', 'Gives the base angle instead of x.'),
              ...(difference % 2 === 0 ? [wrong(whole((180 - difference) / 2), 'strategy_error', 'Counts only one base angle.')] : []),
              ...(difference % 3 === 0
                ? [wrong(whole((180 - difference) / 3), 'careless_mistake', 'Counts the added number once instead of twice.')]
                : []),
            ]
          : [wrong(whole(given), 'concept_misunderstanding', 'Takes the angle between the equal sides for one of the equal angles.')]),
        wrong(whole(60), 'concept_misunderstanding', 'Takes the triangle for one with three equal angles.'),
        wrong(whole(x + 10), 'calculation_error', 'Slips by ten in the subtraction.'),
        wrong(whole(x - 10), 'calculation_error', 'Takes away a ten too many.'),
        wrong(whole(x - 4), 'time_pressure', 'Estimates the angle from the drawing.'),
        wrong(whole(x + 5), 'calculation_error', 'Slips in the division.'),
      ]),
      steps: [
        'Angles across from equal sides are equal, so the two angles at the base are the same.',
        {
          apex: `Together they are 2 × ${base}° = ${2 * base}°, and the third angle is 180° − ${2 * base}° = ${apex}°.`,
          base: `They share 180° − ${apex}° = ${180 - apex}°, so each of them is ${180 - apex}° ÷ 2 = ${base}°.`,
          both: `All three angles make 180°: x and two angles of ${shifted(difference)}, so 3x ${difference < 0 ? '−' : '+'} ${2 * Math.abs(difference)} = 180 and 3x = ${3 * apex}.`,
        }[asks],
        `So x = ${x}.`,
      ],
      hints: [
        'Which two angles of this triangle are equal?',
        {
          apex: 'Now you know two of the three angles.',
          base: 'How much of the 180° is left for the two equal angles?',
          both: 'Write the sum of all three angles with x in it.',
        }[asks],
      ],
    }
  },
  // Tries every size of the equal angles until the three angles close.
  solve({ apex, base, asks }) {
    const difference = base - apex
    for (let x = 1; x < 180; x++) {
      const total = { base: x + x + apex, apex: base + base + x, both: x + 2 * (x + difference) }[asks]
      if (total === 180) return numberValue(x)
    }
    throw new RangeError('no whole angle')
  },
})
