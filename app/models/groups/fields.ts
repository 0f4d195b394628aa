/** Seats: what they cost, how long they last, and the forms of a group's pages. */
import type { FormRules } from '~/forms/rules'

/** Cents (docs/decisions.md 18). */
export const SEAT_PRICE = 3_000
export const MOST_SEATS = 50
/** Days that an invitation waits for its answer. */
export const INVITATION_DAYS = 30
/** Days before its end on which members and the group's admin are told. */
export const NOTICE_DAYS = 14
/** Days between the word that a group closes and its end. */
export const CLOSING_DAYS = 7
/** Days that an account has to take over a group that it is offered. */
export const HANDOVER_DAYS = 14

/** Whose seats they are: of a group that a family, tutor or school bought; or of a pool from which free seats are given. */
export const PURCHASE_TYPES = { group: 'group', pool: 'scholarship' } as const

/** What the specification says of a purchase that cannot be (section 5). */
export const PURCHASE_FAULTS = {
  tooFew: 'Must have at least 1 seat',
  tooMany: 'Maximum 50 seats allowed',
  tooCheap: 'Minimum purchase amount is $1',
  isOver: 'Expiry date must be in the future',
} as const

export const SEATS_FIELDS = {
  seats: {
    ...{ maxLength: 9, pattern: '0*[1-9]\\d*', message: PURCHASE_FAULTS.tooFew },
    refuses: [{ pattern: '^0*(5[1-9]|[6-9]\\d|[1-9]\\d\\d+)$', message: PURCHASE_FAULTS.tooMany }],
  },
  /** A random word of the page that was shown: sent twice, it is the same checkout. */
  attempt: { maxLength: 64, pattern: '[\\w\\-]{20,64}', message: 'Please reload the page and try again', isOptional: true },
} as const satisfies FormRules

export const INVITE_FIELDS = {
  list: { maxLength: 12_000, message: 'Please enter at least one email address' },
  note: { maxLength: 500, message: 'Please write at most 500 characters', isOptional: true },
} as const satisfies FormRules

export const HANDOVER_FIELDS = {
  email: { type: 'email', maxLength: 254, message: 'Please enter a valid email address' },
} as const satisfies FormRules

export const ANSWER_FIELDS = {
  answer: { type: 'choice', choices: ['accept', 'decline'], message: 'Please press one of the buttons' },
} as const satisfies FormRules
