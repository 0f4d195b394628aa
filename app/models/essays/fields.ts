/** The forms of the essay workshop. */
import type { FormRules } from '~/forms/rules'

const CLOCKS = ['timed', 'free'] as const

export const ESSAY_START_FIELDS = {
  clock: { type: 'choice', choices: CLOCKS, initial: 'free', message: 'Please choose with or without a clock' },
  plan: { maxLength: 4000, message: 'Please keep your plan under 4,000 characters', isOptional: true },
} as const satisfies FormRules
