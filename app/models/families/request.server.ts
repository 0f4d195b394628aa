/** Asking a parent for permission by mail: whom, and when nobody is asked anymore (docs/decisions.md 27). */
import { hashToken } from '~/crypto/tokens.server'
import type { Database } from '~/db.server'
import type { Refusal, Sender } from '~/models/mail/limits.server'
import { queueMail, tokenOfMail } from '~/models/mail/mail.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { DAY_MS } from '~/utils/time/durations'
import { NOT_ENDED } from './consent.server'

const REQUEST_LIFE_MS = 14 * DAY_MS

interface Request {
  userId: string
  parentEmail: string
  sender: Sender
  /** The profile named this parent before. */
  isKnown: boolean
}

export type AskOutcome = 'asked' | 'said no' | 'decided' | Refusal

/**
 * Asks a parent by mail, unless this parent's answer stands or is still awaited. Requests to other addresses end. Once a parent has
 * agreed, no other one is asked, not even after a withdrawal: whom a child names must not take back what a parent decided ('decided').
 * What an admin has ended stands no longer. Call it with the family locked.
 */
export async function askParent(transaction: Database, { userId, parentEmail, sender, isKnown }: Request, now: Date): Promise<AskOutcome> {
  const consents = await transaction.consent.findMany({ where: { userId, ...NOT_ENDED } })
  const own = consents.filter((consent) => mailboxOf(consent.parentEmail) === mailboxOf(parentEmail))
  const isDecided = consents.some((consent) => decides(consent) && !own.includes(consent))
  if (isDecided) return 'decided'
  if (own.some(({ refusedAt }) => refusedAt)) return isKnown ? 'asked' : 'said no'

  const live = own.filter(({ confirmedAt, revokedAt, expiresAt }) => !revokedAt && (confirmedAt || expiresAt > now)).map(({ id }) => id)
  const others = { userId, confirmedAt: null, revokedAt: null, id: { notIn: live } }
  await transaction.consent.updateMany({ where: others, data: { revokedAt: now } })
  if (live.length > 0) return 'asked'

  const { mailId, refusal } = await queueMail(transaction, {
    kind: 'consent',
    template: 'parent-consent',
    recipient: parentEmail,
    userId,
    sender,
  })
  if (refusal) return refusal
  const tokenHash = hashToken(tokenOfMail('parent-consent', mailId))
  const expiresAt = new Date(now.getTime() + REQUEST_LIFE_MS)
  const events = { create: { step: 'asked' as const, at: now } }
  await transaction.consent.create({ data: { userId, parentEmail, tokenHash, sentAt: now, expiresAt, events } })
  return 'asked'
}

/** Whether the parent agreed once, and nobody but this parent has ended it since. */
function decides({ confirmedAt, revokedAt, refusedAt }: { confirmedAt: Date | null; revokedAt: Date | null; refusedAt: Date | null }) {
  return confirmedAt !== null && (revokedAt === null || refusedAt !== null)
}
