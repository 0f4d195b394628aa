/** One mail to be composed and sent. */

import type { MailTemplate } from '~/models/mail/mail.server'
import type { Audience } from '~/paths/doors'

export interface Letter {
  template: MailTemplate
  recipient: string
  /** Whose account it is about; a student's unless it is said. */
  audience?: Audience
  name?: string
  /** The token of its link, for templates that carry one. */
  token?: string
  /** The day of what it tells of: "November 30, 2026". */
  on?: string
  /** What an admin wrote about a decision. */
  reason?: string
  /** The listing that it is about: whose kind, in which state, and its address once it has one. */
  listing?: { kind: 'consultant' | 'tutor'; state: string; slug: string | null }
  /** The payment or the plan that it is about, in words. */
  payment?: { plan: string; amount?: string; on?: string; number?: string; invoiceUrl?: string; until?: string; isOneOfSeveral?: boolean }
  /** A student's week, in words. */
  digest?: Digest
  /** A PDF that goes with it. */
  attachment?: { name: string; bytes: Uint8Array }
  /** What a visitor wrote to us. */
  written?: Written
}

interface Digest {
  reportId: string
  /** Who worked, by first name. */
  who: string
  /** "November 16, 2026 to November 22, 2026" */
  week: string
  effort: string
  seen: string[]
  step: string
}

export interface Written {
  /** Of the message or the testimonial. */
  id: string
  name: string
  /** An email address, or what somebody says to be. */
  who: string
  text: string
}
