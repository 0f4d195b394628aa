/** How an affiliate is paid, what it gives to families, and what admins decide about payments. */
import type { FormRules } from '~/forms/rules'
import { CURRENT_PASSWORD_FIELDS } from '~/models/accounts/fields'
import { CODE_FIELDS } from '~/models/accounts/second-factor/fields'
import { REASON } from '~/models/admins/fields'

export const PAYOUT_METHODS = ['paypal', 'check'] as const
export const PAYOUT_METHOD_NAMES = { paypal: 'PayPal', check: 'A check by mail' } as const
/** How a payment is made that goes to a pool of free seats (app/models/scholarship). Nobody chooses it as where they are paid. */
export const SEATS_METHOD = 'seats'

/** Below this an affiliate cannot ask for a payment, in cents. */
export const LEAST_PAYOUT = 2_500
/** Above this a second admin pays what the first approved, in cents (security T35). */
export const SECOND_ADMIN_ABOVE = 50_000

export const PAYOUT_FIELDS = {
  method: { type: 'choice', choices: PAYOUT_METHODS, message: 'Please choose how we pay you', initial: 'paypal' },
  paypalEmail: {
    type: 'email',
    maxLength: 254,
    message: 'Please enter the email address of your PayPal account',
    isOptional: true,
    neededWhen: { field: 'method', is: 'paypal' },
  },
  payee: {
    minLength: 2,
    maxLength: 100,
    message: 'Please enter the name that the check is made out to',
    isOptional: true,
    neededWhen: { field: 'method', is: 'check' },
  },
  address: {
    minLength: 10,
    maxLength: 300,
    message: 'Please enter street, city, state and ZIP code',
    isOptional: true,
    neededWhen: { field: 'method', is: 'check' },
  },
  ...CURRENT_PASSWORD_FIELDS,
  ...CODE_FIELDS,
} as const satisfies FormRules

export const SPLIT_FIELDS = {
  splitRate: { type: 'number', min: 0, max: 100, message: 'Please enter a whole number from 0 on', initial: '0' },
} as const satisfies FormRules

export const RATE_FIELDS = {
  commissionRate: { type: 'number', min: 0, max: 100, message: 'Please enter a whole number from 0 to 100', initial: '35' },
  reason: REASON,
} as const satisfies FormRules

const PAYMENT_STEPS = ['approve', 'pay', 'cancel'] as const
export type PaymentStep = (typeof PAYMENT_STEPS)[number]

export const PAYMENT_FIELDS = {
  step: { type: 'choice', choices: PAYMENT_STEPS, message: 'Please choose what is to happen' },
  /** Cents that the page showed. */
  amount: { type: 'number', min: 0, max: 999_999_999, message: 'Please open the page again' },
  note: { maxLength: 300, message: 'Please write a note', isOptional: true },
} as const satisfies FormRules
