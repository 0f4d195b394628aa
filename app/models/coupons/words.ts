/** A coupon in words. */
import { moneyText } from '~/utils/text/money'
import { dayText } from '~/utils/time/time-text'
import type { Discount } from './discount'

/** "20 percent off" or "$15 off". */
export function discountText({ discountType, discountValue }: Discount): string {
  return discountType === 'percent' ? `${discountValue} percent off` : `${moneyText(discountValue)} off`
}

/** "3 of 10 uses" or "3 uses". */
export function usesText({ usedCount, maxUses }: { usedCount: number; maxUses: number | null }): string {
  if (maxUses !== null) return `${usedCount} of ${maxUses} ${maxUses === 1 ? 'use' : 'uses'}`
  return usedCount === 1 ? '1 use' : `${usedCount} uses`
}

interface Period {
  validFrom: Date | null
  validTo: Date | null
}

/** "from November 1, 2026 to November 30, 2026", in UTC; empty where it has no end and no beginning. `validTo` is the midnight after. */
export function periodText({ validFrom, validTo }: Period): string {
  const from = validFrom && `from ${dayText(validFrom, 'UTC')}`
  const to = validTo && `to ${dayText(new Date(validTo.getTime() - 1), 'UTC')}`
  return [from, to].filter(Boolean).join(' ')
}

interface Standing extends Period {
  isActive: boolean
  mirroredAt: Date | null
  usedCount: number
  maxUses: number | null
}

/** Whether somebody could use it now, in a word or two. */
export function couponState(coupon: Standing, now = new Date()): { tone: 'good' | 'notice' | 'bad'; text: string } {
  const { isActive, mirroredAt, validFrom, validTo, usedCount, maxUses } = coupon
  if (!isActive) return { tone: 'bad', text: 'Off' }
  if (!mirroredAt) return { tone: 'bad', text: 'Not at Stripe' }
  if (validTo && validTo <= now) return { tone: 'bad', text: 'Ended' }
  if (validFrom && validFrom > now) return { tone: 'notice', text: 'Not yet' }
  return maxUses !== null && usedCount >= maxUses ? { tone: 'notice', text: 'Used up' } : { tone: 'good', text: 'On' }
}
