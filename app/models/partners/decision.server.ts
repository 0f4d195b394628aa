/**
 * What admins decide about tutors and affiliates. Each step is one conditional update of what the admin saw, which says who took it, when
 * and why; of two admins at once one wins, and the other is told what the first decided. The person is told by mail, and a suspension ends all sessions.
 */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { PartnerStatus } from '~/generated/prisma/enums'
import { findStanding, type Partner } from '~/models/accounts/audiences/standing.server'
import { endAllTokens } from '~/models/accounts/tokens.server'
import { nameOf } from '~/models/admins/admin-names.server'
import { logAction } from '~/models/audit-log.server'
import { type MailTemplate, queueMail } from '~/models/mail/mail.server'
import { DECISION_FIELDS, type Step } from './decision-fields'
import { type Seen, STEPS, seenFor } from './steps'

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
  /** How it stood on the page that was decided from (`seenText`). */
  seen: string
}

/** It was taken; and whether the person is told, or had too much mail today. */
export interface Done {
  outcome: 'done'
  isMailed: boolean
}

/** Somebody decided before: what, and who it was. */
interface Overtaken {
  outcome: 'decided'
  status: PartnerStatus
  by: string | null
  reason: string | null
}

export type DecisionOutcome = Done | { outcome: 'missing' } | Overtaken

/** Takes the step where it is open and nothing was decided since the page; says otherwise what was decided in the meantime. */
export async function decide({ seen: text, ...decision }: Decision, now = new Date()): Promise<DecisionOutcome> {
  const { audience, id, actorId, step, reason } = decision
  const seen = seenFor(step, text)
  const taken =
    seen &&
    (await db.$transaction(async (transaction): Promise<Done | null> => {
      const moved = await move(transaction, { ...decision, seen }, now)
      if (!moved) return null
      const { email } = moved
      // Everybody who is signed in has to leave.
      if (step === 'suspend') await endAllTokens(transaction, { audience, id, email })
      const states = { before: { status: seen.status }, after: { status: STEPS[step].to, reason } }
      await logAction(transaction, { actorId, action: `${step} ${audience}`, target: id, ...states })
      const { refusal } = await queueMail(transaction, { kind: 'notice', template: TEMPLATES[step], recipient: email, audience })
      return { outcome: 'done', isMailed: refusal === null }
    }))
  return taken ?? decidedBefore(audience, id)
}

type Move = Omit<Decision, 'seen'> & { seen: Seen }

/** Takes the step in one statement, which also says to whom the mail goes; nothing where it no longer stands as it was seen. */
async function move(transaction: Database, { audience, id, actorId, step, reason, seen }: Move, now: Date) {
  const { to } = STEPS[step]
  const data = { decidedAt: now, decidedBy: actorId, decisionReason: reason }
  const { status, decidedAt } = seen
  const select = { email: true } as const
  if (audience === 'affiliate') {
    const where = { id, emailVerified: true, status, decidedAt }
    return (await transaction.affiliatePartner.updateManyAndReturn({ where, data: { ...data, status: to }, select })).at(0)
  }
  const approval = to === 'approved' ? { approvedAt: now, approvedBy: actorId, rejectionReason: null } : {}
  const rejection = to === 'rejected' ? { rejectionReason: reason } : {}
  const moved = await transaction.tutor.updateManyAndReturn({
    where: { id, emailVerified: true, approvalStatus: status, decidedAt },
    data: { ...data, ...approval, ...rejection, approvalStatus: to },
    select,
  })
  return moved.at(0)
}

async function decidedBefore(audience: Partner, id: string): Promise<DecisionOutcome> {
  const standing = await findStanding(audience, { id })
  if (!standing?.emailVerified) return { outcome: 'missing' }
  const { status, decidedBy, decisionReason: reason } = standing
  return { outcome: 'decided', status, by: await nameOf(decidedBy), reason }
}
