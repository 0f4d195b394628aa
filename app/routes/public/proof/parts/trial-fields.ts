/** The fields of a trial: any seed at any level that the family serves. */
import { DIFFICULTIES, LEVELS } from '~/exam/core/levels'
import type { FormRules } from '~/forms/rules'

export const TRIAL_FIELDS = {
  seed: { maxLength: 40, message: 'Type a seed: any word or number.' },
  level: { type: 'choice', choices: LEVELS, message: 'Choose one of the levels.' },
  difficulty: { type: 'choice', choices: DIFFICULTIES, message: 'Choose one of the difficulties.' },
} as const satisfies FormRules
