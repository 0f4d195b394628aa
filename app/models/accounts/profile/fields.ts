/** The fields of the forms on the profile's first page, as data that each form and its schema share. */
import { LEVELS } from '~/exam/core/levels'
import type { FormRules } from '~/forms/rules'
import { PERSON_NAME, REGISTRATION_FIELDS } from '~/models/accounts/fields'
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
  level: { type: 'choice', choices: LEVELS, message: 'Please choose a test' },
  gradeApplied: { type: 'choice', choices: GRADES_APPLIED, message: 'Please choose a grade' },
  testDate: { type: 'date', message: 'Please enter a date', isOptional: true },
  timeZone: { maxLength: 60, message: 'Please choose a time zone', initial: DEFAULT_TIME_ZONE },
  timePercent: { type: 'choice', choices: TIMES, message: 'Please choose a time', initial: '100' },
} as const satisfies FormRules

export const PERSON_FIELDS = {
  firstName: REGISTRATION_FIELDS.firstName,
  lastName: REGISTRATION_FIELDS.lastName,
  preferredName: { ...PERSON_NAME, message: 'Please enter a name', isOptional: true },
  avatar: { type: 'choice', choices: AVATARS, message: 'Please choose a picture' },
} as const satisfies FormRules
