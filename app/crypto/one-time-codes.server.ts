/** The codes of authenticator apps (RFC 6238 as all of them know it: SHA-1, six digits, half a minute) and the recovery codes beside them. */
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Stanine'
const STEP_MS = 30_000
const SECRET_BYTES = 20
/** Clocks differ, and typing takes time: the codes before and after are taken too. */
const DRIFT_STEPS = 1
const RECOVERY_DIGITS = 16

/** A new secret, in base 32 as apps take it. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The half minute since 1970 whose code this is, if that is now or next to it; else null. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS })
  return delta === null ? null : Math.floor(now.getTime() / STEP_MS) + delta
}

/** What the picture to be scanned says. */
export function keyAddress(secret: string, account: string): string {
  return totpOf(secret, account).toString()
}

/** A recovery code: digits alone, so that one field and a telephone's keypad take it like a code of the app. */
export function newRecoveryCode(): string {
  return Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join('')
}

/** What was typed as a code, without the blanks and dashes of its groups; null when it can be neither kind. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; digits: string } | null {
  const digits = typed.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(digits)) return { kind: 'app', digits }
  return new RegExp(`^\\d{${RECOVERY_DIGITS}}$`).test(digits) ? { kind: 'recovery', digits } : null
}

/** In groups of four, as people read it. */
export function inGroups(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? ''
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: STEP_MS / 1000 })
}
