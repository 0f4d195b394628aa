/**
 * What admins decide about a payment: prepared, approved, paid, or called off. Each step is taken under the affiliate's lock and where the
 * amount is what the admin saw; of two admins at once one takes it. Above $500 who pays is not who approved, and nobody pays themselves.
 */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { CommissionPayment } from '~/generated/prisma/client'
import type { PaymentStatus } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { queueMail } from '~/models/mail/mail.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { addEntry, lockAffiliate } from '../ledger.server'
import { PAYMENT_FIELDS, type PaymentStep, SECOND_ADMIN_ABOVE } from './fields'

export const PaymentStepSchema = formSchema(PAYMENT_FIELDS)

interface Step {
  paymentId: string
  actorId: string
  step: PaymentStep
  /** Cents that the page showed. */
  amount: number
  note?: string
}

/**
 * `overtaken`: somebody decided before, or the amount is another; `second`: another admin has to; `own`: it would go to the admin;
 * `not-approved`: the affiliate is suspended, or not an affiliate any more.
 */
export type StepOutcome = 'done' | 'missing' | 'overtaken' | 'second' | 'own' | 'not-approved'

/** From which states a step leads on. */
const STEPS_FROM = { approve: ['pending'], pay: ['payable'], cancel: ['pending', 'payable'] } as const satisfies Record<
  PaymentStep,
  readonly string[]
>

/** Takes the step. */
export async function decidePayment({ paymentId, actorId, step, amount, note }: Step, now = new Date()): Promise<StepOutcome> {
  const known = await db.commissionPayment.findUnique({ where: { id: paymentId }, select: { affiliateId: true } })
  if (!known) return 'missing'
  return db.$transaction(async (transaction) => {
    await lockAffiliate(transaction, known.affiliateId)
    const payment = await transaction.commissionPayment.findUniqueOrThrow({ where: { id: paymentId } })
    const from: readonly string[] = STEPS_FROM[step]
    if (!from.includes(payment.status) || payment.amount !== amount) return 'overtaken'
    if (step !== 'cancel') {
      const affiliate = await transaction.affiliatePartner.findUniqueOrThrow({
        where: { id: payment.affiliateId },
        select: { email: true, status: true },
      })
      if (affiliate.status !== 'approved') return 'not-approved'
      if (await isOwn(transaction, affiliate.email, actorId)) return 'own'
      if (step === 'pay' && amount > SECOND_ADMIN_ABOVE && payment.approvedBy === actorId) return 'second'
    }
    await TAKE[step](transaction, { payment, actorId, note }, now)
    const states = { before: { status: payment.status }, after: { amount, ...(note && { note }) } }
    await logAction(transaction, { actorId, action: `${step} payment`, target: paymentId, ...states })
    return 'done'
  })
}

/** Whether an admin would decide about money for their own account. */
async function isOwn(transaction: Database, email: string, actorId: string): Promise<boolean> {
  const admin = await transaction.user.findUnique({ where: { id: actorId }, select: { email: true } })
  return admin !== null && mailboxOf(email) === mailboxOf(admin.email)
}

interface Taking {
  payment: CommissionPayment
  actorId: string
  note?: string
}

const TAKE: Record<PaymentStep, (transaction: Database, taking: Taking, now: Date) => Promise<void>> = {
  async approve(transaction, { payment: { id }, actorId, note }, now) {
    const data = { status: 'payable', approvedBy: actorId, approvedAt: now, ...(note && { notes: note }) } as const
    await transaction.commissionPayment.update({ where: { id }, data })
  },
  async pay(transaction, { payment: { id, affiliateId, amount }, actorId, note }, now) {
    const data = { status: 'paid', paidBy: actorId, paymentDate: now, ...(note && { notes: note }) } as const
    await transaction.commissionPayment.update({ where: { id }, data })
    await transaction.referral.updateMany({ where: { payoutId: id, status: 'payable' }, data: { status: 'paid' } })
    await addEntry(transaction, { affiliateId, paymentId: id, step: 'paid', payable: -amount, paid: amount }, now)
    const { email } = await transaction.affiliatePartner.findUniqueOrThrow({ where: { id: affiliateId }, select: { email: true } })
    const about = { audience: 'affiliate', accountId: affiliateId, aboutId: id } as const
    await queueMail(transaction, { kind: 'payment', template: 'commission-paid', recipient: email, ...about })
  },
  async cancel(transaction, { payment: { id }, note }) {
    await transaction.referral.updateMany({ where: { payoutId: id }, data: { payoutId: null } })
    await transaction.commissionPayment.update({ where: { id }, data: { status: 'cancelled', ...(note && { notes: note }) } })
  },
}

/** The steps that are open from a state. */
export function stepsFrom(status: PaymentStatus): PaymentStep[] {
  const steps = Object.entries<readonly string[]>(STEPS_FROM).flatMap(([step, from]) => (from.includes(status) ? [step] : []))
  return steps as PaymentStep[]
}
