/** Angles that together make a straight line or a right angle. */

import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { numberValue, wrong } from '~/exam/values/values'
import type { Point } from '../../figures/shape'
import { degrees, positive, serves } from './measures'
import { onCircle } from './outlines'

interface Parameters {
  total: 90 | 180
  known: number[]
  /** How many angles are labeled x°. */
  copies: 1 | 2
}

export const anglesOnALine = defineFamily<Parameters>({
  id: 'angles-on-a-line',
  version: 4,
  title: 'Angles that make a line or a corner',
  asks: 'Finds an angle that fills up a straight angle or a right angle.',
  strand: 'geometry',
  skill: 'Supplementary and complementary angles',
  kind: 'computation',
  levels: serves({ lower: 'achievement', middle: 'achievement' }),
  parameters: {
    total: '180 for a straight line, 90 for a right angle',
    known: 'the known angles: one in easy draws, two in medium and hard ones',
    copies: 'how many equal angles are labeled x°; two in hard draws',
  },
  draw(random, { difficulty }) {
    const total = random.chance(1, 2) ? 90 : 180
    if (difficulty === 'easy') return { total, known: [total === 90 ? random.int(30, 62) : random.int(40, 140)], copies: 1 }
    if (difficulty === 'medium') return { total: 180, known: [random.int(35, 65), random.int(35, 65)], copies: 1 }
    return { total: 180, known: [2 * random.int(15, 50)], copies: 2 }
  },
  write({ total, known, copies }) {
    const sum = known.reduce((all, angle) => all + angle, 0)
    const x = (total - sum) / copies
    const sweeps = [...known, ...Array.from({ length: copies }, () => x)]
    const starts = sweeps.map((_, index) => sweeps.slice(0, index).reduce((all, angle) => all + angle, 0))
    const rays = starts.slice(1).map((start) => ({ from: [0, 0] as Point, to: onCircle(start, 10), arrows: 'end' as const }))
    const whole = total === 180 ? 'a straight line' : 'a right angle'
    const frame =
      total === 180
        ? [{ from: [-11, 0] as Point, to: [11, 0] as Point, arrows: 'both' as const }]
        : [
            { from: [0, 0] as Point, to: [11, 0] as Point, arrows: 'end' as const },
            { from: [0, 0] as Point, to: [0, 11] as Point, arrows: 'end' as const },
          ]
    return {
      stem:
        total === 180
          ? 'The angles shown together form a straight line. What is the value of $x$?'
          : 'The angles shown together form a right angle. What is the value of $x$?',
      figure: {
        type: 'lines',
        alt: `Angles side by side that together form ${whole}: ${listed([...known.map((angle) => `${angle}°`), ...Array.from({ length: copies }, () => 'x°')])}.`,
        lines: [...frame, ...rays],
        angles: sweeps.map((sweep, index) => ({
          at: [0, 0],
          start: starts[index] ?? 0,
          sweep,
          text: index < known.length ? `${sweep}°` : 'x°',
        })),
      },
      answer: { text: String(x), value: numberValue(x) },
      distractors: positive(
        [
          wrong(
            degrees((total === 180 ? 90 : 180) - sum),
            'concept_misunderstanding',
            total === 180 ? 'Takes the total for a right angle of 90°.' : 'Takes the total for a straight angle of 180°.',
          ),
          ...(copies === 2 ? [wrong(degrees(total - sum), 'misread_question', 'Forgets that two angles are labeled x°.')] : []),
          ...(known.length === 2
            ? [
                wrong(degrees(total - (known[0] ?? 0)), 'careless_mistake', 'Subtracts only the first of the known angles.'),
                wrong(degrees(total - (known[1] ?? 0)), 'careless_mistake', 'Subtracts only the second of the known angles.'),
              ]
            : []),
          wrong(degrees(sum), 'concept_misunderstanding', 'Takes the angle for equal to what is already known.'),
          ...(sum % 2 ? [] : [wrong(degrees(sum / 2), 'strategy_error', 'Halves what is already known.')]),
          wrong(degrees(x + 10), 'calculation_error', 'Forgets to regroup a ten in the subtraction.'),
          wrong(degrees(x - 10), 'calculation_error', 'Takes away a ten too many.'),
          wrong(degrees(x - 5), 'calculation_error', 'Slips by five when counting up to the total.'),
          wrong(degrees(x + 2), 'calculation_error', 'Slips by two in the ones.'),
          wrong(degrees(x + 20), 'calculation_error', 'Slips by two tens in the subtraction.'),
          wrong(degrees(x - 1), 'calculation_error', 'Slips by one when counting up to the total.'),
        ].map((entry) => ({ ...entry, text: entry.text.replace('°', '') })),
      ),
      steps: [
        `Angles that together form ${whole} add up to ${total}°.`,
        `${known.length > 1 ? `The known angles make ${known.join('° + ')}° = ${sum}°` : `The known angle is ${sum}°`}, so ${total}° − ${sum}° = ${total - sum}° is left.`,
        copies === 2 ? `Two equal angles share it: ${total - sum} ÷ 2 = ${x}.` : `That is the angle labeled x°, so x = ${x}.`,
      ],
      hints: [
        `How many degrees does ${whole} have?`,
        copies === 2 ? 'What is left is shared by two equal angles.' : 'Take away what you know from the total.',
      ],
    }
  },
  // Counts up one degree at a time until the angle is full.
  solve({ total, known, copies }) {
    let x = 0
    while (known.reduce((sum, angle) => sum + angle, copies * x) < total) x++
    return numberValue(x)
  },
})
