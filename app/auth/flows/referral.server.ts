/**
 * A visitor who follows a partner's link, `?ref=CODE` on any page (docs/decisions.md 10): the code is kept in a signed cookie for thirty
 * days, the last click wins, and the address loses it. With registration it is written down and stays.
 */
import { redirect } from '@remix-run/node'
import { referralCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { findReferralCode } from '~/models/partners/referral-code.server'
import { safePath } from '~/utils/http/safe-path'

/** Throws the way to the same address without the code, and keeps the code when a partner has it. Does nothing without one. */
export async function captureReferral(request: Request, now = new Date()): Promise<void> {
  const url = new URL(request.url)
  const typed = url.searchParams.get('ref')
  if (typed === null || (request.method !== 'GET' && request.method !== 'HEAD')) return

  url.searchParams.delete('ref')
  // Over the limit the page is shown all the same, and nothing is looked up.
  const isCounted = (await countTry('referral address', addressOf(request))) === null
  const code = isCounted ? await findReferralCode(typed) : null
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (code) headers.set('Set-Cookie', await referralCookie.serialize({ code, at: now.getTime() }))
  throw redirect(safePath(url.pathname + url.search, '/'), { headers })
}

/** The code that referred this visitor: the one that was sent along if a partner has it, else the one that the browser keeps. */
export async function referralOf(request: Request, sent?: string): Promise<string | undefined> {
  const code = sent && (await findReferralCode(sent))
  if (code) return code

  const kept: unknown = await referralCookie.parse(request.headers.get('cookie'))
  const isKept = typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string'
  return isKept ? ((await findReferralCode(String(kept.code))) ?? undefined) : undefined
}
