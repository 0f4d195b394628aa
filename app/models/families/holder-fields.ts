/** What an admin says who changes whose account it is. */
import type { FormRules } from '~/forms/rules'
import { HIDDEN_SOURCE_FIELDS } from '~/models/bank/hidden-source-fields'

export const HOLDER_CHANGE_FIELDS = {
  email: { type: 'email', maxLength: 254, message: 'Please enter an email address' },
  holder: { type: 'choice', choices: ['teen', 'parent'], message: 'Please say who uses the account' },
  reason: HIDDEN_SOURCE_FIELDS.reason,
} as const satisfies FormRules
