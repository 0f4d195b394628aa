/** The fields of what tutors and students tell each other: codes, groups, notes, ratings. */
import type { FormRules } from '~/forms/rules'

/** Whatever is typed as a code; what it means is read from its letters and digits. */
export const CODE_FIELDS = {
  code: { minLength: 14, maxLength: 30, message: 'Please enter the whole code: 14 letters and digits' },
} as const satisfies FormRules

/** How long a code works, in days. */
const CODE_DAYS = ['1', '7', '30', '90'] as const
export const MOST_USES = 100

export const INVITATION_FIELDS = {
  label: { maxLength: 60, message: 'Please enter a short name', isOptional: true },
  groupId: { maxLength: 30, message: 'Please choose one of your groups', isOptional: true },
  maxUses: { type: 'number', min: 1, max: MOST_USES, message: `Please enter a number from 1 to ${MOST_USES}`, initial: '1' },
  days: { type: 'choice', choices: CODE_DAYS, message: 'Please choose how long it works', initial: '30' },
  inviteeEmail: { type: 'email', maxLength: 254, message: 'Please enter an email address', isOptional: true },
} as const satisfies FormRules

export const GROUP_FIELDS = {
  name: { maxLength: 60, message: 'Please enter a name for the group' },
} as const satisfies FormRules

export const NOTE_FIELDS = {
  reader: { type: 'choice', choices: ['tutor', 'student'], message: 'Please say who reads it', initial: 'tutor' },
  text: { maxLength: 4000, message: 'Please write a note of at most 4,000 characters' },
} as const satisfies FormRules

export const RATING_FIELDS = {
  rating: { type: 'number', min: 1, max: 5, message: 'Please choose 1 to 5' },
} as const satisfies FormRules

/** The list of students, in an address: what does not fit is left out there. */
export const STUDENT_LIST_FIELDS = {
  search: { maxLength: 100, message: 'Please enter a name', isOptional: true },
  group: { maxLength: 30, message: 'Please choose a group', isOptional: true },
  sort: { type: 'choice', choices: ['name', 'worked', 'mistakes', 'since'], message: 'Please choose an order', initial: 'name' },
} as const satisfies FormRules

/** How sure of it the student was after going through it together; stored as the review's score. */
export const SESSION_FIELDS = {
  score: { type: 'choice', choices: ['1', '2', '3', '4', '5'], message: 'Please say how sure the student is now' },
} as const satisfies FormRules
