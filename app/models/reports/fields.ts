/** The forms of reports, as data that forms and schemas share. */
import type { FormRules } from '~/forms/rules'

export const NOTES_FIELDS = {
  notes: { minLength: 0, maxLength: 1000, message: 'Please write at most 1,000 characters' },
} as const satisfies FormRules
