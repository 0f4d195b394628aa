/** What visitors write to us, and what admins do with it: the rules of those forms (specification, section 5). */
import type { FormRules } from '~/forms/rules'
import { EMAIL_FIELDS, PERSON_NAME } from '~/models/accounts/fields'

const name = { ...PERSON_NAME, minLength: 2, message: 'Name must be at least 2 characters' } as const

export const CONTACT_FIELDS = {
  name,
  ...EMAIL_FIELDS,
  message: { minLength: 10, maxLength: 5000, message: 'Message must be at least 10 characters' },
} as const satisfies FormRules

export const TESTIMONIAL_FIELDS = {
  name,
  role: { ...PERSON_NAME, minLength: 2, message: 'Role must be at least 2 characters' },
  content: { minLength: 20, maxLength: 2000, message: 'Testimonial must be at least 20 characters' },
} as const satisfies FormRules

export const MESSAGE_STATES = ['new', 'open', 'done', 'spam'] as const

/** `seen` is when the message was last handled as the page showed it, so that two admins do not undo each other's work. */
export const HANDLING_FIELDS = {
  state: { type: 'choice', choices: MESSAGE_STATES, message: 'Please choose one of the list' },
  assignee: { maxLength: 40, message: 'Please choose one of the list', isOptional: true },
  seen: { maxLength: 40, message: 'Please open the page again', isOptional: true },
} as const satisfies FormRules

const REVIEW_STEPS = ['approve', 'reject'] as const

export const REVIEW_FIELDS = {
  /** How it stood on the page: hidden in the form. */
  seen: { maxLength: 40, message: 'Please open the page again' },
  step: { type: 'choice', choices: REVIEW_STEPS, message: 'Please choose what is to happen' },
} as const satisfies FormRules
