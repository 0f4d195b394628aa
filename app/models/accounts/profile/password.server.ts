/** The password of somebody who is signed in: asked for before what only its owner may do, and changed. */
import { hashPassword, passwordFits } from '~/crypto/passwords.server'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { CURRENT_PASSWORD_FIELDS, PASSWORD_CHANGE_FIELDS } from '~/models/accounts/fields'
import { endAllTokens } from '~/models/accounts/tokens.server'
import { queueMail } from '~/models/mail/mail.server'

export const CurrentPasswordSchema = formSchema(CURRENT_PASSWORD_FIELDS, { isStrict: true })
export const PasswordChangeSchema = formSchema(PASSWORD_CHANGE_FIELDS, { isStrict: true })

/** The stored hash when the password is the account's, for `changePassword`; null when it is not. */
export async function provePassword({ userId, password }: { userId: string; password: string }): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { password: true } })
  const stored = user?.password ?? null
  return (await passwordFits(password, stored)) ? stored : null
}

interface Change {
  userId: string
  /** From `provePassword`: of any number of changes at once that know the same password, one is made. */
  provenHash: string
  password: string
}

/** Sets the new password, ends all sessions and tokens of the account and mails its owner. False when somebody was faster. */
export async function changePassword({ userId, provenHash, password }: Change): Promise<boolean> {
  const hashed = await hashPassword(password)
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.user.updateMany({ where: { id: userId, password: provenHash }, data: { password: hashed } })
    if (count === 0) return false

    const { email } = await transaction.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
    await endAllTokens(transaction, { userId, email })
    await queueMail(transaction, { kind: 'notice', template: 'password-changed', recipient: email })
    return true
  })
}
