/** What brings answers back from paper as a line. */
import { LONGEST_ANSWERS } from '~/exam/papers/answers'
import type { FormRules } from '~/forms/rules'

export const ANSWER_FIELDS = {
  answers: { maxLength: LONGEST_ANSWERS, message: 'Please type your answers first, such as 12A 13- 14C' },
} satisfies FormRules
