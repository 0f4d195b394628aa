/** Two bars of the same length, cut into different numbers of parts. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { add, compare, type Fraction, fraction, lcm, subtract } from '~/exam/values/fraction'
import { sizeOfValue } from '~/exam/values/order'
import { fractionText, numberValue, rational } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Bar {
  parts: number
  shaded: number
}
interface Parameters {
  first: Bar
  second: Bar
  isSum: boolean
}

const PARTS = { lower: [2, 3, 4, 6, 8], middle: [3, 4, 5, 6, 8, 10], upper: [3, 4, 5, 6, 8, 10] }

export const fractionBars = defineFamily<Parameters>({
  id: 'fraction-bars',
  version: 4,
  title: 'Comparing fraction bars',
  asks: 'Reads two fraction bars and gives the sum or the difference of their shaded parts.',
  strand: 'number',
  skill: 'Fractions of a figure',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    first: 'parts and shaded parts of bar A',
    second: 'parts and shaded parts of bar B; on easy draws one number of parts is a multiple of the other',
    isSum: 'whether the sum is asked for, else the difference',
  },
  draw(random, { level, difficulty }) {
    const choices = PARTS[tierOf(level)]
    const pairs = choices.flatMap((a) =>
      choices
        .filter((b) => b !== a && (difficulty === 'hard' ? a % b && b % a : difficulty === 'medium' || a % b === 0 || b % a === 0))
        .map((b) => [a, b] as const),
    )
    const [a, b] = random.pick(pairs)
    const first = { parts: a, shaded: random.int(1, a - 1) }
    const second = { parts: b, shaded: random.int(1, b - 1) }
    const isSame = first.shaded * b === second.shaded * a
    return { first, second, isSum: isSame || (difficulty !== 'easy' && random.chance(1, 2)) }
  },
  write({ first, second, isSum }) {
    const [a, b] = [fraction(first.shaded, first.parts), fraction(second.shaded, second.parts)]
    const isFirstMore = compare(a, b) > 0
    const difference = isFirstMore ? subtract(a, b) : subtract(b, a)
    const key = isSum ? add(a, b) : difference
    const common = lcm(first.parts, second.parts)
    const [topA, topB] = [(first.shaded * common) / first.parts, (second.shaded * common) / second.parts]
    const apart = Math.abs(first.parts - second.parts)
    const wrong: Distractor[] = [
      {
        ...rational(
          fraction(
            isSum ? first.shaded + second.shaded : Math.abs(first.shaded - second.shaded),
            isSum ? first.parts + second.parts : apart,
          ),
        ),
        type: 'concept_misunderstanding',
        says: isSum ? 'Adds the parts and the shaded parts of both bars.' : 'Subtracts numerators and denominators separately.',
      },
      {
        ...rational(fraction(isSum ? first.shaded + second.shaded : Math.abs(first.shaded - second.shaded), common)),
        type: 'concept_misunderstanding',
        says: 'Counts shaded parts although they are of different sizes.',
      },
      {
        ...rational(fraction(key.n * (common / key.d) + 1, common)),
        type: 'calculation_error',
        says: 'Slips by one part after cutting both bars alike.',
      },
      {
        ...rational(isSum ? difference : add(a, b)),
        type: 'misread_question',
        says: isSum ? 'Gives the difference instead of the sum.' : 'Gives the sum instead of the difference.',
      },
      { ...rational(isFirstMore ? a : b), type: 'misread_question', says: 'Gives the larger shaded part itself.' },
      {
        ...rational(fraction(key.n * (common / key.d) - 1, common)),
        type: 'calculation_error',
        says: 'Slips by one part when cutting the bars alike.',
      },
      { ...rational(fraction(key.n * (common / key.d) + 2, common)), type: 'calculation_error', says: 'Counts two parts too many.' },
      { ...rational(isFirstMore ? b : a), type: 'misread_question', says: 'Gives the smaller shaded part itself.' },
    ]
    const [more, less] = isFirstMore ? ['A', 'B'] : ['B', 'A']
    const show = (value: Fraction) => fractionText(value)
    const bar = (name: string, { parts, shaded }: Bar) => `Bar ${name} is cut into ${parts} equal parts, ${shaded} of them shaded.`
    return {
      stem: isSum
        ? 'Bars A and B have the same length. The shaded parts of both bars together are what fraction of the length of one bar?'
        : `Bars A and B have the same length. The shaded part of bar ${more} is longer than the shaded part of bar ${less} by what fraction of the length of one bar?`,
      figure: {
        type: 'fraction-bar',
        alt: `Two bars of the same length. ${bar('A', first)} ${bar('B', second)}`,
        bars: [
          { ...first, name: 'A' },
          { ...second, name: 'B' },
        ],
      },
      answer: rational(key),
      // A bar cannot be longer than another by a whole bar, and nobody would believe it.
      distractors: aboveZero(wrong).filter(({ value }) => isSum || sizeOfValue(value) < 1),
      steps: [
        `Bar A shows $\\frac{${first.shaded}}{${first.parts}}$ and bar B shows $\\frac{${second.shaded}}{${second.parts}}$.`,
        `Cut both bars into ${common} equal parts: then $\\frac{${topA}}{${common}}$ and $\\frac{${topB}}{${common}}$ are shaded.`,
        `${isSum ? 'Together' : 'The difference'} is $\\frac{${isSum ? topA + topB : Math.abs(topA - topB)}}{${common}}$${key.d === common ? '.' : `, or ${show(key)}.`}`.replace(
          'Together is',
          'Together that is',
        ),
      ],
      hints: ['Which fraction does each bar show?', 'Into how many parts could both bars be cut?'],
    }
  },
  // Measures in pieces so small that both bars hold whole numbers of them.
  solve({ first, second, isSum }) {
    const pieces = first.parts * second.parts
    const [a, b] = [first.shaded * second.parts, second.shaded * first.parts]
    return numberValue(fraction(isSum ? a + b : Math.abs(a - b), pieces))
  },
})
