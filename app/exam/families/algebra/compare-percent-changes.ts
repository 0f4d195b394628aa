/** Quantitative comparison: a price after two changes against the price before. */

import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOf,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { moneyText } from '~/exam/values/values'

const THINGS = ['coat', 'bicycle', 'guitar', 'backpack', 'lamp', 'skateboard'] as const

interface Parameters {
  thing: (typeof THINGS)[number]
  /** First and second change in percent; with `isFlat` the first one is in dollars. */
  first: number
  second: number
  isFlat: boolean
}

const PAIRS: Record<'A' | 'B' | 'equal', [number, number][]> = {
  A: [[50, -20], [25, -10], [40, -20], [50, -25], [100, -40], [30, -20], [60, -30], [-20, 30], [-10, 20], [-20, 50]],
  B: [[10, -10], [20, -20], [-10, 10], [-25, 25], [30, -30], [50, -40], [-20, 20], [25, -25], [20, -25], [-50, 50], [-40, 50]],
  equal: [[25, -20], [100, -50], [-20, 25], [-50, 100]],
} // biome-ignore format: pairs of percents

export const comparePercentChanges = defineFamily<Parameters>({
  id: 'compare-percent-changes',
  version: 2,
  title: 'A price after two changes',
  asks: 'Raises and lowers a price and compares the result with the price at first.',
  strand: 'number',
  skill: 'Percent change',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    thing: 'what is sold',
    first: 'first change',
    second: 'second change, in percent',
    isFlat: 'whether the first change is in dollars',
  },
  draw(random, { difficulty }) {
    const thing = random.pick(THINGS)
    const wanted: Relation = random.pick(DRAWN_RELATIONS)
    if (wanted === 'unknown') return { thing, first: random.int(2, 9), second: -random.pick([10, 20, 25, 50]), isFlat: true }
    const isSame = ([first, second]: [number, number]) => first === -second
    const pairs = PAIRS[wanted].filter((pair) => wanted !== 'B' || difficulty === 'medium' || isSame(pair) === (difficulty === 'easy'))
    const [first, second] = random.pick(pairs)
    return { thing, first, second, isFlat: false }
  },
  write({ thing, first, second, isFlat }) {
    const after = moneyText((100 + first) * (100 + second))
    const relation: Relation = isFlat ? 'unknown' : relationOf(fraction((100 + first) * (100 + second), 100), 100)
    const change = (value: number, unit: string) => `${value > 0 ? 'raised' : 'lowered'} by ${unit.replace('#', String(Math.abs(value)))}`
    const middle = 100 + first
    return comparisonQuestion({
      stem: `The price of a ${thing} is ${change(first, isFlat ? '\\$#' : '#%')} and then the new price is ${change(second, '#%')}.`,
      a: `The price of the ${thing} after both changes`,
      b: `The price of the ${thing} before the changes`,
      relation,
      mistakes: {
        A: {
          type: 'concept_misunderstanding',
          says:
            first > 0
              ? 'Looks only at the raise that comes first.'
              : 'Takes the second percent of the first price although it is taken of the new one.',
        },
        B: {
          type: 'concept_misunderstanding',
          says: first > 0 ? 'Believes that the later change always counts for more.' : 'Looks only at the reduction that comes first.',
        },
        equal: { type: 'concept_misunderstanding', says: 'Lets the percents cancel although they are taken of different prices.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that percents cannot be compared without the price.' },
      },
      steps: isFlat
        ? [
            `Try two prices. From \\$10 the price goes to \\$${10 + first}, and ${-second}% of that is taken off. From \\$1,000 the small raise hardly counts, but ${-second}% is a lot.`,
            `A low price may end higher and a high price ends lower, so ${CONCLUSIONS[relation]}.`,
          ]
        : [
            `Start with \\$100, since only percents matter. After the first change the price is \\$${middle}.`,
            `The second change is ${Math.abs(second)}% of \\$${middle}, not of \\$100. The price ends at ${after}, so ${CONCLUSIONS[relation]}.`,
          ],
      hints: [
        isFlat ? 'Try a very low and a very high price.' : 'Start with a price of \\$100.',
        'Of which price is the second percent taken?',
      ],
    })
  },
  // Tries several prices with exact fractions.
  solve({ first, second, isFlat }) {
    const prices = [1, 5, 10, 40, 99, 100, 1000]
    return `=${relationOver(prices.map((price) => [fraction((isFlat ? 100 * (price + first) : price * (100 + first)) * (100 + second), 10000), price] as const))}`
  },
})
