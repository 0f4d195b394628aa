/** The forms of a talk. */
import type { FormRules } from '~/forms/rules'
import type { TalkReportReason } from '~/generated/prisma/enums'

/** Characters of one message. */
const MOST_CHARACTERS = 2000
/** Messages of the student in one session, and how long it lasts. */
export const MOST_MESSAGES = 40
export const SESSION_HOURS = 24

export const MESSAGE_FIELDS = {
  text: { maxLength: MOST_CHARACTERS, message: 'Please write your question first' },
} as const satisfies FormRules

export const TITLE_FIELDS = {
  title: { maxLength: 80, message: 'Please give it a name' },
} as const satisfies FormRules

export const REPORT_REASONS: Record<TalkReportReason, string> = {
  wrong: 'It said something wrong',
  unkind: 'It was unkind',
  unsafe: 'It said something that is not for students',
  other: 'Something else',
}

export const REPORT_FIELDS = {
  reason: { type: 'choice', choices: Object.keys(REPORT_REASONS) as TalkReportReason[], message: 'Please choose what is wrong' },
  note: { maxLength: 500, message: 'Please keep it shorter', isOptional: true },
} as const satisfies FormRules
