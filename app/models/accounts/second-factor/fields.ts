/** The fields of the second factor's forms. */
import type { FormRules, TextRule } from '~/forms/rules'
import { HIDDEN_SOURCE_FIELDS } from '~/models/bank/hidden-source-fields'
import { CURRENT_PASSWORD_FIELDS, EMAIL_FIELDS, LOGIN_FIELDS } from '../fields'

const appCode = {
  maxLength: 12,
  pattern: '(?:\\d[ \\-]?){6}',
  message: 'Please enter the six digits that the app shows',
} as const satisfies TextRule
const anyCode = {
  maxLength: 40,
  pattern: '(?:\\d[ \\-]?){6}|(?:\\d[ \\-]?){16}',
  message: 'Please enter the six digits from your app, or a recovery code of 16 digits',
} as const satisfies TextRule

export const SET_UP_FIELDS = { code: appCode } as const satisfies FormRules

export const CODE_FIELDS = { code: anyCode } as const satisfies FormRules

export const BOTH_FACTORS_FIELDS = { ...CURRENT_PASSWORD_FIELDS, ...CODE_FIELDS } as const satisfies FormRules

/** A sign-in by call may bring its code along. */
export const LOGIN_CALL_FIELDS = { ...LOGIN_FIELDS, code: { ...anyCode, isOptional: true } } as const satisfies FormRules

/** Whose an account is that an admin names by its address: one address may have one of each. */
export const AUDIENCES = ['student', 'tutor', 'affiliate'] as const

export const FACTOR_RESET_FIELDS = {
  audience: { type: 'choice', choices: AUDIENCES, message: 'Please choose whose account it is', initial: 'student' },
  ...EMAIL_FIELDS,
  reason: HIDDEN_SOURCE_FIELDS.reason,
} as const satisfies FormRules
