/** Coins of two kinds. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { moneyText, whole, wrongWhole } from '~/exam/values/values'

const COINS = { nickels: 5, dimes: 10, quarters: 25 } as const
type Coin = keyof typeof COINS

interface Parameters {
  person: Person
  low: Coin
  high: Coin
  /** count: the number of coins is known; more: how many more of the lower coin than of the higher. */
  known: 'count' | 'more'
  number: number
  cents: number
  asked: 'low' | 'high'
}

export const coinProblem = defineFamily<Parameters>({
  id: 'coin-problem',
  version: 3,
  title: 'Coins of two kinds',
  asks: 'Gives the value of coins of two kinds and a fact about their numbers, and asks for one of the numbers.',
  strand: 'algebra',
  skill: 'Equations in words',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    person: 'who has the coins',
    low: 'the coin of less value',
    high: 'the coin of more value',
    known: 'whether the sum or the difference of the numbers is known',
    number: 'that sum or difference',
    cents: 'the value of all coins',
    asked: 'which number is asked',
  },
  draw(random, { level, difficulty }) {
    const [low, high] = random.pick([
      ['nickels', 'dimes'],
      ['dimes', 'quarters'],
      ['nickels', 'quarters'],
    ] as const)
    const size = tierOf(level) === 'upper' ? 16 : 11
    const known = difficulty === 'hard' ? 'more' : 'count'
    const many = random.int(3, size)
    const few = known === 'more' ? many + random.int(2, 8) : random.int(3, size)
    return {
      person: pickPerson(random),
      low,
      high,
      known,
      number: known === 'more' ? few - many : few + many,
      cents: few * COINS[low] + many * COINS[high],
      asked: difficulty === 'easy' ? 'high' : random.pick(['low', 'high'] as const),
    }
  },
  write({ person: { name, they }, low, high, known, number, cents, asked }) {
    const [a, b] = [COINS[low], COINS[high]]
    const highs = known === 'count' ? (cents - a * number) / (b - a) : (cents - a * number) / (a + b)
    const lows = known === 'count' ? number - highs : number + highs
    const [key, other] = asked === 'high' ? [highs, lows] : [lows, highs]
    const rest = cents - a * number
    return {
      stem: `${name} has only ${low} and ${high}, worth ${moneyText(cents)} in all. ${known === 'count' ? `There are ${number} coins altogether.` : `There are ${number} more ${low} than ${high}.`} How many ${asked === 'high' ? high : low} does ${they} have?`,
      answer: whole(key),
      distractors: [
        ...wrongWhole(other, 'misread_question', `Gives the number of ${asked === 'high' ? low : high}.`),
        ...(known === 'count'
          ? wrongWhole(number / 2, 'strategy_error', 'Supposes that there are equally many of both.')
          : wrongWhole(cents / (a + b), 'strategy_error', 'Supposes that there are equally many of both.')),
        ...(known === 'count'
          ? wrongWhole(
              rest / b,
              'concept_misunderstanding',
              `Divides what is left by the value of one of the ${high} instead of by the difference of the two values.`,
            )
          : wrongWhole(rest / b, 'careless_mistake', `Forgets that each of the ${high} is matched by one of the ${low}.`)),
        ...wrongWhole(key + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(key - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(key + 2, 'calculation_error', 'Is two off in the division.'),
        ...wrongWhole(key + 3, 'calculation_error', 'Is three off in the division.'),
        ...wrongWhole(key - 2, 'calculation_error', 'Is two too low in the division.'),
        ...wrongWhole(key - 3, 'calculation_error', 'Is three too low in the division.'),
      ].filter(({ value }) => Number(value) > 0),
      steps:
        known === 'count'
          ? [
              `If all ${number} coins were ${low}, they would be worth ${a * number}¢, which leaves ${cents} − ${a * number} = ${rest}¢.`,
              `Changing one of the ${low} into one of the ${high} adds ${b - a}¢, so there are ${rest} ÷ ${b - a} = ${highs} ${high}.`,
              `The other ${number} − ${highs} = ${lows} coins are ${low}.`,
            ]
          : [
              `Put the ${number} extra ${low} aside: they are worth ${a * number}¢, which leaves ${cents} − ${a * number} = ${rest}¢ for equal numbers of both coins.`,
              `One of each is worth ${a + b}¢, so there are ${rest} ÷ ${a + b} = ${highs} ${high}.`,
              `There are ${highs} + ${number} = ${lows} ${low}.`,
            ],
      hints:
        known === 'count'
          ? [
              `What would the coins be worth if all of them were ${low}?`,
              `By how many cents does the value grow when one coin is changed into one of the ${high}?`,
            ]
          : [`Set the extra ${low} aside first. What is the rest worth?`, 'The rest comes in pairs, one of each coin.'],
    }
  },
  // Tries every number of the higher coin.
  solve({ low, high, known, number, cents, asked }) {
    for (let highs = 0; highs < 200; highs++) {
      const lows = known === 'count' ? number - highs : number + highs
      if (lows * COINS[low] + highs * COINS[high] === cents) return String(asked === 'high' ? highs : lows)
    }
    throw new RangeError('no coins fit')
  },
})
