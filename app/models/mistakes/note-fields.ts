/** The form of what the student says about a mistake: why it happened, how sure the answer was, and a note. */
import { WRONG_ANSWER_TYPES } from '~/exam/core/levels'
import type { FormRules } from '~/forms/rules'

/** From a guess to certain. */
export const CONFIDENCE = { least: 1, most: 5 }

export const NOTE_FIELDS = {
  /** Empty takes the reason away that stood there, and leaves what is only suspected. */
  wrongAnswerType: { type: 'choice', choices: WRONG_ANSWER_TYPES, message: 'Please choose one of the list', isOptional: true },
  /** Empty takes it away. */
  confidenceLevel: {
    type: 'number',
    min: CONFIDENCE.least,
    max: CONFIDENCE.most,
    message: 'Please say how sure you were, from 1 to 5',
    isOptional: true,
  },
  /** Empty takes the note away. */
  note: { minLength: 0, maxLength: 500, message: 'Please write your note' },
} as const satisfies FormRules
