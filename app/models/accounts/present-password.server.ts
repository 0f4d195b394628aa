/** The password that somebody who is signed in types again before something that a borrowed browser must not do. */
import { passwordFits } from '~/crypto/passwords.server'
import { db } from '~/db.server'

/** Whether this is the account's password now. */
export async function isPresentPassword({ userId, password }: { userId: string; password: string }): Promise<boolean> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { password: true } })
  return passwordFits(password, user?.password ?? null)
}
