/** What admins say when they do something to somebody's account. */
import type { FormRules, TextRule } from '~/forms/rules'

/** Why an admin did it; kept with the name. */
export const REASON = {
  minLength: 10,
  maxLength: 300,
  message: 'Please say why in at least 10 characters',
} as const satisfies TextRule

/** Ending devices of somebody: one of them, or all. */
export const END_SESSIONS_FIELDS = {
  session: { maxLength: 40, message: 'Please choose one of the devices', isOptional: true },
  reason: REASON,
} as const satisfies FormRules
