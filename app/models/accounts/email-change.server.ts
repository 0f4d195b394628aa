/**
 * Moving an account to another email address. The new address is confirmed by a mailed link, followed by somebody who is signed in to this
 * account: the link alone would give the account to whoever reads a mistyped address, the password alone to whoever has found it out. Until
 * then nothing changes. Asking does the same work whether or not the new address has an account: what is mailed is decided when it is sent.
 */
import { hashToken } from '~/crypto/tokens.server'
import { type Database, db, isTaken } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { lockFamily } from '~/models/families/consent.server'
import { queueMail, tokenOfMail } from '~/models/mail/mail.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { DAY_MS } from '~/utils/time/durations'
import { type AccountName, accountsOf, addressOfAccount, ownedBy } from './audiences/rows.server'
import { EMAIL_CHANGE_FIELDS } from './fields'
import { takeRowsAlong } from './personal-data/new-address.server'
import { endAllTokens } from './tokens.server'

export const EmailChangeSchema = formSchema(EMAIL_CHANGE_FIELDS, { isStrict: true })

const CHANGE_LIFE_MS = DAY_MS

interface By {
  owner: AccountName
  /** The caller's network address. */
  address?: string
}

interface Limit {
  outcome: 'limited'
  /** Seconds. */
  retryAfter: number
}

export type AskingOutcome =
  | { outcome: 'asked' }
  | { outcome: 'own' | 'parents' }
  /** This account has asked for too many of these mails today. */
  | Limit

/** Notes the address to which the account is to move, mails the link to it and tells the present one. It takes the place of an earlier one. */
export async function askForNewEmail(by: By, newEmail: string, now = new Date()): Promise<AskingOutcome> {
  const { owner } = by
  const email = await addressOfAccount(db, owner)
  if (newEmail === email) return { outcome: 'own' }
  if (await isParents(db, owner, newEmail)) return { outcome: 'parents' }

  return orLimited(() =>
    db.$transaction(async (transaction) => {
      const tokenHash = await queueLink(transaction, by, newEmail)
      const isNew = await noteChange(transaction, { owner, newEmail }, now)
      await noteLink(transaction, { owner, newEmail, tokenHash }, now)
      const { audience, id: accountId } = owner
      if (isNew) await queueMail(transaction, { kind: 'notice', template: 'email-change-asked', recipient: email, audience, accountId })
      return { outcome: 'asked' } as const
    }),
  )
}

/** Mails a new link for the change that waits; the older one dies. */
export async function mailLinkAgain(by: By, now = new Date()): Promise<AskingOutcome | { outcome: 'none' }> {
  const { owner } = by
  const change = await waitingChange(owner, now)
  if (!change) return { outcome: 'none' }

  const { newEmail } = change
  return orLimited(() =>
    db.$transaction(async (transaction) => {
      const tokenHash = await queueLink(transaction, by, newEmail)
      await noteLink(transaction, { owner, newEmail, tokenHash }, now)
      return { outcome: 'asked' } as const
    }),
  )
}

/** Forgets the change that waits, if there is one; its link dies. */
export async function cancelEmailChange(owner: AccountName): Promise<void> {
  await db.emailChange.deleteMany({ where: ownedBy(owner) })
}

/** The address that is still to be confirmed, and until when it can be; null when there is none. */
export function waitingChange(owner: AccountName, now = new Date()) {
  return db.emailChange.findFirst({ where: { ...ownedBy(owner), expiresAt: { gt: now } }, select: { newEmail: true, expiresAt: true } })
}

/** The address that a link confirms; null when the link does not work, or is another account's. */
export async function changeByLink({ owner, token }: Link, now = new Date()): Promise<string | null> {
  const change = await db.emailChange.findFirst({ where: { ...ownedBy(owner), ...live(token, now) }, select: { newEmail: true } })
  return change?.newEmail ?? null
}

/** Whether the link of a mail that is about to be sent would work. */
export async function isAwaited(token: string, now: Date): Promise<boolean> {
  return (await db.emailChange.count({ where: live(token, now) })) === 1
}

interface Link {
  owner: AccountName
  token: string
}

export type Confirmation = { outcome: 'changed'; email: string } | { outcome: 'dead' | 'taken' | 'parents' }

/**
 * Gives the account its new address, ends all sessions and other tokens, and tells the old address. A link works once; when somebody else
 * has the address by now, or it is the parent's, everything stays as it is.
 */
export async function confirmNewEmail(link: Link, now = new Date()): Promise<Confirmation> {
  const newEmail = await changeByLink(link, now)
  if (!newEmail) return { outcome: 'dead' }
  try {
    await db.$transaction((transaction) => moveAccount(transaction, { ...link, newEmail }, now))
    return { outcome: 'changed', email: newEmail }
  } catch (error) {
    if (error instanceof NotMoved) return { outcome: error.reason }
    if (!isTaken(error)) throw error
    await cancelEmailChange(link.owner)
    return { outcome: 'taken' }
  }
}

