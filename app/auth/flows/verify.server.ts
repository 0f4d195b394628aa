/** Following the mailed link: confirms the address and, in the browser that registered, signs in (docs/decisions.md 8). */

import { rememberSignIn } from '~/auth/devices.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { readPartnerSession } from '~/auth/partner-session.server'
import { openSession, readStudentSession } from '~/auth/session.server'
import type { Audience } from '~/generated/prisma/enums'
import { verifyEmail } from '~/models/accounts/confirmation.server'
import { log } from '~/utils/log.server'
import { referenceOf } from '~/utils/text/reference.server'
import { readPending } from './pending.server'

export interface Verification {
  isVerified: boolean
  message: string
  wasVerified: boolean
  /** Of the answer. */
  status: number
  /** Several registrations compete for the address: the same token goes on to a new password. */
  contestedToken?: string
  /** `Set-Cookie` values of the session opened, if one was. */
  cookies?: string[]
  /** In the browser that registered: the page that led to it. */
  redirectTo?: string
}

/** HEAD and anything without a token change nothing; nor does a failure of ours, so the link can be followed again. */
export async function followVerificationLink(
  request: Request,
  token: string | null,
  audience: Audience = 'student',
): Promise<Verification> {
  try {
    return await follow(request, token, audience)
  } catch (error) {
    log.error({ reference: referenceOf(request), err: error }, 'verification failed')
    const status = error instanceof Response ? error.status : 500
    return { status, isVerified: false, wasVerified: false, message: MESSAGES.verificationBroke }
  }
}

async function follow(request: Request, token: string | null, audience: Audience): Promise<Verification> {
  if (!token) return { status: 400, isVerified: false, wasVerified: false, message: MESSAGES.noToken }

  const isCounted = request.method === 'GET' && (await countTry('token address', addressOf(request))) === null
  const { registrationId, redirectTo } = (await readPending(request, audience)) ?? {}
  const verified = isCounted ? await verifyEmail({ token, registrationId, audience }) : ({ outcome: 'dead' } as const)
  switch (verified.outcome) {
    case 'confirmed': {
      const isOwnBrowser = verified.registrationId === registrationId
      const cookies = isOwnBrowser ? await signInHere(request, verified) : []
      return {
        status: 200,
        isVerified: true,
        wasVerified: false,
        message: audience === 'student' ? MESSAGES.verified : MESSAGES.partnerVerified,
        cookies,
        redirectTo: isOwnBrowser ? redirectTo : undefined,
      }
    }
    case 'contested':
      return { status: 400, isVerified: false, wasVerified: false, message: MESSAGES.contested, contestedToken: token }
    case 'dead': {
      const session = audience === 'student' ? await readStudentSession(request) : await readPartnerSession(request, audience)
      const isSignedIn = session !== null
      return isSignedIn
        ? { status: 200, isVerified: true, wasVerified: true, message: MESSAGES.alreadyVerified }
        : { status: 400, isVerified: false, wasVerified: false, message: MESSAGES.deadToken }
    }
  }
}

/** The token is used by now: without a session the way leads through sign-in, which is no failure of the verification. */
async function signInHere(request: Request, account: Parameters<typeof rememberSignIn>[1]): Promise<string[]> {
  try {
    return [await openSession(request, account), await rememberSignIn(request, account)]
  } catch (error) {
    log.error({ reference: referenceOf(request), userId: account.id, err: error }, 'no session after a verification')
    return []
  }
}
