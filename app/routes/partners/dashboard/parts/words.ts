/** Referrals, steps of the ledger and payments in words. */
import type { CommissionStep, PaymentStatus } from '~/generated/prisma/enums'

type Tone = '' | 'good' | 'notice' | 'bad'

export const REFERRAL_STATES: Record<PaymentStatus | 'registered', { text: string; tone: Tone }> = {
  registered: { text: 'Registered', tone: '' },
  pending: { text: 'Waiting', tone: 'notice' },
  payable: { text: 'Payable', tone: 'good' },
  paid: { text: 'Paid', tone: 'good' },
  cancelled: { text: 'Canceled', tone: 'bad' },
}

export const PAYMENT_STATES: Record<PaymentStatus, { text: string; tone: Tone }> = {
  pending: { text: 'Being checked', tone: 'notice' },
  payable: { text: 'Approved', tone: 'notice' },
  paid: { text: 'Paid', tone: 'good' },
  cancelled: { text: 'Called off', tone: 'bad' },
}

export const STEP_TEXTS: Record<CommissionStep, string> = {
  earned: 'A family paid for the first time',
  matured: 'Thirty days are over: payable',
  reversed: 'A payment went back to its family',
  restored: 'A payment counts again',
  paid: 'Paid to you',
  seats: 'Turned into scholarship seats',
}

/** How a family came. */
export function howText({ couponCodeUsed, referralMethod }: { couponCodeUsed: string | null; referralMethod: string }): string {
  if (couponCodeUsed) return `Coupon ${couponCodeUsed}`
  return referralMethod === 'link' ? 'Your link' : referralMethod === 'coupon' ? 'Your coupon' : 'Your code'
}
