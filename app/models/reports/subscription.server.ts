/**
 * Who gets the weekly report by mail: the account's own address, or of a child the parent who agreed. It is asked for, never sent unasked,
 * and ended by one click. The secret of a mail's link is derived from a random value of the row (docs/decisions/009) and from the address
 * that the mail goes to: when that address is no longer the one that may get it, all links that it has are dead.
 */
import { hashToken, mailToken, randomToken } from '~/crypto/tokens.server'
import { type Database, db } from '~/db.server'
import { RECIPIENT, recipientOf } from './recipient.server'

interface Secret {
  nonce: string
  tokenHash: string
}

const SUBSCRIPTION = { isOn: true, endedByLink: true, nonce: true, tokenHash: true } as const
const SUBSCRIBER = { ...RECIPIENT, reportMail: { select: SUBSCRIPTION } } as const

/** Whether the student's weekly report is mailed; `isLocked` when a child's parent has ended it by the link, which alone turns it on again. */
export async function reportMailOf(userId: string): Promise<{ isOn: boolean; isLocked: boolean } | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: SUBSCRIBER })
  if (!user?.reportMail) return null
  const { isOn, endedByLink } = user.reportMail
  const recipient = recipientOf(user)
  const isReached = recipient !== null && isFor(user.reportMail, recipient)
  return { isOn, isLocked: user.profile?.holder === 'child' && !isOn && endedByLink && isReached }
}

/**
 * Turns the mail on or off in the account. False, and nothing is changed, when nobody may get it, and when the parent who gets it has ended
 * a child's mail by its link.
 */
export async function setReportMail({ userId, isOn }: { userId: string; isOn: boolean }): Promise<boolean> {
  const changed = { isOn, endedByLink: false, changedAt: new Date() }
  if (!isOn) {
    await db.reportMail.updateMany({ where: { userId, isOn: true }, data: changed })
    return true
  }
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: SUBSCRIBER })
  const recipient = recipientOf(user)
  if (!recipient) return false
  const secret = newSecret(recipient)
  const { count } = await db.reportMail.createMany({ data: [{ userId, ...changed, ...secret }], skipDuplicates: true })
  if (count === 1 || !user.reportMail) return true
  if (!isFor(user.reportMail, recipient)) {
    await db.reportMail.updateMany({ where: { userId, nonce: user.reportMail.nonce }, data: { ...changed, ...secret } })
    return true
  }
  const where = user.profile?.holder === 'child' ? { userId, OR: [{ isOn: true }, { endedByLink: false }] } : { userId }
  return (await db.reportMail.updateMany({ where, data: changed })).count === 1
}

/** Gives a row whose mail now goes to another address a secret of its own. */
export async function renewSecret(database: Database, userId: string, row: Secret, recipient: string): Promise<void> {
  if (isFor(row, recipient)) return
  await database.reportMail.updateMany({ where: { userId, nonce: row.nonce }, data: newSecret(recipient) })
}

/** What a link of the mail is about; null when it is dead, as with the account, and for an address that no longer gets the mail. */
export async function findByLink(token: string): Promise<{ isOn: boolean } | null> {
  const row = await db.reportMail.findFirst({
    where: { tokenHash: hashToken(token), user: { deletion: null } },
    select: { ...SUBSCRIPTION, user: { select: RECIPIENT } },
  })
  const recipient = row && recipientOf(row.user)
  return recipient && isFor(row, recipient) ? { isOn: row.isOn } : null
}

/** Turns the mail on or off by its link. False when the link is dead. */
export async function setByLink(token: string, isOn: boolean): Promise<boolean> {
  if (!(await findByLink(token))) return false
  const where = { tokenHash: hashToken(token), user: { deletion: null } }
  return (await db.reportMail.updateMany({ where, data: { isOn, endedByLink: !isOn, changedAt: new Date() } })).count === 1
}

/** The secret of the link for a mail that is sent to this address now. */
export function linkToken({ nonce }: { nonce: string }, recipient: string): string {
  return mailToken('report-mail', `${nonce} ${recipient}`)
}

function newSecret(recipient: string): Secret {
  const nonce = randomToken()
  return { nonce, tokenHash: hashToken(linkToken({ nonce }, recipient)) }
}

/** Whether the links of a row are those of this address. */
function isFor({ nonce, tokenHash }: Secret, recipient: string): boolean {
  return hashToken(linkToken({ nonce }, recipient)) === tokenHash
}
