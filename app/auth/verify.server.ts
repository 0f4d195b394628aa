/** Following the mailed link: confirms the address and, in the browser that registered, signs in (docs/decisions.md 8). */
import { verifyEmail } from '~/models/confirmation.server'
import { rememberSignIn } from './devices.server'
import { addressOf, countTry } from './limits.server'
import { MESSAGES } from './messages'
import { readPending } from './pending.server'
import { openStudentSession, readStudentSession } from './session.server'

export interface Verification {
  isVerified: boolean
  message: string
  wasVerified: boolean
  /** Several registrations compete for the address: the same token goes on to a new password. */
  contestedToken?: string
  /** `Set-Cookie` values of the session opened, if one was. */
  cookies?: string[]
}

/** HEAD and anything without a token change nothing. */
export async function followVerificationLink(request: Request): Promise<Verification> {
  const token = new URL(request.url).searchParams.get('token')
  if (!token) return { isVerified: false, wasVerified: false, message: MESSAGES.noToken }

  const isCounted = request.method === 'GET' && (await countTry('token address', addressOf(request))) === null
  const registrationId = (await readPending(request))?.registrationId
  const verified = isCounted ? await verifyEmail({ token, registrationId }) : ({ outcome: 'dead' } as const)
  switch (verified.outcome) {
    case 'confirmed': {
      const isOwnBrowser = verified.registrationId === registrationId
      const cookies = isOwnBrowser ? [await openStudentSession(request, verified.userId), await rememberSignIn(request, verified)] : []
      return { isVerified: true, wasVerified: false, message: MESSAGES.verified, cookies }
    }
    case 'contested':
      return { isVerified: false, wasVerified: false, message: MESSAGES.contested, contestedToken: token }
    case 'dead': {
      const isSignedIn = (await readStudentSession(request)) !== null
      return isSignedIn
        ? { isVerified: true, wasVerified: true, message: MESSAGES.alreadyVerified }
        : { isVerified: false, wasVerified: false, message: MESSAGES.deadToken }
    }
  }
}
