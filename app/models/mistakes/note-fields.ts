/** The form of a mistake's note. */
import type { FormRules } from '~/forms/rules'

/** Empty takes the note away. */
export const NOTE_FIELDS = {
  note: { minLength: 0, maxLength: 500, message: 'Please write your note' },
} as const satisfies FormRules
