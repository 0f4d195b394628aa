/** The product's cookies: names, attributes and signatures. All begin with the prefix by which the page cache stands aside. */
import { createCookie } from '@remix-run/node'
import { env } from '~/env.server'

const DAY = 24 * 60 * 60

function cookie(name: string, options: { maxAge?: number; secrets?: string[]; httpOnly?: boolean } = {}) {
  const prefix = env.isSecure ? '__Host-' : ''
  return createCookie(`${prefix}stanine_${name}`, { path: '/', sameSite: 'lax', secure: env.isSecure, httpOnly: true, ...options })
}

/** The student's session token. */
export const studentCookie = cookie('student', { maxAge: 90 * DAY })

/** Marks the browser that registered, so that following the mailed link there signs in (decisions.md 8). Holds the user's id. */
export const pendingCookie = cookie('pending', { maxAge: DAY, secrets: env.SESSION_SECRETS })

/** The reset token between the mailed link and the form, so that it leaves the address bar. */
export const resetCookie = cookie('reset', { maxAge: 60 * 60, secrets: env.SESSION_SECRETS })

/** The referral code of the last link clicked (decisions.md 10); scripts may read it. */
export const referralCookie = cookie('referral', { maxAge: 30 * DAY, secrets: env.SESSION_SECRETS, httpOnly: false })
