/** The cookies of sign-in: names and lives, and reading the token of a session. */
import { type Cookie, createCookie } from '@remix-run/node'
import { env } from '~/env.server'
import { ownCookie } from '~/utils/http/own-cookies.server'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '~/utils/time/durations'

/** The student's session token. Signed, so that the front door tells whoever is signed in from a stranger's invention (member-cookie.mjs). */
export const studentCookie = ownCookie('student', { maxAge: 90 * DAY_SECONDS, secrets: env.SESSION_SECRETS })

/** The same of a tutor and of an affiliate, which open nothing of each other's or a student's. */
const tutorCookie = ownCookie('tutor', { maxAge: 7 * DAY_SECONDS, secrets: env.SESSION_SECRETS })
const affiliateCookie = ownCookie('affiliate', { maxAge: 7 * DAY_SECONDS, secrets: env.SESSION_SECRETS })

export const SESSION_COOKIES = { student: studentCookie, tutor: tutorCookie, affiliate: affiliateCookie }

/** Marks the browser that registered, so that following the mailed link there signs in (docs/decisions.md 8): `{ registrationId, email }`. */
const pendingCookie = (name: string) => ownCookie(name, { maxAge: DAY_SECONDS, secrets: env.SESSION_SECRETS })

export const PENDING_COOKIES = {
  student: pendingCookie('pending'),
  tutor: pendingCookie('pending_tutor'),
  affiliate: pendingCookie('pending_affiliate'),
}

/** Names the accounts that this browser signed in to, so that strangers cannot shut their owners out (devices.server.ts). */
export const deviceCookie = ownCookie('device', { maxAge: 365 * DAY_SECONDS, secrets: env.SESSION_SECRETS })

/** A sign-in between the password and the code (models/accounts/second-factor/attempt). It signs nobody in. */
export const attemptCookie = ownCookie('attempt', { maxAge: 10 * MINUTE_SECONDS, secrets: env.SESSION_SECRETS })

/** New recovery codes on the way to the one page that shows them, sealed. */
export const newCodesCookie = ownCookie('codes', { maxAge: 10 * MINUTE_SECONDS, secrets: env.SESSION_SECRETS })

/** The reset token between the mailed link and the form, so that it leaves the address bar. */
export const resetCookie = ownCookie('reset', { maxAge: HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/** The same for the link that confirms a new email address. */
export const newEmailCookie = ownCookie('new_email', { maxAge: HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/**
 * The code that referred this visitor, and when in milliseconds: `{ code, at }` (flows/referral.server.ts). Scripts may read it. Its name
 * is none of ours, because no page differs by it and visitors whom somebody referred get the kept pages like everybody.
 */
export const referralCookie = createCookie('referral', {
  ...{ path: '/', sameSite: 'lax', secure: env.isSecure, maxAge: 30 * DAY_SECONDS },
  secrets: env.SESSION_SECRETS,
})

/** The checkouts that this browser began, a list of ids, so that a guest's purchase goes to the account that signs in here (docs/decisions.md 16). */
export const checkoutCookie = ownCookie('checkout', { maxAge: 30 * DAY_SECONDS, secrets: env.SESSION_SECRETS })

/** The token of the mailed link that attaches a purchase, between the mail and the button. */
export const purchaseCookie = ownCookie('purchase', { maxAge: DAY_SECONDS, secrets: env.SESSION_SECRETS })

/** A parent's session token (parent-session.server.ts). */
export const parentCookie = ownCookie('parent', { maxAge: 2 * HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/** The token of a parent's link between the mail and the button, so that it leaves the address bar. */
export const parentLinkCookie = ownCookie('parent_link', { maxAge: HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/** The token by which a parent decides, in the same way. */
export const consentCookie = ownCookie('consent', { maxAge: HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/** The token that confirms an address, in the same way. */
export const verificationCookie = ownCookie('verification', { maxAge: HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/** The code of a tutor between the link, or the field where it was typed, and the page that asks for agreement. */
export const tutorCodeCookie = ownCookie('tutor_code', { maxAge: HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/** The same for the link that confirms an application for a directory. */
export const listingCookie = ownCookie('listing', { maxAge: HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/** The token that keeps an account from being deleted, in the same way. */
export const keepCookie = ownCookie('keep', { maxAge: HOUR_SECONDS, secrets: env.SESSION_SECRETS })

/** The token of a session as its cookie holds it; null for none, and for what cannot be one. */
export async function readSessionToken(request: Request, cookie: Cookie): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null
}
