/**
 * The fields of the account forms with their rules and messages (specification, section 5). Screen, JSON call and browser read the same.
 */
import type { FormRules, TextRule } from '~/forms/rules'

/** Names greet in mails and stand in lists, so they are words and nothing that could be followed or that hides. */
const HIDES = '[\\p{Cc}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]'
/** Letters by their kind that print nothing: the soft hyphen, fillers of Hangul, the blank of Braille, vowels that only a computer knows. */
const PRINTS_NOTHING = '[\\u00ad\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u2800\\u3164\\uffa0]'
/** Joiners, variation selectors and accents belong to the letter before them; Persian and Hindi names need joiners. Alone they are no name. */
const NO_LETTER = '^[\\p{Cf}\\p{M}\\p{Z}]+$'
const nothingHidden = {
  pattern: `${HIDES}|${PRINTS_NOTHING}|${NO_LETTER}`,
  message: 'Please use letters, spaces and simple marks only',
}
const noWebAddress = { pattern: '[\\p{L}\\p{N}]:\\S|\\/\\/|\\bwww\\.', message: 'Please leave out the web address' }
/** What a mail program makes a link of; "J. R. Smith" and "J.R. Smith" pass. */
const noDomain = {
  pattern: '[\\p{L}\\p{N}][.\\u3002\\uff0e\\uff61]\\p{L}{2,}',
  message: 'Please leave out the web address, and put a space after a dot',
}
export const PERSON_NAME = { maxLength: 60, refuses: [nothingHidden, noWebAddress, noDomain] } as const

const email = { minLength: 1, maxLength: 254, message: 'Please enter a valid email address', type: 'email' } as const satisfies TextRule
const newPassword = {
  minLength: 6,
  maxLength: 200,
  message: 'Password must be at least 6 characters',
  type: 'password',
} as const satisfies TextRule
const sameAsPassword = {
  minLength: 0,
  maxLength: 200,
  message: "Passwords don't match",
  type: 'password',
  equals: 'password',
} as const satisfies TextRule

export const REGISTRATION_FIELDS = {
  firstName: { ...PERSON_NAME, minLength: 1, message: 'First name is required' },
  lastName: { ...PERSON_NAME, minLength: 1, message: 'Last name is required' },
  username: { minLength: 3, maxLength: 40, message: 'Username must be at least 3 characters', refuses: [nothingHidden, noWebAddress] },
  email,
  password: newPassword,
  confirmPassword: sameAsPassword,
} as const satisfies FormRules

export const USERNAME_FIELDS = { username: REGISTRATION_FIELDS.username } as const satisfies FormRules

export const LOGIN_FIELDS = {
  email,
  password: { minLength: 1, maxLength: 200, message: 'Password is required', type: 'password' },
} as const satisfies FormRules

export const EMAIL_FIELDS = { email } as const satisfies FormRules

export const NEW_PASSWORD_FIELDS = { password: newPassword, confirmPassword: sameAsPassword } as const satisfies FormRules

const currentPassword = {
  minLength: 1,
  maxLength: 200,
  message: 'Please enter your current password',
  type: 'password',
} as const satisfies TextRule

/** Asked again of whoever is signed in, before what only the account's owner may do. */
export const CURRENT_PASSWORD_FIELDS = { currentPassword } as const satisfies FormRules

export const PASSWORD_CHANGE_FIELDS = { currentPassword, ...NEW_PASSWORD_FIELDS } as const satisfies FormRules

export const EMAIL_CHANGE_FIELDS = { ...EMAIL_FIELDS, currentPassword } as const satisfies FormRules
