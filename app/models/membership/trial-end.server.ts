/** The word that the 48 hours of everything end: once an account, a day before, and to nobody who has a plan or waits for a parent. */
import { db } from '~/db.server'
import { queueMail } from '~/models/mail/mail.server'
import { DAY_MS } from '~/utils/time/durations'
import { TRIAL_MS } from './membership'

const MOST_AT_ONCE = 500

/** Queues the mails that are due; returns how many. Run twice, or on two instances at once, each account gets one. */
export async function remindOfTrialEnds(now = new Date()): Promise<number> {
  const due = await db.user.findMany({
    where: {
      createdAt: { gt: new Date(now.getTime() - TRIAL_MS), lte: new Date(now.getTime() - TRIAL_MS + DAY_MS) },
      role: 'student',
      deletion: null,
      subscriptions: { none: { isActive: true } },
      mails: { none: { template: 'trial-ending' } },
      OR: [{ profile: null }, { profile: { holder: { not: 'child' } } }],
    },
    take: MOST_AT_ONCE,
    select: { id: true },
  })
  let reminded = 0
  for (const { id } of due) if (await remind(id)) reminded += 1
  return reminded
}

function remind(accountId: string): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    // The same value again takes the row: whoever comes second finds the mail.
    const user = await transaction.user.findUnique({ where: { id: accountId }, select: { email: true } })
    if (!user) return false
    await transaction.user.updateMany({ where: { id: accountId }, data: { email: user.email } })
    if ((await transaction.mailRecord.count({ where: { userId: accountId, template: 'trial-ending' } })) > 0) return false
    const { mailId } = await queueMail(transaction, { kind: 'notice', template: 'trial-ending', recipient: user.email, accountId })
    return mailId !== null
  })
}
