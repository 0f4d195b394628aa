/** The forms in which a student writes about a passage. */
import type { FormRules } from '~/forms/rules'

export const NOTE_FIELDS = {
  line: { type: 'number', min: 1, max: 200, message: 'Please give the number of a line of this passage' },
  text: { maxLength: 300, message: 'Please write your note first' },
} as const satisfies FormRules

export const IDEA_FIELDS = {
  sentence: { maxLength: 300, message: 'Please write your sentence first' },
} as const satisfies FormRules
