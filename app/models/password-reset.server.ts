/** New passwords for forgotten ones: a mailed link, used once within the hour, that signs every device out. */
import { hashPassword } from '~/auth/passwords.server'
import { hashToken } from '~/auth/tokens.server'
import { db } from '~/db.server'
import { queueMail, tokenOfMail } from './mail.server'

const RESET_LIFE = 60 * 60 * 1000

/** Mails a link to the account with this address, if there is one; the caller always answers the same. */
export async function requestPasswordReset(email: string, now = new Date()): Promise<void> {
  await db.$transaction(async (transaction) => {
    const user = await transaction.user.findUnique({ where: { email }, select: { id: true } })
    if (!user) return
    const { mailId } = await queueMail(transaction, { kind: 'new-password', template: 'reset-password', recipient: email })
    if (!mailId) return
    await transaction.user.update({
      where: { id: user.id },
      data: { resetToken: hashToken(tokenOfMail('reset-password', mailId)), resetTokenExpiry: new Date(now.getTime() + RESET_LIFE) },
    })
  })
}

/** Sets the new password, ends all sessions and mails the owner. False when the token is unknown, used or too old. */
export async function resetPassword({ token, password }: { token: string; password: string }, now = new Date()): Promise<boolean> {
  const resetToken = hashToken(token)
  const hashed = await hashPassword(password)

  return db.$transaction(async (transaction) => {
    const user = await transaction.user.findUnique({ where: { resetToken }, select: { id: true, email: true } })
    if (!user) return false

    const { count } = await transaction.user.updateMany({
      where: { id: user.id, resetToken, resetTokenExpiry: { gt: now } },
      data: { password: hashed, resetToken: null, resetTokenExpiry: null, emailVerified: true, verificationToken: null },
    })
    if (count === 0) return false

    await transaction.session.deleteMany({ where: { userId: user.id } })
    await queueMail(transaction, { kind: 'notice', template: 'password-changed', recipient: user.email })
    return true
  })
}
