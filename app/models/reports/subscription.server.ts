/**
 * Who gets the weekly report by mail: the account's own address, or of a child the parent who agreed. It is asked for, never sent unasked,
 * and ended by one click. The secret of a mail's link is derived from a random value of the row (docs/decisions/009).
 */
import { hashToken, mailToken, randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'

/** Whether the student's weekly report is mailed; `endedByMail` when a link in a mail has ended it. */
export async function reportMailOf(userId: string): Promise<{ isOn: boolean } | null> {
  return db.reportMail.findUnique({ where: { userId }, select: { isOn: true } })
}

/**
 * Turns the mail on or off. A parent who has ended a child's mail by its link turns it on again by that link alone: false then, and nothing
 * is changed.
 */
export async function setReportMail({ userId, isOn, isChild }: { userId: string; isOn: boolean; isChild: boolean }): Promise<boolean> {
  const nonce = randomToken()
  const created = { userId, isOn, nonce, tokenHash: hashToken(mailToken('report-mail', nonce)) }
  const { count } = await db.reportMail.createMany({ data: isOn ? [created] : [], skipDuplicates: true })
  if (count === 1) return true
  const where = isOn && isChild ? { userId, isOn: true } : { userId }
  const changed = await db.reportMail.updateMany({ where, data: { isOn, changedAt: new Date() } })
  return !isOn || changed.count === 1
}

/** What a link of the mail is about; null when it is dead, as with the account. */
export async function findByLink(token: string): Promise<{ isOn: boolean } | null> {
  return db.reportMail.findFirst({ where: { tokenHash: hashToken(token), user: { deletion: null } }, select: { isOn: true } })
}

/** Turns the mail on or off by its link. False when the link is dead. */
export async function setByLink(token: string, isOn: boolean): Promise<boolean> {
  const where = { tokenHash: hashToken(token), user: { deletion: null } }
  return (await db.reportMail.updateMany({ where, data: { isOn, changedAt: new Date() } })).count === 1
}

/** The secret of the link for a mail that is sent now. */
export function linkToken({ nonce }: { nonce: string }): string {
  return mailToken('report-mail', nonce)
}
