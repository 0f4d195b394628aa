/** What admins see and do about memberships: granted, extended, ended, refunded, read again. Each is written down with its reason. */
import { type Database, db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { SubscriptionTier } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { followPayments } from '~/models/commissions/conversion.server'
import { inTime, isRefused, isUnanswered } from '~/services/payments/client.server'
import { refundPayment } from '~/services/payments/plan.server'
import { beginningOf } from '~/utils/time/periods.server'
import { DISPUTED } from '../disputed'
import { endPlans } from '../leaving.server'
import { readBack } from '../own-plan.server'
import { listLeft } from '../refund.server'
import { syncCustomer } from '../sync/sync.server'
import { MEMBERSHIP_FIELDS, type MembershipStep } from './fields'

/** A seat of a group is revoked in its group, whose seats are counted. */
const OWN = { subscriptionType: 'individual' } as const
const GRANTED = { ...OWN, stripeSubscriptionId: null } as const

const NEEDS_DATE: readonly MembershipStep[] = ['grant', 'extend']
const IN_FUTURE = 'End date must be in the future'
const NEEDS_ORDER: readonly MembershipStep[] = ['refund', 'settle']

export const MembershipSchema = formSchema(MEMBERSHIP_FIELDS, {
  refine: ({ step, endDate, order }, refuse) => {
    if (step && NEEDS_ORDER.includes(step) && !order) refuse('order', MEMBERSHIP_FIELDS.order.message)
    if (!step || !NEEDS_DATE.includes(step)) return
    if (!endDate || beginningOf(endDate) <= new Date()) refuse('endDate', IN_FUTURE)
  },
})

/** All plans and payments of an account, and its customers at the provider; null when there is no such account. */
export async function findMembership(userId: string) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { id: true, email: true, firstName: true, lastName: true } })
  if (!user) return null
  const [subscriptions, orders, customers, openRefund] = await Promise.all([
    db.userSubscription.findMany({ where: { userId }, orderBy: { startDate: 'desc' }, take: 50 }),
    db.order.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: 50 }),
    db.paymentCustomer.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: 10 }),
    db.refundRequest.findUnique({ where: { userId, doneAt: null }, select: { askedAt: true } }),
  ])
  return { user, subscriptions, orders, customers, openRefund }
}

interface Step {
  actorId: string
  userId: string
  step: MembershipStep
  tier?: SubscriptionTier
  /** As a form has it: the membership ends with the beginning of this day, Eastern, as weeks and months do. */
  endDate?: string
  order?: string
  reason: string
}

/**
 * `nothing`: there is nothing to do it to; `shorter`: it runs as long already; `unanswered`: the provider, and the same may work later;
 * `refused`: the provider, and it will not, as what a bank has taken back.
 */
export type StepOutcome = 'done' | 'nothing' | 'shorter' | 'unanswered' | 'refused'

/** Does one of them and writes it down. */
export function changeMembership(step: Step, now = new Date()): Promise<StepOutcome> {
  return inTime(() => take(step, now))
}

async function take(step: Step, now: Date): Promise<StepOutcome> {
  try {
    const done = await STEPS[step.step](step, now)
    if (done === null) return 'nothing'
    if (done === 'shorter') return 'shorter'
    const { actorId, userId: target, reason } = step
    await db.$transaction(async (transaction) => {
      if ((await done.write?.(transaction)) === false) return
      await logAction(transaction, { actorId, action: ACTIONS[step.step], target, after: { ...done.after, reason } })
    })
    await done.follow?.()
    return 'done'
  } catch (error) {
    if (isUnanswered(error)) return 'unanswered'
    if (isRefused(error)) return 'refused'
    throw error
  }
}

const ACTIONS: Record<MembershipStep, string> = {
  grant: 'grant membership',
  extend: 'extend membership',
  end: 'end membership',
  refund: 'refund payment',
  close: 'close refund request',
  drop: 'drop refund request',
  settle: 'close dispute',
  read: 'read payments again',
}

interface Done {
  /** What is written down of it. */
  after: Record<string, string>
  /** What is changed with it in our own books; what the provider does is done by then. False when it was done already. */
  write?: (transaction: Database) => Promise<unknown>
  /** What is done after it is written down; what happened stays so whether or not this succeeds. */
  follow?: () => Promise<void>
}

/** Null when there is nothing to do it to. */
type Work = (step: Step, now: Date) => Promise<Done | 'shorter' | null>

const STEPS: Record<MembershipStep, Work> = { grant, extend, end, refund, close, drop, settle, read }

