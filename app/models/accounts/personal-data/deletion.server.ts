/**
 * Deleting an account: scheduled with seven days of grace in which nobody uses it, kept again by a mailed link or after signing in, and what
 * stands in the way of it. What the days end with is done by erase.server.
 */
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { type AccountName, accountsOf, OWNER_COLUMNS, ofAudience, ownedBy, ownerIn } from '~/models/accounts/audiences/rows.server'
import { PURCHASE_TYPES } from '~/models/groups/fields'
import { queueMail, tokenOfMail } from '~/models/mail/mail.server'
import { stopRenewals } from '~/models/money/leaving.server'
import { warnStudents } from '~/models/tutoring/links/leaving.server'
import { isUnanswered } from '~/services/payments/client.server'
import { GRACE_MS } from './periods'

/** What keeps an account from being deleted, until somebody has dealt with it. */
export type Obstacle = 'last-admin' | 'group' | 'commissions' | 'plan'

export type Scheduling =
  | { outcome: 'scheduled'; dueAt: Date }
  | { outcome: 'standing'; dueAt: Date }
  | { outcome: 'obstacle'; obstacle: Obstacle }

interface Asking {
  account: AccountName
  askedBy: 'account' | 'parent'
  /** Who gets the link that keeps the account. */
  recipient: string
  /** What comes first in the same transaction. Throwing, it stops all of it. */
  first?: (transaction: Database) => Promise<void>
}

/**
 * Schedules the deletion, ends all sessions and mails the way back. A deletion that is scheduled stands as it is, but for a child's own
 * that a parent asks for too.
 */
export async function scheduleDeletion({ account, askedBy, recipient, first }: Asking, now = new Date()): Promise<Scheduling> {
  const { audience, id: accountId } = account
  const where = ownedBy(account)
  const early = (await findObstacle(account)) ?? (await renewalInTheWay(account))
  if (early) return { outcome: 'obstacle', obstacle: early }

  return db.$transaction(async (transaction) => {
    await first?.(transaction)
    await lockAdmins(transaction, account)
    const obstacle = await obstacleTo(transaction, account)
    if (obstacle) return { outcome: 'obstacle', obstacle }

    const dueAt = new Date(now.getTime() + GRACE_MS)
    const { count } = await transaction.accountDeletion.createMany({
      data: [{ ...where, askedBy, askedAt: now, dueAt }],
      skipDuplicates: true,
    })
    if (count === 0 && !(await isTakenOver(transaction, account, { askedBy, askedAt: now, dueAt }))) {
      const standing = await transaction.accountDeletion.findFirstOrThrow({ where, select: { dueAt: true } })
      return { outcome: 'standing', ...standing }
    }

    await transaction.session.deleteMany({ where })
    if (audience === 'tutor') await warnStudents(transaction, accountId)
    const template = askedBy === 'parent' ? 'child-deletion' : 'account-deletion'
    const { mailId } = await queueMail(transaction, { kind: 'deletion', template, recipient, audience, accountId })
    // Over the limit of mail, signing in is the way back.
    if (mailId) await transaction.accountDeletion.updateMany({ where, data: { tokenHash: hashToken(tokenOfMail(template, mailId)) } })
    return { outcome: 'scheduled', dueAt }
  })
}

/** Nothing may be charged during the days of grace: a plan stops renewing first. Who keeps the account after all may resume it. */
async function renewalInTheWay({ audience, id }: AccountName): Promise<Obstacle | null> {
  if (audience !== 'student') return null
  try {
    await stopRenewals(id)
  } catch (error) {
    if (isUnanswered(error)) return 'plan'
    throw error
  }
  return (await db.userSubscription.count({ where: { userId: id, isActive: true, renewsAt: { not: null } } })) > 0 ? 'plan' : null
}

