/** What must die when an account's password or address changes: everything that was opened or mailed under the old one (security T4). */
import type { Database } from '~/db.server'
import { type AccountName, accountsOf, ownedBy, sessionsOf } from './audiences/rows.server'

/**
 * Ends all sessions of the account, sign-ins that wait for a code, its links to a new password, and a change of its address that waits.
 * Call it after the account's own row is written: whoever sends or uses such a link writes that row first, so nobody waits in a circle.
 */
export async function endAllTokens(transaction: Database, { email, ...account }: AccountName & { email: string }): Promise<void> {
  const { audience, id } = account
  await accountsOf(transaction, audience).updateMany({ where: { id }, data: { resetToken: null, resetTokenExpiry: null } })
  await transaction.emailChange.deleteMany({ where: ownedBy(account) })
  // A mail that is tried again would make its link work once more.
  await transaction.mailRecord.deleteMany({ where: { recipient: email, audience, template: 'reset-password', status: { not: 'sent' } } })
  await transaction.session.deleteMany({ where: sessionsOf(account) })
  await transaction.signInAttempt.deleteMany({ where: ownedBy(account) })
}
