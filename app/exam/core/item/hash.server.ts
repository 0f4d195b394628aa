/** What an item says, as a short fingerprint: two items with the same one ask, offer and teach the same. */
import { createHash } from 'node:crypto'
import type { Item } from './item'

/** The fingerprint of an item. */
export const itemHash = (item: Item): string => contentHash(item)

/** Sixteen characters of SHA-256 (96 bits), over the fields of anything written in the order of their names. */
export function contentHash(written: object): string {
  return createHash('sha256').update(JSON.stringify(written, inOrder)).digest('base64url').slice(0, 16)
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
