/**
 * What admins decide about tutors and affiliates. Each step is one conditional update that says who took it, when and why; of two admins at
 * once one wins, and the other is told what the first decided. The person is told by mail, and a suspension ends all sessions.
 */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { PartnerStatus } from '~/generated/prisma/enums'
import { findStanding, type Partner, type Standing } from '~/models/accounts/audiences/standing.server'
import { endAllTokens } from '~/models/accounts/tokens.server'
import { namesOf } from '~/models/admins/admin-names.server'
import { logAction } from '~/models/audit-log.server'
import { type MailTemplate, queueMail } from '~/models/mail/mail.server'
import { DECISION_FIELDS, type Step } from './decision-fields'
import { STEPS } from './steps'

export const DecisionSchema = formSchema(DECISION_FIELDS)

const TEMPLATES: Record<Step, MailTemplate> = {
  approve: 'application-approved',
  reject: 'application-rejected',
  suspend: 'partner-suspended',
  restore: 'partner-restored',
}

interface Decision {
  audience: Partner
  id: string
  actorId: string
  step: Step
  reason: string
}

/** Somebody decided before: what, and who it was. */
interface Overtaken {
  outcome: 'decided'
  status: PartnerStatus
  by: string | null
  reason: string | null
}

export type DecisionOutcome = { outcome: 'done' } | { outcome: 'missing' } | Overtaken

/** Takes the step where it is open; says otherwise what was decided in the meantime. */
export async function decide({ audience, id, actorId, step, reason }: Decision, now = new Date()): Promise<DecisionOutcome> {
  const { from, to } = STEPS[step]
  const before = await findStanding(audience, { id })
  if (!before?.emailVerified) return { outcome: 'missing' }

  const isDone = await db.$transaction(async (transaction) => {
    if (!(await move(transaction, { audience, id, actorId, reason, from, to }, now))) return false
    const { email } = before
    // Everybody who is signed in has to leave.
    if (step === 'suspend') await endAllTokens(transaction, { audience, id, email })
    const states = { before: { status: before.status }, after: { status: to, reason } }
    await logAction(transaction, { actorId, action: `${step} ${audience}`, target: id, ...states })
    await queueMail(transaction, { kind: 'notice', template: TEMPLATES[step], recipient: email, audience })
    return true
  })
  return isDone ? { outcome: 'done' } : decidedBefore(audience, id)
}

type Move = Omit<Decision, 'step'> & (typeof STEPS)[Step]

async function move(transaction: Database, { audience, id, actorId, reason, from, to }: Move, now: Date): Promise<boolean> {
  const data = { decidedAt: now, decidedBy: actorId, decisionReason: reason }
  if (audience === 'affiliate') {
    const where = { id, emailVerified: true, status: { in: [...from] } }
    return (await transaction.affiliatePartner.updateMany({ where, data: { ...data, status: to } })).count === 1
  }
  const approval = to === 'approved' ? { approvedAt: now, approvedBy: actorId, rejectionReason: null } : {}
  const rejection = to === 'rejected' ? { rejectionReason: reason } : {}
  const { count } = await transaction.tutor.updateMany({
    where: { id, emailVerified: true, approvalStatus: { in: [...from] } },
    data: { ...data, ...approval, ...rejection, approvalStatus: to },
  })
  return count === 1
}

async function decidedBefore(audience: Partner, id: string): Promise<DecisionOutcome> {
  const standing: Standing | null = await findStanding(audience, { id })
  if (!standing) return { outcome: 'missing' }
  const { status, decidedBy, decisionReason: reason } = standing
  return { outcome: 'decided', status, by: decidedBy && ((await namesOf([decidedBy])).get(decidedBy) ?? decidedBy), reason }
}
