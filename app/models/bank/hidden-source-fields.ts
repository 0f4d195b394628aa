/** What is asked when a source is hidden or restored. */
import type { FormRules } from '~/forms/rules'

export const HIDDEN_SOURCE_FIELDS = {
  reason: { minLength: 10, maxLength: 300, message: 'Please say why in at least 10 characters' },
} as const satisfies FormRules
