/** A rule of the bank, and what it may look at. */
import type { Item } from '~/exam/core/item/item'
import type { tierOf } from '~/exam/core/levels'

/** An item with what a rule may look at: its plain text and the key's value from the second computation. */
export interface Drawn {
  item: Item
  tier: ReturnType<typeof tierOf>
  /** The answer's canonical value, computed by the family's second way. */
  solved: string
  plain: { stem: string; columns: string; choices: string[]; key: string; steps: string[]; hints: string[] }
}

export interface Rule {
  /** What holds for every item, as the proof page says it. */
  promise: string
  /** What an item must have for the rule to be tried: a family's second computation, or numbers rather than words. All items unless told. */
  needs?: 'second way' | 'numbers'
  /** What is wrong with this item, or null. */
  broken(drawn: Drawn): string | null
}
