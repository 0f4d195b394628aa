/**
 * The fields of the account forms with their rules and messages (specification, section 5), as data: the server makes its schema of
 * them, the browser checks with them before sending, so both always say the same. No zod here: this file goes to the browser.
 */

export interface FieldRule {
  minLength: number
  maxLength: number
  /** Said when the value is too short, malformed or different. */
  message: string
  type?: 'email' | 'password'
  /** Must hold the same as this field. */
  equals?: string
}

export const EMAIL_PATTERN = /^[^\s@<>(),;:"\\[\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i

const email: FieldRule = { minLength: 1, maxLength: 254, message: 'Please enter a valid email address', type: 'email' }
const newPassword: FieldRule = { minLength: 6, maxLength: 200, message: 'Password must be at least 6 characters', type: 'password' }
const sameAsPassword: FieldRule = { minLength: 0, maxLength: 200, message: "Passwords don't match", type: 'password', equals: 'password' }

export const REGISTRATION_FIELDS = {
  firstName: { minLength: 1, maxLength: 80, message: 'First name is required' },
  lastName: { minLength: 1, maxLength: 80, message: 'Last name is required' },
  username: { minLength: 3, maxLength: 40, message: 'Username must be at least 3 characters' },
  email,
  password: newPassword,
  confirmPassword: sameAsPassword,
} as const satisfies Record<string, FieldRule>

export const USERNAME_FIELDS = { username: REGISTRATION_FIELDS.username } as const satisfies Record<string, FieldRule>

export const LOGIN_FIELDS = {
  email,
  password: { minLength: 1, maxLength: 200, message: 'Password is required', type: 'password' },
} as const satisfies Record<string, FieldRule>

export const EMAIL_FIELDS = { email } as const satisfies Record<string, FieldRule>

export const NEW_PASSWORD_FIELDS = { password: newPassword, confirmPassword: sameAsPassword } as const satisfies Record<string, FieldRule>

export const CONTACT_FIELDS = {
  name: { minLength: 2, maxLength: 120, message: 'Name must be at least 2 characters' },
  email,
  message: { minLength: 10, maxLength: 5000, message: 'Message must be at least 10 characters' },
} as const satisfies Record<string, FieldRule>

/** The first rule that a value breaks, as its message; null when it fits. */
export function brokenRule(rule: FieldRule, value: string, others: Record<string, unknown>): string | null {
  const text = rule.type === 'password' ? value : value.trim()
  if (text.length > rule.maxLength) return `Please use at most ${rule.maxLength} characters`
  if (text.length < rule.minLength) return rule.message
  if (rule.type === 'email' && !EMAIL_PATTERN.test(text)) return rule.message
  if (rule.equals && text !== (others[rule.equals] ?? '')) return rule.message
  return null
}
