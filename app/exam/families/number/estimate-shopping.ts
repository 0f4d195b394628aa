/** About how much a purchase costs, with prices just off whole dollars. */
import { defineFamily } from '../../family'
import { money, moneyText, numberValue } from '../../values'
import { listed, type Person, pickPerson } from '../../wording'

interface Line {
  thing: string
  cents: number
}
interface Parameters {
  who: Person
  lines: Line[]
}

const THINGS = [
  ['a sandwich', 6, 9],
  ['a bowl of soup', 4, 7],
  ['a notebook', 3, 6],
  ['a paperback book', 7, 12],
  ['a poster', 8, 14],
  ['a box of crayons', 3, 8],
  ['a water bottle', 9, 16],
  ['a soccer ball', 14, 22],
  ['a puzzle', 11, 19],
  ['a baseball cap', 12, 18],
] as const

const dollars = (cents: number) => Math.round(cents / 100) * 100
const totalOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

export const estimateShopping = defineFamily<Parameters>({
  id: 'estimate-shopping',
  version: 2,
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
    lines: 'two to four things with their prices, each within 12 cents of a whole dollar',
  },
  draw(random, { difficulty }) {
    const things = random.sample(THINGS, { easy: 2, medium: 3, hard: 4 }[difficulty])
    const lines = things.map(([thing, low, high]) => ({
      thing,
      cents: random.int(low, high) * 100 + random.pick([-11, -5, -2, -1, 5, 9, 10, 12]),
    }))
    return { who: pickPerson(random), lines }
  },
  write({ who, lines }) {
    const prices = lines.map(({ cents }) => cents)
    const key = totalOf(prices.map(dollars))
    const first = dollars(prices[0] ?? 0)
    const smallest = Math.min(...prices.map(dollars))
    const [down, up] = [
      totalOf(prices.map((cents) => Math.floor(cents / 100) * 100)),
      totalOf(prices.map((cents) => Math.ceil(cents / 100) * 100)),
    ]
    return {
      stem: `${who.name} buys ${listed(lines.map(({ thing, cents }) => `${thing} for ${moneyText(cents)}`))}. Before tax, which amount is closest to the total cost?`,
      answer: money(key),
      distractors: [
        { ...money(down), type: 'strategy_error', says: 'Drops the cents from every price instead of rounding.' },
        { ...money(up), type: 'strategy_error', says: 'Rounds every price up, even those just above a whole dollar.' },
        { ...money(key - smallest), type: 'careless_mistake', says: 'Leaves the cheapest thing out.' },
        { ...money(key - first), type: 'careless_mistake', says: 'Leaves the first thing out.' },
        { ...money(key + smallest), type: 'careless_mistake', says: 'Counts the cheapest thing twice.' },
        { ...money(key + 1000), type: 'calculation_error', says: 'Carries a ten too many when adding.' },
        { ...money(key - 1000), type: 'calculation_error', says: 'Forgets to carry a ten when adding.' },
      ].flatMap((wrong) =>
        wrong.value === '0' || wrong.value.startsWith('-')
          ? []
          : [{ ...wrong, type: wrong.type as 'strategy_error' | 'careless_mistake' | 'calculation_error' }],
      ),
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
