/** The cost of an order from a table of prices. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { counted, type Person, pickPerson } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { centsText, inCents, moneyText, numberValue, wrong } from '~/exam/values/values'
import { table } from '../../figures/chart'

interface Parameters {
  shop: number
  /** Cents. */
  prices: number[]
  lines: { item: number; count: number }[]
  /** Cents handed over when change is asked for, else 0. */
  paid: number
  person: Person
}

const SHOPS = [
  {
    caption: 'Snack Bar Prices',
    before: '',
    items: [
      ['sandwich', 'sandwiches'],
      ['drink', 'drinks'],
      ['apple', 'apples'],
      ['cookie', 'cookies'],
    ],
  },
  {
    caption: 'School Store Prices',
    before: '',
    items: [
      ['notebook', 'notebooks'],
      ['pen', 'pens'],
      ['eraser', 'erasers'],
      ['folder', 'folders'],
    ],
  },
  {
    caption: 'Garden Stand Prices',
    before: '',
    items: [
      ['pumpkin', 'pumpkins'],
      ['squash', 'squashes'],
      ['pepper', 'peppers'],
      ['cucumber', 'cucumbers'],
    ],
  },
  {
    caption: 'Fair Ticket Prices',
    before: 'tickets for ',
    items: [
      ['boat ride', 'boat rides'],
      ['pony ride', 'pony rides'],
      ['carousel ride', 'carousel rides'],
      ['puppet show', 'puppet shows'],
    ],
  },
] as const

const BILLS = [1000, 2000, 5000]

export const tableOrderCost = defineFamily<Parameters>({
  id: 'table-order-cost',
  version: 4,
  title: 'An order from a price table',
  asks: 'Finds what an order of two kinds costs, or the change from a bill, from a table of prices.',
  strand: 'data',
  skill: 'Reading tables',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    shop: 'which of four price lists',
    prices: 'four different prices in cents, multiples of 25 or of 5, the highest first',
    lines: 'the two kinds ordered, one to six of each',
    paid: 'the bill of 10, 20 or 50 dollars handed over when hard draws ask for the change, else 0',
    person: 'who orders',
  },
  draw(random, { level, difficulty }) {
    const isYoung = tierOf(level) === 'lower'
    const unit = isYoung ? 25 : 5
    const drawn = random.sample(
      Array.from({ length: isYoung ? 14 : 60 }, (_, index) => (index + (isYoung ? 2 : 10)) * unit),
      4,
    )
    // The first thing of each list is also the dearest in a real shop.
    const dearest = drawn.indexOf(Math.max(...drawn))
    const prices = [drawn[dearest] ?? 0, ...drawn.filter((_, index) => index !== dearest)]
    const [first = 0, second = 1] = random.sample([0, 1, 2, 3], 2)
    const most = difficulty === 'easy' ? 2 : isYoung ? 4 : 6
    const [countA, countB] = [random.int(2, most), difficulty === 'easy' ? 1 : random.int(2, most)]
    const lines = [
      { item: first, count: countA },
      { item: second, count: countB },
    ]
    const cost = costOf(prices, lines)
    const paid = difficulty === 'hard' ? (BILLS.find((bill) => bill > cost) ?? 0) : 0
    return { shop: random.int(0, SHOPS.length - 1), prices, lines, paid, person: pickPerson(random) }
  },
  write({ shop, prices, lines, paid, person }) {
    const { caption, before, items } = SHOPS[shop] ?? SHOPS[0]
    const priceOf = (item: number) => prices[item] ?? 0
    const [a = { item: 0, count: 0 }, b = { item: 0, count: 0 }] = lines
    const [partA, partB] = [a.count * priceOf(a.item), b.count * priceOf(b.item)]
    const cost = partA + partB
    const key = paid ? paid - cost : cost
    const given = (amount: number) => inCents(paid ? paid - amount : amount)
    const order = before + lines.map(({ item, count }) => counted(count, items[item]?.[0] ?? '', items[item]?.[1])).join(' and ')
    const spare = [0, 1, 2, 3].find((item) => item !== a.item && item !== b.item) ?? 0
    return {
      stem: paid
        ? `${person.name} buys ${order} and pays with a ${moneyText(paid)} bill. According to the table, how much change should ${person.they} get?`
        : `According to the table, how much do ${order} cost altogether?`,
      figure: table({
        caption,
        head: ['Item', 'Price'],
        rows: items.map(([name], item) => [name.charAt(0).toUpperCase() + name.slice(1), centsText(priceOf(item)).slice(1)]),
      }),
      answer: inCents(key),
      distractors: [
        wrong(given(priceOf(a.item) + priceOf(b.item)), 'misread_question', 'Counts one of each kind only.'),
        wrong(given(a.count * priceOf(b.item) + b.count * priceOf(a.item)), 'careless_mistake', 'Swaps the two numbers of things bought.'),
        ...(paid ? [wrong(inCents(cost), 'misread_question', 'Gives the cost instead of the change.')] : []),
        wrong(given(partA + priceOf(b.item)), 'careless_mistake', 'Counts the second kind only once.'),
        wrong(given(partA + b.count * priceOf(spare)), 'careless_mistake', 'Reads the price of the second kind in the wrong row.'),
        wrong(given(cost + 100), 'calculation_error', 'Makes a carrying mistake of one dollar.'),
        wrong(given(cost - 100), 'calculation_error', 'Forgets to carry a dollar.'),
        wrong(given(cost + 10), 'calculation_error', 'Makes a carrying mistake of ten cents.'),
        wrong(given(cost - 10), 'calculation_error', 'Makes a mistake of ten cents in adding.'),
      ].filter(({ value }) => !value.startsWith('-') && value !== '0'),
      steps: [
        `Take each price as often as it is bought: ${lines.map(({ item, count }) => `${count} × ${centsText(priceOf(item))} = ${centsText(count * priceOf(item))}`).join(' and ')}.`,
        `Together that is ${centsText(partA)} + ${centsText(partB)} = ${centsText(cost)}.`,
        ...(paid ? [`The change is what is left of the bill: ${centsText(paid)} − ${centsText(cost)} = ${centsText(key)}.`] : []),
      ],
      hints: [
        'Which two rows of the table do you need?',
        paid ? 'First the cost of each kind, then the whole cost, then the change.' : 'How many of each kind are bought?',
      ],
    }
  },
  // Puts the things on the counter one by one, in cents.
  solve({ prices, lines, paid }) {
    const basket = lines.flatMap(({ item, count }) => Array.from({ length: count }, () => prices[item] ?? 0))
    const left = basket.reduce((sum, price) => sum - price, paid)
    return numberValue(fraction(Math.abs(left), 100))
  },
})

function costOf(prices: readonly number[], lines: Parameters['lines']): number {
  return lines.reduce((sum, { item, count }) => sum + count * (prices[item] ?? 0), 0)
}
