/** What an admin says who decides about a tutor or an affiliate. */
import type { FormRules } from '~/forms/rules'
import { REASON } from '~/models/admins/fields'

const STEPS_OF_DECISIONS = ['approve', 'reject', 'suspend', 'restore'] as const
export type Step = (typeof STEPS_OF_DECISIONS)[number]

export const DECISION_FIELDS = {
  /** How it stood on the page: hidden in the form. */
  seen: { maxLength: 40, message: 'Please open the page again' },
  step: { type: 'choice', choices: STEPS_OF_DECISIONS, message: 'Please choose what is to happen' },
  reason: REASON,
} as const satisfies FormRules
