/** The cookies of sign-in: names and lives. */
import { env } from '~/env.server'
import { ownCookie } from '~/utils/http/own-cookies.server'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** The student's session token. Signed, so that the front door tells whoever is signed in from a stranger's invention (member-cookie.mjs). */
export const studentCookie = ownCookie('student', { maxAge: 90 * DAY, secrets: env.SESSION_SECRETS })

/** Marks the browser that registered, so that following the mailed link there signs in (docs/decisions.md 8): `{ registrationId, email }`. */
export const pendingCookie = ownCookie('pending', { maxAge: DAY, secrets: env.SESSION_SECRETS })

/** Names the accounts that this browser signed in to, so that strangers cannot shut their owners out (devices.server.ts). */
export const deviceCookie = ownCookie('device', { maxAge: 365 * DAY, secrets: env.SESSION_SECRETS })

/** The reset token between the mailed link and the form, so that it leaves the address bar. */
export const resetCookie = ownCookie('reset', { maxAge: HOUR, secrets: env.SESSION_SECRETS })
