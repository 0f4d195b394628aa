/**
 * Signing a student in: limits first, then the password, then a new session. Screen and call both come here.
 *
 * Wrong tries of strangers count together for an account, and after twenty of them a stranger's right password is not enough: a link in a
 * mail makes the browser a known one. A known browser has tries of its own, and the right password from a known network always counts.
 * Nothing here depends on whether the address has an account, except what a right password opens.
 */

import { deviceOf, networkKey, rememberSignIn } from '~/auth/devices.server'
import { addressOf, countTry, forgetTries, giveBackTry, takeTry } from '~/auth/limits.server'
import { openStudentSession } from '~/auth/session.server'
import { isKnownNetwork } from '~/models/accounts/known-network.server'
import { mailSignInProof } from '~/models/accounts/sign-in-proof.server'
import { log } from '~/utils/log.server'
import { authenticator } from './authenticator.server'
import { readPending } from './pending.server'

export type SignIn =
  | { outcome: 'signed-in'; cookies: string[] }
  | { outcome: 'refused' }
  | { outcome: 'not-verified' }
  | { outcome: 'limited'; retryAfter: number }
  | { outcome: 'proof-needed'; retryAfter: number }

/** `cookies` are the `Set-Cookie` values of the new session and of the browser that is now known; `retryAfter` counts seconds. */
export async function signIn(request: Request, credentials: { email: string; password: string }): Promise<SignIn> {
  const { email } = credentials
  const admission = await admit(request, email)
  if ('outcome' in admission) return admission

  const registrationId = (await readPending(request))?.registrationId ?? ''
  const form = new Request(request.url, { method: 'POST', body: new URLSearchParams({ ...credentials, registrationId }) })
  const result = await authenticator.authenticate('student', form)
  const isDoubted = admission.shutFor !== null && !(result.outcome === 'signed-in' && admission.isKnownNetwork)
  if (isDoubted) {
    log.info({ outcome: 'proof-needed' }, 'sign-in failed')
    return { outcome: 'proof-needed', retryAfter: admission.shutFor ?? 0 }
  }
  if (result.outcome === 'refused') {
    log.info({ outcome: result.outcome }, 'sign-in failed')
    return result
  }

  await admission.forget()
  if (result.outcome === 'not-verified') return result
  log.info({ userId: result.userId }, 'signed in')
  const session = await openStudentSession(request, result.userId)
  const known = await rememberSignIn(request, { userId: result.userId, email })
  return { outcome: 'signed-in', cookies: [session, known] }
}

interface Admission {
  /** Seconds for which strangers have to prove that they are the owner; null while they need not. */
  shutFor: number | null
  isKnownNetwork: boolean
  /** Takes this try back, because its password was right. */
  forget: () => Promise<void>
}

/** Counts the try, and tells on what terms its password is looked at. */
async function admit(request: Request, email: string): Promise<Admission | Extract<SignIn, { retryAfter: number }>> {
  const device = await deviceOf(request, email)
  const ownTries = `${email} ${device}`
  if (device && (await countTry('sign-in device', ownTries)) === null) {
    return { shutFor: null, isKnownNetwork: true, forget: () => forgetTries('sign-in device', ownTries) }
  }

  const address = addressOf(request)
  const tooMany = await countTry('sign-in address', address)
  if (tooMany !== null) return { outcome: 'limited', retryAfter: tooMany }
  const account = `${email} ${address}`
  const closedFor = await countTry('sign-in account', account)
  if (closedFor !== null) return { outcome: 'proof-needed', retryAfter: closedFor }

  const shut = await takeTry('sign-in strangers', email)
  if (shut?.isFirst) await mailSignInProof(email)
  return {
    shutFor: shut?.retryAfter ?? null,
    isKnownNetwork: await isKnownNetwork({ email, network: networkKey(request) }),
    async forget() {
      await forgetTries('sign-in account', account)
      await giveBackTry('sign-in strangers', email)
    },
  }
}
