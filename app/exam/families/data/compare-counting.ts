/** Quantitative comparison: numbers of choices with and without order. */
import { CONCLUSIONS, comparisonQuestion, relationOf } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

interface Way {
  count: number
  chosen: number
  isOrdered: boolean
}

interface Parameters {
  a: Way
  b: Way
  wording: number
}

const WORDINGS: ((way: Way) => string)[] = [
  ({ count, chosen, isOrdered }) =>
    isOrdered
      ? `The number of ways to line up ${chosen} of ${count} students in a row`
      : `The number of ways to choose a group of ${chosen} students from ${count} students`,
  ({ count, chosen, isOrdered }) =>
    isOrdered
      ? `The number of ways to arrange ${chosen} of ${count} different books in a row`
      : `The number of ways to choose ${chosen} of ${count} different books to pack`,
  ({ count, chosen, isOrdered }) =>
    isOrdered
      ? `The number of ways to fill ${chosen} different offices in a club of ${count} members, with a different member in each office`
      : `The number of different committees of ${chosen} members that can be chosen in a club of ${count} members`,
]
const WAYS: Way[] = [4, 5, 6, 7, 8].flatMap((count) =>
  [2, 3, 4, 5].filter((chosen) => chosen < count).flatMap((chosen) => [true, false].map((isOrdered) => ({ count, chosen, isOrdered }))),
)

export const compareCounting = defineFamily<Parameters>({
  id: 'compare-counting',
  version: 2,
  title: 'With order and without',
  asks: 'Compares two numbers of ways to choose, with or without regard to order.',
  strand: 'data',
  skill: 'Combinations and permutations',
  kind: 'quantitative_comparison',
  levels: { 'isee-upper': ['quantitative_reasoning'] },
  parameters: { a: 'the choice in Column A', b: 'the choice in Column B', wording: 'which of three wordings' },
  draw(random, { difficulty }) {
    const relation = random.pick(['A', 'B', 'equal'] as const)
    const pairs = WAYS.flatMap((a) => WAYS.map((b) => ({ a, b }))).filter(({ a, b }) => {
      const [one, two] = [waysOf(a), waysOf(b)]
      const isSame = a.count === b.count && a.chosen === b.chosen && a.isOrdered === b.isOrdered
      const isClose = one < 3 * two && two < 3 * one
      // Easy pairs differ in one respect only; the others also need counting.
      const differences = Number(a.count !== b.count) + Number(a.chosen !== b.chosen) + Number(a.isOrdered !== b.isOrdered)
      const isFit =
        difficulty === 'easy' ? differences === 1 : isClose && differences > (difficulty === 'hard' && relation !== 'equal' ? 1 : 0)
      return !isSame && isFit && Math.max(one, two) <= 420 && relationOf(one, two) === relation
    })
    return { ...random.pick(pairs), wording: random.int(0, WORDINGS.length - 1) }
  },
  write({ a, b, wording }) {
    const relation = relationOf(waysOf(a), waysOf(b))
    const column = (way: Way) => WORDINGS[wording]?.(way) ?? ''
    const isComplement = !a.isOrdered && !b.isOrdered && a.count === b.count && a.chosen + b.chosen === a.count
    return comparisonQuestion({
      a: column(a),
      b: column(b),
      relation,
      mistakes: {
        equal: { type: 'concept_misunderstanding', says: 'Believes that it makes no difference whether order counts.' },
        A: { type: 'concept_misunderstanding', says: 'Goes by the larger numbers printed in the column.' },
        B: { type: 'concept_misunderstanding', says: 'Goes by the larger numbers printed in the column.' },
        unknown: { type: 'logical_reasoning_error', says: 'Gives up on numbers that can be counted.' },
      },
      steps: [
        `Column A: ${worked(a)}.`,
        `Column B: ${worked(b)}.${isComplement ? ` No wonder: to choose ${a.chosen} is to leave ${b.chosen}.` : ''}`,
        `So ${CONCLUSIONS[relation]}.`,
      ],
      hints: [
        'Does a change of order make a new way in Column A? In Column B?',
        'Count the ordered ways first; where order does not matter, divide by the number of orders of one group.',
      ],
    })
  },
  // Counts by going through all subsets, and all orders of each where order counts.
  solve({ a, b }) {
    const size = ({ count, chosen, isOrdered }: Way) => {
      const subsets = Array.from({ length: 2 ** count }, (_, bits) => bits.toString(2).replaceAll('0', '').length).filter(
        (ones) => ones === chosen,
      ).length
      const orders = [1, 1, 2, 6, 24, 120][chosen] ?? 0
      return isOrdered ? subsets * orders : subsets
    }
    return `=${relationOf(size(a), size(b))}`
  },
})

function waysOf({ count, chosen, isOrdered }: Way): number {
  const places = Array.from({ length: chosen }, (_, place) => place)
  return places.reduce((product, place) => (isOrdered ? product * (count - place) : (product * (count - place)) / (place + 1)), 1)
}

function worked(way: Way): string {
  const product = Array.from({ length: way.chosen }, (_, place) => way.count - place).join(' × ')
  if (way.isOrdered) return `order counts, so there are ${product} = ${waysOf(way)} ways`
  const orders = Array.from({ length: way.chosen }, (_, place) => way.chosen - place).join(' × ')
  return `order does not count, so there are (${product}) ÷ (${orders}) = ${waysOf(way)} ways`
}
