/** Asking a parent for permission by mail: whom, and when nobody is asked anymore (docs/decisions.md 27). */
import { hashToken, randomToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import type { Refusal, Sender } from '~/models/mail/limits.server'
import { queueMail, tokenOfMail } from '~/models/mail/mail.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { DAY_MS } from '~/utils/time/durations'
import { NOT_ENDED } from './consent.server'

const REQUEST_LIFE_MS = 14 * DAY_MS

/** How many addresses an account may name once a parent has said no, that parent's among them. */
const MOST_NAMED = 3
const NAMED_WITHIN_MS = 30 * DAY_MS

interface Request {
  userId: string
  parentEmail: string
  sender: Sender
  /** The profile named this parent before. */
  isKnown: boolean
}

export type AskOutcome = 'asked' | 'said no' | 'decided' | 'too many' | Refusal

/**
 * Asks a parent by mail, unless this parent's answer stands or is still awaited. Requests to other addresses end. Once a parent has
 * agreed, no other one is asked, not even after a withdrawal: whom a child names must not take back what a parent decided ('decided').
 * After a plain no another one may be named: whoever said no is told, and few are asked ('too many'). What an admin has ended stands no
 * longer. Call it with the family locked.
 */
export async function askParent(transaction: Database, { isKnown, ...asking }: Request, now: Date): Promise<AskOutcome> {
  const { userId, parentEmail } = asking
  const consents = await transaction.consent.findMany({ where: { userId, ...NOT_ENDED } })
  const own = consents.filter((consent) => mailboxOf(consent.parentEmail) === mailboxOf(parentEmail))
  const isDecided = consents.some((consent) => decides(consent) && !own.includes(consent))
  if (isDecided) return 'decided'
  if (own.some(({ refusedAt }) => refusedAt)) return isKnown ? 'asked' : 'said no'

  const live = own.filter(({ confirmedAt, revokedAt, expiresAt }) => !revokedAt && (confirmedAt || expiresAt > now)).map(({ id }) => id)
  const refusers = consents.filter(({ refusedAt }) => refusedAt).map((consent) => consent.parentEmail)
  if (live.length === 0 && refusers.length > 0 && isOneTooMany(consents, parentEmail, now)) return 'too many'
  const others = { userId, confirmedAt: null, revokedAt: null, id: { notIn: live } }
  await transaction.consent.updateMany({ where: others, data: { revokedAt: now } })
  if (live.length > 0) return 'asked'

  const isNew = own.length === 0 && refusers.length > 0
  const refusal = await mailRequest(transaction, { ...asking, isCounted: isNew }, now)
  if (isNew) await tellRefusers(transaction, { userId, refusers })
  return refusal ?? 'asked'
}

/** Mails a fresh link for a request that was answered; the old one is dead then. Over the limit of mail nothing changes. */
export async function mailFreshRequest(token: string, sender: Sender, now = new Date()): Promise<void> {
  await db.$transaction(async (transaction) => {
    const consent = await transaction.consent.findFirst({
      where: { tokenHash: hashToken(token), ...NOT_ENDED },
      select: { id: true, userId: true, parentEmail: true },
    })
    if (!consent) return
    const mail = { kind: 'consent', template: 'parent-consent', recipient: consent.parentEmail, accountId: consent.userId, sender } as const
    const { mailId } = await queueMail(transaction, mail)
    const fresh = mailId && { tokenHash: hashToken(tokenOfMail('parent-consent', mailId)), sentAt: now }
    if (fresh) await transaction.consent.update({ where: { id: consent.id }, data: fresh })
  })
}

/** Mails the link and notes the request; the limit of mail that was reached, else null. */
async function mailRequest(
  transaction: Database,
  { userId, parentEmail, sender, isCounted }: Omit<Request, 'isKnown'> & { isCounted: boolean },
  now: Date,
): Promise<Refusal | null> {
  const mail = { kind: 'consent', template: 'parent-consent', recipient: parentEmail, accountId: userId, sender } as const
  const { mailId, refusal } = await queueMail(transaction, mail)
  if (mailId) {
    const tokenHash = hashToken(tokenOfMail('parent-consent', mailId))
    const expiresAt = new Date(now.getTime() + REQUEST_LIFE_MS)
    const events = { create: { step: 'asked' as const, at: now } }
    await transaction.consent.create({ data: { userId, parentEmail, tokenHash, sentAt: now, expiresAt, events } })
  } else if (isCounted) {
    // Counted like one that was mailed, or the page would tell who else has named this parent.
    const tokenHash = hashToken(randomToken())
    await transaction.consent.create({ data: { userId, parentEmail, tokenHash, sentAt: now, expiresAt: now, revokedAt: now } })
  }
  return refusal
}

/** Whether another address would be one more than an account may name in its time. */
function isOneTooMany(consents: { parentEmail: string; sentAt: Date }[], parentEmail: string, now: Date): boolean {
  const recent = consents.filter(({ sentAt }) => now.getTime() - sentAt.getTime() < NAMED_WITHIN_MS)
  const named = new Set(recent.map((consent) => mailboxOf(consent.parentEmail)))
  return named.size >= MOST_NAMED && !named.has(mailboxOf(parentEmail))
}

/** Nobody who said no finds out by chance that somebody else was asked. In one order, so that no two families wait for each other. */
async function tellRefusers(transaction: Database, { userId, refusers }: { userId: string; refusers: string[] }): Promise<void> {
  for (const recipient of [...new Set(refusers)].sort())
    await queueMail(transaction, { kind: 'notice', template: 'other-parent-asked', recipient, accountId: userId })
}

/** Whether the parent agreed once, and nobody but this parent has ended it since. */
function decides({ confirmedAt, revokedAt, refusedAt }: { confirmedAt: Date | null; revokedAt: Date | null; refusedAt: Date | null }) {
  return confirmedAt !== null && (revokedAt === null || refusedAt !== null)
}
