/** Asking somebody who is signed in for the password, before what only the account's owner may do. Wrong tries are limited as at sign-in. */
import { countTry, forgetTries } from '~/auth/limits.server'
import type { AccountName } from '~/models/accounts/audiences/rows.server'
import { provePassword } from '~/models/accounts/profile/password.server'
import { log } from '~/utils/log.server'

/** Whoever is signed in, through whichever door. */
export type SignedIn = AccountName & { session: { id: string } }

export type OwnPassword =
  /** The stored hash: a change of the password says which one it changes. */
  { outcome: 'right'; provenHash: string } | { outcome: 'wrong' } | { outcome: 'limited'; retryAfter: number }

/** Over the limit the password is not looked at, whatever it is. */
export async function checkOwnPassword({ audience, id, session }: SignedIn, password: string): Promise<OwnPassword> {
  const retryAfter = await countTry('own password', session.id)
  if (retryAfter !== null) return { outcome: 'limited', retryAfter }

  const provenHash = await provePassword({ audience, id, password })
  if (provenHash === null) {
    log.info({ userId: id, audience }, 'own password wrong')
    return { outcome: 'wrong' }
  }
  await forgetTries('own password', session.id)
  return { outcome: 'right', provenHash }
}
