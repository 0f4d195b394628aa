/** Following the mailed link: confirms the address and, in the browser that registered, signs in (docs/decisions.md 8). */
import { verifyEmail } from '~/models/account.server'
import { addressOf, countTry } from './limits.server'
import { MESSAGES } from './messages'
import { readPending } from './pending.server'
import { openStudentSession, readStudentSession } from './session.server'

export interface Verification {
  isVerified: boolean
  message: string
  wasVerified: boolean
  /** `Set-Cookie` of the session opened, if one was. */
  cookie?: string
}

/** HEAD and anything without a token change nothing. */
export async function followVerificationLink(request: Request): Promise<Verification> {
  const token = new URL(request.url).searchParams.get('token')
  if (!token) return { isVerified: false, wasVerified: false, message: MESSAGES.noToken }

  const isCounted = request.method === 'GET' && (await countTry('token address', addressOf(request))) === null
  const verified = isCounted ? await verifyEmail(token) : null
  if (verified) {
    const pending = await readPending(request)
    const cookie = pending?.userId === verified.userId ? await openStudentSession(request, verified.userId) : undefined
    return { isVerified: true, wasVerified: false, message: MESSAGES.verified, cookie }
  }

  const isSignedIn = (await readStudentSession(request)) !== null
  return isSignedIn
    ? { isVerified: true, wasVerified: true, message: MESSAGES.alreadyVerified }
    : { isVerified: false, wasVerified: false, message: MESSAGES.deadToken }
}
