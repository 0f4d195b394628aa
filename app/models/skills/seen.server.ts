/** What a student had before: it says less about them, so it stays out of estimates. */
import type { Database } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { downloadedNames } from './on-paper.server'

interface Asked {
  userId: string
  /** The sitting that asks these questions, which is no earlier one. */
  sittingId: string
  /** When it ended: what was begun beside it counts as well. */
  before: Date
}

/**
 * Whether a question of these was had before: itself, or its passage. Only where the student did anything with it, or has it on paper
 * together with its key.
 */
export async function seenBefore(
  database: Database,
  { userId, sittingId, before }: Asked,
  questions: readonly { itemId: string; item: Item }[],
): Promise<(question: { itemId: string; item: Item }) => boolean> {
  const sources = [...new Set(questions.filter(({ item }) => item.passage).map(({ item }) => sourceOf(item)))]
  const itemIds = questions.map(({ itemId }) => itemId)
  const earlier = await database.response.findMany({
    where: {
      section: { sittingId: { not: sittingId }, sitting: { userId, startedAt: { lt: before } } },
      AND: [
        { OR: [{ itemId: { in: itemIds } }, ...sources.map((source) => ({ item: { name: { startsWith: `${source}@` } } }))] },
        {
          OR: [
            { choice: { not: null } },
            { seconds: { gt: 0 } },
            { milliseconds: { gt: 0 } },
            { changedAt: { not: null } },
            { hintsUsed: { gt: 0 } },
          ],
        },
      ],
    },
    select: { itemId: true, item: { select: { name: true } } },
  })
  const had = new Set(earlier.flatMap(({ itemId, item }) => [itemId, sourceOf({ id: item.name })]))
  for (const name of await downloadedNames(database, { userId, before })) had.add(name).add(sourceOf({ id: name }))
  return ({ itemId, item }) => had.has(itemId) || had.has(item.id) || (item.passage !== undefined && had.has(sourceOf(item)))
}
