/** Quantitative comparison: the same kind of measure in two units. */

import { CONCLUSIONS, comparisonQuestion, relationOf, relationOver } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { counted } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { wholeText } from '~/exam/values/values'

const PAIRS = [
  { large: ['foot', 'feet'], small: ['inch', 'inches'], factor: 12 },
  { large: ['yard', 'yards'], small: ['foot', 'feet'], factor: 3 },
  { large: ['pound', 'pounds'], small: ['ounce', 'ounces'], factor: 16 },
  { large: ['hour', 'hours'], small: ['minute', 'minutes'], factor: 60 },
  { large: ['minute', 'minutes'], small: ['second', 'seconds'], factor: 60 },
  { large: ['gallon', 'gallons'], small: ['quart', 'quarts'], factor: 4 },
  { large: ['meter', 'meters'], small: ['centimeter', 'centimeters'], factor: 100 },
] as const

interface Parameters {
  pair: number
  large: number
  rest: number
  /** The other amount, in small units. */
  other: number
  isSwapped: boolean
}

export const compareMixedUnits = defineFamily<Parameters>({
  id: 'compare-mixed-units',
  version: 1,
  title: 'Two units, one measure',
  asks: 'Compares an amount in two units with an amount in the smaller one.',
  strand: 'measurement',
  skill: 'Converting units',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'] },
  parameters: {
    pair: 'which units',
    large: 'how many of the larger unit, 2 to 8',
    rest: 'how many of the smaller unit besides',
    other: 'the amount in the smaller unit alone',
    isSwapped: 'whether the amount in one unit stands in Column A',
  },
  draw(random, { difficulty }) {
    const pair = random.int(0, PAIRS.length - 1)
    const factor = PAIRS[pair]?.factor ?? 12
    const [large, rest] = [random.int(2, difficulty === 'easy' ? 4 : 8), difficulty === 'easy' ? 0 : random.int(1, factor - 1)]
    const total = large * factor + rest
    const gap = random.int(1, difficulty === 'hard' ? 2 : Math.max(2, Math.floor(factor / 4)))
    const other = total + random.pick([0, gap, -gap])
    return { pair, large, rest, other, isSwapped: random.chance(1, 2) }
  },
  write({ pair, large, rest, other, isSwapped }) {
    const { large: big, small, factor } = PAIRS[pair] ?? PAIRS[0]
    const total = large * factor + rest
    const ofSmall = (count: number) => counted(count, small[0], small[1])
    const both = rest ? `${counted(large, big[0], big[1])} ${ofSmall(rest)}` : counted(large, big[0], big[1])
    const relation = isSwapped ? relationOf(other, total) : relationOf(total, other)
    return comparisonQuestion({
      a: isSwapped ? ofSmall(other) : both,
      b: isSwapped ? both : ofSmall(other),
      relation,
      mistakes: {
        A: { type: 'concept_misunderstanding', says: 'Converts with the wrong number or compares the printed numbers without converting.' },
        B: { type: 'concept_misunderstanding', says: 'Converts with the wrong number or compares the printed numbers without converting.' },
        equal: { type: 'calculation_error', says: 'Rounds on the way or forgets the part in the smaller unit.' },
        unknown: { type: 'concept_misunderstanding', says: 'Thinks that amounts in different units cannot be compared.' },
      },
      steps: [
        `There are ${ofSmall(factor)} in ${/^h/.test(big[0]) ? 'an' : 'a'} ${big[0]}, so ${counted(large, big[0], big[1])} make ${large} × ${factor} = ${wholeText(large * factor)}.`,
        `${rest ? `With the other ${ofSmall(rest)} that is ${wholeText(total)}. ` : ''}Compared with ${wholeText(other)}, ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['Bring both columns to the same unit.', `How many ${small[1]} are in one ${big[0]}?`],
    })
  },
  // Both columns in the larger unit, as fractions.
  solve({ pair, large, rest, other, isSwapped }) {
    const factor = PAIRS[pair]?.factor ?? 1
    const [mixed, plain] = [fraction(large * factor + rest, factor), fraction(other, factor)]
    return `=${relationOver([isSwapped ? [plain, mixed] : [mixed, plain]])}`
  },
})
