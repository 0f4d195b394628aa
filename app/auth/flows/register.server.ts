/** Registering from a browser: limits, the registration, and the cookie that lets the mailed link sign in here. */

import { PENDING_COOKIES } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { type Registration, registerAccount } from '~/models/accounts/account.server'
import { readPending } from './pending.server'
import { referralOf } from './referral.server'

export type RegisterResult =
  | { outcome: 'registered'; cookie: string }
  | { outcome: 'username-taken' }
  | { outcome: 'limited'; retryAfter: number }

/**
 * `cookie` is the pending cookie's `Set-Cookie` value; for a known address it looks the same and opens nothing. A `referralCode` that came
 * along counts before the one that the browser keeps; one that no partner has is ignored. `redirectTo` is where the confirmed address leads.
 */
export async function register(
  request: Request,
  registration: Omit<Registration, 'previousId'>,
  redirectTo?: string,
): Promise<RegisterResult> {
  const retryAfter = await countTry('register address', addressOf(request))
  if (retryAfter !== null) return { outcome: 'limited', retryAfter }

  const { audience = 'student' } = registration
  const previousId = (await readPending(request, audience))?.registrationId
  const referralCode = audience === 'student' ? await referralOf(request, registration.referralCode) : undefined
  const result = await registerAccount({ ...registration, referralCode, previousId })
  if (result.outcome === 'username-taken') return result

  const { registrationId } = result
  const { email, firstName, lastName, username } = registration
  const pending = { registrationId, email, person: { firstName, lastName, username }, redirectTo }
  return { outcome: 'registered', cookie: await PENDING_COOKIES[audience].serialize(pending) }
}
