/** What families ask with, what admins decide and buy, and what affiliates give; in the words that people read. */
import type { FormRules } from '~/forms/rules'
import { CURRENT_PASSWORD_FIELDS } from '~/models/accounts/fields'
import { SEATS_FIELDS } from '~/models/groups/fields'

/** Requests of an account in a year: enough to ask again after a no, too few to keep somebody busy. */
export const MOST_REQUESTS = 5

const TESTS = ['ISEE', 'SSAT'] as const

export const ASKERS = ['student', 'child'] as const
export const ASKER_NAMES = {
  student: 'For me: I practice with this account',
  child: 'For my child, who practices with this account',
} as const

export const REQUEST_FIELDS = {
  exam: { type: 'choice', choices: TESTS, message: 'Please choose the test that your fee waiver is for' },
  forWhom: { type: 'choice', choices: ASKERS, message: 'Please choose for whom the seat is' },
} as const satisfies FormRules

export const REASONS = ['no_seats', 'open_already', 'other_test', 'not_now'] as const

/** What a family reads after a no. Nothing in it judges them. */
export const REASON_TEXTS: Record<(typeof REASONS)[number], string> = {
  no_seats: 'All free seats are taken at the moment. New ones come often, so please ask again next month.',
  open_already: 'Your account already has everything open, so you would gain nothing. Please ask again when that ends.',
  other_test: 'A free seat is for the ISEE or the SSAT, and this request seems to be about another test.',
  not_now: 'We could not give a seat to this request. You may ask again, and you can write to us if something is unclear.',
}

const DECISIONS = ['grant', 'decline', 'end'] as const
export type RequestDecision = (typeof DECISIONS)[number]

export const DECISION_FIELDS = {
  step: { type: 'choice', choices: DECISIONS, message: 'Please choose what is to happen' },
  pool: { maxLength: 40, message: 'Please choose a pool with a free seat', isOptional: true, neededWhen: { field: 'step', is: 'grant' } },
  reason: {
    type: 'choice',
    choices: REASONS,
    message: 'Please choose what the family reads',
    isOptional: true,
    neededWhen: { field: 'step', is: 'decline' },
  },
} as const satisfies FormRules

export const POOL_FIELDS = {
  seats: SEATS_FIELDS.seats,
  /** A random word of the page that was shown: sent twice, it is done once. */
  attempt: { maxLength: 64, pattern: '[\\w\\-]{20,64}', message: 'Please open the page again' },
} as const satisfies FormRules

export const GIFT_FIELDS = {
  ...POOL_FIELDS,
  isSure: { type: 'choice', choices: ['yes'], message: 'Please confirm that you know it cannot be taken back' },
  ...CURRENT_PASSWORD_FIELDS,
} as const satisfies FormRules
