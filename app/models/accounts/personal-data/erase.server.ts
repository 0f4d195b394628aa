/**
 * The end of an account, as the table of personal data says: what is the person's goes from every table, what must stay stays without
 * saying whose it was, and a record says that it happened. One transaction an account; of any number of instances one does it.
 */
import { randomToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { forgetMailJobs } from '~/jobs/queue/queue.server'
import { type AccountName, OWNER_COLUMNS, ownedBy, ownerIn } from '~/models/accounts/audiences/rows.server'
import { queueMail } from '~/models/mail/mail.server'
import { endPlans } from '~/models/money/leaving.server'
import { countLinks, lockTutorsOf } from '~/models/tutoring/links/links.server'
import { log } from '~/utils/log.server'
import type { Owner } from './columns/rules'
import { mailsOf } from './columns/shared'
import { statementsOf } from './delegate.server'
import { findObstacle, lockAdmins, obstacleTo } from './deletion.server'
import { ownerOf } from './owner.server'
import { ACCOUNT_MODELS, personalModels } from './table'

/** So many in one run; the next run has the others. */
const MOST_AT_ONCE = 500

/** Deletes the accounts whose days of grace are over. `held` counts those that something still depends on. */
export async function eraseDueAccounts(now = new Date()): Promise<{ erased: number; held: string[] }> {
  const due = await db.accountDeletion.findMany({
    where: { dueAt: { lte: now } },
    orderBy: { dueAt: 'asc' },
    take: MOST_AT_ONCE,
    select: OWNER_COLUMNS,
  })
  let erased = 0
  const held: string[] = []
  for (const account of due.flatMap((row) => ownerIn(row) ?? [])) {
    // One that fails is tried again in the next run, and keeps none of those behind it.
    const end = await eraseAccount(account, now).catch((error: unknown) => {
      log.error({ userId: account.id, err: error }, 'an account could not be deleted')
      return 'held' as const
    })
    if (end === 'erased') erased += 1
    if (end === 'held') held.push(account.id)
  }
  return { erased, held }
}

/** Deletes one account whose days of grace are over; `kept` when its owner or another instance was faster. */
export async function eraseAccount(account: AccountName, now: Date): Promise<'erased' | 'held' | 'kept'> {
  const where = ownedBy(account)
  const isDue = (await db.accountDeletion.count({ where: { ...where, dueAt: { lte: now } } })) === 1
  // Who stays keeps the plan; asked again below, where nothing can come between.
  if (isDue && (await findObstacle(account))) return 'held'
  // Its plan ends at the provider first; while that does not answer, the account waits.
  if (isDue && account.audience === 'student') await endPlans(account.id)
  return db.$transaction(async (transaction) => {
    // As all changes of a family begin: who has this row and waits for the next never meets who has the next and waits for this.
    if (account.audience === 'student')
      await transaction.studentProfile.updateMany({ where: { userId: account.id }, data: { updatedAt: now } })
    const asked = await transaction.accountDeletion.findFirst({ where, select: { askedBy: true, dueAt: true } })
    if (!asked) return 'kept'
    // The same value again takes the row: whoever has it ends the account or keeps it, the other finds nothing.
    const { askedBy, dueAt } = asked
    const { count } = await transaction.accountDeletion.updateMany({ where: { ...where, dueAt: { lte: now } }, data: { dueAt } })
    const owner = count === 1 ? await ownerOf(transaction, account) : null
    if (!owner) return 'kept'
    await lockAdmins(transaction, account)
    if ((await obstacleTo(transaction, account)) || (await hasPlan(transaction, account))) return 'held'
    if (account.audience === 'tutor') await tellStudents(transaction, account.id)

    const tutorIds = account.audience === 'student' ? await lockTutorsOf(transaction, account.id) : []
    const pseudonym = `deleted-${randomToken().slice(0, 16)}`
    const counts = await eraseRows(transaction, owner, pseudonym)
    for (const tutorId of tutorIds) await countLinks(transaction, tutorId)
    await transaction.erasure.create({ data: { id: pseudonym, kind: 'account', askedBy, counts, erasedAt: now } })
    return 'erased'
  })
}

/** Whether a plan runs still, such as one that was bought meanwhile. */
async function hasPlan(transaction: Database, { audience, id: userId }: AccountName): Promise<boolean> {
  const running = { userId, isActive: true, stripeSubscriptionId: { not: null } }
  return audience === 'student' && (await transaction.userSubscription.count({ where: running })) > 0
}

/** The rows of every table, the account's own last, with how many there were. */
async function eraseRows(transaction: Database, owner: Owner, pseudonym: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await forgetMails(transaction, owner)
  const models = personalModels(owner.audience)
  const own = ACCOUNT_MODELS[owner.audience]
  for (const { model, rule } of models) {
    const statements = statementsOf(transaction, model)
    counts[model] = await statements.count({ where: rule.rows(owner) })
    if (typeof rule.erase === 'object' && 'stays' in rule.erase) {
      for (const { where, data } of rule.erase.changes(owner, pseudonym)) await statements.updateMany({ where, data })
    }
  }
  const deleted = models.filter(({ model, rule }) => rule.erase === 'delete' && model !== own)
  for (const { model, rule } of deleted) await statementsOf(transaction, model).deleteMany({ where: rule.rows(owner) })
  await statementsOf(transaction, own).deleteMany({ where: { id: owner.id } })
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

/** The queue's memory of the mails that the account's records name. */
async function forgetMails(transaction: Database, owner: Owner): Promise<void> {
  const mails = await transaction.mailRecord.findMany({ where: mailsOf(owner), select: { id: true } })
  await forgetMailJobs(
    transaction,
    mails.map(({ id }) => id),
  )
}

/** Whoever shared results with a tutor is told that nobody sees them there anymore. */
async function tellStudents(transaction: Database, tutorId: string): Promise<void> {
  const links = await transaction.tutorStudent.findMany({
    where: { tutorId, endedAt: null },
    select: { studentId: true, student: { select: { email: true } } },
  })
  for (const { studentId: accountId, student } of links) {
    await queueMail(transaction, { kind: 'notice', template: 'tutor-left', recipient: student.email, accountId })
  }
}
