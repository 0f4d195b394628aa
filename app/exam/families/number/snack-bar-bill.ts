/** Two prices read from a table, each bought several times. */

import { defineFamily } from '~/exam/families/kit/family'
import { counted, listed, type Person, pickPerson } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { money, moneyText, numberValue } from '~/exam/values/values'

interface Parameters {
  who: Person
  menu: Menu
  prices: number[]
  first: number
  second: number
  counts: [number, number]
}
type Menu = (typeof MENUS)[number]

const MENUS = [
  { name: 'Snack bar', things: ['pretzel', 'sandwich', 'lemonade', 'fruit cup'] },
  { name: 'School store', things: ['eraser', 'folder', 'ruler', 'glue stick'] },
  { name: 'Fair tickets', things: ['pony ride', 'carousel ride', 'train ride', 'puppet show'] },
  { name: 'Garden shop', things: ['tulip bulb', 'clay pot', 'seed packet', 'herb plant'] },
] as const

const bought = (count: number, thing: string) => counted(count, thing, thing === 'sandwich' ? 'sandwiches' : undefined)

export const snackBarBill = defineFamily<Parameters>({
  id: 'snack-bar-bill',
  version: 3,
  title: 'A bill from a price list',
  asks: 'Reads two prices from a table and finds what several of each cost together.',
  strand: 'number',
  skill: 'Money in several steps',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    who: 'the person who buys',
    menu: 'the price list: its name and four things',
    prices: 'four different prices in cents',
    first: 'row of the first thing bought',
    second: 'row of the second thing bought',
    counts: 'how many of each are bought, different',
  },
  draw(random, { difficulty }) {
    const step = { easy: 50, medium: 25, hard: 5 }[difficulty]
    const prices = random.sample(
      Array.from({ length: Math.floor(350 / step) }, (_, index) => 75 + step * (index + 1)),
      4,
    )
    const [first, second] = random.sample([0, 1, 2, 3], 2) as [number, number]
    const counts = random.sample(difficulty === 'easy' ? [1, 2, 3] : [2, 3, 4, 5], 2) as [number, number]
    return { who: pickPerson(random), menu: random.pick(MENUS), prices, first, second, counts }
  },
  write({ who, menu, prices, first, second, counts }) {
    const [priceA = 0, priceB = 0] = [prices[first], prices[second]]
    const [countA, countB] = counts
    const key = countA * priceA + countB * priceB
    const other = prices[[0, 1, 2, 3].find((row) => row !== first && row !== second) ?? 0] ?? 0
    const [thingA = '', thingB = ''] = [menu.things[first], menu.things[second]]
    const rows = menu.things.map((thing, row) => [thing.charAt(0).toUpperCase() + thing.slice(1), moneyText(prices[row] ?? 0)])
    return {
      stem: `The table shows some prices. ${who.name} pays for ${bought(countA, thingA)} and ${bought(countB, thingB)}. What is the total cost?`,
      figure: {
        type: 'table',
        alt: `${menu.name}: ${listed(rows.map(([thing, price]) => `${thing} ${price}`))}.`,
        caption: menu.name,
        head: ['Item', 'Price'],
        rows,
      },
      answer: money(key),
      distractors: [
        { ...money(countB * priceA + countA * priceB), type: 'misread_question', says: 'Swaps the two numbers of things.' },
        { ...money(countA * priceA + countB * other), type: 'careless_mistake', says: 'Reads the second price from the wrong row.' },
        { ...money(countA * other + countB * priceB), type: 'careless_mistake', says: 'Reads the first price from the wrong row.' },
        { ...money(priceA + priceB), type: 'misread_question', says: 'Adds one of each thing and overlooks the numbers.' },
        { ...money(key + 100), type: 'calculation_error', says: 'Carries a dollar too many when adding the cents.' },
        { ...money(key - 100), type: 'calculation_error', says: 'Forgets to carry a dollar when adding the cents.' },
        { ...money(key - priceA), type: 'careless_mistake', says: `Counts one ${thingA} too few.` },
      ].map((wrong) => ({ ...wrong, type: wrong.type as 'misread_question' | 'careless_mistake' | 'calculation_error' })),
      steps: [
        `Read both prices: ${thingA} ${moneyText(priceA)}, ${thingB} ${moneyText(priceB)}.`,
        `Multiply each price by how many are bought: ${countA} × ${moneyText(priceA)} = ${moneyText(countA * priceA)} and ${countB} × ${moneyText(priceB)} = ${moneyText(countB * priceB)}.`,
        `Add the two amounts: ${moneyText(key)}.`,
      ],
      hints: ['Which two rows of the table do you need?', 'Find what each kind of thing costs in all before you add.'],
    }
  },
  // Puts every single thing on the bill.
  solve({ prices, first, second, counts }) {
    const bill = [
      ...Array.from({ length: counts[0] }, () => prices[first] ?? 0),
      ...Array.from({ length: counts[1] }, () => prices[second] ?? 0),
    ]
    return numberValue(
      fraction(
        bill.reduce((sum, price) => sum + price, 0),
        100,
      ),
    )
  },
})