async function grant({ userId, tier = 'premium_annual', endDate = '' }: Step, now: Date): Promise<Done> {
  const wish = { userId, subscriptionTier: tier, endDate: beginningOf(endDate) }
  const write = async (transaction: Database) => {
    // The same value again takes the row: of two clicks the second finds what the first has granted.
    const { email } = await transaction.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
    await transaction.user.updateMany({ where: { id: userId }, data: { email } })
    if ((await transaction.userSubscription.count({ where: { ...wish, isActive: true, ...GRANTED } })) > 0) return false
    return transaction.userSubscription.create({ data: { ...wish, startDate: now } })
  }
  return { after: { tier, endDate }, write }
}

/** Of what was granted: how long a paid plan runs, says the provider. */
async function extend({ userId, endDate = '' }: Step, now: Date): Promise<Done | 'shorter' | null> {
  const granted = await db.userSubscription.findFirst({
    where: { userId, isActive: true, ...GRANTED, OR: [{ endDate: null }, { endDate: { gt: now } }] },
    orderBy: { endDate: { sort: 'desc', nulls: 'first' } },
  })
  if (!granted) return null
  const { id, subscriptionTier: tier } = granted
  const data = { endDate: beginningOf(endDate) }
  if (!granted.endDate || data.endDate <= granted.endDate) return 'shorter'
  return { after: { tier, endDate }, write: (transaction) => transaction.userSubscription.update({ where: { id }, data }) }
}

async function end({ userId }: Step, now: Date): Promise<Done | null> {
  const running = { userId, isActive: true, ...OWN, OR: [{ endDate: null }, { endDate: { gt: now } }, { stripeStatus: 'past_due' }] }
  const count = await db.userSubscription.count({ where: running })
  if (count === 0) return null
  await endPlans(userId)
  const granted = { ...running, ...GRANTED }
  const data = { isActive: false, endDate: now }
  return { after: { ended: String(count) }, write: (transaction) => transaction.userSubscription.updateMany({ where: granted, data }) }
}

async function refund({ userId, order: id = '' }: Step): Promise<Done | null> {
  const order = await db.order.findFirst({ where: { id, userId, status: 'paid', stripePaymentId: { not: null }, returnedAmount: 0 } })
  if (!order?.stripePaymentId) return null
  const { customerId, amount, refundedAmount } = order
  await refundPayment(order.stripePaymentId)
  return {
    after: { order: id, amount: String(amount - refundedAmount) },
    follow: async () => {
      if (customerId) await readBack(customerId)
    },
  }
}

/** A request that the provider does not take whole: what was left went back another way, and is no revenue any more. */
async function close(step: Step, now: Date): Promise<Done | null> {
  const open = await findOpenRequest(step.userId)
  if (!open) return null
  const orders = await listLeft(step.userId, open)
  const returned = orders.map(({ id, amount, refundedAmount }) => ({ id, returnedAmount: amount - refundedAmount }))
  const write = async (transaction: Database) => {
    if (!(await closeRequest(transaction, step.userId, now))) return false
    for (const { id, returnedAmount } of returned) await transaction.order.updateMany({ where: { id }, data: { returnedAmount } })
    await followPayments(
      transaction,
      orders.flatMap(({ stripePaymentId }) => stripePaymentId ?? []),
      now,
    )
  }
  return { after: { amount: String(returned.reduce((sum, { returnedAmount }) => sum + returnedAmount, 0)) }, write }
}

/** A request of which nothing more has to go back: what is left of the payments stays ours. */
async function drop({ userId }: Step, now: Date): Promise<Done | null> {
  const open = await findOpenRequest(userId)
  return open && { after: { amount: '0' }, write: (transaction) => closeRequest(transaction, userId, now) }
}

function findOpenRequest(userId: string) {
  return db.refundRequest.findUnique({ where: { userId, doneAt: null } })
}

async function closeRequest(transaction: Database, userId: string, now: Date): Promise<boolean> {
  const { count } = await transaction.refundRequest.updateMany({ where: { userId, doneAt: null }, data: { doneAt: now } })
  return count === 1
}

/** A dispute about which nothing is left to do: it leaves the list, and its money stays gone. One that is won later is paid again by itself. */
async function settle({ userId, order: id = '' }: Step, now: Date): Promise<Done | null> {
  const where = { id, userId, ...DISPUTED }
  if ((await db.order.count({ where })) === 0) return null
  const write = async (transaction: Database) => {
    const { count } = await transaction.order.updateMany({ where, data: { disputeClosedAt: now } })
    return count === 1
  }
  return { after: { order: id }, write }
}

async function read({ userId }: Step): Promise<Done | null> {
  const customers = await db.paymentCustomer.findMany({ where: { userId }, select: { id: true } })
  for (const { id } of customers) await syncCustomer(id)
  return customers.length > 0 ? { after: { customers: customers.map(({ id }) => id).join(' ') } } : null
}
