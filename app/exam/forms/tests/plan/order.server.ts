/** The order of a section: kinds in the order of the real test, in each from easy to hard, and what is left free so that nothing shows a pattern. */
import type { Item } from '~/exam/core/item/item'
import type { Random } from '~/exam/core/random'
import { neighborProblems, runProblems, stretchOf } from './problems.server'
import { bridgeOf } from './words.server'

const EXCHANGES = 1_500
/** Two questions of one skill, or two analogies of one link, are no mistake side by side, but read better apart. */
const COST_OF_A_SKILL = 0.1
/** Nor are two questions of one of the smaller strands: two means, two areas. */
const COST_OF_A_STRAND = 0.02

/**
 * Kinds in their order and difficulties from easy to hard (docs/exams.md 1.4, T39). Among equals the order is drawn until no letter runs
 * on and no family has a neighbor of its own. Throws a RangeError where no order is found.
 */
export function inTestOrder(items: readonly Item[], random: Random): Item[] {
  const order = random.shuffle(items).toSorted((a, b) => stretchOf(a) - stretchOf(b))
  let cost = costOf(order)
  for (let exchange = 0; exchange < EXCHANGES && cost > 0; exchange++) {
    const [one, other] = [random.int(0, order.length - 1), random.int(0, order.length - 1)]
    const [a, b] = [order[one], order[other]]
    if (!a || !b || a === b || stretchOf(a) !== stretchOf(b)) continue
    order[one] = b
    order[other] = a
    const after = costOf(order)
    if (after <= cost) cost = after
    else {
      order[one] = a
      order[other] = b
    }
  }
  const problems = [...runProblems(order), ...neighborProblems(order)]
  if (problems.length > 0) throw new RangeError(`no order is sound: ${problems}`)
  return order
}

function costOf(items: readonly Item[]): number {
  const besides = items.reduce((sum, item, index) => {
    const before = items[index - 1]
    return sum + (before?.strand === item.strand ? costBeside(before, item) : 0)
  }, 0)
  return runProblems(items).length + neighborProblems(items).length + besides
}

function costBeside(before: Item, item: Item): number {
  if (item.strand === 'vocabulary' || before.kind === 'sentence_completion') return 0
  if (item.kind === 'analogy') return bridgeOf(before) === bridgeOf(item) ? COST_OF_A_SKILL : 0
  if (before.skill === item.skill) return COST_OF_A_SKILL
  return item.strand === 'number' || item.strand === 'algebra' ? 0 : COST_OF_A_STRAND
}
