/** What a student had before: it says less about them, so it stays out of estimates. */
import type { Database } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'

interface Asked {
  userId: string
  /** The sitting that asks these questions, which is no earlier one. */
  sittingId: string
  /** When it ended: what was begun beside it counts as well. */
  before: Date
}

/** Whether a question of these was had before: itself, or its passage. Only where the student did anything with it. */
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
  return ({ itemId, item }) => had.has(itemId) || (item.passage !== undefined && had.has(sourceOf(item)))
}
