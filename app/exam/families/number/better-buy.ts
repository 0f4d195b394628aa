/** The lowest price for one unit, from a table of packs. */
import type { Distractor } from '~/exam/core/item/answer'
import { choiceCount } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { centsText, label } from '~/exam/values/values'

interface Pack {
  name: string
  size: number
  cents: number
}
interface Parameters {
  goods: (typeof GOODS)[number]
  packs: Pack[]
}

const GOODS = [
  { what: 'rice', unit: 'pounds', one: 'pound' },
  { what: 'juice', unit: 'quarts', one: 'quart' },
  { what: 'granola', unit: 'ounces', one: 'ounce' },
  { what: 'ribbon', unit: 'yards', one: 'yard' },
  { what: 'cat food', unit: 'cans', one: 'can' },
] as const
const NAMES = ['Pack P', 'Pack Q', 'Pack R', 'Pack S', 'Pack T']

export const betterBuy = defineFamily<Parameters>({
  id: 'better-buy',
  version: 3,
  title: 'The lowest unit price',
  asks: 'Reads sizes and prices from a table and finds the pack that costs least for each unit.',
  strand: 'number',
  skill: 'Unit price',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    goods: 'what is sold, and in which unit',
    packs: 'as many packs as the level prints choices, each with its size and its price in cents; all unit prices differ',
  },
  draw(random, { level, difficulty }) {
    const count = choiceCount(level)
    const sizes = random
      .sample(difficulty === 'easy' ? [2, 3, 4, 5, 10] : difficulty === 'medium' ? [3, 4, 5, 6, 8, 10] : [4, 6, 8, 12, 15, 20], count)
      .sort((a, b) => a - b)
    const step = { easy: 20, medium: 5, hard: 2 }[difficulty]
    const base = random.int(4, 8) * 20
    const units = random.sample(
      Array.from({ length: count + 2 }, (_, index) => base + step * index),
      count,
    )
    return {
      goods: random.pick(GOODS),
      packs: sizes.map((size, index) => ({ name: NAMES[index] ?? '', size, cents: size * (units[index] ?? base) })),
    }
  },
  write({ goods, packs }) {
    const ranked = [...packs].sort((a, b) => a.cents / a.size - b.cents / b.size)
    const [best, second] = [ranked[0], ranked[1]]
    if (!best || !second) throw new RangeError('a price table needs two packs or more')
    const cheapest = packs.reduce((low, pack) => (pack.cents < low.cents ? pack : low))
    const largest = packs.reduce((high, pack) => (pack.size > high.size ? pack : high))
    const mistake = (pack: Pack): Pick<Distractor, 'type' | 'says'> => {
      if (pack === cheapest) return { type: 'concept_misunderstanding', says: 'Takes the lowest price without regard to the size.' }
      if (pack === largest) return { type: 'logical_reasoning_error', says: 'Supposes that the largest pack is always the best buy.' }
      if (pack === ranked.at(-1)) return { type: 'strategy_error', says: 'Divides the size by the price and takes the smallest result.' }
      return { type: 'calculation_error', says: `Slips when dividing the price of ${pack.name} by its size.` }
    }
    const rows = packs.map(({ name, size, cents }) => [name, `${size} ${goods.unit}`, centsText(cents)])
    return {
      stem: `The table shows the sizes and prices of the packs of ${goods.what} that a store sells. Which pack has the lowest price per ${goods.one}?`,
      figure: {
        type: 'table',
        alt: `Packs of ${goods.what}: ${listed(rows.map(([name, size, price]) => `${name} holds ${size} and costs ${price}`))}.`,
        caption: `Packs of ${goods.what}`,
        head: ['Pack', 'Size', 'Price'],
        rows,
      },
      answer: label(best.name),
      distractors: packs.filter((pack) => pack !== best).map((pack) => ({ ...label(pack.name), ...mistake(pack) })),
      steps: [
        `To compare packs of different sizes, find what one ${goods.one} costs in each: divide the price by the size.`,
        `${packs.map(({ name, size, cents }) => `${name}: ${centsText(cents)} ÷ ${size} = ${centsText(cents / size)}`).join('. ')}.`,
        `The lowest of these is ${centsText(best.cents / best.size)}, for ${best.name}; the next lowest is ${centsText(second.cents / second.size)}.`,
      ],
      hints: ['The lowest price and the lowest price per unit need not be the same.', `What does one ${goods.one} cost in each pack?`],
    }
  },
  // Compares packs two by two: what each would cost at the other's size.
  solve({ packs }) {
    const best = packs.find((pack) => packs.every((other) => other === pack || pack.cents * other.size < other.cents * pack.size))
    return `=${best?.name}`
  },
})
