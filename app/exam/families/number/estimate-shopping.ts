/** About how much a purchase costs, with prices just off whole dollars. */

import { defineFamily } from '~/exam/families/kit/family'
import { listed, type Person, pickPerson } from '~/exam/families/kit/wording'
import { money, moneyText, numberValue, wrong } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Line {
  thing: string
  cents: number
}
interface Parameters {
  who: Person
  at: string
  lines: Line[]
}

/** What each shop sells, with the lowest and the highest price in whole dollars. */
const SHOPS = [
  {
    at: 'At a café',
    things: [
      ['a sandwich', 7, 11],
      ['a bowl of soup', 5, 8],
      ['a salad', 8, 12],
      ['a fruit smoothie', 4, 7],
      ['a slice of pie', 4, 6],
    ],
  },
  {
    at: 'At a bookstore',
    things: [
      ['a paperback book', 7, 12],
      ['a poster', 8, 14],
      ['a notebook', 4, 7],
      ['a puzzle', 11, 19],
      ['a calendar', 12, 16],
    ],
  },
  {
    at: 'At a sports store',
    things: [
      ['a soccer ball', 14, 22],
      ['a baseball cap', 12, 18],
      ['a water bottle', 9, 16],
      ['a jump rope', 5, 9],
      ['a pair of socks', 5, 8],
    ],
  },
] as const

const dollars = (cents: number) => Math.round(cents / 100) * 100
const totalOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

export const estimateShopping = defineFamily<Parameters>({
  id: 'estimate-shopping',
  version: 4,
  title: 'Estimating a bill',
  asks: 'Estimates the total of several prices that lie near whole dollars.',
  strand: 'number',
  skill: 'Estimation',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
  },
  parameters: {
    who: 'the person who buys',
    at: 'the shop',
    lines: 'two to four things of the shop with their prices, each within 12 cents of a whole dollar',
  },
  draw(random, { difficulty }) {
    const { at, things: sold } = random.pick(SHOPS)
    const things = random.sample<readonly [string, number, number]>(sold, { easy: 2, medium: 3, hard: 4 }[difficulty])
    const lines = things.map(([thing, low, high]) => ({
      thing,
      cents: random.int(low, high) * 100 + random.pick([-11, -5, -2, -1, 5, 9, 10, 12]),
    }))
    return { who: pickPerson(random), at, lines }
  },
  write({ who, at, lines }) {
    const prices = lines.map(({ cents }) => cents)
    const key = totalOf(prices.map(dollars))
    const first = dollars(prices[0] ?? 0)
    const smallest = Math.min(...prices.map(dollars))
    const [down, up] = [
      totalOf(prices.map((cents) => Math.floor(cents / 100) * 100)),
      totalOf(prices.map((cents) => Math.ceil(cents / 100) * 100)),
    ]
    return {
      stem: `${at}, ${who.name} buys ${listed(lines.map(({ thing, cents }) => `${thing} for ${moneyText(cents)}`))}. Before tax, which amount is closest to the total cost?`,
      answer: money(key),
      distractors: aboveZero([
        wrong(money(down), 'strategy_error', 'Drops the cents from every price instead of rounding.'),
        wrong(money(up), 'strategy_error', 'Rounds every price up, even those just above a whole dollar.'),
        ...(lines.length > 2
          ? [
              wrong(money(key - smallest), 'careless_mistake', 'Leaves the cheapest item out.'),
              wrong(money(key - first), 'careless_mistake', 'Leaves the first item out.'),
            ]
          : []),
        wrong(money(key + smallest), 'careless_mistake', 'Counts the cheapest item twice.'),
        wrong(money(key - 100), 'calculation_error', 'Is one dollar too low when adding.'),
        wrong(money(key + 100), 'calculation_error', 'Is one dollar too high when adding.'),
        wrong(money(key + 1000), 'calculation_error', 'Carries a ten too many when adding.'),
        wrong(money(key - 1000), 'calculation_error', 'Forgets to carry a ten when adding.'),
      ]),
      steps: [
        'The question asks for the closest amount, so round each price to the nearest dollar.',
        `The prices become ${listed(prices.map((cents) => moneyText(dollars(cents))))}.`,
        `Together that makes ${moneyText(key)}, only a few cents from the exact total.`,
      ],
      hints: ['You need not add the cents.', 'To which whole dollar is each price nearest?'],
    }
  },
  // The exact total is never more than 48 cents from a whole dollar, so it may be rounded once at the end.
  solve: ({ lines }) => numberValue(Math.round(lines.reduce((sum, { cents }) => sum + cents, 0) / 100)),
})
