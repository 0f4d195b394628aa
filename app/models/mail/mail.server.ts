/** Mail as a record: what is to be sent to whom. The text is made when it is sent, so that no token is ever stored. */
import { mailToken, type TokenPurpose } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { enqueue } from '~/jobs/queue/queue.server'
import { ownedBy } from '~/models/accounts/audiences/rows.server'
import { countMail, type MailKind, type Refusal, type Sender } from './limits.server'

/** Every mail of the product, with the token that its link carries. */
export const MAIL_TOKENS = {
  'verify-email': 'verify-email',
  'existing-account': null,
  'reset-password': 'reset-password',
  'password-changed': null,
  'sign-in-proof': 'sign-in-proof',
  'code-proof': 'sign-in-proof',
  'wrong-codes': null,
  'second-factor-on': null,
  'second-factor-off': null,
  'second-factor-reset': null,
  'recovery-codes-renewed': null,
  'recovery-code-used': null,
  'parent-consent': 'parent-consent',
  'other-parent-asked': null,
  'parent-named': null,
  'holder-changed': null,
  'confirm-new-email': 'email-change',
  'email-in-use': null,
  'email-change-asked': null,
  'email-changed': null,
  'parent-link': 'parent-link',
  'export-ready': null,
  'child-export-ready': null,
  'account-deletion': 'keep-account',
  'child-deletion': 'keep-account',
  'tutor-leaving': null,
  'tutor-left': null,
  'tutor-asked': null,
  'application-approved': null,
  'application-rejected': null,
  'partner-suspended': null,
  'partner-restored': null,
  'contact-message': null,
  testimonial: null,
  'listing-confirmation': 'confirm-listing',
  'listing-approved': null,
  'listing-rejected': null,
  'listing-suspended': null,
  'listing-restored': null,
  'listing-deleted': null,
  receipt: null,
  'purchase-waiting': 'claim-purchase',
  'renewal-failing': null,
  'plan-ended': null,
  'trial-ending': null,
  'weekly-report': null,
  'commission-paid': null,
  'payout-details-changed': null,
  'commission-given': null,
  'request-answered': null,
  'seats-bought': null,
  'seat-invitation': 'seat-invitation',
  'seat-ending': null,
  'seat-ended': null,
  'group-ending': null,
  'group-handover': null,
  'seat-stopped': null,
  'seat-open-again': null,
  'seat-new-admin': null,
  'group-stopped': null,
  'group-open-again': null,
} as const satisfies Record<string, TokenPurpose | null>
export type MailTemplate = keyof typeof MAIL_TOKENS

/** What somebody waits for at a page, or must know at once, goes before everything else. */
const ACCOUNT_MAIL: readonly MailTemplate[] = [
  'verify-email',
  'existing-account',
  'reset-password',
  'password-changed',
  'sign-in-proof',
  'confirm-new-email',
  'email-change-asked',
  'email-changed',
  'parent-named',
  'code-proof',
  'wrong-codes',
  'parent-link',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
  'recovery-code-used',
  'account-deletion',
  'child-deletion',
  'listing-confirmation',
]

export interface Mail {
  /** What is limited together. */
  kind: MailKind
  template: MailTemplate
  recipient: string
  /** Whose account it is about; a student's unless it is said. */
  audience?: Audience
  /** The registration that its link confirms. */
  registrationId?: string
  /** The account of this audience that it is about: it is forgotten with it. */
  accountId?: string
  /** The message, testimonial, listing, order or plan that it tells of. */
  aboutId?: string
  /** Who causes it. Leave out the address where the page has counted it already. */
  sender?: Sender
}

/** The record's id, from which its token is derived; null with the limit that refused it. */
export type QueuedMail = { mailId: string; refusal: null } | { mailId: null; refusal: Refusal }

/**
 * Records and enqueues a mail in the transaction that causes it, unless a limit is reached: then nothing is queued, and what the mail
 * would have carried (a token's hash) must not be stored either, so that the link mailed before goes on working.
 */
export async function queueMail(
  transaction: Database,
  { kind, template, recipient, audience = 'student', registrationId, accountId, aboutId, sender = {} }: Mail,
): Promise<QueuedMail> {
  const refusal = await countMail(transaction, { kind, recipient, audience, sender })
  if (refusal) return { mailId: null, refusal }

  const { id } = await transaction.mailRecord.create({
    data: { template, recipient, audience, registrationId, aboutId, ...(accountId && ownedBy({ audience, id: accountId })) },
    select: { id: true },
  })
  await enqueue(transaction, 'send-mail', { mailId: id }, ACCOUNT_MAIL.includes(template) ? 1 : 0)
  return { mailId: id, refusal: null }
}

/** The token of a mail; throws for a template whose link carries none. */
export function tokenOfMail(template: MailTemplate, mailId: string): string {
  const purpose = MAIL_TOKENS[template]
  if (!purpose) throw new RangeError(`${template} carries no token`)
  return mailToken(purpose, mailId)
}

export type WaitingMail = NonNullable<Awaited<ReturnType<typeof mailToSend>>>

/** The record of a mail that is still to be sent; null when it was sent. */
export function mailToSend(mailId: string) {
  return db.mailRecord.findFirst({
    where: { id: mailId, status: { not: 'sent' } },
    select: { id: true, template: true, recipient: true, audience: true, registrationId: true, aboutId: true, createdAt: true },
  })
}

/** Forgets a mail that nobody is to get: a stranger may have typed the address. */
export async function dropMail(mailId: string): Promise<void> {
  await db.mailRecord.deleteMany({ where: { id: mailId } })
}

/** Writes down that the mail service took the mail. */
export async function markMailSent(mailId: string, messageId: string, now = new Date()): Promise<void> {
  await db.mailRecord.updateMany({
    where: { id: mailId },
    data: { status: 'sent', messageId, sentAt: now, attempts: { increment: 1 }, error: null },
  })
}

/** Writes down a failed try; `final` when there will be no other. */
export async function markMailFailed(mailId: string, error: string, final: boolean): Promise<void> {
  await db.mailRecord.updateMany({
    where: { id: mailId },
    data: { status: final ? 'failed' : 'queued', error: error.slice(0, 500), attempts: { increment: 1 } },
  })
}
