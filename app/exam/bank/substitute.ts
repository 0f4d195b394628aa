/** Which written entry takes the place of one that was taken out. */
import type { Item } from '~/exam/core/item/item'
import type { Difficulty } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'

interface Reading<T> {
  nameOf: (entry: T) => string
  difficultyOf: (entry: T) => Difficulty
  taken: ReadonlySet<string>
}

/** An entry that is not taken, as hard as the item where there is one: the same for the same item. Throws a RangeError when none is left. */
export function entryAfter<T>(item: Item, entries: readonly T[], { nameOf, difficultyOf, taken }: Reading<T>): T {
  const free = seededRandom(`instead of ${item.id}`)
    .shuffle(entries)
    .filter((entry) => !taken.has(nameOf(entry)))
  const found = free.find((entry) => difficultyOf(entry) === item.difficulty) ?? free[0]
  if (!found) throw new RangeError(`nothing is left in the bank for ${item.level} ${item.subject}`)
  return found
}
