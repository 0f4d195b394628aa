/** What an admin does to a membership. */
import type { FormRules } from '~/forms/rules'
import { REASON } from '~/models/admins/fields'

const STEPS_OF_MEMBERSHIP = ['grant', 'extend', 'end', 'refund', 'close', 'drop', 'settle', 'read'] as const
export type MembershipStep = (typeof STEPS_OF_MEMBERSHIP)[number]

const TIERS = ['premium_monthly', 'premium_3month', 'premium_annual'] as const

/** The end date's message is the specification's (section 5). */
export const MEMBERSHIP_FIELDS = {
  step: { type: 'choice', choices: STEPS_OF_MEMBERSHIP, message: 'Please choose what is to happen' },
  tier: {
    ...{ type: 'choice', choices: TIERS, message: 'Please choose a plan', isOptional: true },
    neededWhen: { field: 'step', is: 'grant' },
  },
  endDate: { type: 'date', message: 'End date must be in the future', isOptional: true },
  order: { maxLength: 40, message: 'Please choose a payment', isOptional: true, neededWhen: { field: 'step', is: 'refund' } },
  reason: REASON,
} as const satisfies FormRules
