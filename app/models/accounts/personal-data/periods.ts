/** How long things are kept: said on the page about deletion, and done by the job that erases what is over. */
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'

/** A scheduled deletion can be undone for so long. */
export const GRACE_MS = 7 * DAY_MS

export const KEPT_MS = {
  export: 7 * DAY_MS,
  registration: 30 * DAY_MS,
  /** Without being used; 90 days in any case. */
  session: 14 * DAY_MS,
  knownNetwork: 90 * DAY_MS,
  secondFactorSetUp: DAY_MS,
  parentLink: HOUR_MS,
  parentSession: 2 * HOUR_MS,
  unansweredRequest: 90 * DAY_MS,
  mail: 90 * DAY_MS,
  checkout: 90 * DAY_MS,
  paymentEvent: 90 * DAY_MS,
  downloadAddress: 90 * DAY_MS,
  contactMessage: 365 * DAY_MS,
  unconfirmedListing: 30 * DAY_MS,
  rejectedListing: 365 * DAY_MS,
  hiddenTestimonial: 365 * DAY_MS,
  auditLog: 3 * 365 * DAY_MS,
} as const

/** The same, as people read it. `isOfParents`: tutors and affiliates have none of it. */
export const PERIODS: readonly { what: string; until: string; isOfParents?: true }[] = [
  { what: 'A registration that nobody confirmed', until: 'after 30 days' },
  {
    what: 'A device that is logged in',
    until: 'after 14 days without use, or 90 days in all; for tutors and affiliates, after 7 days',
  },
  { what: 'A network you logged in from, stored as a hash', until: '90 days after the last time' },
  { what: 'A link we mailed to confirm or reset something', until: 'when it was used or is over: after an hour, eight hours or a day' },
  { what: 'The link that keeps an account from being deleted', until: 'after seven days, with the account' },
  { what: 'A second factor or a new email that was begun and not finished', until: 'after a day' },
  { what: 'A request to a parent that nobody answered', until: 'after 90 days', isOfParents: true },
  { what: 'The note of what we mailed to whom (never the text)', until: 'after 90 days' },
  { what: 'A visit to the payment page, paid or not', until: 'after 90 days', isOfParents: true },
  { what: 'Browser and network address of a download', until: 'after 90 days' },
  { what: 'An export of your data', until: 'after 7 days' },
  { what: 'A message from the contact form', until: 'after a year' },
  { what: 'A testimonial that we do not show', until: 'after a year' },
  { what: 'An application to be listed in a directory', until: 'after 30 days if it was never confirmed, a year after it was declined' },
  { what: 'The record of what our staff changed', until: 'after three years' },
]