class NotMoved extends Error {
  constructor(readonly reason: 'dead' | 'parents') {
    super(reason)
  }
}

async function moveAccount(transaction: Database, { owner, token, newEmail }: Link & { newEmail: string }, now: Date): Promise<void> {
  const { audience, id } = owner
  if (audience === 'student') await lockFamily(transaction, id, now)
  const oldEmail = await addressOfAccount(transaction, owner)
  if (await isParents(transaction, owner, newEmail)) throw new NotMoved('parents')

  // Addresses are unique: of two accounts that move to one, the second waits here and is told that it is taken.
  await accountsOf(transaction, audience).updateMany({ where: { id }, data: { email: newEmail } })
  const { count } = await transaction.emailChange.deleteMany({ where: { ...ownedBy(owner), newEmail, ...live(token, now) } })
  if (count === 0) throw new NotMoved('dead')

  if (audience === 'student') await keepFormer(transaction, { userId: id, email: oldEmail, until: now })
  await transaction.registration.deleteMany({ where: { email: { in: [oldEmail, newEmail] }, audience } })
  await endAllTokens(transaction, { ...owner, email: oldEmail })
  await takeRowsAlong(transaction, { owner, oldEmail, newEmail })
  await queueMail(transaction, { kind: 'notice', template: 'email-changed', recipient: oldEmail, audience, accountId: id })
}

/** A child that still reads its old address must not answer there as its own parent. */
async function keepFormer(transaction: Database, former: { userId: string; email: string; until: Date }): Promise<void> {
  const { userId, email, until } = former
  await transaction.formerEmail.upsert({ where: { userId_email: { userId, email } }, create: former, update: { until } })
}

/** True when another address was noted before, or none. A token belongs to its address: it goes in the statement that changes the address. */
async function noteChange(
  transaction: Database,
  { owner, newEmail }: { owner: AccountName; newEmail: string },
  now: Date,
): Promise<boolean> {
  const data = { newEmail, tokenHash: null, expiresAt: lastInstant(now) }
  const { count: made } = await transaction.emailChange.createMany({ data: { ...ownedBy(owner), ...data }, skipDuplicates: true })
  if (made === 1) return true
  const isOther = { OR: [{ newEmail: { not: newEmail } }, { expiresAt: { lte: now } }] }
  const { count: changed } = await transaction.emailChange.updateMany({ where: { ...ownedBy(owner), ...isOther }, data })
  return changed === 1
}

/**
 * Queues the link; the hash of its token. Null over a limit that others have a part in: nothing is said then, because it would tell who else
 * has written there, and the older link goes on working. First of all: the account's counter makes its changes come one after the other.
 */
async function queueLink(transaction: Database, by: By, newEmail: string): Promise<string | null> {
  const { audience, id: accountId } = by.owner
  const sender = { accountId, address: by.address }
  const mail = { kind: 'new-email', template: 'confirm-new-email', recipient: newEmail, audience, accountId, sender } as const
  const { mailId, refusal } = await queueMail(transaction, mail)
  if (refusal?.limit === 'account') throw new Limited(refusal.retryAfter)
  return mailId && hashToken(tokenOfMail('confirm-new-email', mailId))
}

interface NotedLink {
  owner: AccountName
  newEmail: string
  tokenHash: string | null
}

async function noteLink(transaction: Database, { owner, newEmail, tokenHash }: NotedLink, now: Date): Promise<void> {
  if (!tokenHash) return
  await transaction.emailChange.updateMany({ where: { ...ownedBy(owner), newEmail }, data: { tokenHash, expiresAt: lastInstant(now) } })
}

class Limited extends Error {
  constructor(readonly retryAfter: number) {
    super('too many mails')
  }
}

async function orLimited<T>(work: () => Promise<T>): Promise<T | Limit> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Limited) return { outcome: 'limited', retryAfter: error.retryAfter }
    throw error
  }
}

function live(token: string, now: Date) {
  return { tokenHash: hashToken(token), expiresAt: { gt: now } }
}

function lastInstant(now: Date): Date {
  return new Date(now.getTime() + CHANGE_LIFE_MS)
}

/** A child's account and its parent's must not be one mailbox: the child would answer for the parent. */
async function isParents(database: Database, { audience, id: userId }: AccountName, email: string): Promise<boolean> {
  if (audience !== 'student') return false
  const profile = await database.studentProfile.findUnique({ where: { userId }, select: { holder: true, parentEmail: true } })
  return profile?.holder === 'child' && profile.parentEmail !== null && mailboxOf(profile.parentEmail) === mailboxOf(email)
}
