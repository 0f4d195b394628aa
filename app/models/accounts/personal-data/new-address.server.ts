/** What is found by an account's address, when the account moves to another one: nothing else would say from then on whose it is. */
import type { Database } from '~/db.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { type AccountName, OF_NOBODY, ownedBy } from '../audiences/rows.server'
import { statementsOf } from './delegate.server'
import { personalModels } from './table'

interface Move {
  owner: AccountName
  oldEmail: string
  newEmail: string
}

/** Lets rows under the old address follow to the new one, so that export and deletion go on finding them. */
export async function takeRowsAlong(transaction: Database, { owner, oldEmail, newEmail }: Move): Promise<void> {
  for (const { model, rule } of personalModels(owner.audience)) {
    const { address, mailbox } = rule
    if (!address) continue
    // Only the account's own: somebody else may have written with this address.
    const own = rule.rows({ ...owner, email: oldEmail, username: '' })
    const old = mailbox ? { OR: [{ [address]: oldEmail }, { [mailbox]: mailboxOf(oldEmail) }] } : { [address]: oldEmail }
    const data = { [address]: newEmail, ...(mailbox ? { [mailbox]: mailboxOf(newEmail) } : {}) }
    await statementsOf(transaction, model).updateMany({ where: { AND: [own, old] }, data })
  }
  // A note of a mail says where it went: it gets its owner instead.
  await transaction.mailRecord.updateMany({ where: { recipient: oldEmail, ...OF_NOBODY, audience: owner.audience }, data: ownedBy(owner) })
}
