/** Following the mailed link: confirms the address and, in the browser that registered, signs in (decisions.md 8). */
import { verifyEmail } from '~/models/account.server'
import { log } from '~/utils/log.server'
import { referenceOf } from '~/utils/reference.server'
import { addressOf, countTry } from './limits.server'
import { MESSAGES } from './messages'
import { readPending } from './pending.server'
import { openStudentSession, readStudentSession } from './session.server'

export interface Verification {
  isVerified: boolean
  message: string
  wasVerified: boolean
  /** Of the answer. */
  status: number
  /** `Set-Cookie` of the session opened, if one was. */
  cookie?: string
}

/** HEAD and anything without a token change nothing; nor does a failure of ours, so the link can be followed again. */
export async function followVerificationLink(request: Request): Promise<Verification> {
  try {
    return await follow(request)
  } catch (error) {
    log.error({ reference: referenceOf(request), err: error }, 'verification failed')
    const status = error instanceof Response ? error.status : 500
    return { status, isVerified: false, wasVerified: false, message: MESSAGES.verificationBroke }
  }
}

async function follow(request: Request): Promise<Verification> {
  const token = new URL(request.url).searchParams.get('token')
  if (!token) return { status: 400, isVerified: false, wasVerified: false, message: MESSAGES.noToken }

  const isCounted = request.method === 'GET' && (await countTry('token address', addressOf(request))) === null
  const verified = isCounted ? await verifyEmail(token) : null
  if (verified) {
    const pending = await readPending(request)
    const cookie = pending?.userId === verified.userId ? await openSession(request, verified.userId) : undefined
    return { status: 200, isVerified: true, wasVerified: false, message: MESSAGES.verified, cookie }
  }

  const isSignedIn = (await readStudentSession(request)) !== null
  return isSignedIn
    ? { status: 200, isVerified: true, wasVerified: true, message: MESSAGES.alreadyVerified }
    : { status: 400, isVerified: false, wasVerified: false, message: MESSAGES.deadToken }
}

/** The token is used by now: without a session the way leads through sign-in, which is no failure of the verification. */
async function openSession(request: Request, userId: string): Promise<string | undefined> {
  try {
    return await openStudentSession(request, userId)
  } catch (error) {
    log.error({ reference: referenceOf(request), userId, err: error }, 'no session after a verification')
    return undefined
  }
}
