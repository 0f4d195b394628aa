/** Quantitative comparison: prices after percent changes, some of them without a price. */

import { COMPARISON_CHOICES, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { decimalText } from '~/exam/values/values'

interface Parameters {
  /** Signed percents, one after the other. */
  changes: [number, number]
  thing: string
  /** A second thing when the two prices have nothing to do with each other. */
  other: string | null
  isNewFirst: boolean
}

const THINGS = ['a coat', 'a bicycle', 'a lamp', 'a guitar', 'a tent', 'a watch']
const EVEN: [number, number][] = [[25, -20], [100, -50], [-20, 25], [-50, 100]] // biome-ignore format: pairs that undo each other

export const comparePriceChanges = defineFamily<Parameters>({
  id: 'compare-price-changes',
  version: 1,
  title: 'Price changes in percent',
  asks: 'Compares a price after two percent changes with the price at the start, or two discounts on unknown prices.',
  strand: 'number',
  skill: 'Percent change',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    changes: 'the two percents; rises are positive',
    thing: 'what is sold',
    other: 'a second thing, when each of the percents belongs to a thing of its own',
    isNewFirst: 'whether the new price stands in Column A',
  },
  draw(random, { difficulty }) {
    const [thing, second] = random.sample(THINGS, 2) as [string, string]
    const isNewFirst = random.chance(1, 2)
    const kind = random.pick(['more', 'less', 'same', 'unknown'] as const)
    if (kind === 'unknown') {
      const [p, q] = random.sample([10, 15, 20, 25, 30, 40], 2) as [number, number]
      return { changes: [-p, -q], thing, other: second, isNewFirst }
    }
    if (kind === 'same') return { changes: random.pick(EVEN), thing, other: null, isNewFirst }
    const percent = random.pick(difficulty === 'easy' ? [10, 20, 50] : [10, 15, 20, 30, 40])
    const order = (up: number, down: number): [number, number] => (random.chance(1, 2) ? [up, -down] : [-down, up])
    if (kind === 'less') return { changes: order(percent, percent), thing, other: null, isNewFirst }
    return { changes: order(percent + random.pick([10, 20, 30]), difficulty === 'hard' ? percent : 10), thing, other: null, isNewFirst }
  },
  write({ changes: [first, second], thing, other, isNewFirst }) {
    const after = ((100 + first) * (100 + second)) / 100
    const relation: Relation = other ? 'unknown' : after === 100 ? 'equal' : after > 100 === isNewFirst ? 'A' : 'B'
    const change = (percent: number) => `${percent > 0 ? 'raised' : 'lowered'} by ${Math.abs(percent)}%`
    const name = thing.replace(/^an? /, 'the ')
    const [now, before] = [`The price of ${name} after both changes`, `The price of ${name} before the changes`]
    const twoThings = {
      a: `The number of dollars taken off the price of ${name}`,
      b: `The number of dollars taken off the price of ${other?.replace(/^an? /, 'the ')}`,
    }
    return {
      stem: other
        ? `The price of ${thing} is ${change(first)}, and the price of ${other} is ${change(second)}.`
        : `The price of ${thing} is first ${change(first)}, and then the new price is ${change(second)}.`,
      columns: other ? twoThings : isNewFirst ? { a: now, b: before } : { a: before, b: now },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: other
          ? {
              type: 'logical_reasoning_error',
              says: first < second ? 'Takes the larger percent for the larger amount.' : 'Supposes prices that the question does not give.',
            }
          : { type: 'strategy_error', says: 'Looks at one of the two changes only.' },
        B: other
          ? {
              type: 'logical_reasoning_error',
              says: second < first ? 'Takes the larger percent for the larger amount.' : 'Supposes prices that the question does not give.',
            }
          : { type: 'strategy_error', says: 'Forgets that the second percent belongs to the changed price.' },
        equal: other
          ? { type: 'logical_reasoning_error', says: 'Supposes that different discounts come to the same amount.' }
          : { type: 'concept_misunderstanding', says: 'Believes that a rise and a fall of the percents cancel each other.' },
        unknown: {
          type: 'logical_reasoning_error',
          says: 'Believes that nothing can be said without the price, though it only scales both columns.',
        },
      }),
      steps: other
        ? [
            'A percent tells how large a part is, not how many dollars.',
            'The prices are not given. If one of them is high enough, its discount is the larger one, and either may be the higher. The relationship cannot be determined.',
          ]
        : [
            `Any price will do; take \\$100. After the first change it is \\$${100 + first}.`,
            `The second percent is taken of that new price: ${Math.abs(second)}% of \\$${100 + first} is \\$${decimalText(fraction(Math.abs(second) * (100 + first), 100))}, which leads to \\$${decimalText(fraction((100 + first) * (100 + second), 100))}.`,
            after === 100
              ? 'That is the price at the start, so the two quantities are equal.'
              : `That is ${after > 100 ? 'more' : 'less'} than \\$100, so Column ${relation} is greater.`,
          ],
      hints: [
        'Try a price of \\$100.',
        other
          ? 'Would your answer stay the same if one of the two things were very expensive?'
          : 'Which price is the second percent taken of?',
      ],
    }
  },
  // Tries many starting prices; when the things differ, many pairs of prices.
  solve({ changes: [first, second], other, isNewFirst }) {
    const signs = new Set<number>()
    for (let price = 1; price <= 40; price++) {
      for (let rival = 1; rival <= 40; rival++) {
        if (other) signs.add(Math.sign(-first * price + second * rival))
        else signs.add(Math.sign(price * (100 + first) * (100 + second) - price * 10_000) * (isNewFirst ? 1 : -1))
      }
    }
    if (signs.size > 1) return '=unknown'
    return signs.has(0) ? '=equal' : signs.has(1) ? '=A' : '=B'
  },
})
