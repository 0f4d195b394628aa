/** The form that gives work: one set of rules, of which each kind of work shows its own. */
import { QUESTIONS } from '~/exam/assignments/work'
import { DIFFICULTIES } from '~/exam/core/levels'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import type { FormRules } from '~/forms/rules'

export const GIVE_FIELDS = {
  number: { type: 'number', min: 1, max: QUIZ_NUMBERS, message: 'Please choose a number of the list', isOptional: true },
  lesson: { maxLength: 120, message: 'Please choose a lesson', isOptional: true },
  passage: { maxLength: 120, message: 'Please choose a passage', isOptional: true },
  prompt: { maxLength: 120, message: 'Please choose a prompt', isOptional: true },
  words: { maxLength: 2000, message: 'Please enter words of our list', isOptional: true },
  difficulty: { type: 'choice', choices: DIFFICULTIES, message: 'Please choose a difficulty', isOptional: true },
  questions: {
    type: 'number',
    min: QUESTIONS.least,
    max: QUESTIONS.most,
    message: `Please choose ${QUESTIONS.least} to ${QUESTIONS.most}`,
    initial: String(QUESTIONS.usual),
  },
  dueOn: { type: 'date', message: 'Please enter a day', isOptional: true },
  note: { maxLength: 500, message: 'Please keep it under 500 characters', isOptional: true },
  /** Drawn with the page, so that a form sent twice gives once. */
  press: { maxLength: 30, pattern: '[\\w\\-]{10,30}', message: 'Please open this page anew' },
} as const satisfies FormRules
