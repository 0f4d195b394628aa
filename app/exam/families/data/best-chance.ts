/** Which of several bags gives the best chance, or the same chance as a given one. */

import { defineFamily } from '~/exam/families/kit/family'
import { compare, type Fraction, fraction } from '~/exam/values/fraction'
import { fractionText, label, wrong } from '~/exam/values/values'
import { table } from '../../figures/chart'

interface Parameters {
  thing: number
  color: string
  bags: { wanted: number; total: number }[]
}

const THINGS = [
  { one: 'marble', many: 'marbles', place: 'Bag' },
  { one: 'token', many: 'tokens', place: 'Box' },
  { one: 'ticket', many: 'tickets', place: 'Bowl' },
  { one: 'bead', many: 'beads', place: 'Jar' },
]

export const bestChance = defineFamily<Parameters>({
  id: 'best-chance',
  version: 3,
  title: 'The best chance',
  asks: 'Finds which of four or five containers gives the greatest chance of drawing a color.',
  strand: 'data',
  skill: 'Comparing probabilities',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    thing: 'marbles, tokens, tickets or beads',
    color: 'the color wanted',
    bags: 'for each of four containers (ISEE) or five (SSAT) how many things it holds and how many have the color; the best is neither the fullest nor the one with most of the color',
  },
  draw(random, { level, difficulty }) {
    const totals =
      difficulty === 'easy' ? [4, 6, 8, 10, 12] : difficulty === 'medium' ? [6, 8, 12, 16, 20, 24] : [10, 12, 15, 18, 20, 24, 30, 36]
    const bagCount = level === 'isee-lower' || level === 'isee-middle' ? 4 : 5
    for (;;) {
      const bags = random.sample(totals, bagCount).map((total) => ({ wanted: random.int(1, Math.floor((total * 3) / 4)), total }))
      const chances = bags.map(chanceOf)
      const best = chances.reduce((top, chance, index) => (compare(chance, chances[top] ?? chance) > 0 ? index : top), 0)
      const most = Math.max(...bags.map(({ wanted }) => wanted))
      const isUnique =
        new Set(chances.map(({ n, d }) => `${n}/${d}`)).size === bagCount && new Set(bags.map(({ wanted }) => wanted)).size === bagCount
      const isFriendly = chances.every(({ d }) => d <= (difficulty === 'hard' ? 12 : 8))
      if (isUnique && isFriendly && (bags[best]?.wanted ?? most) < most)
        return { thing: random.int(0, THINGS.length - 1), color: random.pick(['red', 'blue', 'green', 'gold']), bags }
    }
  },
  write({ thing, color, bags }) {
    const { one, many, place } = THINGS[thing] ?? { one: '', many: '', place: '' }
    const names = bags.map((_, index) => `${place} ${index + 1}`)
    const chances = bags.map(chanceOf)
    const top = (size: (bag: Parameters['bags'][number]) => number) => {
      const sizes = bags.map(size)
      return names[sizes.indexOf(Math.max(...sizes))] ?? ''
    }
    const key = names[chances.findIndex((chance) => chances.every((other) => compare(chance, other) >= 0))] ?? ''
    const candidates: [string, string][] = [
      [top(({ wanted }) => wanted), `Looks only at the number of ${color} ${many} and forgets how many there are in all.`],
      [top(({ total }) => -total), `Takes the ${place.toLowerCase()} with the fewest ${many}.`],
      [top(({ wanted, total }) => wanted - total), `Compares how many are not ${color} instead of which part is.`],
      [top(({ total }) => total), `Takes the ${place.toLowerCase()} with the most ${many}.`],
      ...names.map((name): [string, string] => [name, `Compares the fractions wrongly and takes that of ${name} for the greatest.`]),
    ]
    return {
      stem: `The table shows how many ${many} are in each ${place.toLowerCase()} and how many of them are ${color}. One ${one} will be drawn at random from one of the ${place === 'Box' ? 'boxes' : `${place.toLowerCase()}s`}. From which ${place.toLowerCase()} is a ${color} ${one} most likely to be drawn?`,
      figure: table({
        caption: `${many.charAt(0).toUpperCase()}${many.slice(1)} by ${place.toLowerCase()}`,
        head: ['', `${color.charAt(0).toUpperCase()}${color.slice(1)}`, 'Total'],
        rows: bags.map(({ wanted, total }, index) => [names[index] ?? '', String(wanted), String(total)]),
      }),
      answer: label(key),
      distractors: candidates.map(([name, says]) => wrong(label(name), 'concept_misunderstanding', says)),
      steps: [
        `The chance is the part of all ${many} that is ${color}, not the number of them.`,
        `The parts are ${bags.map(({ wanted, total }, index) => `$\\frac{${wanted}}{${total}}$${chances[index]?.d === total ? '' : ` = ${fractionText(chances[index] ?? fraction(0))}`} for ${names[index]}`).join(', ')}.`,
        `The largest of these is the one for ${key}.`,
      ],
      hints: [
        `More ${color} ${many} need not mean a better chance.`,
        'Write a fraction for each: part over total. Which are more than a half?',
      ],
    }
  },
  // Compares by cross multiplication, pair by pair.
  solve({ thing, bags }) {
    const winner = bags.findIndex((bag, index) =>
      bags.every((other, rival) => rival === index || bag.wanted * other.total > other.wanted * bag.total),
    )
    return `=${THINGS[thing]?.place} ${winner + 1}`
  },
})

function chanceOf({ wanted, total }: { wanted: number; total: number }): Fraction {
  return fraction(wanted, total)
}
