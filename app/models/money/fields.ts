/** The form that leads to the payment page. */
import type { FormRules } from '~/forms/rules'
import { PLAN_NAMES } from './plans/plans'

export const CHECKOUT_FIELDS = {
  plan: { type: 'choice', choices: PLAN_NAMES, message: 'Please choose one of the plans' },
  /** A random word of the page that was shown: sent twice, it is the same checkout. */
  attempt: { maxLength: 64, pattern: '[\\w\\-]{20,64}', message: 'Please reload the page and try again', isOptional: true },
  referralCode: { maxLength: 40, message: 'We do not know this code', isOptional: true },
  coupon: { maxLength: 40, message: 'We do not know this coupon', isOptional: true },
  /** Which of the two buttons was pressed: the price with the coupon, or the payment. */
  step: { type: 'choice', choices: ['price', 'pay'], message: 'Please press one of the buttons', initial: 'pay' },
} as const satisfies FormRules
