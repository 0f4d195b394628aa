/** Quantitative comparison: the chance of a color in two bags. */

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
import { fraction } from '~/exam/values/fraction'
import { fractionText } from '~/exam/values/values'

interface Parameters {
  thing: string
  color: string
  other: string
  bagA: { wanted: number; others: number }
  bagB: { wanted: number; others: number }
  /** Whether the number of others is printed. */
  isTold: boolean
}

export const compareBagChances = defineFamily<Parameters>({
  id: 'compare-bag-chances',
  version: 2,
  title: 'Chances in two bags',
  asks: 'Compares the probabilities of drawing a color from two bags, of which sometimes only the number of that color is known.',
  strand: 'data',
  skill: 'Comparing probabilities',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    thing: 'marbles, beads, buttons or tokens',
    color: 'the color wanted',
    other: 'the other color',
    bagA: 'contents of the first bag',
    bagB: 'contents of the second bag',
    isTold: 'whether the number of the others is told',
  },
  draw(random, { difficulty }) {
    const relation = random.pick(DRAWN_RELATIONS)
    const [color = 'red', other = 'blue'] = random.sample(['red', 'blue', 'green', 'white', 'black', 'yellow'], 2)
    const thing = random.pick(['marbles', 'beads', 'buttons', 'tokens'])
    const [wanted, others] = random.sample([2, 3, 4, 5, 6, 7], 2) as [number, number]
    const times = random.int(2, difficulty === 'hard' ? 4 : 3)
    const base = { wanted, others }
    // A multiple of the bag has the same chance; one or two more of one color tip it.
    const tip = difficulty === 'easy' ? 3 : 1
    const isRicher = random.chance(1, 2)
    const larger = { wanted: wanted * times, others: others * times }
    const tipped = isRicher ? { ...larger, wanted: larger.wanted + tip } : { ...larger, others: larger.others + tip }
    const common = { thing, color, other, isTold: relation !== 'unknown' }
    if (relation === 'equal' || relation === 'unknown')
      return { ...common, ...(random.chance(1, 2) ? { bagA: base, bagB: larger } : { bagA: larger, bagB: base }) }
    return { ...common, ...((relation === 'A') === isRicher ? { bagA: tipped, bagB: base } : { bagA: base, bagB: tipped }) }
  },
  write({ thing, color, other, bagA, bagB, isTold }) {
    const [a, b] = [bagA, bagB].map(({ wanted, others }) => fraction(wanted, wanted + others)) as [
      ReturnType<typeof fraction>,
      ReturnType<typeof fraction>,
    ]
    const relation: Relation = isTold ? relationOf(a, b) : 'unknown'
    const holds = ({ wanted, others }: Parameters['bagA']) =>
      isTold ? `${wanted} ${color} and ${others} ${other} ${thing}` : `${wanted} ${color} ${thing} and some ${other} ones`
    const more = bagA.wanted > bagB.wanted ? 'A' : 'B'
    const look = { type: 'concept_misunderstanding' as const, says: `Compares only the numbers of ${color} ${thing}.` }
    const one = thing.slice(0, -1)
    return comparisonQuestion({
      stem: `Bag 1 contains ${holds(bagA)}. Bag 2 contains ${holds(bagB)}. One ${one} is drawn at random from each bag.`,
      a: `The probability that the ${one} from Bag 1 is ${color}`,
      b: `The probability that the ${one} from Bag 2 is ${color}`,
      relation,
      mistakes: {
        [more]: look,
        equal: { type: 'calculation_error', says: 'Takes two fractions that are close for equal.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that bags of different size cannot be compared.' },
      },
      steps: isTold
        ? [
            `The probability is the part of the whole bag: ${bagA.wanted} of ${bagA.wanted + bagA.others} in Bag 1 and ${bagB.wanted} of ${bagB.wanted + bagB.others} in Bag 2.`,
            `As fractions in lowest terms these are ${fractionText(a)} and ${fractionText(b)}.`,
            `So ${CONCLUSIONS[relation]}.`,
          ]
        : [
            `The probability is the part of the whole bag that is ${color}, and for that the number of the ${other} ones matters too.`,
            `With very few ${other} ones in Bag 1 and very many in Bag 2 the first probability is greater; the other way round the second is.`,
            `So ${CONCLUSIONS.unknown}.`,
          ],
      hints: [
        `Does a bag with more ${color} ones always give a better chance?`,
        isTold
          ? `In each bag, how many ${other} ones are there for every ${color} one?`
          : 'Is it known how many there are in each bag in all?',
      ],
    })
  },
  // Cross-multiplies; where the others are not told, tries many numbers of them.
  solve({ bagA, bagB, isTold }) {
    const counts = (told: number) => (isTold ? [told] : [1, 2, 5, 20, 100])
    const cases = counts(bagA.others).flatMap((one) =>
      counts(bagB.others).map((two) => [bagA.wanted * (bagB.wanted + two), bagB.wanted * (bagA.wanted + one)] as const),
    )
    return `=${relationOver(cases)}`
  },
})
