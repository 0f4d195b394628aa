/**
 * Signing in: limits first, then the password, then a code where the account asks for one, then a new session. Screen and call
 * both come here.
 *
 * Wrong tries of strangers count together for an account, and after twenty of them a stranger's right password is not enough: a link in a
 * mail makes the browser a known one. A known browser has tries of its own, and the right password from a known network always counts.
 * Nothing here depends on whether the address has an account, except what a right password opens.
 */

import { deviceOf, networkKey } from '~/auth/devices.server'
import { addressOf, countTry, forgetTries, giveBackTry, takeTry } from '~/auth/limits.server'
import type { Audience } from '~/generated/prisma/enums'
import type { SignInOutcome } from '~/models/accounts/account.server'
import { countedAs } from '~/models/accounts/audiences/rows.server'
import { isKnownNetwork } from '~/models/accounts/known-network.server'
import { mailSignInProof } from '~/models/accounts/sign-in-proof.server'
import { log } from '~/utils/log.server'
import { authenticator } from './authenticator.server'
import { readPending } from './pending.server'
import { type CodeProof, openSignIn, proveCode } from './second-factor.server'

type Refusal =
  | { outcome: 'refused' }
  | { outcome: 'not-verified' }
  | { outcome: 'limited'; retryAfter: number }
  | { outcome: 'proof-needed'; retryAfter: number }

export type SignIn =
  | { outcome: 'signed-in'; id: string; cookies: string[]; needsSetUp: boolean }
  | { outcome: 'code-needed'; id: string }
  | { outcome: 'code-refused'; reason: Exclude<CodeProof, { outcome: 'right' }> }
  | Refusal

interface Credentials {
  /** Through which door; a student's unless it is said. */
  audience?: Audience
  email: string
  password: string
  /** Of the second factor, where it comes along with the password. */
  code?: string
}

/**
 * `cookies` are the `Set-Cookie` values of the new session and of the browser that is now known; `retryAfter` counts seconds. An admin
 * without a second factor has to set one up.
 */
export async function signIn(request: Request, { code, ...credentials }: Credentials): Promise<SignIn> {
  const { audience = 'student', email } = credentials
  const checked = await checkPassword(request, { ...credentials, audience })
  if (checked.outcome !== 'signed-in') return checked

  const { userId: id, passwordHash, hasSecondFactor, isAdmin } = checked
  const account = { audience, id, email }
  if (hasSecondFactor) {
    if (!code) return { outcome: 'code-needed', id }
    const proof = await proveCode(request, account, code)
    if (proof.outcome !== 'right') return { outcome: 'code-refused', reason: proof }
  }
  const cookies = await openSignIn(request, account, { passwordHash, hasSecondFactor })
  if (!cookies) return { outcome: 'refused' }
  return { outcome: 'signed-in', id, cookies, needsSetUp: isAdmin && !hasSecondFactor }
}

/** The first step: nothing is told of what follows it until the password is right. */
async function checkPassword(
  request: Request,
  credentials: { audience: Audience; email: string; password: string },
): Promise<Extract<SignInOutcome, { outcome: 'signed-in' }> | Refusal> {
  const { audience } = credentials
  const admission = await admit(request, credentials)
  if ('outcome' in admission) return admission

  const registrationId = (await readPending(request, audience))?.registrationId ?? ''
  const form = new Request(request.url, { method: 'POST', body: new URLSearchParams({ ...credentials, registrationId }) })
  const result = await authenticator.authenticate('password', form)
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
  return result
}

interface Admission {
  /** Seconds for which strangers have to prove that they are the owner; null while they need not. */
  shutFor: number | null
  isKnownNetwork: boolean
  /** Takes this try back, because its password was right. */
  forget: () => Promise<void>
}

/** Counts the try, and tells on what terms its password is looked at. */
async function admit(
  request: Request,
  { audience, email }: { audience: Audience; email: string },
): Promise<Admission | Extract<Refusal, { retryAfter: number }>> {
  const name = countedAs(audience, email)
  const device = await deviceOf(request, { audience, email })
  const ownTries = `${name} ${device}`
  if (device && (await countTry('sign-in device', ownTries)) === null && (await countTry('sign-in device day', ownTries)) === null) {
    return {
      shutFor: null,
      isKnownNetwork: true,
      async forget() {
        await forgetTries('sign-in device', ownTries)
        await giveBackTry('sign-in device day', ownTries)
      },
    }
  }

  const address = addressOf(request)
  const tooMany = await countTry('sign-in address', address)
  if (tooMany !== null) return { outcome: 'limited', retryAfter: tooMany }
  const account = `${name} ${address}`
  const closedFor = await countTry('sign-in account', account)
  if (closedFor !== null) return { outcome: 'proof-needed', retryAfter: closedFor }

  const shut = await takeTry('sign-in strangers', name)
  if (shut?.isFirst) await mailSignInProof(email, { audience })
  return {
    shutFor: shut?.retryAfter ?? null,
    isKnownNetwork: await isKnownNetwork({ audience, email, network: networkKey(request) }),
    async forget() {
      await forgetTries('sign-in account', account)
      await giveBackTry('sign-in strangers', name)
    },
  }
}