/** A parent's word stands above the child's: it takes the child's own request over with its link, and only a parent undoes it then. */
async function isTakenOver(
  transaction: Database,
  account: AccountName,
  asked: { askedBy: Asking['askedBy']; askedAt: Date; dueAt: Date },
): Promise<boolean> {
  if (asked.askedBy !== 'parent') return false
  const where = { ...ownedBy(account), askedBy: 'account' as const }
  return (await transaction.accountDeletion.updateMany({ where, data: { ...asked, tokenHash: null } })).count === 1
}

/** Where an admin is to go, one after the other: whoever counts the admins next sees what this one did. */
export async function lockAdmins(transaction: Database, { audience, id }: AccountName): Promise<void> {
  const isAdmin = audience === 'student' && (await transaction.user.count({ where: { id, role: 'admin' } })) === 1
  if (isAdmin) await transaction.user.updateMany({ where: { role: 'admin' }, data: { role: 'admin' } })
}

/** What stands in the way of an account's deletion, if anything. */
export async function obstacleTo(database: Database, { audience, id }: AccountName): Promise<Obstacle | null> {
  if (audience === 'student') return obstacleToStudent(database, id)
  return audience === 'affiliate' && (await hasCommissions(database, id)) ? 'commissions' : null
}

/** Whether money was paid out to the affiliate, or is owed. */
async function hasCommissions(database: Database, affiliateId: string): Promise<boolean> {
  if ((await database.commissionPayment.count({ where: { affiliateId } })) > 0) return true
  return (await database.referral.count({ where: { affiliateId, commissionAmount: { gt: 0 }, status: { not: 'cancelled' } } })) > 0
}

async function obstacleToStudent(database: Database, userId: string): Promise<Obstacle | null> {
  const { role } = await database.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } })
  if (role === 'admin') {
    const others = await database.user.count({ where: { role: 'admin', deletion: null, id: { not: userId } } })
    if (others === 0) return 'last-admin'
  }
  // Handed over it is another's; closed, its members were told, and it is over before the days of grace are.
  const ownGroup = { adminUserId: userId, purchaseType: PURCHASE_TYPES.group, status: 'active' as const, closedAt: null }
  return (await database.groupPurchase.count({ where: ownGroup })) > 0 ? 'group' : null
}

/** The same, for a page that only asks. */
export function findObstacle(account: AccountName): Promise<Obstacle | null> {
  return obstacleTo(db, account)
}

/** The deletion that a mailed link undoes; null when the link does not work. Asking changes nothing. */
export async function findDeletionByToken({ audience, token }: Link): Promise<{ dueAt: Date; firstName: string } | null> {
  const deletion = await db.accountDeletion.findFirst({ where: live({ audience, token }), select: { dueAt: true, ...OWNER_COLUMNS } })
  const id = deletion && ownerIn(deletion)?.id
  const account = id && (await accountsOf(db, audience).findFirst({ where: { id }, select: { firstName: true } }))
  return account ? { dueAt: deletion.dueAt, firstName: account.firstName } : null
}

interface Link {
  audience: Audience
  token: string
}

/** A link works at the door whose account it is about. */
function live({ audience, token }: Link) {
  return { tokenHash: hashToken(token), ...ofAudience(audience) }
}

/** Keeps the account after all: the link works once. False when it does not work, or the account is gone. */
export async function keepByToken(link: Link): Promise<boolean> {
  const { count } = await db.accountDeletion.deleteMany({ where: live(link) })
  return count === 1
}

/** Keeps the account, asked by whoever asked for its deletion. False when there is nothing to undo, or a parent wants it. */
export async function keepAccount({ account, askedBy }: Pick<Asking, 'account' | 'askedBy'>): Promise<boolean> {
  // A parent may undo whatever was asked.
  const { count } = await db.accountDeletion.deleteMany({
    where: { ...ownedBy(account), askedBy: askedBy === 'account' ? 'account' : undefined },
  })
  return count === 1
}

/** When the deletion is due that the link of a mail is about; null when the link leads nowhere anymore. */
export async function deletionDue(token: string): Promise<Date | null> {
  return (await db.accountDeletion.findFirst({ where: { tokenHash: hashToken(token) }, select: { dueAt: true } }))?.dueAt ?? null
}
