/** With what consultants and tutors apply to be listed, and how a list of them is narrowed. */
import { STATES } from '~/content/schools/states'
import { type Exam, LEVELS, type Level } from '~/exam/core/levels'
import type { FormRules } from '~/forms/rules'
import { EMAIL_FIELDS, PERSON_NAME } from '~/models/accounts/fields'
import { REASON } from '~/models/admins/fields'
import { optional, website } from '~/models/partners/fields'

export const KINDS = ['consultant', 'tutor'] as const
export type Kind = (typeof KINDS)[number]

export const FORMATS = ['in_person', 'online', 'both'] as const

const tick = { type: 'choice', choices: ['yes'], message: 'Please tick the box or leave it', isOptional: true } as const

/** A box for each level: names of fields hold no hyphen. */
const LEVEL_FIELDS = {
  iseeLower: tick,
  iseeMiddle: tick,
  iseeUpper: tick,
  ssatElementary: tick,
  ssatMiddle: tick,
  ssatUpper: tick,
} as const satisfies FormRules
export type LevelField = keyof typeof LEVEL_FIELDS

export const LEVEL_OF: Record<LevelField, Level> = {
  iseeLower: 'isee-lower',
  iseeMiddle: 'isee-middle',
  iseeUpper: 'isee-upper',
  ssatElementary: 'ssat-elementary',
  ssatMiddle: 'ssat-middle',
  ssatUpper: 'ssat-upper',
}

export const LEVELS_MESSAGE = 'Please choose at least one level'

export const LISTING_FIELDS = {
  name: { ...PERSON_NAME, minLength: 2, message: 'Please enter your name or the name of your practice' },
  ...EMAIL_FIELDS,
  state: { type: 'choice', choices: STATES.map(({ code }) => code), message: 'Please choose a state' },
  city: { ...PERSON_NAME, minLength: 2, message: 'Please enter the city' },
  headline: { ...PERSON_NAME, minLength: 10, maxLength: 120, message: 'Please say in 10 to 120 characters what you offer' },
  format: { type: 'choice', choices: FORMATS, message: 'Please say how you meet students' },
  ...LEVEL_FIELDS,
  experience: { minLength: 10, maxLength: 1000, message: 'Please tell us in at least 10 characters about your experience' },
  credentials: optional('Please enter your degrees and certificates', 500),
  about: { minLength: 40, maxLength: 2000, message: 'Please tell families in at least 40 characters about your work' },
  phone: {
    maxLength: 30,
    pattern: '\\+?[\\d\\(][\\d\\(\\)\\-. ]{5,22}(?: ?(?:x|ext\\.?) ?\\d{1,5})?',
    message: 'Please enter a telephone number, such as (213) 555-0100',
    isOptional: true,
  },
  /** Not called website: so is the field that people do not see. */
  webAddress: website,
} as const satisfies FormRules

const EXAM_CODES = ['isee', 'ssat'] as const satisfies readonly Exam[]

export const FILTER_FIELDS = {
  exam: { type: 'choice', choices: EXAM_CODES, message: 'Please choose one of the list', isOptional: true },
  level: { type: 'choice', choices: LEVELS, message: 'Please choose one of the list', isOptional: true },
  online: { type: 'choice', choices: ['yes'], message: 'Please choose one of the list', isOptional: true },
} as const satisfies FormRules

/** Why an admin deletes a listing; its owner reads it. */
export const LISTING_DELETION_FIELDS = { reason: REASON } as const satisfies FormRules

const LINKING_STEPS = ['link', 'unlink'] as const

/** What a tutor says of a profile with the address of the account. */
export const LINKING_FIELDS = {
  listing: { maxLength: 40, message: 'Please choose one of your profiles' },
  step: { type: 'choice', choices: LINKING_STEPS, message: 'Please choose what is to happen' },
} as const satisfies FormRules
