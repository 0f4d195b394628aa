/** The password of somebody who is signed in: asked for before what only its owner may do, and changed. */
import { hashPassword, passwordFits } from '~/crypto/passwords.server'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { type AccountName, accountsOf } from '~/models/accounts/audiences/rows.server'
import { CURRENT_PASSWORD_FIELDS, PASSWORD_CHANGE_FIELDS } from '~/models/accounts/fields'
import { endAllTokens } from '~/models/accounts/tokens.server'
import { endUndecided, lockFamily } from '~/models/families/consent.server'
import { queueMail } from '~/models/mail/mail.server'

export const CurrentPasswordSchema = formSchema(CURRENT_PASSWORD_FIELDS, { isStrict: true })
export const PasswordChangeSchema = formSchema(PASSWORD_CHANGE_FIELDS, { isStrict: true })

/** The stored hash when the password is the account's, for `changePassword`; null when it is not. */
export async function provePassword({ audience, id, password }: AccountName & { password: string }): Promise<string | null> {
  const account = await accountsOf(db, audience).findFirst({ where: { id }, select: { password: true } })
  const stored = account?.password ?? null
  return (await passwordFits(password, stored)) ? stored : null
}

interface Change extends AccountName {
  /** From `provePassword`: of any number of changes at once that know the same password, one is made. */
  provenHash: string
  password: string
}

/** Sets the new password, ends all sessions and tokens of the account, what awaits a parent too, and mails its owner. False when somebody was faster. */
export async function changePassword({ audience, id, provenHash, password }: Change, now = new Date()): Promise<boolean> {
  const hashed = await hashPassword(password)
  return db.$transaction(async (transaction) => {
    const accounts = accountsOf(transaction, audience)
    if (audience === 'student') await lockFamily(transaction, id, now)
    const { count } = await accounts.updateMany({ where: { id, password: provenHash }, data: { password: hashed } })
    const account = count === 1 && (await accounts.findFirst({ where: { id }, select: { email: true } }))
    if (!account) return false

    const { email } = account
    await endAllTokens(transaction, { audience, id, email })
    if (audience === 'student') await endUndecided(transaction, id, now)
    await queueMail(transaction, { kind: 'notice', template: 'password-changed', recipient: email, audience, accountId: id })
    return true
  })
}
