/** Quantitative comparison: the values of two collections of coins. */

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
import { type Person, pickPeople } from '~/exam/families/kit/wording'
import { wholeText } from '~/exam/values/values'

const COINS = { nickels: 5, dimes: 10, quarters: 25 } as const
type Coin = keyof typeof COINS

interface Parameters {
  people: [Person, Person]
  first: Coin
  second: Coin
  /** times: the first person has so many times as many coins; more: so many more coins. */
  fact: 'times' | 'more'
  k: number
}

export const compareCoinValues = defineFamily<Parameters>({
  id: 'compare-coin-values',
  version: 3,
  title: 'The values of two collections of coins',
  asks: 'Compares the numbers of coins that two people have and asks how the values compare.',
  strand: 'reasoning',
  skill: 'Relations between quantities',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    people: 'the two people',
    first: 'the coins of the first',
    second: 'the coins of the second',
    fact: 'how the numbers of coins compare',
    k: 'how many times, or how many more',
  },
  draw(random, { difficulty }) {
    const wanted: Relation = random.pick(DRAWN_RELATIONS)
    const people = pickPeople(random, 2) as [Person, Person]
    const kinds: Coin[] = ['nickels', 'dimes', 'quarters']
    for (;;) {
      const [first, second] = random.sample(kinds, 2) as [Coin, Coin]
      const k = random.int(2, difficulty === 'easy' ? 4 : 6)
      const [a, b] = [COINS[first], COINS[second]]
      if (wanted === 'unknown') {
        if (a < b) return { people, first, second, fact: 'more', k: k + 2 }
      } else if (relationOf(k * a, b) === wanted) return { people, first, second, fact: 'times', k }
      else if (wanted === 'A' && a > b && random.chance(1, 2)) return { people, first, second, fact: 'more', k }
    }
  },
  write({ people: [one, two], first, second, fact, k }) {
    const [a, b] = [COINS[first], COINS[second]]
    const relation: Relation = fact === 'times' ? relationOf(k * a, b) : a > b ? 'A' : 'unknown'
    const many = k === 2 ? 'twice' : `${k} times`
    return comparisonQuestion({
      stem:
        fact === 'times'
          ? `${one.name} has ${many} as many ${first} as ${two.name} has ${second}. ${two.name} has at least one ${second.slice(0, -1)}.`
          : `${one.name} has ${k} more ${first} than ${two.name} has ${second}. ${two.name} has at least one ${second.slice(0, -1)}.`,
      a: `The value of ${one.name}'s ${first}`,
      b: `The value of ${two.name}'s ${second}`,
      relation,
      mistakes: {
        A: { type: 'strategy_error', says: 'Compares only the numbers of coins.' },
        B: { type: 'strategy_error', says: 'Compares only the values of single coins.' },
        equal: { type: 'logical_reasoning_error', says: 'Believes that more coins of less value always balance.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that the exact numbers of coins are needed.' },
      },
      steps:
        fact === 'times'
          ? [
              `For each ${second.slice(0, -1)} of ${two.name}'s, worth ${b}¢, ${one.name} has ${k} ${first}, worth ${k * a}¢.`,
              `That holds for any number of coins, so ${CONCLUSIONS[relation]}.`,
            ]
          : relation === 'A'
            ? [
                `${one.name} has more coins than ${two.name}, and each of them is worth more.`,
                `So ${CONCLUSIONS[relation]}, whatever the numbers are.`,
              ]
            : [
                `If ${two.name} has 1 coin, the values are ${(1 + k) * a}¢ and ${b}¢. If ${two.name} has 100, they are ${wholeText((100 + k) * a)}¢ and ${wholeText(100 * b)}¢.`,
                `The two cases disagree, so ${CONCLUSIONS[relation]}.`,
              ],
      hints: ['How much is one coin of each kind worth?', 'Try a small and a large number of coins.'],
    })
  },
  // Counts the money for many numbers of coins.
  solve({ first, second, fact, k }) {
    const cases = Array.from({ length: 200 }, (_, index) => index + 1).map(
      (n) => [COINS[first] * (fact === 'times' ? k * n : k + n), COINS[second] * n] as const,
    )
    return `=${relationOver(cases)}`
  },
})
