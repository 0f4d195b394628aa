/**
 * What account mail says, and to whom it goes, is decided here when it is sent: asking for it does the same work for every address, so that
 * time tells nothing about who has an account. Sending sets the hash of the link's token, so only the newest link of a kind works.
 */
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { findConsent } from '~/models/families/consent.server'
import { parentLinkLetter } from '~/models/families/parent-link.server'
import { MAIL_TOKENS, type MailTemplate, tokenOfMail, type WaitingMail } from '~/models/mail/mail.server'
import type { Letter } from '~/services/mail/layout/letter'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { accountsOf, findOwner } from './audiences/rows.server'
import { findStanding } from './audiences/standing.server'
import { isAwaited } from './email-change.server'
import { deletionDue } from './personal-data/deletion.server'
import { signInProofOf } from './sign-in-proof.server'

const VERIFICATION_LIFE_MS = DAY_MS
const RESET_LIFE_MS = HOUR_MS

/** The letter to send for a mail; null when nobody is to get it: an unknown address, a link that a newer mail replaces, one too old. */
export async function letterOf(mail: WaitingMail, now = new Date()): Promise<Letter | null> {
  const template = mail.template as MailTemplate
  switch (template) {
    case 'verify-email':
      return verificationLetter(mail, now)
    case 'reset-password':
      return resetLetter(mail, now)
    case 'parent-consent': {
      // Another parent may have been asked since.
      const token = tokenOfMail(template, mail.id)
      return (await findConsent(token, now)) && { template, recipient: mail.recipient, token }
    }
    case 'application-approved':
    case 'application-rejected':
    case 'partner-suspended':
    case 'partner-restored':
      return decisionLetter(mail, template)
    case 'confirm-new-email':
      return newEmailLetter(mail, now)
    case 'parent-link':
      return parentLinkLetter(mail, now)
    case 'account-deletion':
    case 'child-deletion': {
      const token = tokenOfMail(template, mail.id)
      const user = template === 'account-deletion' ? await ownerOf(mail) : null
      const dueAt = await deletionDue(token)
      const on = dueAt ? dayText(dueAt, DEFAULT_TIME_ZONE) : undefined
      return on ? { template, recipient: mail.recipient, audience: mail.audience, name: user?.name, token, on } : null
    }
    case 'sign-in-proof':
    case 'code-proof': {
      const user = await ownerOf(mail)
      return user && { template, recipient: mail.recipient, audience: mail.audience, name: user.name, token: signInProofOf(mail.id) }
    }
    default: {
      const user = await ownerOf(mail)
      const token = MAIL_TOKENS[template] ? tokenOfMail(template, mail.id) : undefined
      return { template, recipient: mail.recipient, audience: mail.audience, name: user?.name, token }
    }
  }
}

/** Names go only to confirmed addresses: at any other, a stranger may have chosen them. */
async function ownerOf({ recipient, audience }: WaitingMail): Promise<{ id: string; name: string } | null> {
  if (audience !== 'student') {
    const partner = await findOwner(recipient, audience)
    return partner && { id: partner.id, name: partner.firstName }
  }
  const user = await db.user.findUnique({
    where: { email: recipient, emailVerified: true },
    select: { id: true, firstName: true, preferredName: true, profile: { select: { holder: true } } },
  })
  if (!user) return null
  // A parent's account is greeted at its pages by the name of the child who practices; its mail goes to the parent.
  const { id, firstName, preferredName, profile } = user
  return { id, name: profile?.holder === 'parent' ? firstName : (preferredName ?? firstName) }
}

/** What an admin decided, while it is still so: what was decided since has a mail of its own. */
async function decisionLetter({ recipient, audience }: WaitingMail, template: keyof typeof DECIDED): Promise<Letter | null> {
  if (audience === 'student') return null
  const standing = await findStanding(audience, { email: recipient })
  if (standing?.status !== DECIDED[template]) return null
  return { template, recipient, audience, name: standing.firstName, reason: standing.decisionReason ?? undefined }
}

const DECIDED = {
  'application-approved': 'approved',
  'application-rejected': 'rejected',
  'partner-suspended': 'suspended',
  'partner-restored': 'approved',
} as const

