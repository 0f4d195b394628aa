/** Signing a student in: limits first, then the password, then a new session. Screen and call both come here. */
import { log } from '~/utils/log.server'
import { authenticator } from './authenticator.server'
import { addressOf, countTry, forgetTries } from './limits.server'
import { readPending } from './pending.server'
import { openStudentSession } from './session.server'

export type SignIn =
  | { outcome: 'signed-in'; cookie: string }
  | { outcome: 'refused' }
  | { outcome: 'not-verified' }
  | { outcome: 'limited'; retryAfter: number }

/** `cookie` is the `Set-Cookie` value of the new session; `retryAfter` counts seconds. */
export async function signIn(request: Request, credentials: { email: string; password: string }): Promise<SignIn> {
  const address = addressOf(request)
  const account = `${credentials.email} ${address}`
  const retryAfter =
    (await countTry('sign-in account', account)) ??
    (await countTry('sign-in address', address)) ??
    (await countTry('sign-in everywhere', credentials.email))
  if (retryAfter !== null) return { outcome: 'limited', retryAfter }

  const registrationId = (await readPending(request))?.registrationId ?? ''
  const form = new Request(request.url, { method: 'POST', body: new URLSearchParams({ ...credentials, registrationId }) })
  const result = await authenticator.authenticate('student', form)
  if (result.outcome !== 'signed-in') {
    log.info({ outcome: result.outcome }, 'sign-in failed')
    return result
  }

  await forgetTries('sign-in account', account)
  log.info({ userId: result.userId }, 'signed in')
  return { outcome: 'signed-in', cookie: await openStudentSession(request, result.userId) }
}
