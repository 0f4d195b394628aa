/**
 * The fields of the account forms with their rules and messages (specification, section 5). Screen, JSON call and browser read the same.
 */
import type { FormRules, TextRule } from '~/forms/rules'

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
  firstName: { minLength: 1, maxLength: 80, message: 'First name is required' },
  lastName: { minLength: 1, maxLength: 80, message: 'Last name is required' },
  username: { minLength: 3, maxLength: 40, message: 'Username must be at least 3 characters' },
  email,
  password: newPassword,
  confirmPassword: sameAsPassword,
} as const satisfies FormRules

export const LOGIN_FIELDS = {
  email,
  password: { minLength: 1, maxLength: 200, message: 'Password is required', type: 'password' },
} as const satisfies FormRules

export const EMAIL_FIELDS = { email } as const satisfies FormRules

export const NEW_PASSWORD_FIELDS = { password: newPassword, confirmPassword: sameAsPassword } as const satisfies FormRules

export const CONTACT_FIELDS = {
  name: { minLength: 2, maxLength: 120, message: 'Name must be at least 2 characters' },
  email,
  message: { minLength: 10, maxLength: 5000, message: 'Message must be at least 10 characters' },
} as const satisfies FormRules
