/** Registering from a browser: limits, the account, and the cookie that lets the mailed link sign in here. */
import { type Registration, registerAccount } from '~/models/account.server'
import { pendingCookie } from './cookies.server'
import { addressOf, countTry } from './limits.server'
import { randomToken } from './tokens.server'

export type RegisterResult =
  | { outcome: 'registered'; cookie: string }
  | { outcome: 'username-taken' }
  | { outcome: 'limited'; retryAfter: number }

/** `cookie` is the pending cookie's `Set-Cookie` value; for a known address it looks the same and opens nothing. */
export async function register(request: Request, registration: Registration): Promise<RegisterResult> {
  const retryAfter = (await countTry('register address', addressOf(request))) ?? (await countTry('mail recipient', registration.email))
  if (retryAfter !== null) return { outcome: 'limited', retryAfter }

  const result = await registerAccount(registration)
  if (result.outcome === 'username-taken') return result

  const userId = result.userId ?? randomToken().slice(0, 21)
  return { outcome: 'registered', cookie: await pendingCookie.serialize({ userId, email: registration.email }) }
}
