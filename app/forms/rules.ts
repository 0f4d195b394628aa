/**
 * The rules of a form's fields, as data. The server's schema, the browser's native constraints and every message come from them, so they
 * cannot drift. No zod here: this file goes to the browser.
 */

interface Rule {
  /** Said when the value is missing, too short, malformed, or not one of the choices. */
  message: string
  /** May stay empty; the value is then undefined. */
  isOptional?: true
  /** Needed all the same when another field has this value. */
  neededWhen?: { field: string; is: string }
  /** Shown at first, and meant when nothing is sent. */
  initial?: string
}

export interface TextRule extends Rule {
  type?: 'text' | 'email' | 'password'
  /** 1 unless it is said; 0 for a text that may be empty and is a text all the same. */
  minLength?: number
  maxLength: number
  /** What the whole value must look like; the `pattern` attribute reads it too, so it escapes what the `v` flag wants escaped. */
  pattern?: string
  /** What it may not hold anywhere, each with what is said then; letters of either case. */
  refuses?: readonly { pattern: string; message: string }[]
  /** Must hold the same as this field. */
  equals?: string
}

interface DateRule extends Rule {
  type: 'date'
}

interface NumberRule extends Rule {
  type: 'number'
  min: number
  max: number
}

interface ChoiceRule extends Rule {
  type: 'choice'
  choices: readonly string[]
}

export type FieldRule = TextRule | DateRule | NumberRule | ChoiceRule

/** The fields of one form by name. `meta` is what `useForm` calls the form itself. */
export type FormRules = Readonly<Record<string, FieldRule>> & { readonly meta?: never }

/** What the schema makes of a field. */
export type ValueOf<R extends FieldRule> = R extends { type: 'number' }
  ? number
  : R extends { choices: readonly (infer Choice)[] }
    ? Choice
    : string

/**
 * Printable ASCII alone: two addresses that look alike, or differ by what nobody sees, must not be two accounts. One dot between two parts,
 * and no part of a domain begins or ends with a hyphen.
 */
const LOCAL_PART = "[a-zA-Z0-9!#$%&'*+\\-\\/=?^_`\\{\\|\\}~]+"
const LABEL = '[a-zA-Z0-9]+(-+[a-zA-Z0-9]+)*'
export const EMAIL_PATTERN = `(?=[^@]{1,64}@)${LOCAL_PART}(\\.${LOCAL_PART})*@${LABEL}(\\.${LABEL})*\\.[a-zA-Z]{2,}`

/** Control characters but tabs and line breaks, and what turns the direction of the text around it: nobody types them. */
const HIDDEN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu
/** Nothing that can be seen: blanks, what has no width, and the empty braille cell. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** A text without what cannot be seen in it, its line breaks as one character; empty where nothing can be seen. Blanks stay. */
export function seenText(sent: string): string {
  const text = sent.replace(/\r\n?/g, '\n').replace(HIDDEN, '')
  return BLANK.test(text) ? '' : text
}

/** A value as it is checked and stored: browsers send line breaks as two characters, and nobody means the blanks around a text. */
export function cleanText(rule: FieldRule, sent: string): string {
  const text = sent.replaceAll('\r\n', '\n')
  if (rule.type === 'password') return text
  // An address, or a field that says itself what it may not hold, refuses it instead.
  const isRefused = rule.type === 'email' || refusalsOf(rule).length > 0
  return (isRefused ? text : seenText(text)).trim()
}

/** The first rule that a value breaks, as its message; null when it fits. */
export function brokenRule(rule: FieldRule, sent: string, others: Record<string, unknown>): string | null {
  const value = cleanText(rule, sent)
  if ('maxLength' in rule && value.length > rule.maxLength) return `Please use at most ${rule.maxLength} characters`
  if (value === '' && !isNeeded(rule, others)) return null
  if (!fits(rule, value, others)) return rule.message
  return refusalsOf(rule).find(({ pattern }) => new RegExp(pattern, 'iu').test(value))?.message ?? null
}

function isNeeded({ isOptional, initial, neededWhen }: FieldRule, others: Record<string, unknown>): boolean {
  if (neededWhen && others[neededWhen.field] === neededWhen.is) return true
  return !isOptional && initial === undefined
}

function fits(rule: FieldRule, value: string, others: Record<string, unknown>): boolean {
  switch (rule.type) {
    case 'choice':
      return rule.choices.includes(value)
    case 'number':
      return /^-?\d{1,9}$/.test(value) && Number(value) >= rule.min && Number(value) <= rule.max
    case 'date':
      return isDay(value)
    default:
      return textFits(rule, value, others)
  }
}

function textFits(rule: TextRule, value: string, others: Record<string, unknown>): boolean {
  const pattern = patternOf(rule)
  if (value.length < leastLength(rule)) return false
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return false
  return rule.equals === undefined || value === (others[rule.equals] ?? '')
}

/** A day of the calendar in this century or the last: PostgreSQL knows no year 0, and nobody means the year 99. */
function isDay(value: string): boolean {
  const isWritten = /^(19|20)\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return isWritten && new Date(value).toISOString().startsWith(value)
}

function refusalsOf(rule: FieldRule) {
  return 'refuses' in rule ? (rule.refuses ?? []) : []
}

function leastLength(rule: TextRule): number {
  return rule.minLength ?? 1
}

function patternOf(rule: TextRule): string | undefined {
  return rule.pattern ?? (rule.type === 'email' ? EMAIL_PATTERN : undefined)
}

/**
 * The rule as attributes of its control, of any kind. enhance.js reads nothing but these and the two below, and says what `brokenRule` says;
 * a journey compares them.
 */
export function constraintsOf(rule: FieldRule) {
  const mayBeEmpty = 'maxLength' in rule && leastLength(rule) === 0
  return {
    required: (isNeeded(rule, {}) && !mayBeEmpty) || undefined,
    'data-message': rule.message,
    'data-other': rule.neededWhen?.field ?? ('equals' in rule ? rule.equals : undefined),
    'data-is': rule.neededWhen?.is,
    'data-exact': rule.type === 'password' ? '' : undefined,
  }
}

/** How long a text may be, as attributes of a field that takes text. */
export function lengthsOf(rule: FieldRule) {
  return 'maxLength' in rule ? { minLength: leastLength(rule) || undefined, maxLength: rule.maxLength } : {}
}

/** What a line of text or a number must look like, as attributes of an input. */
export function shapeOf(rule: FieldRule) {
  if (rule.type === 'number') return { min: rule.min, max: rule.max, step: 1 }
  const refusals = refusalsOf(rule).map(({ pattern, message }) => [pattern, message])
  return 'maxLength' in rule ? { pattern: patternOf(rule), 'data-refuses': refusals.length ? JSON.stringify(refusals) : undefined } : {}
}
