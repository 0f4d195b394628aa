/** Lengths read off a ruler that need not start at zero. */

import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction, subtract } from '~/exam/values/fraction'
import { mixedText, numberValue, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'

interface Parameters {
  /** Start and end in parts of an inch. */
  from: number
  to: number
  parts: 2 | 4 | 8
}

const LENGTH = 6
const inches = (value: Fraction) => ({ text: `${mixedText(value)} inches`, value: numberValue(value) })
const words = (value: Fraction) =>
  value.d === 1 ? String(value.n) : `${Math.floor(value.n / value.d) || ''} ${value.n % value.d}/${value.d}`.trim()

export const rulerLength = defineFamily<Parameters>({
  id: 'ruler-length',
  version: 3,
  title: 'Reading a ruler',
  asks: 'Reads the length of a bar off a ruler; in harder draws the bar does not start at zero.',
  strand: 'measurement',
  skill: 'Measuring length',
  kind: 'data_reading',
  levels: serves({ lower: 'both' }),
  parameters: {
    from: 'left end in parts of an inch; 0 in easy draws',
    to: 'right end in parts of an inch',
    parts: 'parts of an inch on the ruler: halves, quarters or, in hard draws, eighths',
  },
  draw(random, { difficulty }) {
    const parts = difficulty === 'hard' ? 8 : random.pick([2, 4] as const)
    const from = difficulty === 'easy' ? 0 : difficulty === 'medium' ? parts * random.int(1, 2) : random.int(3, 14)
    const least = from + parts + 1
    const to = random.int(least, LENGTH * parts - 1)
    return { from, to: (to - from) % parts ? to : to - 1, parts }
  },
  write({ from, to, parts }) {
    const at = (count: number) => fraction(count, parts)
    const length = at(to - from)
    const [start, end] = [at(from), at(to)]
    return {
      stem: 'How long is the shaded bar above the ruler?',
      figure: {
        type: 'ruler',
        alt: `A ruler marked in inches from 0 to ${LENGTH}, each inch cut into ${parts} equal parts. A bar above it reaches from ${words(start)} to ${words(end)}.`,
        length: LENGTH,
        unit: 'in.',
        parts,
        from: from / parts,
        to: to / parts,
      },
      answer: inches(length),
      distractors: positive([
        ...(from
          ? [wrong(inches(end), 'careless_mistake', 'Reads only the right end and forgets that the bar does not start at zero.')]
          : []),
        wrong(inches(at(to - from + 1)), 'careless_mistake', 'Counts one mark too many.'),
        wrong(inches(at(to - from - 1)), 'careless_mistake', 'Counts one mark too few.'),
        ...(from ? [wrong(inches(at(to + from)), 'strategy_error', 'Adds the two readings instead of subtracting them.')] : []),
        wrong(inches(at(to - from + parts)), 'careless_mistake', 'Counts one inch too many.'),
        wrong(inches(at(to - from - parts)), 'careless_mistake', 'Counts one inch too few.'),
        wrong(inches(at(to - from + 2)), 'concept_misunderstanding', 'Misreads what the small marks stand for.'),
        wrong(inches(at(to - from - 2)), 'careless_mistake', 'Counts two marks too few.'),
        wrong(inches(at(to - from + 3)), 'careless_mistake', 'Counts three marks too many.'),
        wrong(
          inches(subtract(at(to - from), fraction(1, parts * 2))),
          'concept_misunderstanding',
          'Takes a small mark for half of what it is.',
        ),
      ]),
      steps: [
        `Each inch on this ruler is cut into ${parts} parts, so the small marks stand for ${parts === 2 ? 'halves' : parts === 4 ? 'quarters' : 'eighths'} of an inch.`,
        from
          ? `The bar starts at ${mixedText(start)} and ends at ${mixedText(end)}.`
          : `The bar starts at 0 and ends at ${mixedText(end)}.`,
        from
          ? `Its length is the difference: ${mixedText(end)} − ${mixedText(start)} = ${mixedText(length)} inches.`
          : `So it is ${mixedText(length)} inches long.`,
      ],
      hints: ['Where does the bar start?', 'What part of an inch lies between two neighboring marks?'],
    }
  },
  // Counts the marks passed on the way from one end to the other.
  solve({ from, to, parts }) {
    let marks = 0
    for (let mark = from; mark < to; mark++) marks++
    return numberValue(fraction(marks, parts))
  },
})
