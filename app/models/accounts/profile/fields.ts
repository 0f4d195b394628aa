/** The fields of the forms on the profile's first page, as data that each form and its schema share. */
import { LEVELS } from '~/exam/core/levels'
import type { FormRules } from '~/forms/rules'
import { CURRENT_PASSWORD_FIELDS, PERSON_NAME, REGISTRATION_FIELDS } from '~/models/accounts/fields'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { AVATARS } from './avatars'

const HOLDERS = ['parent', 'teen', 'child'] as const

/** Who uses an account, as forms ask it. */
export const HOLDER_NAMES: Record<(typeof HOLDERS)[number], string> = {
  parent: 'A parent or guardian',
  teen: 'A student of 13 or older',
  child: 'A student under 13',
}

/** Grades applied for, over all levels. */
export const GRADES_APPLIED = ['4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

/** Per cent of the standard time. */
const TIMES = ['100', '150', '200'] as const

/** How screens call each. */
export const TIME_NAMES: Record<string, string> = { 100: 'Standard time', 150: 'Time and a half', 200: 'Double time' }

const tick = { type: 'choice', choices: ['yes'], message: 'Please tick the box or leave it', isOptional: true } as const

/** What a test may grant beside time. */
export const ACCOMMODATIONS = ['extraBreaks', 'largePrint', 'calculator', 'readAloud', 'lineReader'] as const
export type Accommodation = (typeof ACCOMMODATIONS)[number]

/** The accommodations beside time, as the two handbooks name them. */
export const ACCOMMODATION_WORDS: Record<Accommodation, { label: string; hint?: string }> = {
  extraBreaks: { label: 'Extra breaks', hint: 'Five minutes between sections that have none' },
  largePrint: { label: 'Large print', hint: '22 point' },
  calculator: { label: 'Four-function calculator' },
  readAloud: { label: 'Read aloud', hint: 'Your browser’s voice, or a person who reads the page to you' },
  lineReader: { label: 'Line reader', hint: 'Masks the passage but for a few lines' },
}

/** Those of a stored list that are still offered. */
export function accommodationsOf(stored: unknown): Accommodation[] {
  return ACCOMMODATIONS.filter((one) => Array.isArray(stored) && stored.includes(one))
}

/** The same in words. */
export function accommodationsText(stored: unknown): string {
  return (
    accommodationsOf(stored)
      .map((one) => ACCOMMODATION_WORDS[one].label)
      .join(', ') || 'None beside time'
  )
}

export const PROFILE_FIELDS = {
  holder: { type: 'choice', choices: HOLDERS, message: 'Please say who will use this account' },
  /** Of a parent's account, on the welcome page alone: who practices with it. It becomes the preferred name. */
  childName: { ...PERSON_NAME, message: 'Please enter a first name', isOptional: true },
  parentEmail: {
    type: 'email',
    maxLength: 254,
    message: 'Please enter a parent’s email address',
    isOptional: true,
    neededWhen: { field: 'holder', is: 'child' },
  },
  /** Of an account that has a profile: whoever names a parent hands the account to that parent. */
  currentPassword: { ...CURRENT_PASSWORD_FIELDS.currentPassword, isOptional: true },
  level: { type: 'choice', choices: LEVELS, message: 'Please choose a test' },
  gradeApplied: { type: 'choice', choices: GRADES_APPLIED, message: 'Please choose a grade' },
  testDate: { type: 'date', message: 'Please enter a date', isOptional: true },
  timeZone: { maxLength: 60, message: 'Please choose a time zone', initial: DEFAULT_TIME_ZONE },
  timePercent: { type: 'choice', choices: TIMES, message: 'Please choose a time', initial: '100' },
  extraBreaks: tick,
  largePrint: tick,
  calculator: tick,
  readAloud: tick,
  lineReader: tick,
} as const satisfies FormRules

export const PERSON_FIELDS = {
  firstName: REGISTRATION_FIELDS.firstName,
  lastName: REGISTRATION_FIELDS.lastName,
  preferredName: { ...PERSON_NAME, message: 'Please enter a name', isOptional: true },
  avatar: { type: 'choice', choices: AVATARS, message: 'Please choose a picture' },
} as const satisfies FormRules
