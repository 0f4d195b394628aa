/** How many coins of one kind are among coins of two kinds with a known total. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { moneyText, numberValue, whole } from '~/exam/values/values'

interface Coin {
  many: string
  cents: number
}
interface Parameters {
  who: Person
  large: Coin
  small: Coin
  coins: number
  cents: number
  isLargeAsked: boolean
}

const QUARTER = { many: 'quarters', cents: 25 }
const DIME = { many: 'dimes', cents: 10 }
const NICKEL = { many: 'nickels', cents: 5 }

export const coinCount = defineFamily<Parameters>({
  id: 'coin-count',
  version: 3,
  title: 'A handful of two kinds of coins',
  asks: 'Finds the number of coins of one kind from the number of all coins and their value.',
  strand: 'number',
  skill: 'Money combinations',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    who: 'the person who has the coins',
    large: 'the more valuable kind of coin',
    small: 'the other kind of coin',
    coins: 'the number of coins in all',
    cents: 'their value in cents',
    isLargeAsked: 'whether the number of the more valuable coins is asked for',
  },
  draw(random, { level, difficulty }) {
    const [large, small] = random.pick(
      difficulty === 'easy'
        ? [[DIME, NICKEL]]
        : [
            [QUARTER, DIME],
            [QUARTER, NICKEL],
          ],
    ) as [Coin, Coin]
    const most = (tierOf(level) === 'lower' ? 6 : 9) + (difficulty === 'hard' ? 4 : 0)
    const [a, b] = random.sample(
      Array.from({ length: most - 1 }, (_, index) => index + 2),
      2,
    ) as [number, number]
    return {
      who: pickPerson(random),
      large,
      small,
      coins: a + b,
      cents: a * large.cents + b * small.cents,
      isLargeAsked: difficulty !== 'hard' || random.chance(1, 2),
    }
  },
  write({ who, large, small, coins, cents, isLargeAsked }) {
    const allSmall = coins * small.cents
    const gap = large.cents - small.cents
    const larges = (cents - allSmall) / gap
    const key = isLargeAsked ? larges : coins - larges
    const wrong = [
      { count: coins - key, type: 'misread_question' as const, says: 'Gives the number of the other kind of coin.' },
      { count: key + 1, type: 'calculation_error' as const, says: 'Tries one coin too many and does not check the value.' },
      { count: key - 1, type: 'calculation_error' as const, says: 'Tries one coin too few and does not check the value.' },
      { count: Math.floor(coins / 2), type: 'strategy_error' as const, says: 'Supposes that there are about as many coins of each kind.' },
      { count: Math.floor(cents / large.cents), type: 'strategy_error' as const, says: `Makes the whole value out of ${large.many}.` },
      { count: key + 2, type: 'calculation_error' as const, says: 'Exchanges two coins too many.' },
      { count: key + 3, type: 'calculation_error' as const, says: 'Exchanges three coins too many.' },
      { count: key - 2, type: 'calculation_error' as const, says: 'Exchanges two coins too few.' },
      { count: key - 3, type: 'calculation_error' as const, says: 'Exchanges three coins too few.' },
      { count: coins, type: 'misread_question' as const, says: 'Gives the number of all the coins.' },
    ]
    return {
      stem: `${who.name} has ${coins} coins, all of them ${large.many} and ${small.many}. The coins are worth ${moneyText(cents)} in all. How many of the coins are ${isLargeAsked ? large.many : small.many}?`,
      answer: whole(key),
      distractors: wrong.filter(({ count }) => count > 0).map(({ count, type, says }) => ({ ...whole(count), type, says })),
      steps: [
        `Suppose that all ${coins} coins were ${small.many}. They would be worth ${moneyText(allSmall)}, which is ${moneyText(cents - allSmall)} too little.`,
        `Each of the ${small.many} that becomes one of the ${large.many} adds ${gap} cents, and ${cents - allSmall} ÷ ${gap} = ${larges}, so there are ${larges} ${large.many}.`,
        ...(isLargeAsked ? [] : [`The other ${coins} − ${larges} = ${coins - larges} coins are ${small.many}.`]),
      ],
      hints: [
        `What would the coins be worth if all of them were ${small.many}?`,
        `How much does the value grow when one coin is changed for one of the ${large.many}?`,
      ],
    }
  },
  // Tries every number of the more valuable coins.
  solve({ large, small, coins, cents, isLargeAsked }) {
    const larges = Array.from({ length: coins + 1 }, (_, count) => count).filter(
      (count) => count * large.cents + (coins - count) * small.cents === cents,
    )
    const [found = -1] = larges.length === 1 ? larges : []
    return numberValue(isLargeAsked ? found : coins - found)
  },
})
