/** Passages that a student had before: what is asked about them says less, so it stays out of estimates. */
import type { Database } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'

interface Asked {
  userId: string
  /** The sitting that asks about these passages, which is no earlier one. */
  sittingId: string
  /** When its section began. */
  before: Date
}

/** The sources of those of these passages that stood in an earlier sitting of the student's, where the student did anything with them. */
export async function seenPassages(
  database: Database,
  { userId, sittingId, before }: Asked,
  items: readonly Item[],
): Promise<ReadonlySet<string>> {
  const sources = [...new Set(items.filter(({ passage }) => passage).map(sourceOf))]
  if (sources.length === 0) return new Set()
  const earlier = await database.response.findMany({
    where: {
      section: { sittingId: { not: sittingId }, sitting: { userId, startedAt: { lt: before } } },
      item: { OR: sources.map((source) => ({ name: { startsWith: `${source}@` } })) },
      OR: [{ choice: { not: null } }, { seconds: { gt: 0 } }, { milliseconds: { gt: 0 } }, { changedAt: { not: null } }],
    },
    select: { item: { select: { name: true } } },
  })
  return new Set(earlier.map(({ item }) => sourceOf({ id: item.name })))
}
