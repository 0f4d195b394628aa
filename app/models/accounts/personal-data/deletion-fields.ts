/** What is asked of somebody who deletes their account. */
import type { FormRules } from '~/forms/rules'

export const DELETION_FIELDS = {
  currentPassword: { minLength: 1, maxLength: 200, message: 'Please enter your password', type: 'password' },
} as const satisfies FormRules
