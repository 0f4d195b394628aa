/** What admins decide about requests: a seat, a no in kind words, or the end of a seat. Each stands in the audit log. */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { ScholarshipReason } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { MAY_STORE_TEXT } from '~/models/families/consent.server'
import { tellMember } from '~/models/groups/tell.server'
import { queueMail } from '~/models/mail/mail.server'
import { isChargedAgain } from '~/models/money/own-plan.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { DECISION_FIELDS, type RequestDecision } from './fields'
import { endSeat, lockAccount } from './requests.server'
import { giveSeat } from './seats.server'

export const DecisionSchema = formSchema(DECISION_FIELDS)

interface Deciding {
  id: string
  actorId: string
  step: RequestDecision
  pool?: string
  reason?: ScholarshipReason
}

/**
 * `overtaken`: it does not stand as the page showed it; `full`: the pool has no seat any more; `own`: it is the admin's own request. A seat is
 * not given either while a parent has to agree (`waits`), the account pays for a plan that goes on (`plan`), or is to be deleted (`leaving`).
 */
export type Decided = 'done' | 'missing' | 'overtaken' | 'full' | 'own' | Hindrance
type Hindrance = 'waits' | 'plan' | 'leaving'

/** From which state each step is open. */
const OPEN_FROM = { grant: 'asked', decline: 'asked', end: 'granted' } as const

/**
 * Takes the step, and tells the family by mail to look: the mail itself says nothing of the answer. Of a seat that ended they read when,
 * in the words that every member reads.
 */
export async function decideRequest({ id, actorId, step, pool, reason }: Deciding, now = new Date()): Promise<Decided> {
  const known = await db.scholarshipRequest.findUnique({ where: { id }, select: { userId: true } })
  if (!known) return 'missing'
  const { userId } = known
  return db.$transaction(async (transaction) => {
    await lockAccount(transaction, userId)
    const request = await transaction.scholarshipRequest.findUniqueOrThrow({ where: { id }, include: { user: true } })
    if (request.state !== OPEN_FROM[step] || (request.endsAt && request.endsAt <= now)) return 'overtaken'
    const actor = await transaction.user.findUniqueOrThrow({ where: { id: actorId }, select: { email: true } })
    if (step !== 'end' && mailboxOf(actor.email) === mailboxOf(request.user.email)) return 'own'

    let endedSeat: string | null = null
    if (step === 'grant') {
      const hindrance = await hindranceTo(transaction, userId, now)
      if (hindrance) return hindrance
      const endsAt = await giveSeat(transaction, { poolId: pool ?? '', userId }, now)
      if (!endsAt) return 'full'
      await transaction.scholarshipRequest.update({ where: { id }, data: { state: 'granted', poolId: pool, endsAt, decidedAt: now } })
    } else if (step === 'decline') {
      await transaction.scholarshipRequest.update({ where: { id }, data: { state: 'declined', openKey: null, reason, decidedAt: now } })
    } else {
      endedSeat = await endSeat(transaction, request, now)
    }
    await logAction(transaction, {
      ...{ actorId, action: `${step} scholarship seat`, target: id, before: { state: request.state } },
      after: { ...(step === 'grant' && { pool }), ...(step === 'decline' && { reason }) },
    })
    if (endedSeat) await tellMember(transaction, endedSeat, 'seat-ended')
    const mail = { kind: 'notice', template: 'request-answered', recipient: request.user.email, accountId: userId } as const
    if (!endedSeat) await queueMail(transaction, mail)
    return 'done'
  })
}

/** What has come between the request and its seat. */
async function hindranceTo(transaction: Database, userId: string, now: Date): Promise<Hindrance | null> {
  if ((await transaction.accountDeletion.count({ where: { userId } })) > 0) return 'leaving'
  if ((await transaction.user.count({ where: { id: userId, ...MAY_STORE_TEXT } })) === 0) return 'waits'
  return (await isChargedAgain(userId, now, transaction)) ? 'plan' : null
}

/** The steps that are open from a state. */
export function stepsOf(state: string): RequestDecision[] {
  return (Object.keys(OPEN_FROM) as RequestDecision[]).filter((step) => OPEN_FROM[step] === state)
}
