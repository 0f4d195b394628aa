/** The forms of regions and of what is shown in them, as data that forms and schemas share. */
import type { FormRules } from '~/forms/rules'
import { AMERICAN_ZONES } from '~/utils/time/time-zones'

export const CONTENT_TYPES = ['notice', 'deadline', 'event'] as const

export const CONTENT_TYPE_NAMES = { notice: 'Notice', deadline: 'Deadline', event: 'Event' } as const satisfies Record<
  (typeof CONTENT_TYPES)[number],
  string
>

const SHOWN = ['yes', 'no'] as const

/** Whether something is shown at all. */
export const SHOWN_NAMES = { yes: 'Shown', no: 'Hidden' } as const satisfies Record<(typeof SHOWN)[number], string>

/** The version that the page showed: hidden in the form, and absent where something is new. */
const SEEN = { type: 'number', min: 1, max: 2_147_483_647, message: 'Please open the page again', isOptional: true } as const

export const REGION_FIELDS = {
  seen: SEEN,
  name: { minLength: 2, maxLength: 60, message: 'Please enter a name of at least 2 characters' },
  /** Not `code`: fields of that name are secrets, which no form gives back (forms/parse.server). */
  regionCode: { maxLength: 30, pattern: '[A-Z]+(_[A-Z]+)*', message: 'Please use capital letters and underscores: NEW_ENGLAND' },
  timezone: { type: 'choice', choices: AMERICAN_ZONES, message: 'Please choose a time zone' },
  states: { maxLength: 1000, message: 'Please name at least one state' },
  shown: { type: 'choice', choices: SHOWN, message: 'Please say whether it is shown', initial: 'yes' },
} as const satisfies FormRules

export const CONTENT_FIELDS = {
  seen: SEEN,
  type: { type: 'choice', choices: CONTENT_TYPES, message: 'Please choose what it is' },
  title: { minLength: 3, maxLength: 100, message: 'Please enter a title of at least 3 characters' },
  text: { minLength: 10, maxLength: 600, message: 'Please enter a text of at least 10 characters' },
  link: {
    maxLength: 300,
    pattern: 'https:\\/\\/[^\\s\\/]+\\.[^\\s]+',
    message: 'Please enter an address that begins with https://',
    isOptional: true,
  },
  date: { type: 'date', message: 'Please enter a date', isOptional: true },
  startDate: { type: 'date', message: 'Please enter a date', isOptional: true },
  endDate: { type: 'date', message: 'Please enter a date', isOptional: true },
  shown: { type: 'choice', choices: SHOWN, message: 'Please say whether it is shown', initial: 'yes' },
} as const satisfies FormRules
