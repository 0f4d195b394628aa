/** Quantitative comparison: the price of one thing in two offers. */

import { COMPARISON_CHOICES, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { compare, fraction } from '~/exam/values/fraction'
import { moneyText } from '~/exam/values/values'

interface Offer {
  count: number
  cents: number
}
interface Parameters {
  thing: [string, string]
  left: Offer
  right: Offer
}

const THINGS: [string, string][] = [['pen', 'pens'], ['bagel', 'bagels'], ['candle', 'candles'], ['battery', 'batteries'], ['tennis ball', 'tennis balls'], ['light bulb', 'light bulbs']] // biome-ignore format: a table

export const compareUnitPrices = defineFamily<Parameters>({
  id: 'compare-unit-prices',
  version: 1,
  title: 'The price of one thing in two offers',
  asks: 'Compares the price of a single thing in packs of two sizes.',
  strand: 'number',
  skill: 'Unit price',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    thing: 'what is sold, singular and plural',
    left: 'size and price of the pack in Column A',
    right: 'size and price of the pack in Column B',
  },
  draw(random, { difficulty }) {
    const [first, second] = random.sample(
      { easy: [2, 3, 4, 5, 6], medium: [3, 4, 6, 8, 9, 10], hard: [6, 8, 9, 12, 15, 16] }[difficulty],
      2,
    ) as [number, number]
    const each = 5 * random.int(9, 34)
    const gap = { easy: 25, medium: 10, hard: 5 }[difficulty]
    const wanted = random.pick(['A', 'B', 'equal'] as const)
    const [left, right] = [each + (wanted === 'A' ? gap : 0), each + (wanted === 'B' ? gap : 0)]
    return { thing: random.pick(THINGS), left: { count: first, cents: first * left }, right: { count: second, cents: second * right } }
  },
  write({ thing: [one, many], left, right }) {
    const difference = compare(fraction(left.cents, left.count), fraction(right.cents, right.count))
    const relation: Relation = difference === 0 ? 'equal' : difference > 0 ? 'A' : 'B'
    const each = ({ count, cents }: Offer) => `${moneyText(cents)} ÷ ${count} = ${moneyText(cents / count)}`
    return {
      stem: `One store sells a pack of ${left.count} ${many} for ${moneyText(left.cents)}. Another store sells a pack of ${right.count} ${many} for ${moneyText(right.cents)}.`,
      columns: { a: `The price per ${one} in the pack of ${left.count}`, b: `The price per ${one} in the pack of ${right.count}` },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: {
          type: 'strategy_error',
          says:
            left.cents > right.cents
              ? 'Compares the prices of the packs and not of single things.'
              : 'Supposes that the smaller pack always costs more per thing.',
        },
        B: {
          type: 'strategy_error',
          says:
            right.cents > left.cents
              ? 'Compares the prices of the packs and not of single things.'
              : 'Supposes that the smaller pack always costs more per thing.',
        },
        equal: { type: 'calculation_error', says: 'Rounds the two unit prices to the same amount.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that packs of different sizes cannot be compared.' },
      }),
      steps: [
        `Divide each price by the number of ${many} in the pack: ${each(left)} and ${each(right)}.`,
        relation === 'equal'
          ? 'The prices for one are the same, so the two quantities are equal.'
          : `So one costs more in Column ${relation}, which is greater.`,
      ],
      hints: ['What would the same number of things cost in both stores?', `What does one ${one} cost in each pack?`],
    }
  },
  // What each store asks for as many things as both packs have together, times over.
  solve({ left, right }) {
    const [a, b] = [left.cents * right.count, right.cents * left.count]
    return a === b ? '=equal' : a > b ? '=A' : '=B'
  },
})
