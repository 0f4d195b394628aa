/**
 * Deleting an account: scheduled with seven days of grace in which nobody uses it, kept again by a mailed link or after signing in, and what
 * stands in the way of it. What the days end with is done by erase.server.
 */
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { queueMail, tokenOfMail } from '~/models/mail/mail.server'
import { GRACE_MS } from './periods'

/** What keeps an account from being deleted, until somebody has dealt with it. */
export type Obstacle = 'last-admin' | 'group' | 'payments' | 'plan'

export type Scheduling =
  | { outcome: 'scheduled'; dueAt: Date }
  | { outcome: 'standing'; dueAt: Date }
  | { outcome: 'obstacle'; obstacle: Obstacle }

interface Asking {
  userId: string
  askedBy: 'account' | 'parent'
  /** Who gets the link that keeps the account. */
  recipient: string
}

/**
 * Schedules the deletion, ends all sessions and mails the way back. A deletion that is scheduled stands as it is, but for a child's own
 * that a parent asks for too.
 */
export async function scheduleDeletion({ userId, askedBy, recipient }: Asking, now = new Date()): Promise<Scheduling> {
  return db.$transaction(async (transaction) => {
    await lockAdmins(transaction, userId)
    const obstacle = await obstacleTo(transaction, userId)
    if (obstacle) return { outcome: 'obstacle', obstacle }

    const dueAt = new Date(now.getTime() + GRACE_MS)
    const { count } = await transaction.accountDeletion.createMany({
      data: [{ userId, askedBy, askedAt: now, dueAt }],
      skipDuplicates: true,
    })
    if (count === 0 && !(await isTakenOver(transaction, { userId, askedBy, askedAt: now, dueAt }))) {
      const standing = await transaction.accountDeletion.findUniqueOrThrow({ where: { userId }, select: { dueAt: true } })
      return { outcome: 'standing', ...standing }
    }

    await transaction.session.deleteMany({ where: { userId } })
    const template = askedBy === 'parent' ? 'child-deletion' : 'account-deletion'
    const { mailId } = await queueMail(transaction, { kind: 'deletion', template, recipient, userId })
    // Over the limit of mail, signing in is the way back.
    if (mailId)
      await transaction.accountDeletion.update({ where: { userId }, data: { tokenHash: hashToken(tokenOfMail(template, mailId)) } })
    return { outcome: 'scheduled', dueAt }
  })
}

/** A parent's word stands above the child's: it takes the child's own request over with its link, and only a parent undoes it then. */
async function isTakenOver(
  transaction: Database,
  { userId, ...asked }: { userId: string; askedBy: Asking['askedBy']; askedAt: Date; dueAt: Date },
): Promise<boolean> {
  if (asked.askedBy !== 'parent') return false
  return (
    (await transaction.accountDeletion.updateMany({ where: { userId, askedBy: 'account' }, data: { ...asked, tokenHash: null } })).count ===
    1
  )
}

/** Where an admin is to go, one after the other: whoever counts the admins next sees what this one did. */
export async function lockAdmins(transaction: Database, userId: string): Promise<void> {
  const isAdmin = (await transaction.user.count({ where: { id: userId, role: 'admin' } })) === 1
  if (isAdmin) await transaction.user.updateMany({ where: { role: 'admin' }, data: { role: 'admin' } })
}

/** What stands in the way of an account's deletion, if anything. */
export async function obstacleTo(database: Database, userId: string): Promise<Obstacle | null> {
  const { role, email } = await database.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true, email: true } })
  if (role === 'admin') {
    const others = await database.user.count({ where: { role: 'admin', deletion: null, id: { not: userId } } })
    if (others === 0) return 'last-admin'
  }
  if ((await database.groupPurchase.count({ where: { adminUserId: userId } })) > 0) return 'group'
  if ((await database.commissionPayment.count({ where: { affiliate: { email } } })) > 0) return 'payments'
  const paid = { userId, isActive: true, stripeSubscriptionId: { not: null } }
  return (await database.userSubscription.count({ where: paid })) > 0 ? 'plan' : null
}

/** The same, for a page that only asks. */
export function findObstacle(userId: string): Promise<Obstacle | null> {
  return obstacleTo(db, userId)
}

/** The deletion that a mailed link undoes; null when the link does not work. Asking changes nothing. */
export function findDeletionByToken(token: string) {
  return db.accountDeletion.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { dueAt: true, user: { select: { firstName: true } } },
  })
}

/** Keeps the account after all: the link works once. False when it does not work, or the account is gone. */
export async function keepByToken(token: string): Promise<boolean> {
  const { count } = await db.accountDeletion.deleteMany({ where: { tokenHash: hashToken(token) } })
  return count === 1
}

/** Keeps the account, asked by whoever asked for its deletion. False when there is nothing to undo, or a parent wants it. */
export async function keepAccount({ userId, askedBy }: { userId: string; askedBy: 'account' | 'parent' }): Promise<boolean> {
  // A parent may undo whatever was asked.
  const { count } = await db.accountDeletion.deleteMany({ where: { userId, askedBy: askedBy === 'account' ? 'account' : undefined } })
  return count === 1
}

/** Whether the link of a mail about a deletion still leads anywhere. */
export async function isDeletionStanding(token: string): Promise<boolean> {
  return (await db.accountDeletion.count({ where: { tokenHash: hashToken(token) } })) === 1
}
