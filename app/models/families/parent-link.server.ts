/**
 * The way to the parent's page: a link mailed to the address that a child named and its parent confirmed, asked for at any time. It works
 * once, for an hour, the newest only. Asking answers alike whoever asks; who gets a mail is found out when it is sent.
 */
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { KEPT_MS } from '~/models/accounts/personal-data/periods'
import type { Refusal } from '~/models/mail/limits.server'
import { tokenOfMail, type WaitingMail } from '~/models/mail/mail.server'
import { requestMail } from '~/models/mail/request.server'
import type { Letter } from '~/services/mail/layout/letter'
import { DAY_MS } from '~/utils/time/durations'
import { SEES } from './children.server'
import { NOT_ENDED } from './consent.server'

/** Queues the mail, for a known address as for an unknown one. Returns the limit reached. */
export async function requestParentLink(email: string, { address }: { address?: string } = {}): Promise<Refusal | null> {
  const mail = { kind: 'parent-link', template: 'parent-link', recipient: email, sender: { address } } as const
  return db.$transaction((transaction) => requestMail(transaction, mail))
}

/** The letter with the link; null for an address that is no parent's, and for a mail that is too old or that a newer one replaces. */
export async function parentLinkLetter({ id, recipient, createdAt }: WaitingMail, now: Date): Promise<Letter | null> {
  const expiresAt = new Date(createdAt.getTime() + KEPT_MS.parentLink)
  const isParent = (await db.consent.count({ where: { parentEmail: recipient, ...SEES } })) > 0
  if (!isParent || expiresAt <= now) return null

  const token = tokenOfMail('parent-link', id)
  const tokenHash = hashToken(token)
  const isStored = await db.$transaction(async (transaction) => {
    const { count: made } = await transaction.parentLink.createMany({
      data: [{ email: recipient, tokenHash, expiresAt }],
      skipDuplicates: true,
    })
    if (made === 1) return true
    const { count: replaced } = await transaction.parentLink.updateMany({
      where: { email: recipient, expiresAt: { lte: expiresAt } },
      data: { tokenHash, expiresAt },
    })
    return replaced === 1
  })
  return isStored ? { template: 'parent-link', recipient, token } : null
}

/** Uses a link. Whose address it proves, or null when it does not work; of any number of uses at once one works. */
export async function consumeParentLink(token: string, now = new Date()): Promise<string | null> {
  const tokenHash = hashToken(token)
  return db.$transaction(async (transaction) => {
    const link = await transaction.parentLink.findUnique({ where: { tokenHash }, select: { email: true } })
    if (!link) return null
    const { count } = await transaction.parentLink.deleteMany({ where: { tokenHash, expiresAt: { gt: now } } })
    if (count === 0) return null
    // A mail that is tried again would make its link work once more.
    await transaction.mailRecord.deleteMany({ where: { recipient: link.email, template: 'parent-link', status: { not: 'sent' } } })
    return link.email
  })
}

/** Whether the link would work. Asking changes nothing. */
export async function isParentLink(token: string, now = new Date()): Promise<boolean> {
  return (await db.parentLink.count({ where: { tokenHash: hashToken(token), expiresAt: { gt: now } } })) === 1
}

/**
 * Whose address the link of a request proves, once that was answered, and whether it is fresh: for a day after it was mailed. Later
 * somebody, the child too, may have found an old mail. `maySee` is who agreed to a child's account. Null for what awaits its first answer.
 */
export async function parentByConsent(
  token: string,
  now = new Date(),
): Promise<{ email: string; isFresh: boolean; maySee: boolean } | null> {
  const where = { tokenHash: hashToken(token), ...NOT_ENDED }
  const isAnswered = {
    OR: [{ confirmedAt: { not: null } }, { refusedAt: { not: null } }, { events: { some: { step: 'released' as const } } }],
  }
  const consent = await db.consent.findFirst({ where: { ...where, ...isAnswered }, select: { parentEmail: true, sentAt: true } })
  if (!consent) return null
  const maySee = (await db.consent.count({ where: { ...where, ...SEES } })) === 1
  return { email: consent.parentEmail, isFresh: now.getTime() - consent.sentAt.getTime() < DAY_MS, maySee }
}
