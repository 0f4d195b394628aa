/** What an admin says of a coupon. Money is typed in dollars, as people write it, and stored in cents. */
import type { FormRules, TextRule } from '~/forms/rules'

export const DISCOUNT_TYPES = ['percent', 'amount'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]
export const DISCOUNT_NAMES = { percent: 'Percent of the first payment', amount: 'Dollars off the first payment' } as const

export const COUPON_STATES = ['yes', 'no'] as const
export const COUPON_STATE_NAMES = { yes: 'On', no: 'Off: nobody can use it' } as const

/** What a code may look like, in any case; it is stored in upper case. */
const couponCode = {
  maxLength: 40,
  pattern: '[A-Za-z0-9][A-Za-z0-9\\-]{2,39}',
  message: 'Please use 3 to 40 letters, digits and hyphens, such as SPRING20',
} as const satisfies TextRule

/** Dollars, with cents where there are some. */
const dollars = (message: string) => ({ maxLength: 9, pattern: '\\d{1,6}(?:\\.\\d\\d)?', message }) as const satisfies TextRule

/** What may change after a coupon was made; its code and its discount may not, since people have it on paper. */
export const COUPON_TERMS = {
  isActive: { type: 'choice', choices: COUPON_STATES, message: 'Please say whether it is on', initial: 'yes' },
  commissionPercent: { type: 'number', min: 0, max: 100, message: 'Please enter a whole number from 0 to 100', initial: '35' },
  maxUses: { type: 'number', min: 1, max: 1_000_000, message: 'Please enter a whole number from 1 on', isOptional: true },
  minOrder: { ...dollars('Please enter dollars, such as 149 or 99.50'), isOptional: true },
  validFrom: { type: 'date', message: 'Please enter a day', isOptional: true },
  validTo: { type: 'date', message: 'Please enter a day', isOptional: true },
  description: { maxLength: 300, message: 'Please describe it', isOptional: true },
} as const satisfies FormRules

export const COUPON_FIELDS = {
  couponCode,
  affiliate: { type: 'email', maxLength: 254, message: 'Please enter the affiliate’s email address', isOptional: true },
  discountType: { type: 'choice', choices: DISCOUNT_TYPES, message: 'Please choose the kind of discount', initial: 'percent' },
  discount: dollars('Please enter a number, such as 20 or 15.50'),
  ...COUPON_TERMS,
} as const satisfies FormRules

/** "149" and "99.50" in cents. */
export function centsOf(typed: string): number {
  const [whole = '0', rest = ''] = typed.split('.')
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** The other way round, as a form shows it. */
export function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
