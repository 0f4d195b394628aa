/** The deletion of a child's account, asked for by its parent. */
import { type Scheduling, scheduleDeletion } from '~/models/accounts/personal-data/deletion.server'
import { SEES } from './children.server'
import { lockFamily } from './consent.server'

/**
 * Schedules it for a parent who may see the child; null for one who may not by now. Asked with the family locked: when an admin frees the
 * account, what a parent asked for before is undone, and nothing is asked after.
 */
export async function scheduleChildDeletion(
  { userId, parentEmail }: { userId: string; parentEmail: string },
  now = new Date(),
): Promise<Scheduling | null> {
  const account = { audience: 'student', id: userId } as const
  try {
    return await scheduleDeletion(
      {
        account,
        askedBy: 'parent',
        recipient: parentEmail,
        async first(transaction) {
          await lockFamily(transaction, userId, now)
          if ((await transaction.consent.count({ where: { userId, parentEmail, ...SEES } })) === 0) throw new NotTheirs()
        },
      },
      now,
    )
  } catch (error) {
    if (error instanceof NotTheirs) return null
    throw error
  }
}

class NotTheirs extends Error {}
