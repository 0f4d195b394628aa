/** The form in which a tutor marks an essay: the four lines of the rubric, and one next step. Comments on sentences come beside. */
import { MARKS } from '~/exam/essays/rubric'
import type { FieldRule, FormRules } from '~/forms/rules'

const mark = { type: 'choice', choices: MARKS, message: 'Please choose a mark of the list', isOptional: true } as const satisfies FieldRule
const comment = { maxLength: 500, message: 'Please keep it under 500 characters', isOptional: true } as const satisfies FieldRule

export const MARKING_FIELDS = {
  ...{ focusMark: mark, focusComment: comment, orderMark: mark, orderComment: comment },
  ...{ detailMark: mark, detailComment: comment, languageMark: mark, languageComment: comment },
  nextStep: { maxLength: 400, message: 'Please name one next step', isOptional: true },
} as const satisfies FormRules

/** Of one sentence. */
export const COMMENT_RULE: FieldRule = { maxLength: 500, message: 'Please keep a comment under 500 characters', isOptional: true }
/** Sentences that can have a comment: fields of a form are numbered with two digits. */
export const MOST_SENTENCES = 99
