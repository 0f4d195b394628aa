/** What the membership's section shows of payments. */
import type { Student } from '~/auth/session.server'
import { findOwnPlans, listOwnOrders } from '~/models/money/own-plan.server'
import { PAID_PLANS, planNamed } from '~/models/money/plans/plans'
import { findRefund } from '~/models/money/refund.server'
import { moneyText } from '~/utils/text/money'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import type { PaidMembership } from './paid-membership'

const STATES = {
  open: 'Open',
  paid: 'Paid',
  failed: 'Not paid',
  refunded: 'Refunded',
  disputed: 'In dispute',
  void: 'Not charged',
} as const

export async function readPaidMembership(student: Pick<Student, 'id' | 'profile'>): Promise<PaidMembership> {
  const zone = profileTimeZone(student)
  const [own, orders, refund] = await Promise.all([findOwnPlans(student.id), listOwnOrders(student.id), findRefund(student.id)])
  const day = (date: Date | null) => (date ? dayText(date, zone) : null)
  return {
    plans: own.map(({ id, plan, renewsAt, endDate, isFailing, isClosed, isGivenUp }) => {
      const { name, amount, renewal } = PAID_PLANS[plan]
      const unpaid = isFailing
        ? orders.find((order) => order.plan === plan && (order.status === 'failed' || order.status === 'open'))
        : null
      const state = {
        renewsOn: day(renewsAt),
        endsOn: dayText(endDate, zone),
        isFailing,
        isClosed,
        isGivenUp,
        payUrl: unpaid?.invoiceUrl ?? null,
      }
      return { id, plan, name, price: moneyText(amount), renewal, ...state }
    }),
    refundUntil: refund && day(refund.until),
    invoices: orders.map(({ id, plan, amount, status, returnedAmount, number, invoiceUrl, createdAt, paidAt }) => {
      const name = planNamed(plan)
      return {
        ...{ id, number, url: invoiceUrl, amount: moneyText(amount), state: STATES[returnedAmount > 0 ? 'refunded' : status] },
        ...{ plan: name ? PAID_PLANS[name].name : 'Stanine', day: dayText(paidAt ?? createdAt, zone) },
      }
    }),
  }
}
