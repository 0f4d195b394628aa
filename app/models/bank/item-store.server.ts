/** Items as students saw them: each stored once, under the hash of its content, and never changed. */
import { createHash } from 'node:crypto'
import type { Database } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import type { Prisma } from '~/generated/prisma/client'

/** Stores the items that are not there yet and returns their ids in order. */
export async function storeItems(transaction: Database, items: readonly Item[]): Promise<string[]> {
  const rows = items.map((item) => {
    const content = JSON.stringify(item)
    const id = createHash('sha256').update(content).digest('base64url')
    return { id, name: item.id, subject: item.subject, skill: item.skill, content: JSON.parse(content) as Prisma.InputJsonObject }
  })
  // Whoever comes after the first finds them there: a whole test is half a megabyte that need not be sent again.
  const known = await transaction.item.findMany({ where: { id: { in: rows.map(({ id }) => id) } }, select: { id: true } })
  const there = new Set(known.map(({ id }) => id))
  const missing = rows.filter(({ id }) => !there.has(id))
  // In the order of their ids, so that two sittings that start at once cannot wait for each other.
  if (missing.length > 0) {
    await transaction.item.createMany({ data: missing.toSorted((a, b) => (a.id < b.id ? -1 : 1)), skipDuplicates: true })
  }
  return rows.map(({ id }) => id)
}

/** The item that a stored row holds: written by `storeItems` alone, so its shape is known. */
export function storedItem(content: Prisma.JsonValue): Item {
  return content as unknown as Item
}
