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
  /** To a group's seat, since it ran out without being accepted. */
  invitation: 90 * DAY_MS,
  paymentEvent: 90 * DAY_MS,
  downloadAddress: 30 * DAY_MS,
  talk: 365 * DAY_MS,
  aiTask: 30 * DAY_MS,
  contactMessage: 365 * DAY_MS,
  unconfirmedListing: 30 * DAY_MS,
  rejectedListing: 365 * DAY_MS,
  hiddenTestimonial: 365 * DAY_MS,
  auditLog: 3 * 365 * DAY_MS,
} as const

/** What the job erases, by the name under which its record counts it. */
export type Erased =
  | 'registrations'
  | 'held usernames'
  | 'confirmation links'
  | 'password links of registrations'
  | 'password links'
  | 'password links of tutors'
  | 'password links of affiliates'
  | 'sessions'
  | 'sign-ins without a code'
  | 'second factors never set up'
  | 'new addresses never confirmed'
  | 'known networks'
  | 'rate limits'
  | 'parents’ links'
  | 'parents’ sessions'
  | 'unanswered requests'
  | 'mail records'
  | 'checkouts'
  | 'payment events'
  | 'invitations to seats'
  | 'addresses of downloads'
  | 'lost exports'
  | 'exports'
  | 'contact messages'
  | 'testimonials that are not shown'
  | 'applications never confirmed'
  | 'applications declined'
  | 'talks with the AI tutor'
  | 'tasks of the language model'
  | 'tokens of a day'
  | 'audit log'

interface Period {
  what: string
  until: string
  /** What ends it: the account's own end, or these parts of the job. */
  by: 'account' | readonly Erased[]
  /** Tutors and affiliates have none of it. */
  isOfParents?: true
}

/** The same, as people read it. */
export const PERIODS: readonly Period[] = [
  { what: 'A registration that nobody confirmed', until: 'after 30 days', by: ['registrations'] },
  {
    what: 'A device that is logged in',
    until: 'after 14 days without use, or 90 days in all; for tutors and affiliates, after 7 days',
    by: ['sessions'],
  },
  { what: 'A network you logged in from, stored as a hash', until: '90 days after the last time', by: ['known networks'] },
  {
    what: 'A link we mailed to confirm or reset something',
    until: 'when it was used or is over: after an hour, eight hours or a day',
    by: [
      ...(['confirmation links', 'password links of registrations', 'parents’ links'] as const),
      ...(['password links', 'password links of tutors', 'password links of affiliates'] as const),
    ],
  },
  { what: 'The link that keeps an account from being deleted', until: 'after seven days, with the account', by: 'account' },
  {
    what: 'A second factor or a new email that was begun and not finished',
    until: 'after a day',
    by: ['second factors never set up', 'new addresses never confirmed'],
  },
  { what: 'A request to a parent that nobody answered', until: 'after 90 days', by: ['unanswered requests'], isOfParents: true },
  { what: 'The note of what we mailed to whom (never the text)', until: 'after 90 days', by: ['mail records'] },
  {
    what: 'A visit to the payment page, paid or not',
    until: 'after 90 days',
    by: ['checkouts', 'payment events'],
    isOfParents: true,
  },
  {
    what: 'An invitation to a seat that nobody accepted',
    until: '90 days after it ran out',
    by: ['invitations to seats'],
    isOfParents: true,
  },
  { what: 'Browser and network of a download', until: 'after 30 days', by: ['addresses of downloads'] },
  { what: 'An export of your data', until: 'after 7 days', by: ['exports'] },
  { what: 'A message from the contact form', until: 'after a year', by: ['contact messages'] },
  { what: 'A testimonial that we do not show', until: 'after a year', by: ['testimonials that are not shown'] },
  {
    what: 'An application to be listed in a directory',
    until: 'after 30 days if it was never confirmed, a year after it was declined',
    by: ['applications never confirmed', 'applications declined'],
  },
  { what: 'A talk with the AI tutor', until: 'a year after its last message', by: ['talks with the AI tutor'], isOfParents: true },
  {
    what: 'The note that the language model was asked, and how much of its day was used',
    until: 'after 30 days',
    by: ['tasks of the language model', 'tokens of a day'],
    isOfParents: true,
  },
  { what: 'The record of what our staff changed', until: 'after three years', by: ['audit log'] },
]
