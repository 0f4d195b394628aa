/**
 * A visitor who follows a partner's link, `?ref=CODE` on any page (docs/decisions.md 10): the code is kept in a signed cookie for thirty
 * days, the last click wins, and the address loses it. With registration it is written down and stays.
 */
import { redirect } from '@remix-run/node'
import { referralCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clickDay, countClick } from '~/models/commissions/clicks.server'
import { findPartnerOf, findReferralCode } from '~/models/commissions/referrals/code.server'
import { safePath } from '~/utils/http/safe-path'

/** Throws the way to the same address without the code, and keeps the code when a partner has it. Does nothing without one. */
export async function captureReferral(request: Request, now = new Date()): Promise<void> {
  const url = new URL(request.url)
  const typed = url.searchParams.get('ref')
  if (typed === null || (request.method !== 'GET' && request.method !== 'HEAD')) return

  url.searchParams.delete('ref')
  // Over the limit the page is shown all the same, and nothing is looked up.
  const isCounted = (await countTry('referral address', addressOf(request))) === null
  const partner = isCounted ? await findPartnerOf(typed) : null
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (partner) {
    const clicks = await clicksWith(request, partner.id, now)
    const isFirst = clicks.isNew && request.method === 'GET'
    if (isFirst) await countClick(partner.id, now)
    headers.set('Set-Cookie', await referralCookie.serialize({ code: partner.code, at: now.getTime(), clicks: clicks.kept }))
  }
  throw redirect(safePath(url.pathname + url.search, '/'), { headers })
}

/** So many partners of a day are remembered by a browser. */
const KEPT = 10

/** Whose links this browser followed today, with this one; `isNew` when it had not followed it yet. The cookie alone knows. */
async function clicksWith(request: Request, id: string, now: Date): Promise<{ kept: { day: string; ids: string[] }; isNew: boolean }> {
  const value: unknown = await referralCookie.parse(request.headers.get('cookie'))
  const day = clickDay(now)
  const kept: unknown = typeof value === 'object' && value !== null && 'clicks' in value ? value.clicks : null
  const isToday = typeof kept === 'object' && kept !== null && 'day' in kept && 'ids' in kept && kept.day === day
  const ids = isToday && Array.isArray(kept.ids) ? kept.ids.filter((one): one is string => typeof one === 'string') : []
  return { isNew: !ids.includes(id), kept: { day, ids: [...ids.filter((one) => one !== id), id].slice(-KEPT) } }
}

/** The code that referred this visitor: the one that was sent along if a partner has it, else the one that the browser keeps. */
export async function referralOf(request: Request, sent?: string): Promise<string | undefined> {
  const code = sent && (await findReferralCode(sent))
  if (code) return code

  const kept: unknown = await referralCookie.parse(request.headers.get('cookie'))
  const isKept = typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string'
  return isKept ? ((await findReferralCode(String(kept.code))) ?? undefined) : undefined
}
