/** The name of an item: what it was made from, in which version, and which of its variants. One parser, one printer. */
export interface ItemName {
  /** What hidden sources and proof pages name too: `fraction-sum`, `word-candid`, `analogy-m001`, `passage-u03`. */
  source: string
  /** Raised whenever the same variant would give another question. */
  version: number
  /** A family's seed, a word's printing, an analogy's shape, the number of a passage's question. */
  variant: string
}

const NAME = /^([a-z][a-z0-9-]*)@([1-9]\d{0,4}):(.+)$/s

/** The name as an item's id: `fraction-sum@1:quantitative.3.4`. */
export function printItemName({ source, version, variant }: ItemName): string {
  return `${source}@${version}:${variant}`
}

/** The name that an id spells; null for anything that no printer wrote. */
export function parseItemName(id: string): ItemName | null {
  const [, source, version, variant] = NAME.exec(id) ?? []
  return source && variant ? { source, version: Number(version), variant } : null
}

/** What an item was made from; an id that is no name stands for itself. */
export function sourceOf({ id }: { id: string }): string {
  return parseItemName(id)?.source ?? id
}
