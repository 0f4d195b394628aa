/**
 * Where items come from. A source is one family, word, analogy, sentence or passage; a kind of source knows how to list its own,
 * draw an item again by its name, and find another one like it.
 */
import type { Item } from '~/exam/core/item/item'
import type { ItemName } from '~/exam/core/item/name'
import type { Difficulty, Level, Subject } from '~/exam/core/levels'
import type { Family } from '~/exam/families/kit/family'

/** A section of a level. */
export interface Place {
  level: Level
  subject: Subject
}

/** A place and how hard: what an item's name does not say, and its form does. */
export interface Slot extends Place {
  difficulty: Difficulty
}

interface Offer {
  skill: string
  difficulty: Difficulty
  /** A family's item follows the seed; written entries have one item whatever it is. */
  item: (seed: string) => Item
}

/** Something that items are made from. */
export interface Source {
  /** As items and hidden sources name it: `fraction-sum`, `word-candid`, `passage-u03`. */
  name: string
  title: string
  /** The recipe behind it, when it draws new numbers for each seed. */
  family?: Family
  /** Kept for the whole tests: practice never shows it. */
  isReserved?: boolean
  /** What it asks at this place. A family has one line for each difficulty. */
  offers: Offer[]
}

/** A count for each tier, in the order lower, middle, upper. */
export type TierCounts = [lower: number, middle: number, upper: number]

/** What a kind holds, under the name that docs/bank.md prints. */
export interface CountRow {
  what: string
  counts: TierCounts
}

export interface SourceKind {
  /** Every source that may stand in this section. */
  items(place: Place): Source[]
  /** The very item of this name; null when the name is not of this kind or its source no longer stands here. */
  draw(name: ItemName, slot: Slot): Item | null
  /** A question like the named one, which may chance to print the same; null when the name is not of this kind or nothing is like it. */
  twin(name: ItemName, at: Slot & { seed: string }): Item | null
  /**
   * What takes the place of items made from one source, in their order: as many, alike in kind and from a source not in `taken`.
   * Null when the items are not of this kind; throws a RangeError when the bank has nothing left.
   */
  substitute(items: readonly Item[], taken: ReadonlySet<string>): Item[] | null
  /** What the kind holds, by its own divisions. */
  counts(): CountRow[]
}

/** A count for each tier of the entries that pass. */
export function countTiers<T>(
  entries: Readonly<Record<'lower' | 'middle' | 'upper', readonly T[]>>,
  counts: (entry: T) => boolean = () => true,
): TierCounts {
  return [entries.lower.filter(counts).length, entries.middle.filter(counts).length, entries.upper.filter(counts).length]
}

/** One row for each value that the entries have, in the order of the alphabet. */
export function countBy<T>(
  entries: Readonly<Record<'lower' | 'middle' | 'upper', readonly T[]>>,
  keyOf: (entry: T) => string,
  nameOf: (value: string) => string,
): CountRow[] {
  const values = [...new Set(Object.values(entries).flatMap((list) => list.map(keyOf)))].sort()
  return values.map((value) => ({ what: nameOf(value), counts: countTiers(entries, (entry) => keyOf(entry) === value) }))
}