/** For a registration: the link, or to somebody who has an account the word that it is there. */
async function verificationLetter(mail: WaitingMail, now: Date): Promise<Letter | null> {
  const { recipient, audience } = mail
  const registration = await registrationOf(mail)
  if (!registration) return null

  const owner = await ownerOf(mail)
  if (owner) {
    await db.$transaction(async (transaction) => {
      await transaction.registration.deleteMany({ where: { id: registration.id } })
      await transaction.mailRecord.updateMany({ where: { id: mail.id }, data: { template: 'existing-account' } })
    })
    return { template: 'existing-account', recipient, audience, name: owner.name }
  }

  const token = tokenOfMail('verify-email', mail.id)
  const tokenExpiry = new Date(mail.createdAt.getTime() + VERIFICATION_LIFE_MS)
  const isNewest = await settleToken(mail, tokenExpiry, now, (transaction) =>
    transaction.registration.updateMany({
      where: { id: registration.id, OR: [{ tokenExpiry: null }, { tokenExpiry: { lte: tokenExpiry } }] },
      data: { token: hashToken(token), tokenExpiry },
    }),
  )
  return isNewest ? { template: 'verify-email', recipient, audience, token } : null
}

/** For a forgotten password: the link for the account, or for the newest registration while there is none. */
async function resetLetter(mail: WaitingMail, now: Date): Promise<Letter | null> {
  const { recipient, audience } = mail
  const token = tokenOfMail('reset-password', mail.id)
  const resetTokenExpiry = new Date(mail.createdAt.getTime() + RESET_LIFE_MS)
  const data = { resetToken: hashToken(token), resetTokenExpiry }
  const isNotNewer = { OR: [{ resetTokenExpiry: null }, { resetTokenExpiry: { lte: resetTokenExpiry } }] }

  const owner = await ownerOf(mail)
  const registration = owner ? null : await registrationOf(mail)
  if (!owner && !registration) return null
  const isNewest = await settleToken(mail, resetTokenExpiry, now, (transaction) =>
    owner
      ? accountsOf(transaction, audience).updateMany({ where: { id: owner.id, ...isNotNewer }, data })
      : transaction.registration.updateMany({ where: { id: registration?.id ?? '', ...isNotNewer }, data }),
  )
  return isNewest ? { template: 'reset-password', recipient, audience, name: owner?.name, token } : null
}

/** For the address to which an account is to move: the link, or to somebody who has an account with it the word that it was asked for. */
async function newEmailLetter(mail: WaitingMail, now: Date): Promise<Letter | null> {
  const { id, recipient, audience } = mail
  const token = tokenOfMail('confirm-new-email', id)
  // Another address may have been asked for since, or another link.
  if (!(await isAwaited(token, now))) return null
  const owner = await ownerOf(mail)
  if (!owner) return { template: 'confirm-new-email', recipient, audience, token }

  // The record goes on saying what was asked for: it is in the export of whoever asked, and must not tell who has an account.
  return { template: 'email-in-use', recipient, audience, name: owner.name }
}

/** The registration that a mail is about: its own, or the newest of the address. */
function registrationOf({ registrationId, recipient, audience, createdAt }: WaitingMail) {
  return db.registration.findFirst({
    where: registrationId ? { id: registrationId, audience } : { email: recipient, audience, createdAt: { lte: createdAt } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
}

class Overtaken extends Error {}

/**
 * Stores a token's hash, unless the link would be too old, a newer mail waits, or the mail is gone because its link was used. The owner's
 * row is written before the mail's, as when a link is used, so that the two wait for each other in one order.
 */
async function settleToken(
  mail: WaitingMail,
  expiry: Date,
  now: Date,
  store: (transaction: Database) => Promise<{ count: number }>,
): Promise<boolean> {
  if (expiry <= now || (await hasNewer(mail))) return false
  try {
    await db.$transaction(async (transaction) => {
      const stored = await store(transaction)
      const waiting = await transaction.mailRecord.updateMany({ where: { id: mail.id }, data: { error: null } })
      if (stored.count === 0 || waiting.count === 0) throw new Overtaken()
    })
    return true
  } catch (error) {
    if (error instanceof Overtaken) return false
    throw error
  }
}

async function hasNewer({ id, template, recipient, audience, registrationId, createdAt }: WaitingMail): Promise<boolean> {
  const newer = await db.mailRecord.findFirst({
    where: { template, recipient, audience, registrationId, OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }] },
    select: { id: true },
  })
  return newer !== null
}
