/**
 * The end of an account, as the table of personal data says: what is the person's goes from every table, what must stay stays without
 * saying whose it was, and a record says that it happened. One transaction an account; of any number of instances one does it.
 */
import { randomToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { forgetMailJobs } from '~/jobs/queue/queue.server'
import { log } from '~/utils/log.server'
import type { Owner } from './columns/rules'
import { statementsOf } from './delegate.server'
import { lockAdmins, obstacleTo } from './deletion.server'
import { ownerOf } from './owner.server'
import { PERSONAL_MODELS } from './table'

/** So many in one run; the next run has the others. */
const MOST_AT_ONCE = 500

/** Deletes the accounts whose days of grace are over. `held` counts those that something still depends on. */
export async function eraseDueAccounts(now = new Date()): Promise<{ erased: number; held: string[] }> {
  const due = await db.accountDeletion.findMany({
    where: { dueAt: { lte: now } },
    orderBy: { dueAt: 'asc' },
    take: MOST_AT_ONCE,
    select: { userId: true },
  })
  let erased = 0
  const held: string[] = []
  for (const { userId } of due) {
    // One that fails is tried again in the next run, and keeps none of those behind it.
    const end = await eraseAccount(userId, now).catch((error: unknown) => {
      log.error({ userId, err: error }, 'an account could not be deleted')
      return 'held' as const
    })
    if (end === 'erased') erased += 1
    if (end === 'held') held.push(userId)
  }
  return { erased, held }
}

/** Deletes one account whose days of grace are over; `kept` when its owner or another instance was faster. */
export async function eraseAccount(userId: string, now: Date): Promise<'erased' | 'held' | 'kept'> {
  return db.$transaction(async (transaction) => {
    const asked = await transaction.accountDeletion.findUnique({ where: { userId }, select: { askedBy: true, dueAt: true } })
    if (!asked) return 'kept'
    // The same value again takes the row: whoever has it ends the account or keeps it, the other finds nothing.
    const { askedBy, dueAt } = asked
    const { count } = await transaction.accountDeletion.updateMany({ where: { userId, dueAt: { lte: now } }, data: { dueAt } })
    const owner = count === 1 ? await ownerOf(transaction, userId) : null
    if (!owner) return 'kept'
    await lockAdmins(transaction, userId)
    if (await obstacleTo(transaction, userId)) return 'held'

    const pseudonym = `deleted-${randomToken().slice(0, 16)}`
    const counts = await eraseRows(transaction, owner, pseudonym)
    await transaction.erasure.create({ data: { id: pseudonym, kind: 'account', askedBy, counts, erasedAt: now } })
    return 'erased'
  })
}

/** The rows of every table, the account's own last, with how many there were. */
async function eraseRows(transaction: Database, owner: Owner, pseudonym: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await forgetMails(transaction, owner)
  for (const { model, rule } of PERSONAL_MODELS) {
    const statements = statementsOf(transaction, model)
    counts[model] = await statements.count({ where: rule.rows(owner) })
    if (typeof rule.erase === 'object' && 'stays' in rule.erase) {
      for (const { where, data } of rule.erase.changes(owner, pseudonym)) await statements.updateMany({ where, data })
    }
  }
  const deleted = PERSONAL_MODELS.filter(({ model, rule }) => rule.erase === 'delete' && model !== 'User')
  for (const { model, rule } of deleted) await statementsOf(transaction, model).deleteMany({ where: rule.rows(owner) })
  await transaction.user.delete({ where: { id: owner.id }, select: { id: true } })
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

/** The queue's memory of the mails that the account's records name. */
async function forgetMails(transaction: Database, { id: userId, email: recipient }: Owner): Promise<void> {
  const mails = await transaction.mailRecord.findMany({
    where: { OR: [{ recipient, audience: 'student' }, { userId }] },
    select: { id: true },
  })
  await forgetMailJobs(
    transaction,
    mails.map(({ id }) => id),
  )
}
