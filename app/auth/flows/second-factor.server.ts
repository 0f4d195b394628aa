/**
 * The second step of a sign-in: a code of the app, or a recovery code, by the browser that brought the right password.
 *
 * Whoever knows the password could try codes for ever, so wrong ones are counted for the account, over all its attempts: ten by browsers
 * where it never signed in, then a link in a mail makes the owner's browser a known one; twenty by known ones. Recovery codes, which nobody
 * guesses, are taken all the while, so nobody can keep the owner out (docs/decisions/017).
 */
import { attemptCookie } from '~/auth/cookies.server'
import { deviceOf, rememberSignIn } from '~/auth/devices.server'
import { addressOf, countTry, giveBackTry, takeTry } from '~/auth/limits.server'
import { openProvedSession, type Proved } from '~/auth/session.server'
import { readCode } from '~/crypto/one-time-codes.server'
import type { Audience } from '~/generated/prisma/enums'
import { type AccountName, countedAs, passwordHashOf } from '~/models/accounts/audiences/rows.server'
import { beginAttempt, endAttempt, isAttemptOpen, takeTryOf } from '~/models/accounts/second-factor/attempt.server'
import { spendCode } from '~/models/accounts/second-factor/factor.server'
import { warnOwner } from '~/models/accounts/second-factor/notice.server'
import { mailSignInProof } from '~/models/accounts/sign-in-proof.server'
import { log } from '~/utils/log.server'

type Owner = AccountName & { email: string }

export type CodeProof =
  | { outcome: 'right' }
  | { outcome: 'wrong' }
  | { outcome: 'limited'; retryAfter: number }
  /** Only a recovery code helps now; a link in a mail too, where the browser is not known. */
  | { outcome: 'shut'; isKnown: boolean; retryAfter: number }

/** Tries a code for the account, within its limits. */
export async function proveCode(request: Request, { audience, id, email }: Owner, code: string): Promise<CodeProof> {
  const owner = { audience, id }
  const retryAfter = await countTry('token address', addressOf(request))
  if (retryAfter !== null) return { outcome: 'limited', retryAfter }
  if (readCode(code)?.kind !== 'app') return (await spendCode({ owner, code })) ? { outcome: 'right' } : wrong(owner)

  const isKnown = (await deviceOf(request, { audience, email })) !== null
  const limit = isKnown ? 'code known' : 'code strangers'
  const tried = countedAs(audience, id)
  const refusal = await takeTry(limit, tried)
  if (refusal) {
    if (refusal.isFirst && isKnown) await warnOwner(owner)
    else if (refusal.isFirst) await mailSignInProof(email, { template: 'code-proof', audience })
    return { outcome: 'shut', isKnown, retryAfter: refusal.retryAfter }
  }
  if (!(await spendCode({ owner, code }))) return wrong(owner)
  await giveBackTry(limit, tried)
  return { outcome: 'right' }
}

function wrong({ audience, id: userId }: AccountName): CodeProof {
  log.info({ userId, audience }, 'a wrong code')
  return { outcome: 'wrong' }
}

/**
 * Signs in: a new session, and a browser that is known from then on. Returns the `Set-Cookie` values; null when what was proved holds no
 * longer.
 */
export async function openSignIn(request: Request, account: Owner, proved: Omit<Proved, 'email'>): Promise<string[] | null> {
  // First: the session says whether its network was new.
  const session = await openProvedSession(request, account, { ...proved, email: account.email })
  if (!session) return null
  log.info({ userId: account.id, audience: account.audience }, 'signed in')
  return [session, await rememberSignIn(request, account)]
}

/** The `Set-Cookie` value of a new attempt, after the right password. */
export async function openAttempt(account: AccountName): Promise<string> {
  return attemptCookie.serialize(await beginAttempt(account))
}

/** Whether this browser brought the right password and may try a code: yes, no, or no longer. */
export async function attemptOf(request: Request, audience: Audience): Promise<'open' | 'over' | 'none'> {
  const token = await readToken(request)
  if (!token) return 'none'
  return (await isAttemptOpen({ audience, token })) ? 'open' : 'over'
}

export type SecondStep =
  | { outcome: 'signed-in'; id: string; cookies: string[] }
  | { outcome: 'over' }
  | { outcome: 'wrong'; triesLeft: number }
  | Exclude<CodeProof, { outcome: 'right' | 'wrong' }>

/** Tries a code in this browser's attempt. Five wrong ones end it, and so does the right one. */
export async function passSecondStep(request: Request, audience: Audience, code: string): Promise<SecondStep> {
  const token = await readToken(request)
  const attempt = token && (await takeTryOf({ audience, token }))
  if (!attempt) return { outcome: 'over' }

  const { account } = attempt
  const proof = await proveCode(request, account, code)
  if (proof.outcome === 'wrong') return attempt.triesLeft > 0 ? { outcome: 'wrong', triesLeft: attempt.triesLeft } : { outcome: 'over' }
  if (proof.outcome !== 'right') return proof
  const passwordHash = await passwordHashOf(account)
  // Gone when the password was changed meanwhile: what it proved is no longer true.
  if (!(await endAttempt(token))) return { outcome: 'over' }
  const cookies = await openSignIn(request, account, { passwordHash, hasSecondFactor: true })
  return cookies ? { outcome: 'signed-in', id: account.id, cookies: [...cookies, await forgottenAttempt()] } : { outcome: 'over' }
}

/** The `Set-Cookie` value that takes an attempt's cookie away. */
export function forgottenAttempt(): Promise<string> {
  return attemptCookie.serialize('', { maxAge: 0 })
}

async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await attemptCookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' && value !== '' ? value : null
}
