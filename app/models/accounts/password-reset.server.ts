/** New passwords for forgotten ones: a mailed link, used once within the hour, that signs every device out. */
import { hashPassword } from '~/crypto/passwords.server'
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { endUndecided, lockFamily } from '~/models/families/consent.server'
import type { Refusal } from '~/models/mail/limits.server'
import { queueMail } from '~/models/mail/mail.server'
import { requestMail } from '~/models/mail/request.server'
import { accountsOf } from './audiences/rows.server'
import { type Confirmed, confirmWithPassword, mayConfirm } from './confirmation.server'
import { endAllTokens } from './tokens.server'

/**
 * Queues a link to a new password; whether the address has an account is found out when it is sent, so that the caller answers the same in
 * the same time. Returns the limit reached.
 */
export async function requestPasswordReset(
  email: string,
  { address, audience = 'student' }: { address?: string; audience?: Audience } = {},
): Promise<Refusal | null> {
  const mail = { kind: 'new-password', template: 'reset-password', recipient: email, audience, sender: { address } } as const
  return db.$transaction((transaction) => requestMail(transaction, mail))
}

/** Whether a link would set a new password. Asking changes nothing. */
export async function isResetLink({ token, audience }: { token: string; audience: Audience }, now = new Date()): Promise<boolean> {
  const live = { resetToken: hashToken(token), resetTokenExpiry: { gt: now } }
  return (await accountsOf(db, audience).count({ where: live })) > 0 || mayConfirm({ token, audience }, now)
}

/**
 * Sets the new password, ends all sessions and other tokens, what awaits a parent too, and mails the owner; an address that nobody has confirmed is confirmed by it.
 * Returns whose password it was, null when the token is unknown, used or too old.
 */
export async function resetPassword(
  { token, password, audience = 'student' }: { token: string; password: string; audience?: Audience },
  now = new Date(),
): Promise<Confirmed | null> {
  const resetToken = hashToken(token)
  const hashed = await hashPassword(password)

  const changed = await db.$transaction(async (transaction) => {
    const accounts = accountsOf(transaction, audience)
    const account = await accounts.findFirst({ where: { resetToken }, select: { id: true, email: true } })
    if (!account) return null

    const { id, email } = account
    if (audience === 'student') await lockFamily(transaction, id, now)
    const { count } = await accounts.updateMany({
      where: { id, resetToken, resetTokenExpiry: { gt: now } },
      data: { password: hashed, resetToken: null, resetTokenExpiry: null },
    })
    if (count === 0) return null

    await endAllTokens(transaction, { audience, id, email })
    if (audience === 'student') await endUndecided(transaction, id, now)
    await queueMail(transaction, { kind: 'notice', template: 'password-changed', recipient: email, audience, accountId: id })
    return { audience, id, email }
  })
  return changed ?? confirmWithPassword({ token, passwordHash: hashed, audience }, now)
}
