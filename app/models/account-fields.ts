/**
 * The fields of the account forms with their rules and messages (specification, section 5), as data: the server makes its schema of
 * them, the browser checks with them before sending, so both always say the same. No zod here: this file goes to the browser.
 */

export interface FieldRule {
  minLength: number
  maxLength: number
  /** Said when the value is too short, malformed or different. */
  message: string
  type?: 'email' | 'password' | 'name' | 'username'
  /** Must hold the same as this field. */
  equals?: string
}

export const EMAIL_PATTERN = /^[^\s@<>(),;:"\\[\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i

/** Breaks of line, marks that turn the direction of writing, and what has no shape: nobody's name needs them, and they hide what follows. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
const WEB_ADDRESS = /[\p{L}\p{N}]:\S|\/\/|\bwww\./iu
/** What a mail program makes a link of; "J. R. Smith" and "J.R. Smith" pass. */
const DOMAIN = /[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}/u

const email: FieldRule = { minLength: 1, maxLength: 254, message: 'Please enter a valid email address', type: 'email' }
const newPassword: FieldRule = { minLength: 6, maxLength: 200, message: 'Password must be at least 6 characters', type: 'password' }
const sameAsPassword: FieldRule = { minLength: 0, maxLength: 200, message: "Passwords don't match", type: 'password', equals: 'password' }

export const REGISTRATION_FIELDS = {
  firstName: { minLength: 1, maxLength: 60, message: 'First name is required', type: 'name' },
  lastName: { minLength: 1, maxLength: 60, message: 'Last name is required', type: 'name' },
  username: { minLength: 3, maxLength: 40, message: 'Username must be at least 3 characters', type: 'username' },
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
  name: { minLength: 2, maxLength: 60, message: 'Name must be at least 2 characters', type: 'name' },
  email,
  message: { minLength: 10, maxLength: 5000, message: 'Message must be at least 10 characters' },
} as const satisfies Record<string, FieldRule>

/** The first rule that a value breaks, as its message; null when it fits. */
export function brokenRule(rule: FieldRule, value: string, others: Record<string, unknown>): string | null {
  const text = rule.type === 'password' ? value : value.trim()
  if (text.length > rule.maxLength) return `Please use at most ${rule.maxLength} characters`
  if (text.length < rule.minLength) return rule.message
  if (rule.type === 'email' && !EMAIL_PATTERN.test(text)) return rule.message
  if (rule.type === 'name' || rule.type === 'username') return brokenName(rule.type, text)
  if (rule.equals && text !== (others[rule.equals] ?? '')) return rule.message
  return null
}

/** Names greet in mails and stand in lists, so they are words and nothing that could be followed or that hides. */
function brokenName(type: 'name' | 'username', text: string): string | null {
  if (CONTROL.test(text)) return 'Please use letters, spaces and simple marks only'
  if (WEB_ADDRESS.test(text)) return 'Please leave out the web address'
  if (type === 'name' && DOMAIN.test(text)) return 'Please leave out the web address, and put a space after a dot'
  return null
}
