/** What is asked when a source is hidden or restored. */
import type { FormRules } from '~/forms/rules'
import { REASON } from '~/models/admins/fields'

export const HIDDEN_SOURCE_FIELDS = { reason: REASON } as const satisfies FormRules
