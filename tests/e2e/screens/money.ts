/** The way to the payment and back, and what a member does with a plan. */
import { cancelOwnPlan } from '~/models/money/own-plan.server'
import { syncCustomer } from '~/models/money/sync/sync.server'
import { createMember, createWaitingPurchase, openPayment, pressOperator } from '../../factories/payments'

export interface MoneyHistory {
  /** Has a plan that renews, and could have the money back. */
  memberEmail: string
  memberId: string
  memberSession: string
  /** Has canceled. */
  leaverEmail: string
  /** Has a renewal that fails, and opened a payment page without paying there. */
  lateEmail: string
  lateSession: string
  /** Joins a guest's purchase with an account. */
  purchaseToken: string
}

interface MoneyScreen {
  route: string
  title: string
  at: (history: MoneyHistory) => string
}

const switching = 'profile/subscription/switch'
const ending = 'profile/subscription/cancellation'
const resuming = 'profile/subscription/resumption'

/** Of a visitor. */
export const MONEY_SCREENS: MoneyScreen[] = [
  { route: 'checkout', title: 'a choice of plans', at: () => '/checkout' },
  { route: 'checkout', title: 'the checkout of a plan', at: () => '/checkout?plan=annual' },
  { route: 'payment-success', title: 'nothing was bought here', at: () => '/payment-success' },
  { route: 'payment-canceled', title: 'nothing was charged', at: () => '/payment-canceled?plan=monthly' },
  { route: 'purchase', title: 'a purchase that waits for its account', at: ({ purchaseToken }) => `/purchase?token=${purchaseToken}` },
  { route: 'purchase', title: 'a dead link of a purchase', at: () => '/purchase' },
]

export const MEMBER_SCREENS: MoneyScreen[] = [
  { route: 'profile', title: 'a membership', at: () => '/profile' },
  { route: 'premium', title: 'the tools of a member', at: () => '/premium' },
  { route: 'premium/bootcamp/start', title: 'beginning a boot camp', at: () => '/premium/bootcamp/start' },
  { route: 'payment-success', title: 'everything is open', at: ({ memberSession }) => `/payment-success?session_id=${memberSession}` },
  { route: switching, title: 'other plans', at: () => `/${switching}` },
  { route: switching, title: 'what a switch costs', at: () => `/${switching}?plan=quarterly` },
  { route: ending, title: 'canceling a plan', at: () => `/${ending}` },
  { route: resuming, title: 'nothing to resume', at: () => `/${resuming}` },
  { route: 'profile/subscription/refund', title: 'money back', at: () => '/profile/subscription/refund' },
]

export const LEAVER_SCREENS: MoneyScreen[] = [
  { route: 'profile', title: 'a membership that ends', at: () => '/profile' },
  { route: ending, title: 'canceled already', at: () => `/${ending}` },
  { route: resuming, title: 'resuming a plan', at: () => `/${resuming}` },
]

export const LATE_SCREENS: MoneyScreen[] = [
  { route: 'profile', title: 'a renewal that fails', at: () => '/profile' },
  { route: 'payment-success', title: 'waiting for a payment', at: ({ lateSession }) => `/payment-success?session_id=${lateSession}` },
  { route: 'purchase', title: 'joining a purchase', at: ({ purchaseToken }) => `/purchase?token=${purchaseToken}` },
]

export async function liveMoney(): Promise<MoneyHistory> {
  const member = await createMember({ plan: 'monthly' })
  const leaver = await createMember({ plan: 'annual' })
  await cancelOwnPlan(leaver.student.id)
  const late = await createMember({ plan: 'monthly', card: 'fails_later' })
  await pressOperator(`/subscriptions/${late.subscriptionId}/renew`)
  await syncCustomer(late.customerId)
  return {
    ...{ memberEmail: member.student.email, memberId: member.student.id, memberSession: member.sessionId },
    leaverEmail: leaver.student.email,
    ...{ lateEmail: late.student.email, lateSession: (await openPayment('annual', late.student.id)).sessionId },
    purchaseToken: (await createWaitingPurchase()).token,
  }
}
