/** The form of a student's own poem. */
import type { FormRules } from '~/forms/rules'

export const OWN_POEM_FIELDS = {
  title: { maxLength: 80, message: 'Please give it a title', isOptional: true },
  body: { maxLength: 4000, message: 'Please write a line first' },
} as const satisfies FormRules
