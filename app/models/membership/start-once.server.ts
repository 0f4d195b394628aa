/** Starting work that may be open only once: found open, it is resumed; else it is created together with the use that it takes. */
import { type Database, db, isTaken } from '~/db.server'
import type { Feature } from '~/generated/prisma/enums'
import { takeUse } from './allowance.server'
import type { Membership } from './membership'

export interface OnceOnly {
  member: { id: string; membership: Membership }
  /** What one use is taken of. */
  feature: Feature
  /** The id of the work that is open, if any. */
  findOpen: () => Promise<string | null>
  /**
   * Makes ready what takes time, outside of any transaction, and returns how to write the new work: a row with an open key that is unique.
   */
  prepare: () => Promise<(transaction: Database) => Promise<string>>
}

export type Started = { outcome: 'started' | 'resumed'; id: string } | { outcome: 'limit' }

/** Starts the work or resumes it. One use is taken with a start, never two for two clicks; at the limit nothing is written. */
export async function startOnce({ member, feature, findOpen, prepare }: OnceOnly, now: Date): Promise<Started> {
  const open = await findOpen()
  if (open) return { outcome: 'resumed', id: open }

  const create = await prepare()
  try {
    return await db.$transaction(async (transaction): Promise<Started> => {
      const id = await create(transaction)
      const isAllowed = await takeUse(transaction, { member, feature, reference: id }, now)
      if (!isAllowed) throw new LimitReached()
      return { outcome: 'started', id }
    })
  } catch (error) {
    const isLimit = error instanceof LimitReached
    const other = isLimit || isTaken(error) ? await findOpen() : null
    if (other) return { outcome: 'resumed', id: other }
    if (isLimit) return { outcome: 'limit' }
    throw error
  }
}

/** Takes back what the transaction wrote. */
export class LimitReached extends Error {}
